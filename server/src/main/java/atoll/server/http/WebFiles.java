package atoll.server.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/**
 * The files of the browser client, from the folder {@code web} of the class path. An address that
 * is no file is a page of the client, which finds its own way from there.
 */
final class WebFiles {
  private static final Pattern PLAIN =
      Pattern.compile("(/[A-Za-z0-9_-][A-Za-z0-9._-]{0,100}){0,6}/?");
  private static final Map<String, String> TYPES =
      Map.ofEntries(
          Map.entry("html", "text/html; charset=utf-8"),
          Map.entry("js", "text/javascript; charset=utf-8"),
          Map.entry("mjs", "text/javascript; charset=utf-8"),
          Map.entry("css", "text/css; charset=utf-8"),
          Map.entry("json", "application/json"),
          Map.entry("webmanifest", "application/manifest+json"),
          Map.entry("svg", "image/svg+xml"),
          Map.entry("png", "image/png"),
          Map.entry("ico", "image/x-icon"),
          Map.entry("wasm", "application/wasm"),
          Map.entry("txt", "text/plain; charset=utf-8"),
          Map.entry("woff2", "font/woff2"));
  private static final String NO_CLIENT =
      """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><title>Atoll</title></head>
      <body><h1>Atoll</h1><p>The server is running. The browser client is not part of this build.</p>
      <p>What programs can do here is described in <a href="/api/openapi.json">/api/openapi.json</a>.</p>
      </body></html>
      """;

  private final Map<String, Optional<byte[]>> files = new ConcurrentHashMap<>();

  Answer get(Call call) {
    String path = call.request().path().rawPath();
    if (!PLAIN.matcher(path).matches()) {
      throw Problem.notFound();
    }
    String name = path.substring(1);
    String extension = name.substring(name.lastIndexOf('.') + 1);
    String type = name.contains(".") ? TYPES.get(extension) : null;
    if (type != null) {
      byte[] bytes = file(name).orElseThrow(Problem::notFound);
      boolean isNamedByContent = name.startsWith("assets/");
      return Answer.file(type, bytes)
          .with("Cache-Control", isNamedByContent ? "max-age=31536000, immutable" : "no-cache");
    }
    return file("index.html")
        .map(
            page -> Answer.file("text/html; charset=utf-8", page).with("Cache-Control", "no-cache"))
        .orElseGet(() -> {
          if (!path.equals("/")) {
            throw Problem.notFound();
          }
          return Answer.text(200, "text/html; charset=utf-8", NO_CLIENT);
        });
  }

  private Optional<byte[]> file(String name) {
    Optional<byte[]> known = files.get(name);
    if (known != null) {
      return known;
    }
    try (InputStream stream = WebFiles.class.getResourceAsStream("/web/" + name)) {
      if (stream == null) {
        return Optional.empty(); // not remembered: there is no end of names that do not exist
      }
      Optional<byte[]> bytes = Optional.of(stream.readAllBytes());
      files.put(name, bytes);
      return bytes;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
