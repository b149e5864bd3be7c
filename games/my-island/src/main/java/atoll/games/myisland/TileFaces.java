package atoll.games.myisland;

import atoll.engine.grid.Hexes;

/**
 * What the spaces of one seat's tiles show: the printed symbols and those that stickers have added.
 * Also in how many turns each tile looks different, which decides how its placements are spelt.
 */
final class TileFaces {
  /** Bit of a face whose symbol is there twice; the lower bits are the symbols shown. */
  private static final int DOUBLED = 1 << Traits.SYMBOLS;

  private final byte[] faces = new byte[MyIslandTiles.ALL_SPACES];
  private final byte[] turns = new byte[MyIslandTiles.COUNT + 1];

  TileFaces() {
    for (int tile = 1; tile <= MyIslandTiles.COUNT; tile++) {
      for (int i = 0; i < MyIslandTiles.size(tile); i++) {
        int space = MyIslandTiles.space(tile, i);
        faces[space] = (byte) (1 << MyIslandTiles.symbol(space));
      }
      turns[tile] = (byte) differentTurns(tile);
    }
  }

  void copyFrom(TileFaces other) {
    System.arraycopy(other.faces, 0, faces, 0, faces.length);
    System.arraycopy(other.turns, 0, turns, 0, turns.length);
  }

  /** Adds a symbol to a tile space that has no sticker yet. */
  void add(int space, int symbol) {
    boolean isSecond = symbol == MyIslandTiles.symbol(space);
    faces[space] |= (byte) (isSecond ? DOUBLED : 1 << symbol);
    int tile = space / MyIslandTiles.MOST_SPACES + 1;
    turns[tile] = (byte) differentTurns(tile);
  }

  boolean hasSticker(int space) {
    return faces[space] != 1 << MyIslandTiles.symbol(space);
  }

  /** The symbol a sticker has added to a space that has one. */
  int added(int space) {
    int printed = MyIslandTiles.symbol(space);
    return isDoubled(space)
        ? printed
        : Integer.numberOfTrailingZeros(shown(space) & ~(1 << printed));
  }

  /** The symbols a tile space shows, a bit each. */
  int shown(int space) {
    return faces[space] & (DOUBLED - 1);
  }

  /** Whether the symbol of a tile space counts twice in the size of a group. */
  boolean isDoubled(int space) {
    return (faces[space] & DOUBLED) != 0;
  }

  /** In how many turns the tile looks different: only turns below that are spelt. */
  int turns(int tile) {
    return turns[tile];
  }

  private int differentTurns(int tile) {
    int turn = 1;
    while (turn < 6 && !looksTheSame(tile, turn)) {
      turn++;
    }
    return turn;
  }

  /** Whether the tile, turned and moved, covers the same spaces with the same faces as unturned. */
  private boolean looksTheSame(int tile, int turn) {
    for (int onto = 0; onto < MyIslandTiles.size(tile); onto++) {
      if (looksTheSame(tile, turn, MyIslandTiles.space(tile, onto))) {
        return true;
      }
    }
    return false;
  }

  /** The same with the tile's first space moved onto the given one. */
  private boolean looksTheSame(int tile, int turn, int onto) {
    for (int i = 0; i < MyIslandTiles.size(tile); i++) {
      int space = MyIslandTiles.space(tile, i);
      int q = Hexes.turnedQ(MyIslandTiles.q(space), MyIslandTiles.r(space), turn);
      int r = Hexes.turnedR(MyIslandTiles.q(space), MyIslandTiles.r(space), turn);
      int under = spaceAt(tile, MyIslandTiles.q(onto) + q, MyIslandTiles.r(onto) + r);
      if (under < 0 || faces[under] != faces[space]) {
        return false;
      }
    }
    return true;
  }

  private static int spaceAt(int tile, int q, int r) {
    for (int i = 0; i < MyIslandTiles.size(tile); i++) {
      int space = MyIslandTiles.space(tile, i);
      if (MyIslandTiles.q(space) == q && MyIslandTiles.r(space) == r) {
        return space;
      }
    }
    return -1;
  }
}
