package atoll.games.myisland;

import atoll.engine.Ints;
import atoll.engine.grid.CellSet;

/**
 * One seat's board with everything on it: terrain and stickers, the tiles placed, and the cubes
 * that mark what has scored. Every trait has its set of spaces, kept up to date.
 */
final class Island {
  private final MyIslandBoard board;
  private final TileFaces tiles = new TileFaces();
  private final CellSet[] of = MyIslandBoard.sets(Traits.count());
  private final CellSet stickered = new CellSet();
  private final CellSet blocked = new CellSet();

  private final CellSet free = new CellSet(); // may be covered, as far as the space is concerned
  private final CellSet landing = new CellSet(); // one of these is under the first tile
  private final CellSet doubled = new CellSet(); // show their symbol twice
  private final CellSet[] near = MyIslandBoard.sets(Traits.SYMBOLS); // have a neighbour showing it
  private final CellSet[] cubes; // one set for each piece that uses cubes
  private final CellSet placed = new CellSet(); // what the latest tile covered

  // Scratch space, nobody's state.
  private final CellSet group = new CellSet();
  private final CellSet rest = new CellSet();
  private final CellSet fits = new CellSet();
  private final CellSet[] wanted = MyIslandBoard.sets(MyIslandTiles.MOST_SPACES);

  Island(MyIslandBoard board, int pieces) {
    this.board = board;
    cubes = MyIslandBoard.sets(pieces);
    for (int trait = 0; trait < of.length; trait++) {
      of[trait].set(board.terrain(trait));
    }
    board.stickers().forEach((cell, kind) -> stick(Sticker.of(kind), board.space(cell)));
  }

  void copyFrom(Island other) {
    tiles.copyFrom(other.tiles);
    copy(other.of, of);
    stickered.set(other.stickered);
    blocked.set(other.blocked);
    free.set(other.free);
    landing.set(other.landing);
    doubled.set(other.doubled);
    copy(other.near, near);
    copy(other.cubes, cubes);
    placed.set(other.placed);
  }

  private static void copy(CellSet[] from, CellSet[] to) {
    for (int i = 0; i < to.length; i++) {
      to[i].set(from[i]);
    }
  }

  MyIslandBoard board() {
    return board;
  }

  TileFaces tiles() {
    return tiles;
  }

  /** The spaces with a trait: those that show a symbol, are of a terrain, bear a sticker. */
  CellSet of(int trait) {
    return of[trait];
  }

  CellSet covered() {
    return of[Traits.ANY];
  }

  CellSet stickered() {
    return stickered;
  }

  CellSet blocked() {
    return blocked;
  }

  /** What the latest tile covered. */
  CellSet placed() {
    return placed;
  }

  /** The spaces that hold a cube of a piece. */
  CellSet cubes(int piece) {
    return cubes[piece];
  }

  /** The spaces that have a neighbour showing a symbol; may hold unused bits too. */
  CellSet near(int symbol) {
    return near[symbol];
  }

  /** The spaces that may still be covered. */
  CellSet free() {
    return free;
  }

  // Stickers.

  void stick(Sticker sticker, int space) {
    stickered.add(space);
    of[sticker.trait()].add(space);
    if (sticker.isBlocked()) {
      blocked.add(space);
    }
    if (sticker.terrain() != Sticker.NONE) {
      of[terrain(space)].remove(space);
      of[sticker.terrain()].add(space);
    }
  }

  /** The sticker on a space that bears one. */
  Sticker sticker(int space) {
    for (Sticker sticker : Sticker.ALL) {
      if (!sticker.isForTiles() && of[sticker.trait()].has(space)) {
        return sticker;
      }
    }
    throw new IllegalArgumentException("no sticker on " + board.name(space));
  }

  /** The terrain of a space as it is now. */
  int terrain(int space) {
    int trait = Traits.ANY + 1;
    while (!of[trait].has(space)) {
      trait++;
    }
    return trait;
  }

  /** The spaces that take a sticker: a set good until the next call. */
  CellSet takers(Grant.Choice choice) {
    setAny(rest, choice.on());
    rest.removeAll(stickered);
    if (choice.beside() != 0) {
      setAny(group, choice.beside());
      board.findNeighbours(group, group);
      rest.keep(group);
    }
    if (choice.isInland()) {
      rest.keep(board.inland());
    }
    if (choice.isApart()) {
      board.findNeighbours(of[choice.sticker().trait()], group);
      rest.removeAll(group);
    }
    return rest;
  }

  // Tiles.

  /**
   * Opens the board for tiles; again after each sticker, which may block a space or change it.
   *
   * @param terrains those that may be covered, a bit for each trait
   * @param first those of which the first tile needs a space
   */
  void open(int terrains, int first) {
    setAny(free, terrains);
    free.removeAll(blocked).removeAll(covered());
    setAny(landing, first);
  }

  /** Makes a set of all spaces with any of the traits. */
  private void setAny(CellSet set, int traits) {
    set.clear();
    for (int rest = traits; rest != 0; rest &= rest - 1) {
      set.addAll(of[Integer.numberOfTrailingZeros(rest)]);
    }
  }

