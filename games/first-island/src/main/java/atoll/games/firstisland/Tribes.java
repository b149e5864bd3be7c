package atoll.games.firstisland;

import atoll.engine.Components;
import atoll.engine.Counts;
import atoll.engine.Refused;
import atoll.engine.json.Fields;
import atoll.engine.json.Json;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;

/**
 * The six tribes, each numbered one below its die (R5), with the dice and the override boxes that
 * show them.
 *
 * @param ids in the order of the dice: {@code scavengers} … {@code scientists}
 * @param names for people
 * @param dice how many are rolled in a round
 * @param overrides how many a seat may use in a game
 * @param overridePoints what each of them costs
 */
record Tribes(List<String> ids, List<String> names, int dice, int overrides, int overridePoints) {
  static final int COUNT = 6;
  static final int SCAVENGERS = 0;
  static final int BUILDERS = 1;
  static final int SCHOLARS = 2;
  static final int MATRIARCHY = 3;
  static final int HEALERS = 4;
  static final int SCIENTISTS = 5;

  /** Where there is no tribe. */
  static final int NONE = -1;

  /** With fewer dice two marks could not be made. */
  private static final int FEWEST_DICE = 2 * Seat.MARKS_A_TURN;

  private static final int ENOUGH_TO_REROLL = 3;

  Tribes {
    if (ids.size() != COUNT || dice < FEWEST_DICE) {
      throw new Refused("there are " + COUNT + " tribes, and " + FEWEST_DICE + " dice or more");
    }
  }

  static Tribes read(Components components) {
    Map<String, Object> file = components.file("tribes.json");
    Map<String, Object> dice = Fields.object(file, "dice");
    List<Long> faces = LongStream.rangeClosed(1, COUNT).boxed().toList();
    Json.require(dice, "faces", faces);
    Map<String, Object> overrides = Fields.object(file, "overrides");
    Json.require(overrides, "boxes", faces);
    Json.require(overrides, "perTurn", 1L);
    List<Map<String, Object>> tribes = Json.objects(file.get("tribes"));
    for (int tribe = 0; tribe < tribes.size(); tribe++) {
      Json.require(tribes.get(tribe), "die", tribe + 1L);
    }
    return new Tribes(
        tribes.stream().map(tribe -> Fields.text(tribe, "id")).toList(),
        tribes.stream().map(tribe -> Fields.text(tribe, "name")).toList(),
        Fields.whole(dice, "count"),
        Fields.whole(overrides, "perGame"),
        Fields.whole(overrides, "points"));
  }

  /**
   * The tribe on dice that may be rerolled, given as {@link Counts} of tribes, or {@link #NONE}.
   */
  static int rerollable(long dice) {
    for (int tribe = 0; tribe < COUNT; tribe++) {
      if (Counts.of(dice, tribe) >= ENOUGH_TO_REROLL) {
        return tribe;
      }
    }
    return NONE;
  }
}
