package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.RandomSource;
import atoll.engine.json.Json;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Hostile input: no 5xx, no leak of anything private, and play goes on. Some thousand requests;
 * {@code -Datoll.fuzz=100000} for the long run.
 */
final class FuzzTest {
  private static final int CLIENTS = 4;

  @Test
  void hostileInputDoesNoHarm(@TempDir Path data) throws Exception {
    int requests = Integer.getInteger("atoll.fuzz", 2000);
    try (AtollServer server = TestServer.start(data);
        var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Player victim = Player.arrive(server.port(), "Victim");
      String table =
          victim.create("islant", "{}", "{\"kind\":\"me\"}", "{\"kind\":\"open\"}");
      Map<String, Object> secret =
          victim
              .post(
                  "/api/tables",
                  "{\"game\":\"islant\",\"private\":true,\"seats\":[{\"kind\":\"me\"}]}")
              .expect(201)
              .json();
      String before = victim.get("/api/tables/" + secret.get("id")).text();
      List<String> hidden =
          List.of(
              String.valueOf(victim.token()),
              Json.text(secret.get("id")),
              Json.text(secret.get("invite")));
      List<Future<Map<Integer, Integer>>> runs = new ArrayList<>();
      for (int i = 0; i < CLIENTS; i++) {
        Hostile hostile =
            new Hostile(server.port(), table, Json.text(secret.get("id")), new RandomSource(i));
        int share = requests / CLIENTS;
        runs.add(threads.submit((Callable<Map<Integer, Integer>>) () -> hostile.attack(share, hidden)));
      }
      Map<Integer, Integer> statuses = new TreeMap<>();
      for (var run : runs) {
        run.get().forEach((status, count) -> statuses.merge(status, count, Integer::sum));
      }
      System.out.println("fuzz: " + requests + " requests, statuses " + statuses);
      assertThat(statuses.keySet()).allMatch(status -> status < 500);
      assertThat(victim.get("/api/tables/" + secret.get("id")).text()).isEqualTo(before);
      victim.get("/ready").expect(200);
    }
  }
}
