package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Game;
import atoll.engine.Games;
import atoll.engine.RandomSource;
import atoll.engine.json.Json;
import atoll.engine.record.Replay;
import atoll.examples.connectfour.ConnectFourGame;
import atoll.games.Catalogue;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A game that the server has never heard of, with nothing written for it. */
final class SixthGameTest {
  private static final String ME = "{\"kind\":\"me\"}";

  private final Games games = withConnectFour();
  @TempDir Path data;
  private AtollServer server;

  private static Games withConnectFour() {
    List<Game> all = new ArrayList<>(Catalogue.all().all());
    all.removeIf(
        game -> game.id().equals("connect-four")); // there already in a build with examples
    all.add(new ConnectFourGame());
    return new Games(all);
  }

  @BeforeEach
  void start() {
    server = AtollServer.start(TestServer.config(data), games);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  @Test
  void isListedWithItsTitle() {
    List<Object> listed =
        Json.list(Json.read(Player.stranger(server.port()).get("/api/games").expect(200).text()));
    assertThat(Json.object(listed.getLast()))
        .containsEntry("id", "connect-four")
        .containsEntry("title", "Connect Four")
        .containsEntry("minSeats", 2L)
        .containsEntry("maxSeats", 2L)
        .containsEntry("options", List.of());
  }

  @ParameterizedTest
  @ValueSource(strings = {"random", "greedy", "level2"})
  void isPlayedAgainstBotsToARecordThatReplays(String bot) throws Exception {
    Player ada = Player.arrive(server.port(), "Ada");
    String id =
        ada.create("connect-four", "{}", ME, "{\"kind\":\"bot\",\"bot\":\"%s\"}".formatted(bot));
    RandomSource random = new RandomSource(1);
    while (!Player.isOver(ada.look(id))) {
      ada.playOne(id, random, move -> true);
    }
    Map<String, Object> seen = ada.look(id);
    assertThat(Json.object(seen.get("result"))).containsKeys("scores", "ranks", "breakdown");
    Replay replay = Replay.of(games, ada.get("/api/tables/" + id + "/record").expect(200).text());
    assertThat(replay.ended()).isTrue();
  }

  @Test
  void aMoveIsTakenBackUntilTheOtherHasMoved() {
    Player ada = Player.arrive(server.port(), "Ada");
    String id =
        ada.create("connect-four", "{}", ME, "{\"kind\":\"same-device\",\"name\":\"Grace\"}");
    int number = Json.whole(ada.look(id).get("number"));
    ada.move(id, 0, number, "drop 4").expect(200);
    assertThat(ada.look(id)).containsEntry("takeBack", List.of(0L)).containsEntry("viewer", 1L);
    ada.takeBack(id, 0, number + 1).expect(200);
    assertThat(ada.look(id)).containsEntry("takeBack", List.of()).containsEntry("viewer", 0L);
    ada.move(id, 0, number + 2, "drop 8").expect(422);
  }

  @Test
  void aDiagramComesOnlyWhenAskedFor() {
    Player ada = Player.arrive(server.port(), "Ada");
    String id =
        ada.create("connect-four", "{}", ME, "{\"kind\":\"same-device\",\"name\":\"Grace\"}");
    int number = Json.whole(ada.look(id).get("number"));
    ada.move(id, 0, number, "drop 4").expect(200);
    Map<String, Object> asked = ada.get("/api/tables/" + id + "?diagram=true").expect(200).json();
    assertThat(Json.text(asked.get("diagram"))).contains(". . . X . . .\n", "> seat 1: 0\n");
    Player stranger = Player.stranger(server.port());
    assertThat(stranger.get("/api/tables/" + id + "?diagram=true").expect(200).json())
        .containsEntry("viewer", -1L)
        .containsEntry("diagram", asked.get("diagram"));
    Map<String, Object> plain = ada.look(id);
    assertThat(plain).doesNotContainKey("diagram");
    asked.remove("diagram");
    assertThat(plain).isEqualTo(asked);
    assertThat(stranger.look(id)).doesNotContainKey("diagram");
  }

  @Test
  void aTableOnTheStreamBringsItsDiagramWhenAskedFor() throws Exception {
    Player ada = Player.arrive(server.port(), "Ada");
    String id =
        ada.create("connect-four", "{}", ME, "{\"kind\":\"same-device\",\"name\":\"Grace\"}");
    assertThat(firstTable(ada, id, "?table=true&diagram=true")).containsKey("diagram");
    assertThat(firstTable(ada, id, "?table=true")).doesNotContainKey("diagram");
  }

  /** The table that comes with the newest event of a stream. */
  private Map<String, Object> firstTable(Player player, String id, String query) throws Exception {
    String path = "/api/tables/" + id + "/events" + query;
    try (Listener listener = new Listener(server.port(), path, player.token(), null)) {
      Map<String, Object> event = listener.next(1).getFirst().json();
      while (!event.containsKey("table")) {
        event = listener.next(1).getFirst().json();
      }
      return Json.object(event.get("table"));
    }
  }
}
