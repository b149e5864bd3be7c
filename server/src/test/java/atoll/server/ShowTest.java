package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.fair.Verification;
import atoll.engine.json.Json;
import atoll.games.Catalogue;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Islant R22: names and colours are for show, and wait for nobody. */
final class ShowTest {
  private static final String CHOSEN =
      "{\"islands\":[\" Avalon \",\"Thule\"],\"colours\":[\"green\",\"pink\"]}";
  private static final Map<String, Object> KEPT =
      Map.of("islands", List.of("Avalon", "Thule"), "colours", List.of("green", "pink"));

  @TempDir Path data;
  private AtollServer server;
  private Player ada;
  private Player grace;
  private String table;

  @BeforeEach
  void sitDown() {
    server = TestServer.start(data);
    ada = Player.arrive(server.port(), "Ada");
    grace = Player.arrive(server.port(), "Grace");
    table = ada.create("islant", "{\"level\":3}", "{\"kind\":\"me\"}", "{\"kind\":\"open\"}");
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private Player.Reply show(Player who, int seat, String show) {
    return who.post(
        "/api/tables/" + table + "/show", "{\"seat\":" + seat + ",\"show\":" + show + "}");
  }

  private Object shown(int seat) {
    Map<String, Object> seen = Player.stranger(server.port()).look(table);
    return Json.object(Json.list(seen.get("seats")).get(seat)).getOrDefault("show", "nothing");
  }

  @Test
  void aSeatShowsWhatItChoseBeforeDuringAndAfterTheGame() {
    show(ada, 0, CHOSEN).expect(200);
    assertThat(shown(0)).isEqualTo(KEPT);
    grace.join(table, 1);
    int number = Json.whole(ada.look(table).get("number"));
    show(grace, 1, "{\"colours\":[\"sky\",\"brown\"]}").expect(200);
    ada.move(table, 0, number, "end").expect(200); // not stale: no rule looks at it
    grace.move(table, 1, number, "end").expect(200);
    show(grace, 1, "{}").expect(200);
    assertThat(shown(1)).isEqualTo("nothing");
    String record = ada.get("/api/tables/" + table + "/record").expect(200).text();
    assertThat(Json.object(Json.read(record.lines().findFirst().orElseThrow())).get("show"))
        .isEqualTo(Arrays.asList(KEPT, null));
    Verification.of(Catalogue.all(), record);
    server.close();
    server = TestServer.start(data);
    assertThat(shown(0)).isEqualTo(KEPT);
  }

  @Test
  void whatMakesNoSenseIsRefusedAndChangesNothing() {
    for (String show :
        List.of(
            "{\"islands\":[\"\"]}",
            "{\"islands\":[\"a\\nb\"]}",
            "{\"islands\":[\"a\\u202Eb\"]}",
            "{\"islands\":[\"\\u0000\"]}",
            "{\"islands\":[\"\\uD800\"]}",
            "{\"islands\":[\"\\u3164\"]}",
            "{\"islands\":[7]}",
            "{\"islands\":\"Avalon\"}",
            "{\"islands\":[\"" + "x".repeat(25) + "\"]}",
            "{\"islands\":[" + "\"x\",".repeat(12) + "\"x\"]}",
            "{\"colours\":[\"red\"]}",
            "{\"colours\":[\"red\",\"red\"]}",
            "{\"colours\":[\"red\",\"mauve\"]}",
            "{\"flags\":[]}")) {
      show(ada, 0, show).expect(422);
    }
    show(ada, 0, "5").expect(400);
    show(ada, 1, CHOSEN).expect(403);
    show(grace, 0, CHOSEN).expect(403);
    show(Player.stranger(server.port()), 0, CHOSEN).expect(401);
    assertThat(shown(0)).isEqualTo("nothing");
  }

  @Test
  void otherGamesHaveNothingToChoose() {
    table = ada.create("my-island", "{}", "{\"kind\":\"me\"}", "{\"kind\":\"open\"}");
    assertThat(show(ada, 0, "{}").expect(422).text()).contains("nothing to choose");
  }
}
