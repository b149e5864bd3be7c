package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.json.Json;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collections;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How little is sent. */
final class LightTest {
  private static final HttpClient HTTP =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  @TempDir static Path data;
  private static AtollServer server;

  @BeforeAll
  static void start() {
    server = TestServer.start(data);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static HttpResponse<byte[]> get(String path, String... headers)
      throws IOException, InterruptedException {
    URI address = URI.create("http://127.0.0.1:" + server.port() + path);
    HttpRequest.Builder request = HttpRequest.newBuilder(address);
    if (headers.length > 0) {
      request.headers(headers);
    }
    return HTTP.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
  }

  private static String header(HttpResponse<?> response, String name) {
    return response.headers().firstValue(name).orElse("none");
  }

  private static String text(HttpResponse<byte[]> response) {
    return new String(response.body(), StandardCharsets.UTF_8);
  }

  @Test
  void aFileIsSentInTheSmallestFormThatTheClientUnderstands() throws Exception {
    String file = "/assets/sample.js";
    for (String all : new String[] {"gzip, deflate, br, zstd", "BR;q=1.0,gzip;q=0.5"}) {
      HttpResponse<byte[]> smallest = get(file, "Accept-Encoding", all);
      assertThat(text(smallest)).isEqualTo("as brotli");
      assertThat(header(smallest, "Content-Encoding")).isEqualTo("br");
      assertThat(header(smallest, "Content-Type")).startsWith("text/javascript");
      assertThat(header(smallest, "Vary")).isEqualTo("Accept-Encoding");
      assertThat(header(smallest, "Cache-Control")).contains("immutable");
    }
    HttpResponse<byte[]> old = get(file, "Accept-Encoding", "gzip, br;q=0");
    assertThat(text(old)).isEqualTo("as gzip");
    assertThat(header(old, "Content-Encoding")).isEqualTo("gzip");
    HttpResponse<byte[]> plain = get(file);
    assertThat(text(plain)).startsWith("export");
    assertThat(header(plain, "Content-Encoding")).isEqualTo("none");
    assertThat(text(get("/assets/plain.js", "Accept-Encoding", "br"))).startsWith("export");
    assertThat(get("/assets/sample.js.br").statusCode()).isEqualTo(404);
  }

  @Test
  void whatTheClientHasAlreadyIsNotSentAgain() throws Exception {
    String tag = header(get("/assets/sample.js", "Accept-Encoding", "br"), "ETag");
    HttpResponse<byte[]> again =
        get("/assets/sample.js", "Accept-Encoding", "br", "If-None-Match", "W/\"x\", " + tag);
    assertThat(again.statusCode()).isEqualTo(304);
    assertThat(again.body()).isEmpty();
    assertThat(header(again, "ETag")).isEqualTo(tag);
    assertThat(get("/assets/sample.js", "If-None-Match", tag).statusCode()).isEqualTo(200);
  }

  @Test
  void theServiceWorkerIsAskedForAnewEachTimeAndHasThePolicyOfThePage() throws Exception {
    HttpResponse<byte[]> worker = get("/sw.js");
    assertThat(worker.statusCode()).isEqualTo(200);
    assertThat(header(worker, "Content-Type")).startsWith("text/javascript");
    assertThat(header(worker, "Cache-Control")).isEqualTo("no-cache");
    assertThat(header(worker, "Content-Security-Policy"))
        .contains("worker-src 'self'", "manifest-src 'self'", "connect-src 'self'");
    assertThat(get("/sw.js", "If-None-Match", header(worker, "ETag")).statusCode()).isEqualTo(304);
    HttpResponse<byte[]> manifest = get("/manifest.webmanifest");
    assertThat(header(manifest, "Content-Type")).isEqualTo("application/manifest+json");
    assertThat(header(manifest, "Cache-Control")).isEqualTo("no-cache");
  }

  @Test
  void everyAnswerSaysWhomOneTalksTo() throws Exception {
    Object described = Json.object(Json.read(text(get("/api/openapi.json")))).get("info");
    String version = Json.text(Json.object(described).get("version"));
    for (String path : new String[] {"/api/games", "/api/nothing", "/health"}) {
      assertThat(header(get(path), "Atoll-Api")).isEqualTo(version);
      assertThat(header(get(path), "Atoll-Client")).isEqualTo("none"); // no client in this build
    }
  }

  @Test
  void aLargeAnswerIsPackedAndASmallOneIsNot() throws Exception {
    Player ada = Player.arrive(server.port(), "Ada");
    String seats = String.join(",", Collections.nCopies(99, "{\"kind\":\"me\"}"));
    String table = "/api/tables/" + ada.create("islant", "{}", seats);
    HttpResponse<byte[]> plain = get(table);
    HttpResponse<byte[]> packed = get(table, "Accept-Encoding", "gzip");
    assertThat(header(packed, "Content-Encoding")).isEqualTo("gzip");
    assertThat(header(packed, "Vary")).isEqualTo("Accept-Encoding");
    assertThat(header(plain, "Vary")).isEqualTo("Accept-Encoding");
    assertThat(packed.body().length).isLessThan(plain.body().length / 4);
    try (var unpacked = new GZIPInputStream(new ByteArrayInputStream(packed.body()))) {
      assertThat(new String(unpacked.readAllBytes(), StandardCharsets.UTF_8))
          .isEqualTo(text(plain));
    }
    assertThat(header(get("/health", "Accept-Encoding", "gzip"), "Content-Encoding"))
        .isEqualTo("none");
    assertThat(Json.read(text(get("/health")))).isNotNull();
  }

  @Test
  void aStreamOfExactlyAsManyEventsAsFitBringsTheTable() throws Exception {
    Player ada = Player.arrive(server.port(), "Ada");
    String table = ada.create("islant", "{}", "{\"kind\":\"me\"}", "{\"kind\":\"open\"}");
    while (Json.whole(ada.look(table).get("number")) < 200) {
      ada.post("/api/tables/" + table + "/chat", "{\"text\":\"x\"}").expect(200);
    }
    String path = "/api/tables/" + table + "/events?table=true";
    try (Listener listener = new Listener(server.port(), path, ada.token(), null)) {
      assertThat(listener.next(200).getLast().json()).containsKey("table");
    }
  }
}
