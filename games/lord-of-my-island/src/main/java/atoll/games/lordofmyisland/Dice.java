package atoll.games.lordofmyisland;

import atoll.engine.Components;
import atoll.engine.RandomSource;
import atoll.engine.Words;
import atoll.engine.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The commerce die, and how many communities of each kind it could pay for. Such a <em>tally</em>
 * is an int with one byte for each face that names a kind of community, so that tallies of
 * different territories can be added. Cities are in no tally, because no face pays for them (R24).
 * What the faces pay is in the component file (R25), as is that two of them are farming (R48).
 */
final class Dice {
  private static final int BITS = 8;
  private static final List<String> FACES = new ArrayList<>();
  private static final int[] VALUES;
  private static final int[] DIE;

  /** The face that pays for nothing by itself. */
  static final int MY_ISLAND;

  static {
    List<Object> faces = Json.list(Components.of(LordGame.class).file("dice.json").get("faces"));
    VALUES = new int[faces.size()];
    List<Integer> sides = new ArrayList<>();
    for (int face = 0; face < VALUES.length; face++) {
      Map<String, Object> data = Json.object(faces.get(face));
      FACES.add(Json.text(data.get("face")));
      VALUES[face] = Json.whole(data.get("value"));
      for (int i = 0; i < Json.whole(data.get("count")); i++) {
        sides.add(face);
      }
    }
    DIE = sides.stream().mapToInt(Integer::intValue).toArray();
    MY_ISLAND = FACES.indexOf("my-island");
  }

  private Dice() {}

  static int roll(RandomSource random) {
    return DIE[random.below(DIE.length)];
  }

  static String name(int face) {
    return FACES.get(face);
  }

  static int read(Words words) {
    int face = FACES.indexOf(words.next("a face"));
    if (face < 0) {
      throw words.wrong("a face: " + String.join(", ", FACES));
    }
    return face;
  }

  /** The tally of a single community. */
  static int tallyOf(String community) {
    int face = FACES.indexOf(community);
    return face < 0 ? 0 : 1 << (face * BITS);
  }

  /** What a die with this face up earns with such a tally. */
  static int pay(int face, int tally) {
    return face == MY_ISLAND ? 0 : VALUES[face] * (tally >>> (face * BITS) & ((1 << BITS) - 1));
  }

  /** What a die earns on average with such a tally. */
  static double expectedPay(int tally) {
    int sum = 0;
    for (int face : DIE) {
      sum += pay(face, tally);
    }
    return (double) sum / DIE.length;
  }
}
