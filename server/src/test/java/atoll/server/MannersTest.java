package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.json.Json;
import atoll.games.Catalogue;
import atoll.server.store.StoreReport;
import atoll.server.store.TestStore;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What people can do against those who spoil it for them. */
final class MannersTest {
  private static final String ME = "{\"kind\":\"me\"}";
  private static final String OPEN = "{\"kind\":\"open\"}";

  @TempDir Path data;
  private AtollServer server;
  private Player ada;
  private Player eve;
  private String table;

  @BeforeEach
  void sitDown() {
    server = TestServer.start(data);
    ada = Player.arrive(server.port(), "Ada");
    eve = Player.arrive(server.port(), "Eve");
    table = makeTable(ada);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private String makeTable(Player host) {
    String id = host.create("islant", "{}", ME, OPEN);
    (host == ada ? eve : ada).join(id, 1);
    return id;
  }

  private static Player.Reply post(Player who, String table, String what, String body) {
    return who.post("/api/tables/" + table + "/" + what, body);
  }

  private static void say(Player who, String table, String text) {
    post(who, table, "chat", "{\"text\":\"" + text + "\"}").expect(200);
  }

  private static List<Object> chat(Player who, String table) {
    return Json.objects(who.look(table).get("chat")).stream()
        .map(said -> said.get("text"))
        .toList();
  }

  @Test
  void nothingThatAMutedPersonSaysReachesWhoMutedHer() throws Exception {
    say(eve, table, "rudeness before");
    assertThat(chat(ada, table)).hasSize(1);
    String before = eve.look(table).toString();
    post(ada, table, "mute", "{\"seat\":1}").expect(200);
    assertThat(eve.look(table).toString()).isEqualTo(before); // she does not learn of it
    int heardUntilNow = ada.heard().size();
    say(eve, table, "rudeness after");
    say(ada, table, "well played");
    String other = makeTable(eve); // another table, and she is its host
    say(eve, other, "rudeness elsewhere");
    int number = Json.whole(eve.look(table).get("number"));
    try (Listener line =
            new Listener(
                server.port(), "/api/tables/" + table + "/events?table=true", ada.token(), 0);
        Listener person =
            new Listener(server.port(), "/api/events?follow=" + other + ".0", ada.token(), null)) {
      List<Listener.Heard> heard = line.next(number);
      assertThat(heard).extracting(Listener.Heard::id).doesNotHaveDuplicates(); // none is missing
      assertThat(heard).noneMatch(event -> event.data().contains("rudeness"));
      assertThat(heard).anyMatch(event -> event.data().contains("\"muted\":true"));
      assertThat(heard).anyMatch(event -> event.data().contains("well played"));
      say(eve, other, "rudeness right now");
      List<String> told = new ArrayList<>();
      while (told.stream().filter(text -> text.contains("\"muted\":true")).count() < 2) {
        told.add(person.next(1).getFirst().data());
      }
      assertThat(told).noneMatch(text -> text.contains("rudeness"));
    }
    assertThat(chat(ada, table)).containsExactly("well played");
    assertThat(chat(ada, other)).isEmpty();
    assertThat(ada.heard().subList(heardUntilNow, ada.heard().size()))
        .noneMatch(text -> text.contains("rudeness"));
    assertThat(chat(eve, table)).hasSize(3); // everybody else hears everybody
    assertThat(chat(Player.stranger(server.port()), table)).hasSize(3);

    server.close();
    server = TestServer.start(data); // it lasts
    Player again = Player.withToken(server.port(), String.valueOf(ada.token()));
    assertThat(chat(again, table)).containsExactly("well played");
    List<Map<String, Object>> mutes =
        Json.objects(again.get("/api/me/mutes").expect(200).json().get("mutes"));
    assertThat(mutes).hasSize(1);
    assertThat(mutes.getFirst()).containsEntry("name", "Eve");
    again.post("/api/me/mutes/" + mutes.getFirst().get("person") + "/end", "{}").expect(200);
    assertThat(chat(again, table)).hasSize(3);
    post(again, table, "mute", "{\"seat\":1}").expect(200);
    post(again, table, "mute", "{\"seat\":1,\"mute\":false}").expect(200);
    assertThat(chat(again, table)).hasSize(3);
  }

  @Test
  void onlySomebodyElseCanBeMutedOrReported() {
    String open = ada.create("islant", "{}", ME, OPEN, "{\"kind\":\"bot\"}");
    for (String what : List.of("mute", "report")) {
      for (int seat : new int[] {0, 1, 2, 3, -1}) {
        post(ada, open, what, "{\"seat\":" + seat + ",\"why\":\"rude\"}").expect(422);
      }
      post(ada, open, what, "{\"why\":\"rude\"}").expect(400);
      post(Player.stranger(server.port()), open, what, "{\"seat\":0,\"why\":\"x\"}").expect(401);
      post(ada, "aaaaaaaaaa", what, "{\"seat\":0,\"why\":\"x\"}").expect(404);
    }
  }

  @Test
  void theHostSwitchesTheChatOffAndOn() {
    post(eve, table, "quiet", "{}").expect(403);
    say(eve, table, "hello");
    post(ada, table, "quiet", "{}").expect(200);
    int number = Json.whole(ada.look(table).get("number"));
    post(ada, table, "quiet", "{}").expect(200); // once more changes nothing
    assertThat(ada.look(table)).containsEntry("number", (long) number).containsEntry("quiet", true);
    for (Player player : List.of(ada, eve)) {
      Player.Reply reply = post(player, table, "chat", "{\"text\":\"hm\"}").expect(409);
      assertThat(reply.json()).containsEntry("error", "quiet");
    }
    server.close();
    server = TestServer.start(data);
    Player again = Player.withToken(server.port(), String.valueOf(eve.token()));
    post(again, table, "chat", "{\"text\":\"hm\"}").expect(409);
    Player host = Player.withToken(server.port(), String.valueOf(ada.token()));
    post(host, table, "quiet", "{\"quiet\":false}").expect(200);
    say(again, table, "hello again");
    assertThat(host.look(table)).doesNotContainKey("quiet");
    assertThat(chat(host, table)).containsExactly("hello", "hello again");
  }

  @Test
  void aReportReachesTheOperator() {
    say(eve, table, "rudeness");
    post(ada, table, "report", "{\"seat\":1,\"why\":\"She is rude\\nand more\"}").expect(422);
    post(ada, table, "report", "{\"seat\":1,\"why\":\"She is rude\"}").expect(200);
    String database = TestStore.address(data);
    long now = System.currentTimeMillis();
    StoreReport status =
        database == null ? StoreReport.of(data, now) : StoreReport.of(database, now);
    assertThat(status.reports()).hasSize(1);
    StoreReport.Report report = status.reports().getFirst();
    assertThat(report.table()).isEqualTo(table);
    assertThat(report.seat()).isEqualTo(1);
    assertThat(report.person()).isEqualTo(eve.get("/api/me").json().get("id"));
    assertThat(report.why()).isEqualTo("She is rude");
    assertThat(report.said()).isEqualTo("[\"rudeness\"]");
    assertThat(eve.look(table).toString()).doesNotContain("She is rude");
  }

  @Test
  void reportsAreFew(@TempDir Path other) {
    try (AtollServer limited =
        AtollServer.start(TestServer.config(other).withLimits(true), Catalogue.all())) {
      Player grace = Player.arrive(limited.port(), "Grace");
      Player victim = Player.arrive(limited.port(), "Eve");
      String id = grace.create("islant", "{}", ME, OPEN);
      victim.join(id, 1);
      for (int i = 0; i < 5; i++) {
        post(grace, id, "report", "{\"seat\":1,\"why\":\"x\"}").expect(200);
      }
      post(grace, id, "report", "{\"seat\":1,\"why\":\"x\"}").expect(429);
    }
  }
}
