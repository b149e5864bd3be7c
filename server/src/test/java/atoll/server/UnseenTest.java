package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.json.Json;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** My Island R13 at a table: nobody sees what the others do before the round closes. */
final class UnseenTest {
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
    table = ada.create("my-island", "{}", "{\"kind\":\"me\"}", "{\"kind\":\"open\"}");
    grace.join(table, 1);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  @Test
  void othersLearnOnlyThatASeatHasMovedUntilTheRoundCloses() throws Exception {
    Map<String, Object> before = grace.look(table);
    Object seatBefore = seat(before, 0);
    String move = place(ada, 0);
    Map<String, Object> after = grace.look(table);
    assertThat(after.get("act")).isEqualTo(List.of(1L));
    assertThat(withoutDue(seat(after, 0))).isEqualTo(withoutDue(seatBefore));
    assertThat(withoutDue(seat(ada.look(table), 0))).isNotEqualTo(withoutDue(seatBefore));
    assertThat(Json.write(Json.object(after.get("view")))).doesNotContain(move);
    int number = Json.whole(after.get("number"));
    assertThat(event(grace, number)).containsEntry("seat", 0L).doesNotContainKey("move");
    assertThat(event(Player.stranger(server.port()), number)).doesNotContainKey("move");
    assertThat(event(ada, number)).containsEntry("move", move);

    String answer = place(grace, 1);
    Map<String, Object> closing = event(Player.stranger(server.port()), number + 1);
    assertThat(closing).containsEntry("move", answer);
    assertThat(closing.get("reveals"))
        .isEqualTo(List.of(Map.of("number", (long) number, "seat", 0L, "move", move)));
    assertThat(event(grace, number)).containsEntry("move", move);
    assertThat(withoutDue(seat(grace.look(table), 0)))
        .isEqualTo(withoutDue(seat(ada.look(table), 0)));
  }

  @Test
  void aMoveMayBeTakenBackUntilTheRoundClosesAndNobodyEverHearsOfIt() throws Exception {
    String first = place(ada, 0);
    int number = Json.whole(ada.look(table).get("number"));
    ada.takeBack(table, 0, number).expect(200);
    String second = place(ada, 0);
    assertThat(second).isNotEqualTo(first);
    place(grace, 1);
    int last = Json.whole(grace.look(table).get("number"));
    StringBuilder heard = new StringBuilder();
    for (int i = 1; i <= last; i++) {
      heard.append(Json.write(event(grace, i)));
    }
    assertThat(heard.toString()).contains(second).doesNotContain("\"" + first + "\"");
    ada.takeBack(table, 0, last).expect(422);
  }

  @Test
  void aRestartInTheMiddleOfARoundGivesNothingAway() throws Exception {
    String move = place(ada, 0);
    server.close();
    server = TestServer.start(data);
    grace = Player.withToken(server.port(), String.valueOf(grace.token()));
    assertThat(Json.write(Json.object(grace.look(table).get("view")))).doesNotContain(move);
    int number = Json.whole(grace.look(table).get("number"));
    assertThat(event(grace, number)).doesNotContainKey("move");
    place(grace, 1);
    assertThat(event(grace, number)).containsEntry("move", move);
  }

  private int nextMove;

  /** Plays a placement, another one each time, and returns it. */
  private String place(Player player, int seat) {
    Map<String, Object> seen = player.look(table);
    List<Object> legal = Json.list(Json.object(seen.get("legal")).get(String.valueOf(seat)));
    String move = Json.text(legal.get(nextMove++));
    player.move(table, seat, Json.whole(seen.get("number")), move).expect(200);
    return move;
  }

  private Map<String, Object> event(Player player, int number) throws Exception {
    @Nullable String token = player.token();
    try (Listener listener =
        new Listener(server.port(), "/api/tables/" + table + "/events", token, number - 1)) {
      return listener.next(1).getFirst().json();
    }
  }

  private static Object seat(Map<String, Object> seen, int seat) {
    return Json.list(Json.object(seen.get("view")).get("seats")).get(seat);
  }

  /** Whether a seat has still to move is no secret. */
  private static Map<String, Object> withoutDue(Object seat) {
    Map<String, Object> rest = new LinkedHashMap<>(Json.object(seat));
    rest.remove("due");
    return rest;
  }
}
