package atoll.app;

import atoll.engine.json.Json;
import atoll.games.Catalogue;
import atoll.server.AtollServer;
import atoll.server.ServerConfig;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;

/**
 * {@code atoll warm-up}: starts a server in a folder that is thrown away, asks it a few things and
 * stops it. The script {@code atoll} lets the JVM watch this once after a build and remember which
 * classes a start needs.
 */
@Command(name = "warm-up", hidden = true, description = "Shows the JVM what a start needs.")
final class WarmUpCommand implements Runnable {
  @Override
  public void run() {
    try {
      Path folder = Files.createTempDirectory("atoll-warm-up");
      try {
        Files.createDirectories(folder);
        serveOnce(folder); // makes the database
        serveOnce(folder); // opens it, as every later start does
      } finally {
        delete(folder);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void serveOnce(Path folder) throws IOException {
    ServerConfig config = ServerConfig.of(folder).listeningOn("127.0.0.1", 0);
    try (AtollServer server = AtollServer.start(config, Catalogue.all())) {
      String base = "http://127.0.0.1:" + server.port();
      for (String path : new String[] {"/health", "/ready", "/", "/api/games", "/api/tables"}) {
        ask(base + path, null, null);
      }
      String guest = ask(base + "/api/guests", "{}", null);
      String token = Json.text(Json.object(Json.read(guest)).get("token"));
      ask(
          base + "/api/tables",
          "{\"game\":\"islant\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"bot\"}]}",
          token);
    }
  }

  private static String ask(String address, @Nullable String body, @Nullable String token)
      throws IOException {
    HttpURLConnection connection = (HttpURLConnection) URI.create(address).toURL().openConnection();
    if (token != null) {
      connection.setRequestProperty("Authorization", "Bearer " + token);
    }
    if (body != null) {
      connection.setDoOutput(true);
      connection.setRequestProperty("Content-Type", "application/json");
      connection.getOutputStream().write(body.getBytes(StandardCharsets.UTF_8));
    }
    try (InputStream answer = connection.getInputStream()) {
      return new String(answer.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    }
    Files.delete(folder);
  }
}
