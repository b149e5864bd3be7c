package atoll.app;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.json.Json;
import atoll.games.Catalogue;
import atoll.server.AtollServer;
import atoll.server.ServerConfig;
import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A campaign of a server and one of the command are the same thing. */
final class ServedCampaignTest {
  private static final int EPISODES = 2;

  @TempDir Path temporary;
  private final HttpClient http = HttpClient.newHttpClient();
  private String base = "";
  private String token = "";

  @Test
  void theCommandGoesOnWhereTheServerStoppedAndTheServerWhereTheCommandDid() throws Exception {
    ServerConfig config =
        ServerConfig.of(temporary.resolve("data")).listeningOn("127.0.0.1", 0).withLimits(false);
    try (AtollServer server = AtollServer.start(config, Catalogue.all())) {
      base = "http://127.0.0.1:" + server.port() + "/api";
      token = Json.text(call("/guests", Map.of("name", "Ada")).get("token"));
      String id = begin();
      for (int episode = 1; episode <= EPISODES; episode++) {
        play(id);
      }
      Path folder = unpack(id);
      assertThat(command("campaign", "show", folder.toString())).contains("next: episode 3 of 24");
      assertThat(command("replay", folder.toString())).contains("2");
      command("verify", folder.resolve("000001.atoll").toString());
      command("campaign", "play", folder.toString(), "--episodes", "1", "--brief");

      String copy = begin();
      Map<String, Object> seen = Map.of();
      for (int episode = 1; episode <= EPISODES + 1; episode++) {
        String record = Files.readString(folder.resolve("00000" + episode + ".atoll"));
        seen = call("/campaigns/" + copy + "/records", Map.of("record", record));
      }
      assertThat(seen).containsEntry("next", 4L);
      play(copy);
      assertThat(command("campaign", "show", unpack(copy).toString()))
          .contains("next: episode 5 of 24");
    }
  }

  private String begin() throws Exception {
    List<Object> seats = List.of(Map.of("kind", "me"), Map.of("kind", "bot", "bot", "random"));
    Map<String, Object> wish = new LinkedHashMap<>();
    wish.put("seats", seats);
    wish.put("islands", List.of("Heron Rock", ""));
    return Json.text(call("/campaigns", wish).get("id"));
  }

  private void play(String campaign) throws Exception {
    Map<String, Object> table = call("/campaigns/" + campaign + "/next", Map.of());
    String path = "/tables/" + table.get("id");
    table = call(path + "/join", Map.of("contribution", 7L));
    while (!"over".equals(table.get("status"))) {
      Map<String, Object> legal = Json.object(table.get("legal"));
      if (!legal.isEmpty()) {
        Map<String, Object> move = new LinkedHashMap<>();
        move.put("seat", 0L);
        move.put("number", Json.whole(table.get("number")) + 0L);
        move.put("move", Json.list(legal.get("0")).getFirst());
        ask(path + "/moves", move);
      }
      table = Json.object(Json.read(text(ask(path, null))));
    }
    call("/campaigns/" + campaign, null);
  }

  private Path unpack(String campaign) throws Exception {
    Path folder = temporary.resolve(campaign);
    Files.createDirectories(folder);
    byte[] zipped = ask("/campaigns/" + campaign + "/folder", null).body();
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(zipped))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        Files.write(folder.resolve(entry.getName()), zip.readAllBytes());
      }
    }
    return folder;
  }

  private Map<String, Object> call(String path, @Nullable Map<String, Object> body)
      throws Exception {
    HttpResponse<byte[]> answer = ask(path, body);
    assertThat(answer.statusCode()).as(text(answer)).isBetween(200, 299);
    return Json.object(Json.read(text(answer)));
  }

  private static String text(HttpResponse<byte[]> answer) {
    return new String(answer.body(), StandardCharsets.UTF_8);
  }

  private HttpResponse<byte[]> ask(String path, @Nullable Map<String, Object> body)
      throws Exception {
    HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(base + path));
    if (!token.isEmpty()) {
      request.header("Authorization", "Bearer " + token);
    }
    if (body != null) {
      request.header("Content-Type", "application/json");
      request.POST(HttpRequest.BodyPublishers.ofString(Json.write(body)));
    }
    return http.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
  }

  private static String command(String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code = Atoll.run(args, new PrintWriter(out, true), new PrintWriter(err, true));
    assertThat(code).as(out + " " + err).isZero();
    return out.toString();
  }
}
