package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.json.Json;
import atoll.server.http.Api;
import java.nio.file.Files;
import java.nio.file.Path;
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
  void aTableHasTheFieldsThatTheDocumentPromises() {
    try (AtollServer server = TestServer.start(data)) {
      Player ada = Player.arrive(server.port(), "Ada");
      Map<String, Object> document = ada.get("/api/openapi.json").json();
      Map<String, Object> schemas =
          Json.object(Json.object(document.get("components")).get("schemas"));
      Map<String, Object> table = Json.object(schemas.get("Table"));
      String id = ada.create("islant", "{}", "{\"kind\":\"me\"}");
      Set<String> fields = ada.look(id).keySet();
      assertThat(Json.object(table.get("properties")).keySet()).containsAll(fields);
      for (Object required : Json.list(table.get("required"))) {
        assertThat(fields).contains(Json.text(required));
      }
      Map<String, Object> refused =
          ada.post("/api/tables/" + id + "/moves", "{}").expect(400).json();
      assertThat(refused).containsOnlyKeys("error", "message");
    }
  }

  @Test
  void theBotInTheGuideIsTheOneThatRuns() throws Exception {
    Path docs = Path.of("..", "docs");
    assertThat(Files.readString(docs.resolve("api.md")))
        .contains(Files.readString(docs.resolve("bot.py")));
  }
}
