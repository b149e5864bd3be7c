package atoll.engine.laws;

import static java.util.stream.Collectors.joining;

import atoll.engine.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What the values at one place of a game's views look like, gathered from many of them and written
 * as a type of TypeScript: what the browser client may rely on.
 */
final class ViewShape {
  /**
   * Names of places, as in {@code b3}, {@code t1.2} or {@code -1,2}: with such keys it is a map.
   */
  private static final Pattern PLACE = Pattern.compile("[a-z][0-9.]+|-?[0-9]+(,-?[0-9]+)?");

  /** Numbers, texts, truths and nulls, in the words of TypeScript. */
  private final TreeSet<String> plain = new TreeSet<>();

  private final TreeMap<String, ViewShape> fields = new TreeMap<>();
  private @Nullable ViewShape items;

  /** What stands at each place of the lists, as long as all are of one length. */
  private @Nullable List<ViewShape> places;

  private int seen;
  private int objects;
  private boolean isMap;

  /** Takes a value into account. */
  void add(@Nullable Object value) {
    seen++;
    switch (value) {
      case null -> plain.add("null");
      case Boolean _ -> plain.add("boolean");
      case String _ -> plain.add("string");
      case Number _ -> plain.add("number");
      case List<?> _ -> addItems(Json.list(value));
      case Map<?, ?> _ -> addFields(Json.object(value));
      default -> throw new IllegalArgumentException(Json.brief(value));
    }
  }

  private void addItems(List<Object> list) {
    if (items == null) {
      items = new ViewShape();
      places = Stream.generate(ViewShape::new).limit(list.size()).toList();
    }
    list.forEach(items::add);
    if (places != null && places.size() != list.size()) {
      places = null;
    }
    for (int i = 0; places != null && i < list.size(); i++) {
      places.get(i).add(list.get(i));
    }
  }

  private void addFields(Map<String, Object> object) {
    objects++;
    object.forEach((name, value) -> {
      isMap |= PLACE.matcher(name).matches();
      fields.computeIfAbsent(name, _ -> new ViewShape()).add(value);
    });
  }

  /** The type, for a line that is so far indented. */
  String type(String indent) {
    List<String> types = new ArrayList<>(plain);
    if (items != null) {
      types.add("Array<" + items.itemType(indent) + ">");
    }
    if (objects > 0) {
      types.add(isMap ? "Record<string, " + anyField().type(indent) + ">" : objectType(indent));
    }
    return types.isEmpty() ? "never" : String.join(" | ", types);
  }

  /** The type within a list; there, a list of a fixed length is a tuple, such as an offset. */
  private String itemType(String indent) {
    if (places == null || objects > 0 || !plain.isEmpty()) {
      return type(indent);
    }
    return places.stream().map(place -> place.type(indent)).collect(joining(", ", "[", "]"));
  }

  private String objectType(String indent) {
    StringBuilder type = new StringBuilder("{\n");
    fields.forEach((name, field) -> {
      String key = name.matches("\\w+") ? name : "'" + name + "'";
      String mark = field.seen < objects ? "?: " : ": ";
      type.append(indent + "  " + key + mark + field.type(indent + "  ") + ";\n");
    });
    return type.append(indent + "}").toString();
  }

  /** All values of a map as one. */
  private ViewShape anyField() {
    ViewShape all = new ViewShape();
    fields.values().forEach(all::merge);
    return all;
  }

  private void merge(ViewShape other) {
    seen += other.seen;
    objects += other.objects;
    isMap |= other.isMap;
    plain.addAll(other.plain);
    other.fields.forEach(
        (name, field) -> fields.computeIfAbsent(name, _ -> new ViewShape()).merge(field));
    if (other.items != null) {
      items = items == null ? new ViewShape() : items;
      items.merge(other.items);
    }
  }
}
