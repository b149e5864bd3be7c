package atoll.engine;

import atoll.engine.json.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The component files of a game: boards, tiles, cards, numbers. They lie beside the game's class in
 * the resources; a designer may exchange some of them for one run.
 */
public final class Components {
  /** The component files of a game that is made of code alone. */
  public static final Components NONE = of(Components.class);

  private static final int DIGITS = 16; // of a digest

  private final Class<?> home;
  private final List<String> files;
  private final Map<String, Map<String, Object>> exchanged;

  private Components(
      Class<?> home, List<String> files, Map<String, Map<String, Object>> exchanged) {
    this.home = home;
    this.files = files;
    this.exchanged = exchanged;
  }

  /**
   * The files beside that class.
   *
   * @param files the names of those that a designer may exchange
   */
  public static Components of(Class<?> home, String... files) {
    return new Components(home, List.of(files), Map.of());
  }

  /** The same files but for one. */
  public Components with(String file, Map<String, Object> content) {
    Map<String, Map<String, Object>> more = new TreeMap<>(exchanged);
    more.put(file, content);
    return new Components(home, files, more);
  }

  /** The names of the files that a designer may exchange. */
  public List<String> files() {
    return files;
  }

  /** The names of the files that have been exchanged. */
  public List<String> exchanged() {
    return List.copyOf(exchanged.keySet());
  }

  /** A digest of the files that have been exchanged; empty if none has. */
  public String digest() {
    return exchanged.isEmpty()
        ? ""
        : Sha256.hex(Sha256.of(Json.write(exchanged))).substring(0, DIGITS);
  }

  /** The object in a file. */
  public Map<String, Object> file(String name) {
    @Nullable Map<String, Object> other = exchanged.get(name);
    return other != null ? other : resource(name);
  }

  private Map<String, Object> resource(String name) {
    try (InputStream stream = home.getResourceAsStream(name)) {
      if (stream == null) {
        throw new IllegalStateException(name + " is missing from the resources");
      }
      return Json.object(Json.read(new String(stream.readAllBytes(), StandardCharsets.UTF_8)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
