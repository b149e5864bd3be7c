package atoll.games.myisland;

import atoll.engine.Bits;
import java.util.stream.IntStream;

/**
 * What the spaces of one seat's tiles show: the printed symbols and those that stickers have added,
 * which happens in the campaign only (R16). Also in which turns each tile looks different, which
 * decides how its placements are spelt.
 */
final class TileFaces {
  /** Bit of a face whose symbol is there twice; the lower bits are the symbols shown. */
  private static final int DOUBLED = 1 << Traits.SYMBOLS;

  /** In place of a tile's turns until they are asked for; the first turn is always among them. */
  private static final short UNKNOWN = 0;

  private final Tiles tiles;
  private final byte[] faces;
  private final short[] turns; // a bit for each, or UNKNOWN

  /** The tiles as they are printed. */
  TileFaces(Tiles tiles) {
    this.tiles = tiles;
    faces = new byte[tiles.allSpaces];
    turns = new short[tiles.count + 1];
    for (int space : tiles.spaces) {
      faces[space] = (byte) (1 << tiles.symbol[space]);
    }
    findTurns();
  }

  /** The same as another. */
  TileFaces(TileFaces other) {
    tiles = other.tiles;
    faces = other.faces.clone();
    turns = other.turns.clone();
  }

  void copyFrom(TileFaces other) {
    System.arraycopy(other.faces, 0, faces, 0, faces.length);
    System.arraycopy(other.turns, 0, turns, 0, turns.length);
  }

  /** Adds a symbol to a tile space that has no sticker yet. */
  void add(int space, int symbol) {
    boolean isSecond = symbol == tiles.symbol[space];
    faces[space] |= (byte) (isSecond ? DOUBLED : 1 << symbol);
    turns[Tiles.tile(space)] = UNKNOWN;
  }

  /** Finds the turns of all tiles, so that copies have them. */
  void findTurns() {
    for (int tile = 1; tile <= tiles.count; tile++) {
      turns(tile);
    }
  }

  boolean hasSticker(int space) {
    return faces[space] != 1 << tiles.symbol[space];
  }

  /** The symbol a sticker has added to a space that has one. */
  int added(int space) {
    int printed = tiles.symbol[space];
    return isDoubled(space) ? printed : Bits.first(shown(space) & ~(1 << printed));
  }

  /** Whether a kind of sticker is on any tile. */
  boolean bears(Sticker sticker) {
    return IntStream.of(tiles.spaces)
        .filter(this::hasSticker)
        .anyMatch(space -> added(space) == sticker.adds() && sticker.goesOn(tiles.symbol[space]));
  }

  /** Whether two spaces of a tile show the same. */
  boolean areAlike(int tile, int i, int j) {
    return faces[Tiles.space(tile, i)] == faces[Tiles.space(tile, j)];
  }

  /** The symbols a tile space shows, a bit each. */
  int shown(int space) {
    return faces[space] & (DOUBLED - 1);
  }

  /** Whether the symbol of a tile space counts twice in the size of a group. */
  boolean isDoubled(int space) {
    return (faces[space] & DOUBLED) != 0;
  }

  /**
   * The turns in which the tile is spelt, a bit each, the flipped ones included: of several in
   * which it looks the same, the first.
   */
  int turns(int tile) {
    if (turns[tile] == UNKNOWN) {
      turns[tile] = differentTurns(tile);
    }
    return turns[tile];
  }

  private short differentTurns(int tile) {
    int different = 0;
    for (int turn = 0; turn < Turns.COUNT; turn++) {
      int before = 0;
      while (before < turn && !looksTheSame(tile, before, turn)) {
        before++;
      }
      different |= before == turn ? 1 << turn : 0;
    }
    return (short) different;
  }

  /** Whether the tile in two turns, once moved, covers the same spaces with the same faces. */
  private boolean looksTheSame(int tile, int turn, int other) {
    for (int onto = 0; onto < tiles.size[tile]; onto++) {
      if (looksTheSame(tile, turn, other, Tiles.space(tile, onto))) {
        return true;
      }
    }
    return false;
  }

  /** The same with the first space of the one moved onto the given space of the other. */
  private boolean looksTheSame(int tile, int turn, int other, int onto) {
    for (int i = 0; i < tiles.size[tile]; i++) {
      int space = Tiles.space(tile, i);
      int q = tiles.q(onto, other) + tiles.q(space, turn);
      int r = tiles.r(onto, other) + tiles.r(space, turn);
      int under = spaceAt(tile, other, q, r);
      if (under < 0 || faces[under] != faces[space]) {
        return false;
      }
    }
    return true;
  }

  private int spaceAt(int tile, int turn, int q, int r) {
    for (int i = 0; i < tiles.size[tile]; i++) {
      int space = Tiles.space(tile, i);
      if (tiles.q(space, turn) == q && tiles.r(space, turn) == r) {
        return space;
      }
    }
    return -1;
  }
}
