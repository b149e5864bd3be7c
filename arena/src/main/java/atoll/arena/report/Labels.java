package atoll.arena.report;

import atoll.engine.Components;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The components that the notation can name, found in the game's component files: whatever has an
 * {@code id} (or is a numbered {@code tile}) in one of their lists. What people call it is made of
 * its name, its text or its kind.
 */
final class Labels {
  /** The family of marks that are a kind and nothing more. */
  static final String KINDS = "kinds of moves";

  private static final int LONGEST = 60;

  /**
   * A component.
   *
   * @param family the list that it is in: {@code tiles}, {@code cards}
   * @param label what people call it, without its id; may be empty
   */
  record Component(String family, String label) {}

  private final Map<String, Component> byId = new HashMap<>();

  Labels(Components components) {
    for (String file : components.files()) {
      collect(file.replace(".json", ""), components.file(file));
    }
  }

  private void collect(String family, @Nullable Object value) {
    if (value instanceof Map<?, ?> object) {
      Object id = object.get("id") != null ? object.get("id") : object.get("tile");
      if (id instanceof String || id instanceof Long) {
        byId.putIfAbsent(String.valueOf(id), new Component(family, label(object)));
      }
      object.forEach((key, inner) -> collect(String.valueOf(key), inner));
    } else if (value instanceof List<?> list) {
      list.forEach(inner -> collect(family, inner));
    }
  }

  private static String label(Map<?, ?> object) {
    for (String key : List.of("name", "text")) {
      if (object.get(key) instanceof String text) {
        return cut(text);
      }
    }
    List<String> words = new ArrayList<>();
    for (String key : List.of("kind", "shape")) {
      if (object.get(key) instanceof String text) {
        words.add(text);
      }
    }
    for (String key : List.of("communities", "symbols")) {
      if (object.get(key) instanceof List<?> list) {
        list.forEach(word -> words.add(String.valueOf(word)));
      }
    }
    return cut(String.join(" ", words));
  }

  private static String cut(String text) {
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST - 1).strip() + "…";
  }

  boolean has(String id) {
    return byId.containsKey(id);
  }

  /** A mark in people's words: {@code keep 4a} is {@code keep 4a, Ribbon}. */
  String say(Mark mark) {
    Component component = byId.get(mark.last());
    String label = component == null ? "" : component.label();
    return mark.text() + (label.isEmpty() ? "" : ", " + label);
  }

  /** What marks belong together in a chart: {@code play, tiles}. */
  String family(Mark mark) {
    if (mark.isKind()) {
      return KINDS;
    }
    Component component = byId.get(mark.last());
    return mark.kind() + (component == null ? "" : ", " + component.family());
  }
}
