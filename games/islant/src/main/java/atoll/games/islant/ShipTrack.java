package atoll.games.islant;

import atoll.engine.Components;
import atoll.engine.json.Json;
import java.util.List;

/** The ship track: totals from left to right, each with the points it is worth as the rightmost. */
final class ShipTrack {
  private static final int[] TOTALS = column("total");
  private static final int[] POINTS = column("points");

  private ShipTrack() {}

  private static int[] column(String name) {
    List<Object> entries =
        Json.list(Components.of(ShipTrack.class).file("ship-totals.json").get("totals"));
    return entries.stream().mapToInt(entry -> Json.whole(Json.object(entry).get(name))).toArray();
  }

  /** The leftmost total that is not among the {@code marked} first; 0 when all are marked (R17). */
  static int next(int marked) {
    return marked < TOTALS.length ? TOTALS[marked] : 0;
  }

  /** The points under the rightmost of the marked totals. */
  static int points(int marked) {
    return marked == 0 ? 0 : POINTS[marked - 1];
  }
}
