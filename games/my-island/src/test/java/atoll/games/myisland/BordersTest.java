package atoll.games.myisland;

import static atoll.games.myisland.Scene.campaign;
import static atoll.games.myisland.Scene.episode;
import static atoll.games.myisland.Scene.eternal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import atoll.engine.Games;
import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.Refused;
import atoll.engine.Setup;
import atoll.engine.record.BadRecord;
import atoll.engine.record.RecordWriter;
import atoll.engine.record.Replay;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What comes from outside: moves, chance, headers and editions, and what is wrong with them. */
final class BordersTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "place",
        "place c5",
        "place c5 r6",
        "place c5 r00",
        "place z1 r0",
        "place c5 r0 x",
        "PASS",
        "pass ",
        "stop stop",
        "stick",
        "stick gate",
        "stick gate c5",
        "stick glade c5",
        "stick glade c5 f0",
        "stick clearing c5 r0",
        "keep",
        "keep nothing",
        "keep barn barn",
        "hold hold",
        "place t1 c5 r0",
        "place c5 f0",
        "stick rock t1.1",
        "stick gate t1.3",
        "stick gate t01.1",
        "stick gate t33.1",
        "stick nothing c5",
        "card 5",
        "place  c5 r0",
        "place a99999999999 r0"
      })
  void whateverIsNoMoveIsRefused(String text) {
    Position position = eternal().card(1).position;
    assertThatThrownBy(() -> position.readMove(0, text)).isInstanceOf(Refused.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "card", "card 0", "card 05", "card 29", "card 5", "card 6 7", "roll 3"})
  void onlyACardStillInTheStackComes(String text) {
    Position position = eternal().card(5).play("pass").position;
    assertThatThrownBy(() -> position.readOutcome(text, new Ints())).isInstanceOf(Refused.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"nme\":\"x\"}",
        "{\"name\":7}",
        "{\"name\":\"a name that is far too long to fit\"}",
        "{\"progress\":81}",
        "{\"progress\":-1}",
        "{\"progress\":1.5}",
        "{\"progress\":null}",
        "{\"log\":100}",
        "{\"log\":-1}",
        "{\"log\":\"3\"}",
        "{\"stickers\":[]}",
        "{\"stickers\":{\"z1\":\"rock\"}}",
        "{\"stickers\":{\"i1\":\"rock\"}}",
        "{\"stickers\":{\"c5\":\"gate\"}}",
        "{\"stickers\":{\"c5\":\"palm\"}}",
        "{\"stickers\":{\"c5\":4}}",
        "{\"marks\":{\"t12.2\":\"house\"}}",
        "{\"marks\":{\"t12.4\":\"wall\"}}",
        "{\"marks\":{\"t012.2\":\"wall\"}}",
        "{\"marks\":{\"t4.1\":\"path\"}}",
        "{\"marks\":{\"t33.1\":\"wall\"}}",
        "{\"marks\":{\"t12.2\":null}}"
      })
  void aBoardThatCannotBeIsRefused(String board) { // R23
    assertThatThrownBy(() -> campaign(4, board, "{}"))
        .isInstanceOf(Refused.class)
        .hasMessageStartingWith("the board of seat 0 is not valid: ");
  }

  @Test
  void everySeatNeedsOneBoard() { // R23
    var game = new MyIslandGame();
    Setup two = Setup.of(game, 2, MyIslandGame.link(4, List.of(Map.of())));
    assertThatThrownBy(two::start).hasMessage("boards must be one for each of the 2 seats, not 1");
    Setup map = Setup.of(game, 2, Map.of("mode", "episode", "boards", Map.of()));
    assertThatThrownBy(map::start).isInstanceOf(Refused.class);
    assertThatThrownBy(() -> Setup.of(game, 2, Map.of("boards", List.of())))
        .hasMessage("boards goes only with mode episode in my-island");
    assertThatThrownBy(() -> Setup.of(game, 2, Map.of("episode", 3L)))
        .hasMessage("episode goes only with mode episode in my-island");
  }

  @Test
  void namesCountCodePoints() { // R23
    String name = "🏝".repeat(24);
    assertThat(campaign(4, "{\"name\":\"" + name + "\"}", "{}").position.course.board(0).name())
        .isEqualTo(name);
  }

  @Test
  void placementsNameTheirTileWhereThereIsAChoice() {
    Position raft = campaign(5, "{}", "{}").card(1).position;
    assertThatThrownBy(() -> raft.readMove(0, "place h1 r0")).isInstanceOf(Refused.class);
    assertThatThrownBy(() -> raft.readMove(0, "place t01 h1 r0")).isInstanceOf(Refused.class);
    assertThat(raft.writeMove(0, raft.readMove(0, "place t1 h1 r0"))).isEqualTo("place t1 h1 r0");
    Position flip = episode(20).card(1).position;
    assertThat(flip.writeMove(0, flip.readMove(0, "place h1 f2"))).isEqualTo("place h1 f2");
    assertThatThrownBy(() -> flip.readMove(0, "place h1 f6")).isInstanceOf(Refused.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"goal", "goal barn", "goal highway", "goal nothing", "card 1", "goal even x"})
  void onlyAGoalOfTheEpisodeComesAndNoneTwice(String text) { // R29
    Position position = episode(6).chance("goal barn").position;
    assertThatThrownBy(() -> position.readOutcome(text, new Ints())).isInstanceOf(Refused.class);
  }

  private static final Games GAMES = new Games(List.of(new MyIslandGame()));

  private static void replay(String edition, String options) throws BadRecord {
    Replay.of(
        GAMES,
        "{\"atoll\":1,\"game\":\"my-island\""
            + edition
            + ",\"options\":"
            + options
            + ",\"seats\":[\"Ada\",\"Grace\"]}\n{\"by\":\"chance\",\"do\":\"card 1\"}\n");
  }

  @Test
  void eternalGamesOfTheFirstEditionAreStillPlayed() throws BadRecord { // R26
    replay("", "{}");
    replay("", "{\"mode\":\"eternal\"}");
    replay(",\"edition\":1", "{}");
    replay(",\"edition\":2", "{}");
    replay(",\"edition\":2", "{\"mode\":\"episode\"}");
  }

  @Test
  void episodesOfAnotherEditionAreRefused() { // R26
    String sentence =
        "this was played by edition 1 of the rules of my-island; here edition 2 is played";
    assertThatThrownBy(() -> replay("", "{\"mode\":\"episode\"}")).hasMessageContaining(sentence);
    assertThatThrownBy(() -> replay(",\"edition\":1", "{\"mode\":\"episode\",\"episode\":9}"))
        .hasMessageContaining(sentence);
    assertThatThrownBy(() -> replay(",\"edition\":3", "{}"))
        .hasMessageContaining("this was played by edition 3");
  }

  @Test
  void newRecordsSayTheirEdition() { // R26
    Setup setup = Setup.of(new MyIslandGame(), 2, Map.of());
    assertThat(new RecordWriter(false).header(setup, List.of("Ada", "Grace")))
        .startsWith("{\"atoll\":1,\"game\":\"my-island\",\"edition\":2,");
  }
}
