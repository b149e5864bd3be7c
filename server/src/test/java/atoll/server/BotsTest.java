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
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever a bot does, no table hangs. */
final class BotsTest {
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
}
