package atoll.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The reverse proxy that operators are given lets through what the server takes. */
final class ProxyTest {
  private static String found(String pattern, String text) {
    return Pattern.compile(pattern)
        .matcher(text)
        .results()
        .map(MatchResult::group)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theProxyTakesWhatTheServerTakes() throws IOException {
    String proxy = Files.readString(Path.of("../deploy/nginx.conf"));
    List<Integer> largest =
        Pattern.compile("client_max_body_size (\\d+)k;")
            .matcher(proxy)
            .results()
            .map(size -> Integer.parseInt(size.group(1)) * 1024)
            .toList();
    assertThat(largest).containsExactly(Front.LARGEST_BODY, Front.LARGEST_RECORD);
    Pattern live = Pattern.compile(found("(?<=location ~ )\\S+", proxy));
    assertThat(List.of("/api/events", "/api/tables/t1f0a9/events")).allMatch(live.asPredicate());
    assertThat(List.of("/api/tables", "/api/tables/t1/moves")).noneMatch(live.asPredicate());
  }
}
