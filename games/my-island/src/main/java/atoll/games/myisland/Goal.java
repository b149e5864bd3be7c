package atoll.games.myisland;

import atoll.engine.json.Fields;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A goal that a seat may keep: an end piece without points that brings circles if it would score
 * often enough (R29).
 *
 * @param number its place in the list of all goals
 * @param name its name in moves; {@code title} and {@code text} are for people
 * @param measure what is counted
 */
record Goal(
    int number,
    String name,
    String title,
    String text,
    Piece.AtEnd measure,
    Threshold threshold,
    int circles) {

  /** In place of a goal: none. */
  static final int NONE = -1;

  static List<Goal> read(List<Map<String, Object>> list, Traits traits) {
    List<Goal> all = new ArrayList<>();
    for (Map<String, Object> data : list) {
      all.add(
          new Goal(
              all.size(),
              Fields.text(data, "goal"),
              Fields.text(data, "title"),
              Fields.text(data, "text"),
              Piece.readMeasure(data, traits),
              Threshold.read(data),
              Fields.whole(data, "circles")));
    }
    return List.copyOf(all);
  }

  boolean isMet(Island[] islands, int seat) {
    return threshold.isMet(measure.times(islands, seat));
  }
}
