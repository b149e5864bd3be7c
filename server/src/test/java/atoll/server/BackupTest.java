package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.RandomSource;
import atoll.engine.fair.Verification;
import atoll.engine.json.Json;
import atoll.games.Catalogue;
import atoll.server.store.FolderCopy;
import atoll.server.store.Restore;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The folder of backups, copied while games are played, is a whole server. */
final class BackupTest {
  private static final int TABLES = 4;
  private static final int COPIES = 3;
  private static final long A_MOMENT = Duration.ofMillis(5).toNanos();

  @TempDir Path folder;

  /** The number that was last acknowledged at each table. */
  private final Map<String, Integer> acknowledged = new ConcurrentHashMap<>();

  private final AtomicBoolean isEnough = new AtomicBoolean();

  @Test
  void whatIsCopiedDuringPlayHasEveryMoveAcknowledgedBefore() throws Exception {
    Path data = folder.resolve("data");
    Path backup = data.resolve("backup");
    ServerConfig config = TestServer.config(data).keeping(Duration.ofMillis(20), Duration.ZERO);
    List<Map<String, Integer>> before = new ArrayList<>();
    try (AtollServer server = AtollServer.start(config, Catalogue.all());
        var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<?>> players = new ArrayList<>();
      for (int i = 0; i < TABLES; i++) {
        int seed = i;
        players.add(threads.submit(() -> playOn(server.port(), seed)));
      }
      try {
        awaitAnother(backup);
        for (int i = 0; i < COPIES; i++) {
          before.add(Map.copyOf(acknowledged));
          awaitAnother(backup); // one that may have begun earlier
          awaitAnother(backup); // one that has begun since
          FolderCopy.of(backup, folder.resolve("copy" + i));
        }
      } finally {
        isEnough.set(true);
      }
      for (Future<?> player : players) {
        player.get();
      }
    }
    assertThat(before.getLast()).isNotEmpty();
    for (int i = 0; i < COPIES; i++) {
      Path restored = folder.resolve("restored" + i);
      Restore.restore(folder.resolve("copy" + i), restored, Integer.MAX_VALUE);
      check(restored, before.get(i));
    }
  }

  /** Plays one solo game after the other. */
  private void playOn(int port, int seed) {
    Player player = Player.arrive(port, "Ada");
    RandomSource random = new RandomSource(seed);
    while (!isEnough.get()) {
      String id = player.create("islant", "{}", "{\"kind\":\"me\"}");
      Map<String, Object> seen = player.look(id);
      while (!Player.isOver(seen) && !isEnough.get()) {
        List<Object> moves = Json.list(Json.object(seen.get("legal")).get("0"));
        String move = Json.text(moves.get(random.below(moves.size())));
        Player.Reply reply = player.move(id, 0, Json.whole(seen.get("number")), move).expect(200);
        acknowledged.put(id, Json.whole(reply.json().get("number")));
        seen = player.look(id);
      }
    }
  }

  /** Waits until there is another file. */
  private static void awaitAnother(Path backup) throws IOException {
    String last = FolderCopy.newest(backup);
    while (FolderCopy.newest(backup).equals(last)) {
      LockSupport.parkNanos(A_MOMENT);
    }
  }

  private static void check(Path data, Map<String, Integer> wanted) {
    try (AtollServer restored = TestServer.start(data)) {
      Player stranger = Player.stranger(restored.port());
      wanted.forEach((id, number) -> {
        Map<String, Object> seen = stranger.look(id);
        assertThat(Json.whole(seen.get("number"))).isGreaterThanOrEqualTo(number);
        if (Player.isOver(seen)) {
          Verification.of(
              Catalogue.all(), stranger.get("/api/tables/" + id + "/record").expect(200).text());
        }
      });
    }
  }
}
