package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.RandomSource;
import atoll.engine.json.Json;
import atoll.engine.record.Replay;
import atoll.games.Catalogue;
import atoll.server.store.TestStore;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Two nodes on one PostgreSQL are one server; {@code -Datoll.cut.seconds=60} to cut the notices for
 * longer. What kills do is in {@link KillTest}.
 */
final class NodesTest {
  private static final String ME = "{\"kind\":\"me\"}";
  private static final String OPEN = "{\"kind\":\"open\"}";

  @TempDir Path data;

  private AtollServer node() {
    return AtollServer.start(
        TestServer.config(data).withDatabase(TestStore.postgres(data)), Catalogue.all());
  }

  private static Player at(AtollServer node, Player player) {
    return Player.withToken(node.port(), String.valueOf(player.token()));
  }

  @Test
  void playersOnDifferentNodesPlayOneGame() throws Exception {
    try (AtollServer here = node();
        AtollServer there = node()) {
      playTogether(here, there);
    }
  }

  private static void playTogether(AtollServer here, AtollServer there) throws Exception {
    Player ada = Player.arrive(here.port(), "Ada");
    Player grace = Player.arrive(there.port(), "Grace");
    String id = ada.create("my-island", "{}", ME, OPEN);
    grace.join(id, 1);
    int number = Json.whole(grace.look(id).get("number"));
    RandomSource random = new RandomSource(8);
    try (Listener follows =
        new Listener(there.port(), "/api/tables/" + id + "/events", grace.token(), number)) {
      while (!Player.isOver(ada.look(id)) || !Player.isOver(grace.look(id))) {
        ada.playOne(id, random, move -> true);
        grace.playOne(id, random, move -> true);
      }
      int last = Json.whole(ada.look(id).get("number"));
      List<Listener.Heard> heard = follows.next(last - number);
      for (int i = 0; i < heard.size(); i++) {
        assertThat(heard.get(i).id()).isEqualTo(number + 1 + i);
      }
    }
    String record = grace.get("/api/tables/" + id + "/record").expect(200).text();
    assertThat(Replay.of(Catalogue.all(), record).ended()).isTrue();
  }

  @Test
  void newsCrossNodesOfTablesThatOnlyTheOtherOneKnows() throws Exception {
    try (AtollServer here = node();
        AtollServer there = node()) {
      Player ada = Player.arrive(here.port(), "Ada");
      Player grace = Player.arrive(there.port(), "Grace");
      String id = at(there, ada).create("islant", "{}", ME, OPEN);
      try (Listener line = new Listener(here.port(), "/api/events", ada.token(), null)) {
        assertThat(nextNews(line)).containsEntry("id", id).containsEntry("status", "open");
        grace.join(id, 1);
        assertThat(nextNews(line)).containsEntry("id", id).containsEntry("status", "playing");
        // She sits down elsewhere while she listens here: heard at the next sign of life.
        String other = at(there, ada).create("islant", "{}", ME);
        assertThat(nextNews(line)).containsEntry("id", other);
      }
    }
  }

  private static Map<String, Object> nextNews(Listener line) throws IOException {
    Listener.Heard heard;
    do {
      heard = line.next(1).getFirst();
    } while (!"news".equals(heard.name()));
    return heard.json();
  }

  @Test
  void aMoveThatAnotherNodeHasJustMadePossibleIsNotDeclined() {
    try (AtollServer here = node();
        AtollServer there = node()) {
      Player ada = Player.arrive(here.port(), "Ada");
      Player elsewhere = at(there, ada);
      String id = ada.create("islant", "{}", ME);
      elsewhere.look(id); // it is in the other's memory now
      for (Map<String, Object> seen = ada.look(id); !Player.isOver(seen); seen = ada.look(id)) {
        List<Object> moves = Json.list(Json.object(seen.get("legal")).get("0"));
        Player.Reply reply =
            elsewhere.move(id, 0, Json.whole(seen.get("number")), Json.text(moves.getFirst()));
        reply.expect(200);
        int number = Json.whole(reply.json().get("number"));
        while (Json.whole(ada.look(id).get("number")) < number) {
          Thread.onSpinWait();
        }
      }
    }
  }

  @Test
  void nothingIsLostWhileTheNoticesAreCut() throws Exception {
    AtomicBoolean isEnough = new AtomicBoolean();
    try (AtollServer here = node();
        AtollServer there = node()) {
      Thread cutter =
          Thread.ofPlatform()
              .start(() -> {
                while (!isEnough.get()) {
                  cutNotices();
                }
              });
      long end = System.nanoTime() + Integer.getInteger("atoll.cut.seconds", 0) * 1_000_000_000L;
      try {
        do {
          playTogether(here, there);
        } while (System.nanoTime() < end);
      } finally {
        isEnough.set(true);
        cutter.join();
      }
    }
  }

  private void cutNotices() {
    try (var connection = TestStore.postgresLine(data);
        var statement = connection.createStatement()) {
      statement.execute(
          "select pg_terminate_backend(pid) from pg_stat_activity"
              + " where datname = current_database() and query like 'listen%'");
      Thread.sleep(50);
    } catch (java.sql.SQLException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
