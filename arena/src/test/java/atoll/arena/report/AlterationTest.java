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
import java.util.List;
import java.util.Map;
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
          """)
  void aSlipOfThePenIsAnsweredWithASentence(
      String game, String file, String from, String to, String sentence) {
    assertThatThrownBy(() -> altered(game, file, from, to))
        .isInstanceOfSatisfying(
            Refused.class,
            refused -> assertThat(refused.sentence()).startsWith(file + ":").contains(sentence));
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
    assertThatThrownBy(() -> Alteration.tryOut(setup(odd), setup(game("my-island"))))
        .isInstanceOfSatisfying(
            Refused.class,
            refused -> assertThat(refused.sentence()).contains("tiles.json", "larger", "room for"));
  }

  @Test
  void alteredNumbersArePlayedWithAndTheSourcesStayAsTheyAre() {
    Game dear = altered("lord-of-my-island", "dice.json", "\"value\":8", "\"value\":80");
    Alteration.tryOut(setup(dear), setup(game("lord-of-my-island")));
    assertThat(score(setup(dear))).isGreaterThan(score(setup(game("lord-of-my-island"))));
    assertThat(game("lord-of-my-island").components().digest()).isEmpty();
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
