package atoll.games.myisland;

import atoll.engine.Bits;
import atoll.engine.Refused;
import atoll.engine.json.Fields;
import atoll.engine.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What can be said of a space, each with a number: the symbols it may show, that it carries a tile
 * at all ({@code any}), its terrain, the sticker it bears. Scoring pieces and grants speak of
 * spaces in these words only.
 */
final class Traits {
  /** How many symbols there are; theirs are the lowest numbers. */
  static final int SYMBOLS = 4;

  /** Carries a tile, whatever it shows. */
  static final int ANY = SYMBOLS;

  private final List<String> words = new ArrayList<>();
  private final Map<String, Object> letters;

  Traits(Map<String, Object> boards, Map<String, Object> tiles, Map<String, Object> campaign) {
    letters = Fields.object(boards, "letters");
    words.addAll(Fields.words(tiles, "symbols"));
    words.add("any");
    for (Object terrain : letters.values()) {
      words.add(Json.text(terrain));
    }
    for (Map<String, Object> sticker : Fields.objects(campaign, "stickers")) {
      if (!Fields.flag(sticker, "tile")) {
        words.add(Fields.text(sticker, "kind"));
      }
    }
  }

  int count() {
    return words.size();
  }

  String word(int trait) {
    return words.get(trait);
  }

  /** The trait of that name; {@link Refused} if there is none. */
  int named(String word) {
    int trait = words.indexOf(word);
    if (trait < 0) {
      throw new Refused("there is no " + Json.brief(word) + " in My Island");
    }
    return trait;
  }

  /** The trait that a field names. */
  int at(Map<String, Object> data, String field) {
    return named(Fields.text(data, field));
  }

  /** The traits that the words in a list name, a bit each. */
  int in(Map<String, Object> data, String field) {
    return Bits.of(Fields.words(data, field).stream().mapToInt(this::named).toArray());
  }

  /** The words for traits, a bit each. */
  List<String> words(int traits) {
    return Bits.all(traits).mapToObj(this::word).toList();
  }

  /** The words for terrains, in the order of their numbers. */
  List<String> terrains() {
    return words.subList(ANY + 1, ANY + 1 + letters.size());
  }

  /** The terrain that a letter stands for on the printed boards. */
  int terrain(char letter) {
    return named(Json.text(letters.get(String.valueOf(letter))));
  }

  /** The letter that stands for a terrain on the printed boards. */
  String letter(int terrain) {
    for (Map.Entry<String, Object> letter : letters.entrySet()) {
      if (letter.getValue().equals(word(terrain))) {
        return letter.getKey();
      }
    }
    throw new IllegalArgumentException(word(terrain) + " is no terrain");
  }
}
