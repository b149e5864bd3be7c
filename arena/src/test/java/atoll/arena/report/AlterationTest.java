package atoll.arena.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import atoll.arena.Match;
import atoll.engine.Game;
import atoll.engine.Games;
import atoll.engine.RandomSource;
import atoll.engine.Refused;
import atoll.engine.Setup;
import atoll.engine.json.Json;
import atoll.engine.record.BadRecord;
import atoll.engine.record.Replay;
import atoll.games.Catalogue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Component files of a designer's own: what is wrong with them is said in a sentence. */
final class AlterationTest {
  private static Game game(String id) {
    return Catalogue.all().get(id);
  }

  private static String own(String game, String file) {
    return Json.write(game(game).components().file(file));
  }

  private static Game altered(String game, String file, String from, String to) {
    String text = own(game, file);
    assertThat(text).contains(from);
    return Alteration.of(game(game), Map.of(file, text.replace(from, to)));
  }

  @Test
  void theGamesOwnFilesAreNoAlteration() {
    for (Game game : Catalogue.all().all()) {
      for (String file : game.components().files()) {
        String text = Json.write(game.components().file(file));
        assertThat(Alteration.of(game, Map.of(file, text))).isSameAs(game);
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          lord-of-my-island | dice.json  | "value":8          | "value":"eight"     | must be a number
          lord-of-my-island | tiles.json | "value":3          | "worth":3           | has no "value"
          lord-of-my-island | dice.json  | "value":8          | "value":99999999    | must lie between
          first-island      | cards.json | [[0,0,"ne"],[1,0,"sw"],[1,1,"ne"],[2,1,"sw"]] | [] | must not be empty
          my-island         | tiles.json | "symbols":["field","field"] | "symbols":[] | must not be empty
          islant            | land.json  | "lake":true        | "lake":1            | must be true or false
          islant            | land.json  | "lake":true        | "lake":false        | "lake" cannot be false
          islant            | land.json  | ["N","E"]          | ["N","X"]           | there is no side "X"
          first-island      | tribes.json | "perTurn":1       | "perTurn":2         | "perTurn" cannot be 2: it must be 1
          first-island      | tribes.json | "boxes":[1,2,     | "boxes":[2,1,       | "boxes" cannot be
          first-island      | tribes.json | "die":1           | "die":7             | "die" cannot be 7
          first-island      | board.json | "e":"a2"           | "e":"b2"            | "adjacent" cannot be
          first-island      | board.json | "coast":["ne","e"] | "coast":["ne"]      | "coast" cannot be
          lord-of-my-island | dice.json  | "count":3          | "count":4           | "count" cannot be 4
          lord-of-my-island | tiles.json | "communities":["logging","farming"],"roads":["N0","01","W1"] | "communities":["logging","farming","mining"],"roads":["N0","W1"] | at most 2 districts
          my-island         | campaign.json | "raft":[1,2,3]  | "raft":[1,2,9]      | tells of the raft in paragraph 9 of 5
          my-island         | campaign.json | "raft":[1,2,3]  | "raft":[0,2,3]      | tells of the raft in paragraph 0 of 5
          my-island         | campaign.json | "raft":[1,2,3]  | "reef":[1,2,3]      | there is no twist "reef"
          first-island      | modes.json | "full":{           | "whole":{           | there must be a card set "full"
          first-island      | modes.json | "standard":{       | "normal":{          | there must be a level "standard"
          small-islands     | tokens.json | "prestigeTokens":45 | "prestigeTokens":9 | "prestigeTokens" cannot be 9
          small-islands     | tokens.json | "id":"flower"     | "id":"flour"        | "bonus" cannot be
          small-islands     | tokens.json | "discovery":[2,   | "discovery":[20,    | values of discovery tokens
          small-islands     | tokens.json | "discovery":[2,3,3,4,4,5,5,5,6,6,7,8] | "discovery":[9,9,9,9,9,9,9,9,9,9,9,16] | must lie from 1 to 15
          small-islands     | solo.json  | "actions":["explore"] | "actions":["land"] | "actions" cannot be
          small-islands     | solo.json  | "type":"explore"   | "type":"explode"    | "type" cannot be "explode"
          small-islands     | solo.json  | "level":1          | "level":2           | "level" cannot be 2
          small-islands     | solo.json  | "directions":["N", | "directions":["U",  | there is no side "U"
          small-islands     | tiles.json | "corners":["NW"]   | "corners":["NV"]    | there is no corner "NV"
          small-islands     | tiles.json | "corners":"LSSS"   | "corners":"SLSS"    | "corners" cannot be "SLSS"
          """)
  void aSlipOfThePenIsAnsweredWithASentence(
      String game, String file, String from, String to, String sentence) {
    assertThatThrownBy(() -> altered(game, file, from, to))
        .isInstanceOfSatisfying(
            Refused.class,
            refused ->
                assertThat(refused.sentence())
                    .matches(Pattern.quote(file) + "(:| cannot be played with:) .*")
                    .contains(sentence));
  }

  @Test
  void aTileTooFewIsRefused() {
    Map<String, Object> tiles =
        new HashMap<>(game("small-islands").components().file("tiles.json"));
    tiles.put("landscape", Json.list(tiles.get("landscape")).subList(1, 56));
    assertThatThrownBy(
            () -> Alteration.of(game("small-islands"), Map.of("tiles.json", Json.write(tiles))))
        .isInstanceOfSatisfying(
            Refused.class, refused -> assertThat(refused.sentence()).contains("56 Landscape"));
  }

  @Test
  void whatIsNoComponentFileIsRefused() {
    assertThatThrownBy(() -> Alteration.of(game("islant"), Map.of("tiles.json", "{}")))
        .isInstanceOfSatisfying(
            Refused.class,
            refused -> assertThat(refused.sentence()).contains("islant has no", "land.json"));
    assertThatThrownBy(() -> Alteration.of(game("islant"), Map.of("land.json", "{")))
        .isInstanceOf(Refused.class);
    assertThatThrownBy(() -> Alteration.of(game("islant"), Map.of("land.json", "[]")))
        .isInstanceOf(Refused.class);
  }

  @Test
  void aTileThatIsLargerThanTheBoardIsRefused() {
    String tile = "\"tile\":3,\"shape\":\"pair\",\"spaces\":[[0,0],";
    Game odd = altered("my-island", "tiles.json", tile + "[1,0]]", tile + "[13,0]]");
    assertThatThrownBy(() -> Alteration.tryOut(setup(odd), game("my-island")))
        .isInstanceOfSatisfying(
            Refused.class,
            refused -> assertThat(refused.sentence()).contains("tiles.json", "larger", "room for"));
  }

  /** A tile that is too wide for the two terrains that may be built on, once it is so wide. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"tile":3,"shape":"pair","spaces":[[0,0],[1,0]],"symbols":["wall","wall"] | 28 | {"tile":3,"shape":"pair","spaces":[[0,0],[0,3],[3,0]],"symbols":["wall","wall","wall"] | place card 3, pair wall wall wall
          {"tile":3, | 33 | {"tile":33,"shape":"odd","spaces":[[0,0],[0,3],[3,0]],"symbols":["wall","wall","wall"],"set":"base"},{"tile":3, | place card 33, odd wall wall wall
          """)
  void aTileThatFitsNowhereIsRefusedBeItNewOrNot(
      String from, int tiles, String to, String sentence) {
    String two = "\"terrain\":[\"beach\",\"heather\"";
    Map<String, String> files =
        Map.of(
            "eternal.json",
            own("my-island", "eternal.json")
                .replace(two + ",\"palm\"]", two + "]")
                .replace("\"tiles\":28", "\"tiles\":" + tiles),
            "tiles.json",
            own("my-island", "tiles.json").replace(from, to));
    Game odd = Alteration.of(game("my-island"), files);
    assertThatThrownBy(() -> Alteration.tryOut(setup(odd), game("my-island")))
        .isInstanceOfSatisfying(
            Refused.class,
            refused ->
                assertThat(refused.sentence())
                    .matches(
                        "with eternal.json, tiles.json “"
                            + sentence
                            + "” fits nowhere: it came up \\d+ times in 42 games and was never"
                            + " possible"));
  }

  @Test
  void alteredNumbersArePlayedWithAndTheSourcesStayAsTheyAre() {
    Game dear = altered("lord-of-my-island", "dice.json", "\"value\":8", "\"value\":80");
    Alteration.tryOut(setup(dear), game("lord-of-my-island"));
    assertThat(score(setup(dear))).isGreaterThan(score(setup(game("lord-of-my-island"))));
    assertThat(game("lord-of-my-island").components().digest()).isEmpty();
  }

  /** Tiles, boards, cards, dice, campaign pieces, numbers: what is exchanged is played with. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          my-island         | {}                             | tiles.json       | "symbols":["field","field"] | "symbols":["house","house"]
          my-island         | {}                             | boards.json      | "terrain":"BHPRRRRPHB"    | "terrain":"BHPPRRPPHB"
          my-island         | {}                             | eternal.json     | "size":5,"points":3       | "size":4,"points":7
          my-island         | {"mode":"episode","episode":2} | campaign.json    | "size":5,"points":3       | "size":4,"points":7
          my-island         | {"mode":"episode","episode":2} | boards.json      | "terrain":"BHPRRRRRPHB"   | "terrain":"BHHHHRRRPHB"
          lord-of-my-island | {}                             | tiles.json       | "value":3                 | "value":9
          lord-of-my-island | {}                             | dice.json        | "value":8                 | "value":80
          lord-of-my-island | {}                             | board.json       | "columns":8               | "columns":9
          lord-of-my-island | {}                             | numbers.json     | "unplayedCost":30         | "unplayedCost":90
          first-island      | {}                             | cards.json       | "points":8                | "points":28
          first-island      | {}                             | tribes.json      | "count":5                 | "count":6
          first-island      | {}                             | modes.json       | "several":13              | "several":9
          islant            | {}                             | levels.json      | [[5],[3,4],[1,2],[],[1,2],[3,4],[5]] | [[5],[1,4],[3,2],[],[1,2],[3,4],[5]]
          islant            | {"level":2}                    | wave-lines.json  | "points":4                | "points":40
          islant            | {"level":4}                    | ship-totals.json | "points":2                | "points":22
          small-islands     | {}                             | cards.json       | "plus":0                  | "plus":9
          small-islands     | {}                             | tiles.json       | "symbols":["flower","house","port"] | "symbols":["flower","temple"]
          small-islands     | {}                             | tokens.json      | "housesPerPlayer": 8      | "housesPerPlayer": 4
          small-islands     | {}                             | tokens.json      | "discovery": [2,3,3,4,4,5,5,5,6,6,7,8] | "discovery": [9,9,9,9,9,9,9,9,9,9,9,9]
          """)
  void everyKindOfComponentCanBeExchanged(
      String game, String options, String file, String from, String to) {
    Map<String, Object> chosen = Json.object(Json.read(options));
    Game other = altered(game, file, from.replace(": ", ":"), to.replace(": ", ":"));
    Setup own = Setup.of(game(game), 2, chosen);
    Setup altered = Setup.of(other, 2, chosen);
    assertThat(events(altered)).isNotEqualTo(events(own));
    Alteration.tryOut(altered, game(game));
  }

  /** What happens in some games, and how they end. */
  private static List<String> events(Setup setup) {
    List<String> bots = List.of("greedy", "greedy");
    List<String> events = new ArrayList<>();
    for (int game = 0; game < 4; game++) {
      String record =
          new Match(setup, bots, new RandomSource(5).split(game)).record(setup, bots, false);
      events.addAll(record.lines().skip(1).toList()); // the header has the digest
    }
    return events;
  }

  private static Setup setup(Game game) {
    return Setup.of(game, 2, Map.of());
  }

  private static int score(Setup setup) {
    int score = 0;
    for (int game = 0; game < 10; game++) {
      Match match = new Match(setup, List.of("greedy", "greedy"), new RandomSource(3).split(game));
      match.play();
      score += match.position().score(0) + match.position().score(1);
    }
    return score;
  }

  @Test
  void recordsCarryTheDigestAndAreRefusedElsewhere() throws BadRecord {
    Game dear = altered("lord-of-my-island", "dice.json", "\"value\":8", "\"value\":80");
    String record = record(setup(dear));
    assertThat(record).contains("\"components\":\"" + dear.components().digest() + "\"");
    assertThat(Replay.of(new Games(List.of(dear)), record).ended()).isTrue();
    assertThatThrownBy(() -> Replay.of(Catalogue.all(), record))
        .isInstanceOf(BadRecord.class)
        .hasMessageContaining("line 1: this was played with altered components");
    String plain = record(setup(game("lord-of-my-island")));
    assertThat(plain).doesNotContain("components");
    assertThatThrownBy(() -> Replay.of(new Games(List.of(dear)), plain))
        .isInstanceOf(BadRecord.class)
        .hasMessageContaining("not altered");
  }

  private static String record(Setup setup) {
    List<String> bots = List.of("random", "random");
    return new Match(setup, bots, new RandomSource(1)).record(setup, bots, false);
  }

  @Test
  void digestsFollowFromTheContentAlone() {
    Game dear = altered("lord-of-my-island", "dice.json", "\"value\":8", "\"value\":80");
    Game again = altered("lord-of-my-island", "dice.json", "\"value\":8", "\"value\":80");
    Game other = altered("lord-of-my-island", "dice.json", "\"value\":8", "\"value\":81");
    assertThat(again.components().digest()).isEqualTo(dear.components().digest());
    assertThat(other.components().digest()).isNotEqualTo(dear.components().digest());
    assertThat(dear.components().exchanged()).containsExactly("dice.json");
  }
}
