package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import atoll.engine.json.Json;
import atoll.server.http.Api;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The API document says what the server does, no more and no less. */
final class OpenApiTest {
  @TempDir Path data;

  @Test
  void theDocumentListsExactlyTheCallsThereAre() {
    try (AtollServer server = TestServer.start(data)) {
      Map<String, Object> document =
          Player.stranger(server.port()).get("/api/openapi.json").expect(200).json();
      Set<String> described = new TreeSet<>();
      Json.object(document.get("paths"))
          .forEach((path, calls) ->
              Json.object(calls)
                  .keySet()
                  .forEach(method -> described.add(method.toUpperCase(Locale.ROOT) + " " + path)));
      Set<String> served = new TreeSet<>();
      for (Api.Route route : server.api().routes()) {
        served.add(route.method() + " " + route.path());
      }
      assertThat(described).isEqualTo(served);
    }
  }

  @Test
  void whatIsNotAsDescribedIsNoticed() {
    Map<String, Object> good =
        Map.of("number", 3L, "kind", "moved", "at", 5L, "seat", 0L, "move", "pass");
    Described.check("Event", good);
    for (Map.Entry<String, Object> wrong :
        Map.of("number", (Object) "3", "kind", "danced", "extra", 1L, "reveals", List.of(Map.of()))
            .entrySet()) {
      Map<String, Object> bad = new HashMap<>(good);
      bad.put(wrong.getKey(), wrong.getValue());
      assertThatThrownBy(() -> Described.check("Event", bad))
          .as(wrong.getKey())
          .isInstanceOf(AssertionError.class)
          .hasMessageContaining("/" + wrong.getKey());
    }
    Map<String, Object> less = new HashMap<>(good);
    less.remove("at");
    assertThatThrownBy(() -> Described.check("Event", less)).hasMessageContaining("/at is missing");
    assertThatThrownBy(() -> Described.check("GET", "/api/me", 418, "application/json", "{}"))
        .isInstanceOf(AssertionError.class);
  }

  @Test
  void theBotInTheGuideIsTheOneThatRuns() throws Exception {
    Path docs = Path.of("..", "docs");
    assertThat(Files.readString(docs.resolve("api.md")))
        .contains(Files.readString(docs.resolve("bot.py")));
  }
}
