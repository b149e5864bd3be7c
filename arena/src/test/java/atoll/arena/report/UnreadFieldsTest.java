package atoll.arena.report;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.arena.Match;
import atoll.engine.Components;
import atoll.engine.Game;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Setup;
import atoll.engine.Variant;
import atoll.engine.json.JsonSink;
import atoll.games.Catalogue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * What a designer writes into a component file means something: each field is read by its game. The
 * others are for people who read the file, and docs/workshop.md names them all.
 */
final class UnreadFieldsTest {
  @Test
  void everyFieldIsReadButThoseThatAreForPeople() throws IOException {
    List<String> workshop = Files.readAllLines(Path.of("..", "docs", "workshop.md"));
    for (Game game : Catalogue.all().all()) {
      Set<String> forPeople = new TreeSet<>();
      workshop.stream()
          .filter(line -> line.startsWith("| " + game.id() + " | `"))
          .flatMap(line -> Pattern.compile("`([^`]*)`").matcher(line).results())
          .forEach(field -> forPeople.add(field.group(1)));
      assertThat(unread(game)).as(game.id()).isEqualTo(forPeople);
    }
  }

  private static Set<String> unread(Game game) {
    Set<String> fields = new TreeSet<>();
    Set<String> read = new TreeSet<>();
    Components components = game.components();
    for (String file : components.files()) {
      Map<String, Object> content = new Watched(file, components.file(file), fields, read);
      components = components.with(file, content);
    }
    Game watched = game.with(components);
    watched.insight();
    for (Variant variant : watched.variants()) {
      Setup setup = Setup.of(watched, variant.minSeats(), variant.options());
      List<String> bots = Collections.nCopies(setup.seats(), "random");
      Match match = new Match(setup, bots, new RandomSource(1));
      match.play();
      for (Position position : List.of(setup.start(), match.position())) {
        position.view(Position.SPECTATOR, new JsonSink().beginObject());
        position.view(0, new JsonSink().beginObject());
      }
    }
    fields.removeAll(read);
    return fields;
  }

  /** An object that remembers which of its fields have been asked for. */
  private static final class Watched extends AbstractMap<String, Object> {
    private final String path;
    private final Map<String, Object> content = new LinkedHashMap<>();
    private final Set<String> read;

    Watched(String path, Map<?, ?> content, Set<String> fields, Set<String> read) {
      this.path = path;
      this.read = read;
      content.forEach((field, value) -> {
        String name = path + " " + field;
        fields.add(name);
        this.content.put(String.valueOf(field), watched(name, value, fields, read));
      });
    }

    private static @Nullable Object watched(
        String path, @Nullable Object value, Set<String> fields, Set<String> read) {
      if (value instanceof Map<?, ?> object) {
        return new Watched(path, object, fields, read);
      }
      if (value instanceof List<?> list) {
        List<@Nullable Object> items = new ArrayList<>();
        list.forEach(item -> items.add(watched(path, item, fields, read)));
        return items;
      }
      return value;
    }

    @Override
    public @Nullable Object get(Object field) {
      read.add(path + " " + field);
      return content.get(field);
    }

    @Override
    public boolean containsKey(Object field) {
      read.add(path + " " + field);
      return content.containsKey(field);
    }

    @Override
    public int size() {
      return content.size();
    }

    /** Who goes through all of them, reads all of them. */
    @Override
    public Set<Entry<String, Object>> entrySet() {
      content.keySet().forEach(this::get);
      return content.entrySet();
    }
  }
}
