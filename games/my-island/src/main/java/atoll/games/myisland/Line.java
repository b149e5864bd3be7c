package atoll.games.myisland;

import atoll.engine.json.Fields;
import java.util.Map;

/**
 * One line of the overview table, what all scoring pieces have.
 *
 * @param number its place in the list of pieces
 * @param key its name in the breakdown
 * @param points for each time the piece scores; negative for losses, 0 if it wins no points
 * @param text the line for display
 */
record Line(int number, String key, String kind, int points, String text) {
  static Line read(int number, Map<String, Object> data) {
    return new Line(
        number,
        Fields.text(data, "key"),
        Fields.text(data, "kind"),
        data.containsKey("points") ? Fields.whole(data, "points") : 0,
        Fields.text(data, "text"));
  }

  /** The line of a goal, which stands in no table and wins no points. */
  static Line ofGoal(Map<String, Object> data) {
    return new Line(
        -1, Fields.text(data, "goal"), Fields.text(data, "kind"), 0, Fields.text(data, "text"));
  }
}
