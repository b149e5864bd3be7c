package atoll.games.myisland;

import atoll.engine.Refused;
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

  private static final Map<String, Object> LETTERS = Json.object(Fields.BOARDS.get("letters"));
  private static final List<String> WORDS = words();

  static final int BEACH = of("beach");

  private Traits() {}

  private static List<String> words() {
    List<String> words = new ArrayList<>(Fields.words(Fields.TILES, "symbols"));
    words.add("any");
    for (Object terrain : LETTERS.values()) {
      words.add(Json.text(terrain));
    }
    for (Map<String, Object> sticker : Fields.objects(Fields.CAMPAIGN, "stickers")) {
      if (!Fields.flag(sticker, "tile")) {
        words.add(Fields.text(sticker, "kind"));
      }
    }
    return List.copyOf(words);
  }

  static int count() {
    return WORDS.size();
  }

  static String word(int trait) {
    return WORDS.get(trait);
  }

  static int of(String word) {
    int trait = WORDS.indexOf(word);
    if (trait < 0) {
      throw new Refused("there is no " + Json.brief(word) + " in My Island");
    }
    return trait;
  }

  /** The words for terrains, in the order of their numbers. */
  static List<String> terrains() {
    return WORDS.subList(ANY + 1, ANY + 1 + LETTERS.size());
  }

  /** The terrain that a letter stands for on the printed boards. */
  static int terrain(char letter) {
    return of(Json.text(LETTERS.get(String.valueOf(letter))));
  }

  /** The letter that stands for a terrain on the printed boards. */
  static String letter(int terrain) {
    for (Map.Entry<String, Object> letter : LETTERS.entrySet()) {
      if (letter.getValue().equals(word(terrain))) {
        return letter.getKey();
      }
    }
    throw new IllegalArgumentException(word(terrain) + " is no terrain");
  }
}
