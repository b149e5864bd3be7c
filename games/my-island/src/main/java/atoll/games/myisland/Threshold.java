package atoll.games.myisland;

import atoll.engine.json.Fields;
import java.util.Map;

/** How often something must have scored for circles: at least so often, or at most. */
record Threshold(int least, int most) {
  static Threshold read(Map<String, Object> data) {
    return data.containsKey("most")
        ? new Threshold(Integer.MIN_VALUE, Fields.whole(data, "most"))
        : new Threshold(Fields.whole(data, "count"), Integer.MAX_VALUE);
  }

  boolean isMet(int times) {
    return least <= times && times <= most;
  }
}
