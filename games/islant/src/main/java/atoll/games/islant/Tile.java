package atoll.games.islant;

import atoll.engine.Names;
import java.util.List;

/**
 * What stands in a cell of a sheet, in one byte: nothing, a land tile with its triangles and
 * colour, a wave or a ship with its value.
 */
final class Tile {
  static final byte NONE = 0;

  static final int PLAIN = 0;
  static final int RED = 1;
  static final int BLUE = 2;
  static final int PURPLE = RED | BLUE; // counts as both (R8)

  static final Names COLOURS =
      new Names("colour of land", List.of("plain", "red", "blue", "purple"));

  private static final int WAVE = 0x10;
  private static final int SHIP = 0x20;
  private static final int LAND = 0x40;

  private Tile() {}

  static byte land(int mask, int colour) {
    return (byte) (LAND | colour << 4 | mask);
  }

  static byte wave(int value) {
    return (byte) (WAVE | value);
  }

  static byte ship(int value) {
    return (byte) (SHIP | value);
  }

  static boolean isLand(byte tile) {
    return tile >= LAND;
  }

  static boolean isWave(byte tile) {
    return (tile & 0x70) == WAVE;
  }

  static boolean isShip(byte tile) {
    return (tile & 0x70) == SHIP;
  }

  /** The land triangles of whatever stands here; none but for land. */
  static int mask(byte tile) {
    return isLand(tile) ? tile & Land.FULL : 0;
  }

  static int colour(byte tile) {
    return tile >> 4 & PURPLE;
  }

  /** The value of a wave or a ship. */
  static int value(byte tile) {
    return tile & 15;
  }

  /** The tile in words: {@code red notch r2}, {@code wave 5}, {@code ship 3}. */
  static String write(Rules rules, byte tile) {
    if (isLand(tile)) {
      String colour = colour(tile) == PLAIN ? "land" : COLOURS.of(colour(tile));
      return colour + " " + rules.land.write(mask(tile));
    }
    return (isWave(tile) ? "wave " : "ship ") + value(tile);
  }
}
