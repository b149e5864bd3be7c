package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.json.Json;
import atoll.games.Catalogue;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What one client cannot take from the others. */
final class SharesTest {
  private static final String ONE_SEAT = "{\"game\":\"islant\",\"seats\":[{\"kind\":\"me\"}]}";
  private static final String BOTS =
      "{\"game\":\"islant\",\"seats\":[{\"kind\":\"bot\",\"bot\":\"level5\"}]}";

  private static AtollServer limited(Path data) {
    return AtollServer.start(TestServer.config(data).withLimits(true), Catalogue.all());
  }

  private static String seats(int count) {
    return String.join(",", Collections.nCopies(count, "{\"kind\":\"me\"}"));
  }

  @Test
  void manyGuestsOfOneAddressMakeNoMoreTables(@TempDir Path data) {
    try (AtollServer server = limited(data)) {
      int made = 0;
      for (int guest = 0; guest < 4; guest++) {
        Player player = Player.arrive(server.port(), "Guest " + guest);
        for (int table = 0; table < 40; table++) {
          made += player.post("/api/tables", ONE_SEAT).status() == 201 ? 1 : 0;
        }
      }
      assertThat(made).isBetween(80, 140);
    }
  }

  @Test
  void tablesWhereOnlyBotsPlayAreFew(@TempDir Path data) {
    try (AtollServer server = limited(data)) {
      Player player = Player.arrive(server.port(), "Ada");
      int made = 0;
      Player.Reply reply = player.post("/api/tables", BOTS);
      for (; reply.status() == 201 && made < 50; reply = player.post("/api/tables", BOTS)) {
        made++;
      }
      assertThat(reply.expect(429).text()).contains("Only bots play");
      player.post("/api/tables", ONE_SEAT).expect(201);
    }
  }

  @Test
  void aTableThatEverybodyHasLeftToBotsIsOneWhereOnlyBotsPlay(@TempDir Path data) {
    try (AtollServer server = limited(data)) {
      Player player = Player.arrive(server.port(), "Ada");
      List<String> open = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        open.add("/api/tables/" + player.create("islant", "{}", "{\"kind\":\"open\"}"));
      }
      for (int i = 0; i < 2; i++) {
        player.post(open.get(i) + "/start", "{\"bot\":\"level5\"}").expect(200);
      }
      String left =
          player.create("islant", "{}", "{\"kind\":\"me\"},{\"kind\":\"bot\",\"bot\":\"level5\"}");
      player.post("/api/tables/" + left + "/resign", "{}").expect(200);
      player.post("/api/tables", BOTS).expect(429);
      assertThat(player.post(open.get(2) + "/start", "{\"bot\":\"level5\"}").expect(429).text())
          .contains("Only bots play");
      player.post(open.get(3) + "/join", "{}").expect(200); // who sits down may play
    }
  }

  /** Long: {@code -Datoll.share.tables=60 -Datoll.share.samples=30}. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aStrangersBotAnswersWhileSomebodyElsesThinkLong(boolean isLimited, @TempDir Path data)
      throws Exception {
    int samples = Integer.getInteger("atoll.share.samples", 3);
    ShareTrial.Outcome outcome =
        ShareTrial.run(data, isLimited, Integer.getInteger("atoll.share.tables", 3), samples);
    System.out.println(outcome);
    assertThat(outcome.tables()).isPositive();
    assertThat(outcome.during().count()).isEqualTo(samples);
  }

  @Test
  void movesAreListedForAFewSeatsAtATime(@TempDir Path data) {
    try (AtollServer server = TestServer.start(data)) {
      Player player = Player.arrive(server.port(), "Ada");
      String table = "/api/tables/" + player.create("islant", "{}", seats(99));
      Map<String, Object> usual = player.get(table).expect(200).json();
      assertThat(Json.list(usual.get("act"))).hasSize(99);
      assertThat(Json.object(usual.get("legal"))).hasSize(6);
      Map<String, Object> asked = player.get(table + "?seat=98").expect(200).json();
      assertThat(Json.object(asked.get("legal"))).hasSize(6).containsKey("98");
      assertThat(Json.object(asked.get("gain")).keySet())
          .isEqualTo(Json.object(asked.get("legal")).keySet());
    }
  }

  @Test
  void aServerWithoutMemorySaysSoBeforeItFails(@TempDir Path data) throws Exception {
    try (ServerProcess server = ServerProcess.start(0, data, "-Xmx40m")) {
      Player player = Player.arrive(server.port(), "Ada");
      String first = player.create("islant", "{}", "{\"kind\":\"me\"}");
      String table =
          "{\"game\":\"islant\",\"options\":{\"level\":5},\"seats\":[" + seats(99) + "]}";
      Player.Reply reply = player.post("/api/tables", table);
      for (int made = 0; made < 1000 && reply.status() == 201; made++) {
        reply = player.post("/api/tables", table);
      }
      assertThat(reply.expect(503).text()).contains("\"noRoom\"");
      player.get("/ready").expect(503);
      player.get("/health").expect(200);
      player.get("/api/tables/" + first).expect(200);
    }
  }
}
