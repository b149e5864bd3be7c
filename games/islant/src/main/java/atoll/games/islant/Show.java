package atoll.games.islant;

import atoll.engine.Refused;
import atoll.engine.json.Json;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What one seat shows of itself: names for its islands and two different pencils (R22). It is for
 * display only, belongs to the seat, is public and may change at any time; the game never looks at
 * it and a replay takes no notice of it.
 *
 * <p>In JSON it is an object with {@code islands}, a list of names, and {@code colours}, two ids of
 * the {@linkplain Palette palette}; either may be missing. The header of a record may hold such an
 * entry for each seat, or null, in a list called {@code show}.
 *
 * <ul>
 *   <li>Somebody sets it: {@link #changed} takes what they sent, or refuses it in a sentence.
 *   <li>A record is written: {@link #entry} is what its header holds for the seat.
 *   <li>A record is shown: whoever draws the sheet passes over what makes no sense in its header.
 * </ul>
 *
 * @param palette what there is to choose from
 * @param islands at most {@link Palette#mostNames} names, in the order of the sheet's Islands box
 * @param red the pencil for land, waves and ships, and for what the rules call red
 * @param blue the pencil for what the rules call blue
 */
record Show(Palette palette, List<String> islands, Pencil red, Pencil blue) {
  static final String ISLANDS = "islands";
  static final String COLOURS = "colours";

  /** Whatever makes no sense is {@link Refused}; blanks at the ends of names are cut off. */
  Show {
    if (islands.size() > palette.mostNames) {
      throw new Refused(
          ISLANDS + " must be at most " + palette.mostNames + " names, not " + islands.size());
    }
    islands = islands.stream().map(palette::islandName).toList();
    palette.pencils(List.of(red.colour(), blue.colour()));
  }

  /**
   * The show that a seat asks for: what {@code wish} says anew, and the rest as it was.
   *
   * @param wish an object with {@code islands}, {@code colours}, both or neither
   * @throws Refused with a sentence for people if it is anything else, gives more names than there
   *     may be or one that is none, or does not choose two different colours of the palette
   */
  Show changed(@Nullable Object wish) {
    if (!(wish instanceof Map<?, ?> entry)) {
      throw new Refused(
          "what a seat shows must be an object with islands and colours, not " + Json.brief(wish));
    }
    for (Object key : entry.keySet()) {
      if (!key.equals(ISLANDS) && !key.equals(COLOURS)) {
        throw new Refused("a seat shows islands and colours, not " + Json.brief(key));
      }
    }
    List<String> names = islands;
    if (entry.containsKey(ISLANDS)) {
      names = chosenNames(entry.get(ISLANDS));
    }
    List<Pencil> pencils = List.of(red, blue);
    if (entry.containsKey(COLOURS)) {
      pencils = palette.pencils(entry.get(COLOURS));
    }
    return new Show(palette, names, pencils.getFirst(), pencils.getLast());
  }

  private List<String> chosenNames(@Nullable Object value) {
    if (!(value instanceof List<?> list)) {
      throw new Refused(ISLANDS + " must be a list of names, not " + Json.brief(value));
    }
    return list.stream().map(palette::islandName).toList();
  }

  /** The ids of the two pencils. */
  List<String> colours() {
    return List.of(red.colour(), blue.colour());
  }

  /** The seat's entry of {@code show}: what it has chosen; empty if that is nothing. */
  Map<String, Object> entry() {
    Map<String, Object> entry = new LinkedHashMap<>();
    if (!islands.isEmpty()) {
      entry.put(ISLANDS, islands);
    }
    if (!colours().equals(palette.nothing().colours())) {
      entry.put(COLOURS, colours());
    }
    return entry;
  }
}
