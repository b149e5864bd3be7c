package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.json.Json;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A seat is told why it cannot play something, and nothing else. */
final class WhyTest {
  private static final String ME = "{\"kind\":\"me\"}";
  private static final String OPEN = "{\"kind\":\"open\"}";

  @TempDir Path data;
  private AtollServer server;
  private Player ada;
  private Player grace;

  @BeforeEach
  void arrive() {
    server = TestServer.start(data);
    ada = Player.arrive(server.port(), "Ada");
    grace = Player.arrive(server.port(), "Grace");
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private static Player.Reply ask(Player who, String table, Object seat, String move) {
    return who.get(
        "/api/tables/"
            + table
            + "/why?seat="
            + seat
            + "&move="
            + URLEncoder.encode(move, StandardCharsets.UTF_8));
  }

  private static String firstLegal(Player who, String table, int seat) {
    Map<String, Object> legal = Json.object(who.look(table).get("legal"));
    return Json.text(Json.list(legal.get(String.valueOf(seat))).getFirst());
  }

  @Test
  void theReasonComesAsCodeParametersAndSentence() {
    String table = ada.create("islant", "{}", ME);
    String legal = firstLegal(ada, table, 0);
    assertThat(ask(ada, table, 0, legal).expect(200).json()).containsEntry("code", "legal");
    Map<String, Object> reason = ask(ada, table, 0, "land 9 a1 r0").expect(200).json();
    assertThat(reason).containsOnlyKeys("code", "parameters", "message");
    assertThat(reason).containsEntry("code", "no-move");
    assertThat(Json.text(reason.get("message"))).isNotBlank();
    ada.move(table, 0, Json.whole(ada.look(table).get("number")), "end").expect(200);
    assertThat(ask(ada, table, 0, legal).expect(200).json()).containsEntry("code", "over");
  }

  @Test
  void onlyOnesOwnSeatIsAskedAbout() {
    String table = ada.create("lord-of-my-island", "{}", ME, OPEN);
    ask(ada, table, 0, "pass").expect(409); // nobody plays yet
    grace.join(table, 1);
    ask(ada, table, 0, "pass").expect(200);
    ask(ada, table, 1, "pass").expect(403);
    ask(Player.arrive(server.port(), "Mallory"), table, 0, "pass").expect(403);
    ask(Player.stranger(server.port()), table, 0, "pass").expect(401);
  }

  @Test
  void whatASeatMayKnowIsForWhoeverSitsThere() {
    String table = ada.create("lord-of-my-island", "{}", ME, OPEN);
    String known = "/api/tables/" + table + "/known?seat=";
    ada.get(known + 0).expect(409); // nobody plays yet
    grace.join(table, 1);
    assertThat(ada.get(known + 0).expect(200).json()).containsKeys("number", "position");
    ada.get(known + 1).expect(403);
    ada.get(known + 7).expect(403);
    ada.get(known + "x").expect(400);
    ada.get("/api/tables/" + table + "/known").expect(400);
    Player.arrive(server.port(), "Mallory").get(known + 0).expect(403);
    Player.stranger(server.port()).get(known + 0).expect(401);
  }

  @Test
  void nonsenseIsBounded() {
    String table = ada.create("islant", "{}", ME);
    ask(ada, table, "x", "end").expect(400);
    ada.get("/api/tables/" + table + "/why?seat=0").expect(400);
    ada.get("/api/tables/" + table + "/why?move=end").expect(400);
    ask(ada, table, 0, "x".repeat(101)).expect(400);
    ask(ada, table, -1, "end").expect(403);
    ask(ada, table, 99, "end").expect(403);
    ask(ada, table, 0, "").expect(200);
    ask(ada, "nowhere", 0, "end").expect(404);
  }

  @Test
  void aMoveThatLeavesTheSeatNothingToDoSaysSo() {
    String table = ada.create("islant", "{}", ME);
    Map<String, Object> seen = ada.look(table);
    List<Object> legal = Json.list(Json.object(seen.get("legal")).get("0"));
    List<Object> ends = Json.list(Json.object(seen.get("ends")).get("0"));
    assertThat(ends).hasSameSizeAs(legal);
    assertThat(Json.whole(ends.get(legal.indexOf("end")))).isEqualTo(1);
  }
}
