package atoll.games.lordofmyisland;

import atoll.engine.Components;
import atoll.engine.Counts;
import atoll.engine.RandomSource;
import atoll.engine.Refused;
import atoll.engine.Words;
import atoll.engine.json.Fields;
import atoll.engine.json.Json;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The commerce die, and how many communities of each kind it could pay for. Such a <em>tally</em>
 * is {@link Counts} of the faces that name a kind of community, so that tallies of different
 * territories can be added. Cities are in no tally, because no face pays for them (R24). What the
 * faces pay is in the component file (R25), as is that two of them are farming (R48).
 */
final class Dice {
  private final List<String> faces;
  private final int[] values;
  private final int[] sides;

  /** The face that pays for nothing by itself. */
  final int myIsland;

  private Dice(List<Map<String, Object>> file) {
    faces = file.stream().map(face -> Fields.text(face, "face")).toList();
    values = Json.column(file, "value");
    int[] counts = Json.column(file, "count");
    IntStream all = IntStream.range(0, counts.length);
    sides = all.flatMap(face -> IntStream.generate(() -> face).limit(counts[face])).toArray();
    myIsland = faces.indexOf("my-island");
  }

  static Dice read(Components components) {
    Map<String, Object> file = components.file("dice.json");
    requireDice(Json.objects(file.get("dice")));
    return new Dice(Json.objects(file.get("faces")));
  }

  /** A white die for each community of a tile, and a black one that all others roll in turn. */
  private static void requireDice(List<Map<String, Object>> dice) {
    List<String> colours = List.of("white", "black");
    if (dice.size() != colours.size()) {
      throw new Refused("there must be white dice and a black one");
    }
    Json.require(dice.get(0), "colour", colours.get(0));
    Json.require(dice.get(0), "count", (long) Tile.MOST_COMMUNITIES);
    Json.require(dice.get(1), "colour", colours.get(1));
    Json.require(dice.get(1), "count", 1L);
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
