package atoll.games.firstisland;

import atoll.engine.Components;
import atoll.engine.json.Json;
import java.util.ArrayList;
import java.util.List;

/** The six tribes, each numbered one below its die. */
final class Tribes {
  static final int TRIBES = 6;
  static final int SCAVENGERS = 0;
  static final int BUILDERS = 1;
  static final int SCHOLARS = 2;
  static final int MATRIARCHY = 3;
  static final int HEALERS = 4;
  static final int SCIENTISTS = 5;

  /** As often a seat may override in a game. */
  static final int OVERRIDES = 3;

  /** The six ids in the order of the dice: {@code scavengers} … {@code scientists}. */
  static final List<String> IDS = ids();

  private Tribes() {}

  private static List<String> ids() {
    List<String> ids = new ArrayList<>();
    var file = Components.of(FirstIslandGame.class).file("tribes.json");
    for (Object tribe : Json.list(file.get("tribes"))) {
      ids.add(Json.text(Json.object(tribe).get("id")));
    }
    return List.copyOf(ids);
  }
}