  /** Adds every placement of a tile that the rules allow, each in its one spelling. */
  void placements(int tile, Ints moves) {
    findWanted(tile);
    for (int turn = 0; turn < tiles.turns(tile); turn++) {
      findFits(tile, turn);
      int anchor = board.footprints().fromFirst(Footprints.start(tile, turn));
      for (long rest = fits.low(); rest != 0; rest &= rest - 1) {
        moves.add(MyIslandMoves.place(anchor + Long.numberOfTrailingZeros(rest), turn));
      }
      for (long rest = fits.high(); rest != 0; rest &= rest - 1) {
        moves.add(MyIslandMoves.place(anchor + 64 + Long.numberOfTrailingZeros(rest), turn));
      }
    }
  }

  /** Whether there is any placement of a tile. */
  boolean takes(int tile) {
    findWanted(tile);
    for (int turn = 0; turn < tiles.turns(tile); turn++) {
      findFits(tile, turn);
      if (!fits.isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /**
   * Finds where a turned tile may go: the spaces that could be under the one of its spaces that
   * comes first on the board. Every space of the tile must fall on a free one, and at least one
   * where it is wanted. All places are tried at once, by moving whole sets.
   */
  private void findFits(int tile, int turn) {
    long freeL = free.low();
    long freeH = free.high();
    long fitsL = -1;
    long fitsH = -1;
    long wantedL = 0;
    long wantedH = 0;
    int start = Footprints.start(tile, turn);
    for (int i = 0; i < MyIslandTiles.size(tile); i++) {
      int by = board.footprints().fromFirst(start + i);
      fitsL &= freeL >>> by | freeH << 1 << (63 - by);
      fitsH &= freeH >>> by;
      wantedL |= wanted[i].low() >>> by | wanted[i].high() << 1 << (63 - by);
      wantedH |= wanted[i].high() >>> by;
    }
    fits.set(fitsL & wantedL, fitsH & wantedH);
  }

  private void findWanted(int tile) {
    for (int i = 0; i < MyIslandTiles.size(tile); i++) {
      findWanted(MyIslandTiles.space(tile, i), wanted[i]);
    }
  }

  /** Where a tile space makes its tile legal: by a like symbol, or where the first tile lands. */
  private void findWanted(int tileSpace, CellSet wanted) {
    if (covered().isEmpty()) {
      wanted.set(landing); // R6: nothing placed yet, even after passes
      return;
    }
    wanted.clear();
    for (int shown = tiles.shown(tileSpace); shown != 0; shown &= shown - 1) {
      wanted.addAll(near[Integer.numberOfTrailingZeros(shown)]);
    }
  }

  /** Covers the board with a tile; its first space goes to {@code anchor}. */
  void place(int tile, int anchor, int turn) {
    placed.clear();
    int start = Footprints.start(tile, turn);
    for (int i = 0; i < MyIslandTiles.size(tile); i++) {
      cover(anchor + board.footprints().fromAnchor(start + i), MyIslandTiles.space(tile, i));
    }
  }

  /** Covers one space with a space of a tile. */
  void cover(int space, int tileSpace) {
    placed.add(space);
    covered().add(space);
    free.remove(space);
    if (tiles.isDoubled(tileSpace)) {
      doubled.add(space);
    }
    for (int shown = tiles.shown(tileSpace); shown != 0; shown &= shown - 1) {
      int symbol = Integer.numberOfTrailingZeros(shown);
      of[symbol].add(space);
      near[symbol].addAll(board.beside(space));
    }
  }

  // Groups. The sets returned are good until the next call.

  /** The group of a symbol that a space belongs to. */
  CellSet group(int symbol, int space) {
    board.flood(group.clear().add(space), of[symbol]);
    return group;
  }

  /** All groups of a symbol that have a space beside the given one. */
  CellSet groupsBeside(int symbol, int space) {
    board.flood(group.set(board.beside(space)).keep(of[symbol]), of[symbol]);
    return group;
  }

  /** What the latest tile covered and shows the symbol: a set the caller may use up. */
  CellSet placedShowing(int symbol) {
    return rest.set(placed).keep(of[symbol]);
  }

  /** The symbols in a group: a doubled one counts 2. */
  int size(CellSet group) {
    return group.count() + group.countIn(doubled);
  }

  /** The size of the largest group of a symbol, 0 if there is none. */
  int largest(int symbol) {
    int largest = 0;
    rest.set(of[symbol]);
    while (!rest.isEmpty()) {
      CellSet group = group(symbol, rest.first());
      largest = Math.max(largest, size(group));
      rest.removeAll(group);
    }
    return largest;
  }

  /** How many spaces showing {@code symbol} have a neighbour with another trait. */
  int countBeside(int symbol, int trait) {
    board.findNeighbours(of[trait], rest);
    return rest.countIn(of[symbol]);
  }

  /** How many of some spaces neither have a trait nor are blocked. */
  int countWithout(CellSet spaces, int trait) {
    return rest.set(spaces).removeAll(of[trait]).removeAll(blocked).count();
  }
}
