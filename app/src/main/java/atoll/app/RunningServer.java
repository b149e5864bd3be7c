package atoll.app;

import atoll.engine.Refused;
import atoll.engine.json.Json;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a server that runs tells everybody who asks. */
final class RunningServer {
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  /** Numbers that are worth a line, by the names that they have in {@code /metrics}. */
  private static final Map<String, String> NUMBERS = new LinkedHashMap<>();

  static {
    NUMBERS.put("atoll_tables_in_memory", "tablesInMemory");
    NUMBERS.put("atoll_bot_tables_waiting", "waitingForBots");
    NUMBERS.put("atoll_streams", "streams");
    NUMBERS.put("atoll_connections", "connections");
    NUMBERS.put("atoll_memory_kept", "memoryKept");
    NUMBERS.put("atoll_requests_seconds_count", "requests");
    NUMBERS.put("atoll_commits_seconds_count", "commits");
    NUMBERS.put("atoll_backup_age_seconds", "backupAgeSeconds");
    NUMBERS.put("process_uptime_seconds", "uptimeSeconds");
  }

  private RunningServer() {}

  static Map<String, @Nullable Object> ask(String address) {
    URI url = url(address);
    try (HttpClient client = HttpClient.newBuilder().connectTimeout(PATIENCE).build()) {
      Map<String, @Nullable Object> status = new LinkedHashMap<>();
      HttpResponse<String> health = get(client, url, "/health");
      status.put("health", health.statusCode() == 200 ? "up" : "answers " + health.statusCode());
      health.headers().firstValue("Atoll-Api").ifPresent(version -> status.put("api", version));
      int ready = get(client, url, "/ready").statusCode();
      status.put("ready", ready == 200 ? "yes" : "no, " + ready);
      HttpResponse<String> metrics = get(client, url, "/metrics");
      if (metrics.statusCode() == 200) {
        status.putAll(numbers(metrics.body()));
      } else {
        status.put("metrics", "kept inside: ask on the machine itself");
      }
      return status;
    }
  }

  /**
   * The address of a server, which has all of its host and port.
   *
   * @throws Refused if it is none
   */
  static URI url(String address) {
    try {
      URI url = new URI(address);
      boolean isWeb = "http".equals(url.getScheme()) || "https".equals(url.getScheme());
      if (isWeb && url.getHost() != null && List.of("", "/").contains(url.getPath())) {
        return url;
      }
    } catch (URISyntaxException e) {
      // said below, like an address of something else
    }
    throw new Refused("a server's address is http://host:port, not " + Json.brief(address));
  }

  private static HttpResponse<String> get(HttpClient client, URI url, String path) {
    try {
      return client.send(
          HttpRequest.newBuilder(url.resolve(path)).timeout(PATIENCE).build(),
          HttpResponse.BodyHandlers.ofString());
    } catch (HttpTimeoutException e) {
      throw new Refused("the server at " + url + " does not answer in time");
    } catch (IOException e) {
      throw new Refused("there is no server at " + url);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Refused("interrupted");
    }
  }

  /** The numbers that are worth a line, added up over their labels. */
  private static Map<String, @Nullable Object> numbers(String metrics) {
    Map<String, Double> sums = new LinkedHashMap<>();
    for (String line : metrics.split("\n")) {
      int space = line.lastIndexOf(' ');
      int end = line.indexOf('{') < 0 ? space : line.indexOf('{');
      if (!line.startsWith("#") && end > 0 && NUMBERS.containsKey(line.substring(0, end))) {
        sums.merge(line.substring(0, end), Double.valueOf(line.substring(space + 1)), Double::sum);
      }
    }
    Map<String, @Nullable Object> numbers = new LinkedHashMap<>();
    NUMBERS.forEach((metric, name) -> {
      Double sum = sums.get(metric);
      if (sum != null && !sum.isNaN()) {
        numbers.put(name, sum == Math.rint(sum) ? (Object) sum.longValue() : sum);
      }
    });
    return numbers;
  }
}
