package atoll.games.islant;

import atoll.engine.json.Json;
import java.util.Map;

/** The ship track: totals from left to right, each with the points it is worth as the rightmost. */
final class ShipTrack {
  private final int[] totals;
  private final int[] points;

  ShipTrack(Map<String, Object> data) {
    totals = Json.column(Json.objects(data.get("totals")), "total");
    points = Json.column(Json.objects(data.get("totals")), "points");
  }

  /** The leftmost total that is not among the {@code marked} first; 0 when all are marked (R17). */
  int next(int marked) {
    return marked < totals.length ? totals[marked] : 0;
  }

  /** The points under the rightmost of the marked totals. */
  int points(int marked) {
    return marked == 0 ? 0 : points[marked - 1];
  }
}
