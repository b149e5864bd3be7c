package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.RandomSource;
import atoll.engine.json.Json;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Hostile input: no 5xx, no leak of anything private, and play goes on. Half of the requests are
 * rubbish, half are {@link NearlyRight}. Some thousand; {@code -Datoll.fuzz=1000000} for the long
 * run.
 */
final class FuzzTest {
  private static final int CLIENTS = 4;
  private static final int ORDINARY_REQUESTS = 300;

  @Test
  void hostileInputDoesNoHarm(@TempDir Path data) throws Exception {
    int requests = Integer.getInteger("atoll.fuzz", 3000);
    try (AtollServer server = TestServer.start(data);
        var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Player victim = Player.arrive(server.port(), "Victim");
      String open = victim.create("islant", "{}", "{\"kind\":\"me\"}", "{\"kind\":\"open\"}");
      Map<String, Object> secret =
          victim
              .post(
                  "/api/tables",
                  "{\"game\":\"islant\",\"private\":true,\"seats\":[{\"kind\":\"me\"}]}")
              .expect(201)
              .json();
      String path = "/api/tables/" + secret.get("id");
      String before = victim.get(path).text();
      List<String> hidden =
          List.of(
              String.valueOf(victim.token()),
              Json.text(secret.get("id")),
              Json.text(secret.get("invite")));
      String atRest = ordinary(victim, path);
      List<Player> attackers = new ArrayList<>();
      for (int i = 0; i < CLIENTS; i++) {
        attackers.add(Player.arrive(server.port(), "Mallory " + i));
      }
      List<Future<Map<String, Integer>>> runs = new ArrayList<>();
      for (int i = 0; i < CLIENTS; i++) {
        RandomSource random = new RandomSource(i);
        String token = String.valueOf(attackers.get(i).token());
        String other = String.valueOf(attackers.get((i + 1) % CLIENTS).token());
        Hostile rubbish = new Hostile(open, Json.text(secret.get("id")), token, random);
        NearlyRight nearly = new NearlyRight(token, other, random);
        runs.add(
            threads.submit(
                (Callable<Map<String, Integer>>)
                    () ->
                        attack(
                            new RawLine(server.port()),
                            rubbish,
                            nearly,
                            requests / CLIENTS,
                            hidden)));
      }
      String underAttack = ordinary(victim, path);
      Map<String, Integer> statuses = new TreeMap<>();
      for (var run : runs) {
        run.get().forEach((status, count) -> statuses.merge(status, count, Integer::sum));
      }
      System.out.printf("fuzz: %d requests, %s%n", requests, statuses);
      System.out.printf(
          "fuzz: an ordinary request took %s before, %s during, %s after%n",
          atRest, underAttack, ordinary(victim, path));
      assertThat(victim.get(path).text()).isEqualTo(before);
      victim.get("/ready").expect(200);
    }
  }

  /** Sends requests and counts the statuses; whatever is hidden must never come back. */
  private static Map<String, Integer> attack(
      RawLine line, Hostile rubbish, NearlyRight nearly, int requests, List<String> hidden)
      throws IOException {
    Map<String, Integer> statuses = new TreeMap<>();
    for (int i = 0; i < requests; i++) {
      boolean isRubbish = i % 2 == 0;
      byte[] request = isRubbish ? rubbish.request() : nearly.request();
      String answer = line.exchange(request);
      int status = RawLine.status(answer);
      String asked = new String(request, StandardCharsets.ISO_8859_1);
      assertThat(status).as(() -> asked + "\n" + answer).isLessThan(500);
      for (String word : hidden) {
        assertThat(answer.contains(word) && !asked.contains(word))
            .as(() -> "told " + word + " to:\n" + asked + "\n" + answer)
            .isFalse();
      }
      assertThat(answer).doesNotContain("Exception", "\tat ", "SQLITE");
      if (!isRubbish) {
        nearly.hears(status, RawLine.body(answer));
      }
      statuses.merge((isRubbish ? "rubbish " : "nearly right ") + status, 1, Integer::sum);
    }
    return statuses;
  }

  /**
   * How long somebody else's ordinary request takes: the middle one and the slowest but one
   * percent.
   */
  private static String ordinary(Player player, String path) {
    long[] nanos = new long[ORDINARY_REQUESTS];
    for (int i = 0; i < nanos.length; i++) {
      long start = System.nanoTime();
      player.get(path).expect(200);
      nanos[i] = System.nanoTime() - start;
    }
    Arrays.sort(nanos);
    return "p50 %.1f ms, p99 %.1f ms"
        .formatted(nanos[nanos.length / 2] / 1e6, nanos[nanos.length * 99 / 100] / 1e6);
  }
}
