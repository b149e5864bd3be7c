package atoll.engine;

import atoll.engine.json.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The component files of a game: boards, tiles, cards, numbers. They lie beside the game's class in
 * the resources; a designer may exchange some of them for one run.
 */
public final class Components {
  private final Class<?> home;
  private final Map<String, Map<String, Object>> exchanged;

  private Components(Class<?> home, Map<String, Map<String, Object>> exchanged) {
    this.home = home;
    this.exchanged = exchanged;
  }

  /** The files beside that class. */
  public static Components of(Class<?> home) {
    return new Components(home, Map.of());
  }

  /** The same files but for one. */
  public Components with(String file, Map<String, Object> content) {
    Map<String, Map<String, Object>> more = new LinkedHashMap<>(exchanged);
    more.put(file, content);
    return new Components(home, more);
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
