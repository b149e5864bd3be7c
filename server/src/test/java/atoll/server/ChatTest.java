package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.RandomSource;
import atoll.engine.json.Json;
import atoll.games.Catalogue;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What people say to each other at a table. */
final class ChatTest {
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
    table = ada.create("islant", "{}", "{\"kind\":\"me\"}", "{\"kind\":\"open\"}");
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private Player.Reply say(Player who, String json) {
    return who.post("/api/tables/" + table + "/chat", json);
  }

  private List<Object> said(Player who) {
    return Json.list(who.look(table).get("chat"));
  }

  @Test
  void whoSitsThereSpeaksAndEverybodyHearsItOnce() throws Exception {
    say(grace, "{\"text\":\"Let me in\"}").expect(403);
    say(ada, "{\"text\":\" Welcome 👩‍🚀 <b>all</b> \"}").expect(200);
    grace.join(table, 1);
    int number = Json.whole(say(grace, "{\"text\":\"Hello\"}").expect(200).json().get("number"));
    @Nullable Integer last = 0;
    for (int next = 1; next <= number; next++) { // a new line for every single event
      try (Listener listener =
          new Listener(server.port(), "/api/tables/" + table + "/events", null, last)) {
        Listener.Heard heard = listener.next(1).getFirst();
        assertThat(heard.id()).isEqualTo(next);
        if (next == number) {
          assertThat(heard.json())
              .containsEntry("kind", "said")
              .containsEntry("seat", 1L)
              .containsEntry("name", "Grace")
              .containsEntry("text", "Hello");
        }
        last = next;
      }
    }
    assertThat(said(Player.stranger(server.port())))
        .extracting(each -> Json.object(each).get("text"))
        .containsExactly("Welcome 👩‍🚀 <b>all</b>", "Hello");
    server.close();
    server = TestServer.start(data); // what was said is still there after a restart
    assertThat(said(Player.withToken(server.port(), String.valueOf(ada.token())))).hasSize(2);
  }

  @Test
  void talkMakesNoMoveStaleAndIsNotInTheRecord() {
    grace.join(table, 1);
    RandomSource random = new RandomSource(1);
    boolean hasTalkedInBetween = false;
    while (!Player.isOver(ada.look(table))) {
      for (Player player : List.of(ada, grace)) {
        Map<String, Object> seen = player.look(table);
        Map<String, Object> legal = Json.object(seen.get("legal"));
        for (String seat : legal.keySet()) {
          List<Object> moves = Json.list(legal.get(seat));
          say(player == ada ? grace : ada, "{\"text\":\"Hurry up\"}").expect(200);
          player
              .move(
                  table,
                  Integer.parseInt(seat),
                  Json.whole(seen.get("number")),
                  Json.text(moves.get(random.below(moves.size()))))
              .expect(200);
          hasTalkedInBetween = true;
        }
      }
    }
    assertThat(hasTalkedInBetween).isTrue();
    say(ada, "{\"text\":\"Well played\"}").expect(200);
    assertThat(said(ada)).hasSize(50);
    String record = ada.get("/api/tables/" + table + "/record").expect(200).text();
    assertThat(record).doesNotContain("Hurry", "Well played");
    atoll.engine.fair.Verification.of(Catalogue.all(), record);
  }

  @Test
  void aMessageIsOneLineOfPlainText() {
    for (String text :
        List.of("", "  ", "a\\nb", "\\u0000", "x\\u202Ey", "\\ud800", "\\u200d", "a".repeat(301))) {
      say(ada, "{\"text\":\"" + text + "\"}").expect(422);
    }
    say(ada, "{\"text\":5}").expect(400);
    say(ada, "{}").expect(400);
    say(ada, "{\"text\":\"a\",\"seat\":1}").expect(403);
    say(Player.stranger(server.port()), "{\"text\":\"a\"}").expect(401);
    say(ada, "{\"text\":\"" + "é".repeat(300) + "\",\"seat\":0}").expect(200);
    assertThat(said(ada)).hasSize(1);
  }
}
