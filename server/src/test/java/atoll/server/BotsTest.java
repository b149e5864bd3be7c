package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.json.Json;
import atoll.engine.record.Replay;
import atoll.games.Catalogue;
import atoll.server.bots.Brains;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever a bot does, no table hangs. */
final class BotsTest {
  private static final String ME = "{\"kind\":\"me\"}";

  @TempDir Path data;

  private void playsToTheEnd(Brains brains, String bot) throws Exception {
    ServerConfig config = TestServer.config(data).withBots(1, Duration.ofMillis(500));
    try (AtollServer server = AtollServer.start(config, Catalogue.all(), brains)) {
      Player ada = Player.arrive(server.port(), "Ada");
      String seat = "{\"kind\":\"bot\",\"bot\":\"random\"}";
      String id = ada.create("islant", "{}", seat, seat, seat);
      while (!Player.isOver(ada.look(id))) {
        Thread.sleep(20);
      }
      List<Object> seats = Json.list(ada.look(id).get("seats"));
      for (Object each : seats) {
        assertThat(Json.object(each)).containsEntry("bot", bot);
      }
      String record = ada.get("/api/tables/" + id + "/record").expect(200).text();
      assertThat(Replay.of(Catalogue.all(), record).ended()).isTrue();
    }
  }

  @Test
  void usualBotsPlay() throws Exception {
    playsToTheEnd(Brains.USUAL, "random");
  }

  @Test
  void aBotThatThrowsPlaysItsFirstMoveAtLeast() throws Exception {
    playsToTheEnd(
        (_, _, _) ->
            (_, _, _, _) -> {
              throw new IllegalStateException("no idea");
            },
        "random");
  }

  @Test
  void aBotThatCheatsIsReplaced() throws Exception {
    playsToTheEnd(
        (name, setup, start) ->
            name.equals("random")
                ? (_, _, moves, _) -> moves.get(0) ^ 0x55555555
                : Brains.USUAL.create(name, setup, start),
        "random"); // the last resort plays its first legal move instead
  }

  @Test
  void aBotThatNeverEndsIsReplaced() throws Exception {
    playsToTheEnd(
        (name, setup, start) ->
            name.equals("random")
                ? (_, _, moves, _) -> {
                  while (!Thread.currentThread().isInterrupted()) {
                    LockSupport.parkNanos(1_000_000);
                  }
                  return moves.get(0);
                }
                : Brains.USUAL.create(name, setup, start),
        "greedy");
  }

  @Test
  void aBotThatFailsAmongOthersIsReplacedByGreedy() throws Exception {
    try (AtollServer server =
        TestServer.start(
            data,
            (name, setup, start) -> {
              if (name.equals("greedy")) {
                throw new IllegalStateException("greedy is ill");
              }
              return Brains.USUAL.create(name, setup, start);
            })) {
      Player ada = Player.arrive(server.port(), "Ada");
      String id = ada.create("islant", "{}", "{\"kind\":\"bot\",\"bot\":\"greedy\"}");
      while (!Player.isOver(ada.look(id))) {
        Thread.sleep(20);
      }
      Map<String, Object> seat = Json.object(Json.list(ada.look(id).get("seats")).getFirst());
      assertThat(seat).containsEntry("bot", "random");
    }
  }

  /** Bots that say for how many seats they are made, and wait until they may think. */
  private static Brains waiting(List<Integer> made, CountDownLatch mayThink, String... held) {
    return (name, setup, start) -> {
      made.add(setup.seats());
      if (List.of(held).contains(name)) {
        try {
          mayThink.await();
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
        }
      }
      return Brains.USUAL.create("random", setup, start);
    };
  }

  private AtollServer withOneThread(Brains brains) {
    ServerConfig config = TestServer.config(data).withBots(1, Duration.ofSeconds(60));
    return AtollServer.start(config, Catalogue.all(), brains);
  }

  private static String bot(String name) {
    return "{\"kind\":\"bot\",\"bot\":\"" + name + "\"}";
  }

  @ParameterizedTest
  @ValueSource(strings = {"greedy", "level3"})
  void whoHasManyTablesIsServedInTurnWithWhoHasOne(String name) throws Exception {
    List<Integer> made = new CopyOnWriteArrayList<>();
    CountDownLatch mayThink = new CountDownLatch(1);
    try (AtollServer server = withOneThread(waiting(made, mayThink, name))) {
      Player ada = Player.arrive(server.port(), "Ada");
      for (int i = 0; i < 5; i++) {
        ada.create("islant", "{}", ME, bot(name));
        while (made.isEmpty()) {
          Thread.sleep(5); // the only thread thinks about the first one
        }
      }
      Player.arrive(server.port(), "Grace").create("islant", "{}", ME, ME, bot(name));
      mayThink.countDown();
      while (made.size() < 6) {
        Thread.sleep(5);
      }
      assertThat(made.subList(0, 3)).containsExactly(2, 3, 2);
    }
  }

  @Test
  void aQuickBotAnswersWhileAllThatThinkLongAreBusy() throws Exception {
    List<Integer> made = new CopyOnWriteArrayList<>();
    CountDownLatch mayThink = new CountDownLatch(1);
    try (AtollServer server = withOneThread(waiting(made, mayThink, "level3"))) {
      for (String name : List.of("Ada", "Alan")) { // one has but a part of the threads
        Player.arrive(server.port(), name).create("islant", "{}", ME, bot("level3"));
      }
      while (made.isEmpty()) {
        Thread.sleep(5);
      }
      Player grace = Player.arrive(server.port(), "Grace");
      String table = grace.create("islant", "{}", ME, bot("greedy"));
      long end = System.nanoTime() + Duration.ofSeconds(20).toNanos();
      while (Json.list(grace.look(table).get("act")).contains(1L) && System.nanoTime() < end) {
        Thread.sleep(5);
      }
      assertThat(Json.list(grace.look(table).get("act"))).containsExactly(0L);
      mayThink.countDown();
    }
  }
}
