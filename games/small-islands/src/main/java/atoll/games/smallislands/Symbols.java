package atoll.games.smallislands;

import atoll.engine.Counts;
import atoll.engine.Names;
import atoll.engine.json.Json;
import java.util.List;
import java.util.Map;

/** The symbols on the land. How many of each there are, is kept as {@link Counts}. */
final class Symbols {
  static final int FLOWER = 0;
  static final int FRUIT = 1;
  static final int LEAF = 2;
  static final int TEMPLE = 3;
  static final int PORT = 4;
  static final int LOCATION = 5;

  /** Flower, fruit and leaf come first. */
  static final int RESOURCES = 3;

  /** The kinds that are counted; locations are a set of their own. */
  static final int COUNTED = 5;

  static final Names NAMES =
      new Names("symbol", List.of("flower", "fruit", "leaf", "temple", "port", "house"));

  private Symbols() {}

  /** Numbers by symbol, as the data give them. */
  static long counts(Map<String, Object> data) {
    long counts = 0;
    for (Map.Entry<String, Object> entry : data.entrySet()) {
      counts += Counts.one(NAMES.named(entry.getKey())) * Json.whole(entry.getValue());
    }
    return counts;
  }

  /** The count of the most numerous resource. */
  static int mostNumerous(long counts) {
    return Math.max(
        Counts.of(counts, FLOWER), Math.max(Counts.of(counts, FRUIT), Counts.of(counts, LEAF)));
  }

  /** The count of the scarcest resource that is present; 0 if none is. */
  static int scarcest(long counts) {
    int least = 0;
    for (int resource = 0; resource < RESOURCES; resource++) {
      int count = Counts.of(counts, resource);
      if (count > 0 && (least == 0 || count < least)) {
        least = count;
      }
    }
    return least;
  }
}
