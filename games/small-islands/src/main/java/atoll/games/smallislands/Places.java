package atoll.games.smallislands;

import java.util.Arrays;
import java.util.List;

/**
 * The places of one sort on all faces, numbered through: the resource symbols, or the locations.
 * <em>Where</em> on its face a place is, is said by the letter of the region, 0 for {@code a} and 1
 * for {@code b}, and the symbol's number from 1; with number 0 the region as such is meant.
 */
final class Places {
  static final int NONE = -1;

  /** How many different answers there are to where. */
  static final int WHERES = 16;

  private final byte[] at = new byte[Tiles.FACES * WHERES];
  final byte[] faces;
  final byte[] wheres;

  /** The places with these numbers, each {@code face * WHERES + where}. */
  Places(List<Integer> places) {
    Arrays.fill(at, (byte) NONE);
    faces = new byte[places.size()];
    wheres = new byte[places.size()];
    for (int place = 0; place < faces.length; place++) {
      at[places.get(place)] = (byte) place;
      faces[place] = (byte) (places.get(place) / WHERES);
      wheres[place] = (byte) (places.get(place) % WHERES);
    }
  }

  static int where(int letter, int number) {
    return letter << 3 | number;
  }

  static int letter(int where) {
    return where >> 3;
  }

  static int number(int where) {
    return where & 7;
  }

  /** The place there, or {@link #NONE}. */
  int at(int face, int where) {
    return at[face * WHERES + where];
  }
}
