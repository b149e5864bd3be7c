package atoll.games.islant;

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

  private static final String[] COLOURS = {"land", "red", "blue", "purple"};

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
    return isLand(tile) ? tile & 15 : 0;
  }

  static int colour(byte tile) {
    return tile >> 4 & 3;
  }

  /** The value of a wave or a ship. */
  static int value(byte tile) {
    return tile & 15;
  }

  static int colourOf(String word) {
    return switch (word) {
      case "red" -> RED;
      case "blue" -> BLUE;
      case "purple" -> PURPLE;
      default -> PLAIN;
    };
  }

  /** The tile in words: {@code red notch r2}, {@code wave 5}, {@code ship 3}. */
  static String write(byte tile) {
    if (isLand(tile)) {
      Land land = Land.of(mask(tile));
      return COLOURS[colour(tile)] + " " + land.kind() + " r" + land.turn(mask(tile));
    }
    return (isWave(tile) ? "wave " : "ship ") + value(tile);
  }
}
