package atoll.games.lordofmyisland;

import atoll.engine.Components;
import atoll.engine.Counts;
import atoll.engine.RandomSource;
import atoll.engine.Words;
import atoll.engine.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The commerce die, and how many communities of each kind it could pay for. Such a <em>tally</em>
 * is {@link Counts} of the faces that name a kind of community, so that tallies of different
 * territories can be added. Cities are in no tally, because no face pays for them (R24). What the
 * faces pay is in the component file (R25), as is that two of them are farming (R48).
 */
final class Dice {
  private final List<String> faces = new ArrayList<>();
  private final int[] values;
  private final int[] sides;

  /** The face that pays for nothing by itself. */
  final int myIsland;

  Dice(Components components) {
    List<Object> file = Json.list(components.file("dice.json").get("faces"));
    values = new int[file.size()];
    List<Integer> die = new ArrayList<>();
    for (int face = 0; face < values.length; face++) {
      Map<String, Object> data = Json.object(file.get(face));
      faces.add(Json.text(data.get("face")));
      values[face] = Json.whole(data.get("value"));
      for (int i = 0; i < Json.whole(data.get("count")); i++) {
        die.add(face);
      }
    }
    sides = die.stream().mapToInt(Integer::intValue).toArray();
    myIsland = faces.indexOf("my-island");
  }

  int roll(RandomSource random) {
    return sides[random.below(sides.length)];
  }

  String name(int face) {
    return faces.get(face);
  }

  /** The next word must be a face. */
  int read(Words words) {
    return words.oneOf(faces, "a face: " + String.join(", ", faces));
  }

  /** The tally of a single community. */
  long tallyOf(String community) {
    int face = faces.indexOf(community);
    return face < 0 ? 0 : Counts.one(face);
  }

  /** What a die with this face up earns with such a tally. */
  int pay(int face, long tally) {
    return values[face] * Counts.of(tally, face);
  }

  /** What a die earns on average with such a tally. */
  double expectedPay(long tally) {
    int sum = 0;
    for (int face : sides) {
      sum += pay(face, tally);
    }
    return (double) sum / sides.length;
  }
}
