package atoll.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.helidon.http.HeaderNames;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/**
 * The files of the browser client, from the folder {@code web} of the class path. An address that
 * is no file is a page of the client, which finds its own way from there. Beside a file lie its
 * compressed forms, made by the build; a client gets the smallest that it understands.
 */
final class WebFiles {
  private static final Pattern PLAIN =
      Pattern.compile("(/[A-Za-z0-9_-][A-Za-z0-9._-]{0,100}){0,6}/?");
  private static final String PAGE = "index.html";

  /** The same page for addresses of tables: it names in its head what a table needs besides. */
  private static final String TABLE_PAGE = "table.html";

  private static final String TABLES = "/table/";
  private static final Pattern FIRST_SCRIPT = Pattern.compile("src=\"/assets/([\\w.-]+\\.js)\"");
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

  /** The compressed forms, smallest first: what clients call them, and how their files end. */
  private static final Map<String, String> FORMS = forms();

  private final Map<String, Optional<WebFile>> files = new ConcurrentHashMap<>();

  /** A file as it is sent; its tag changes when the content does. */
  private static final class WebFile {
    final byte[] bytes;
    final String tag;

    WebFile(byte[] bytes, String tag) {
      this.bytes = bytes;
      this.tag = tag;
    }
  }

  private static Map<String, String> forms() {
    Map<String, String> forms = new LinkedHashMap<>();
    forms.put("br", ".br");
    forms.put("gzip", ".gz");
    return forms;
  }

  Answer get(Call call) {
    String path = call.request().path().rawPath();
    if (!PLAIN.matcher(path).matches()) {
      throw Problem.notFound();
    }
    String name = path.substring(1);
    String extension = name.substring(name.lastIndexOf('.') + 1);
    String type = name.contains(".") ? TYPES.get(extension) : null;
    if (type != null) {
      return file(name, type, call).orElseThrow(Problem::notFound);
    }
    String page = path.startsWith(TABLES) ? TABLE_PAGE : PAGE;
    return file(page, "text/html; charset=utf-8", call)
        .orElseGet(() -> {
          if (!path.equals("/")) {
            throw Problem.notFound();
          }
          return Answer.text(200, "text/html; charset=utf-8", NO_CLIENT);
        });
  }

  /**
   * The name of the script that the page begins with. It has the content's hash in it, so a page
   * that began with another one is of another build. Without a client it is "none".
   */
  String firstScript() {
    String page = load(PAGE).map(file -> new String(file.bytes, UTF_8)).orElse("");
    Matcher script = FIRST_SCRIPT.matcher(page);
    return script.find() ? script.group(1) : "none";
  }

  private Optional<Answer> file(String name, String type, Call call) {
    Optional<WebFile> plain = load(name);
    if (plain.isEmpty()) {
      return Optional.empty();
    }
    WebFile chosen = plain.get();
    @Nullable String form = null;
    for (Map.Entry<String, String> smaller : FORMS.entrySet()) {
      Optional<WebFile> found =
          Encoding.isAccepted(call.request(), smaller.getKey())
              ? load(name + smaller.getValue())
              : Optional.empty();
      if (found.isPresent()) {
        chosen = found.get();
        form = smaller.getKey();
        break;
      }
    }
    boolean isNamedByContent = name.startsWith("assets/");
    Answer answer =
        isKnown(call, chosen.tag) ? Answer.unchanged() : Answer.file(type, chosen.bytes);
    answer =
        answer
            .with("Cache-Control", isNamedByContent ? "max-age=31536000, immutable" : "no-cache")
            .with("Vary", "Accept-Encoding")
            .with("ETag", chosen.tag);
    return Optional.of(
        form == null || answer.status() == 304 ? answer : answer.with("Content-Encoding", form));
  }

  private static boolean isKnown(Call call, String tag) {
    return call.request().headers().first(HeaderNames.IF_NONE_MATCH).orElse("").contains(tag);
  }

  private Optional<WebFile> load(String name) {
    Optional<WebFile> known = files.get(name);
    if (known != null) {
      return known;
    }
    try (InputStream stream = WebFiles.class.getResourceAsStream("/web/" + name)) {
      if (stream == null) {
        return Optional.empty(); // not remembered: there is no end of names that do not exist
      }
      byte[] bytes = stream.readAllBytes();
      CRC32 sum = new CRC32();
      sum.update(bytes);
      String tag = "\"" + Long.toHexString(sum.getValue()) + "-" + bytes.length + "\"";
      Optional<WebFile> file = Optional.of(new WebFile(bytes, tag));
      files.put(name, file);
      return file;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
