package atoll.server.table;

import atoll.engine.Refused;
import atoll.engine.json.Json;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How the time of the seats is measured: a stock for the whole game, to which every turn adds a
 * little, or so many days for each turn.
 *
 * @param millis the stock of a seat, or what it has for a turn
 * @param increment what is added when a seat has ended its turn
 * @param isPerTurn whether each turn begins with all of it
 * @param isLost whether a seat whose time runs out is given up; otherwise a bot plays until the
 *     person is back
 */
public record Clock(long millis, long increment, boolean isPerTurn, boolean isLost) {
  private static final long SECOND = 1000;
  private static final long DAY = 24 * 60 * 60 * SECOND;
  private static final int MOST_SECONDS = 3 * 60 * 60;
  private static final int MOST_INCREMENT = 180;
  private static final int MOST_DAYS = 30;
  private static final Set<String> FIELDS = Set.of("seconds", "increment", "days", "whenOut");

  /**
   * Reads what somebody wishes.
   *
   * @throws Refused with a sentence if there is no such clock
   */
  public static Clock read(Map<String, Object> fields) {
    for (String field : fields.keySet()) {
      if (!FIELDS.contains(field)) {
        throw Refused.badField(
            field, "a clock has seconds and increment, or days, and whenOut; not " + field);
      }
    }
    Object whenOut = fields.getOrDefault("whenOut", "bot");
    if (!whenOut.equals("bot") && !whenOut.equals("lose")) {
      throw Refused.badField("whenOut", "whenOut must be bot or lose, not " + Json.brief(whenOut));
    }
    if (fields.containsKey("days") == fields.containsKey("seconds")) {
      throw Refused.badField("clock", "a clock has either seconds for the game or days for a turn");
    }
    boolean isLost = whenOut.equals("lose");
    if (fields.containsKey("days")) {
      return new Clock(whole(fields, "days", 1, MOST_DAYS) * DAY, 0, true, isLost);
    }
    long increment =
        fields.containsKey("increment") ? whole(fields, "increment", 0, MOST_INCREMENT) : 0;
    return new Clock(
        whole(fields, "seconds", 1, MOST_SECONDS) * SECOND, increment * SECOND, false, isLost);
  }

  private static int whole(Map<String, Object> fields, String name, int least, int most) {
    if (fields.get(name) instanceof Long number && number >= least && number <= most) {
      return (int) (long) number;
    }
    throw Refused.badField(
        name,
        "%s must be %d to %d, not %s".formatted(name, least, most, Json.brief(fields.get(name))));
  }

  /** What {@link #read} reads, for the API. */
  Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    if (isPerTurn) {
      json.put("days", millis / DAY);
    } else {
      json.put("seconds", millis / SECOND);
      json.put("increment", increment / SECOND);
    }
    json.put("whenOut", isLost ? "lose" : "bot");
    return json;
  }

  /** As it is kept: to the millisecond. */
  String text() {
    Map<String, Object> kept = new LinkedHashMap<>();
    kept.put("millis", millis);
    kept.put("increment", increment);
    kept.put("perTurn", isPerTurn);
    kept.put("lost", isLost);
    return Json.write(kept);
  }

  static @Nullable Clock ofText(@Nullable String text) {
    if (text == null) {
      return null;
    }
    Map<String, Object> kept = Json.object(Json.read(text));
    if (kept.get("millis") instanceof Long millis
        && kept.get("increment") instanceof Long increment) {
      return new Clock(
          millis, increment, Json.truth(kept.get("perTurn")), Json.truth(kept.get("lost")));
    }
    throw new Refused("a clock cannot be read");
  }
}
