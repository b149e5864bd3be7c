package atoll.games.myisland;

import atoll.engine.Bits;
import atoll.engine.State;
import atoll.engine.grid.CellSet;

/**
 * One seat's island as it is built on its ground in this game: what its spaces show, what may still
 * be covered, what has gone under water, and the cubes that mark what has scored. Every symbol has
 * its set of spaces, kept up to date.
 */
final class Island {
  final Ground ground;
  final Board board;

  private final CellSet[] shows = CellSet.sets(Traits.ANY + 1); // by symbol; any: has a tile

  /** The spaces that may still be covered. */
  final CellSet free = new CellSet();

  private final CellSet doubled = new CellSet(); // show their symbol twice
  final CellSet flooded = new CellSet();
  final CellSet[] cubes; // of each piece that scores at once; there is no end of them (R12)

  // Scratch space, nobody's state.

  /** What the latest tile covered, until it has scored. */
  final CellSet placed = new CellSet();

  private final CellSet group = new CellSet();
  private final CellSet rest = new CellSet();
  private final CellSet[] near = CellSet.sets(Traits.SYMBOLS); // beside what shows a symbol
  private int isNearKnown; // a bit for each symbol

  Island(Rules rules, Ground ground) {
    this.ground = ground;
    board = ground.board;
    cubes = CellSet.sets(rules.piecesWithCubes);
  }

  void copyFrom(Island other) {
    copy(other.shows, shows);
    free.set(other.free);
    doubled.set(other.doubled);
    flooded.set(other.flooded);
    copy(other.cubes, cubes);
    isNearKnown = other.isNearKnown; // found once, before moves are tried on copies
    for (int known = isNearKnown; known != 0; known = Bits.rest(known)) {
      near[Bits.first(known)].set(other.near[Bits.first(known)]);
    }
  }

  void state(State state) {
    for (int symbol = 0; symbol < Traits.SYMBOLS; symbol++) {
      state.cells(ground.book().traits.word(symbol), shows[symbol]);
    }
    state.cells("covered", covered());
    state.cells("free", free);
    state.cells("doubled", doubled);
    state.cells("flooded", flooded);
    for (CellSet set : cubes) {
      state.cells("cubes", set);
    }
    isNearKnown = 0;
  }

  private static void copy(CellSet[] from, CellSet[] to) {
    for (int i = 0; i < to.length; i++) {
      to[i].set(from[i]);
    }
  }

  /** Begins on the ground as it is now, without a tile on it. */
  void begin() {
    free.set(ground.open);
    for (int symbol = 0; symbol < Traits.SYMBOLS; symbol++) {
      shows[symbol].set(ground.of(symbol));
    }
    isNearKnown = 0;
  }

  TileFaces tiles() {
    return ground.tiles;
  }

  /** The spaces with a trait: those that show a symbol, are of a terrain, bear a sticker. */
  CellSet of(int trait) {
    return trait <= Traits.ANY ? shows[trait] : ground.of(trait);
  }

  /** The spaces with a tile. */
  CellSet covered() {
    return shows[Traits.ANY];
  }

  /** Whether the latest tile is the only one. */
  boolean isFirstTile() {
    return placed.equals(covered());
  }

  /** Whether a space counts its symbol twice. */
  boolean isDoubled(int space) {
    return doubled.has(space);
  }

  /** The spaces that count their symbol twice. */
  CellSet doubled() {
    return doubled;
  }

  boolean hasCube(int space) {
    for (CellSet set : cubes) {
      if (set.has(space)) {
        return true;
      }
    }
    return false;
  }

  /** The spaces that have a neighbour showing a symbol; may hold unused numbers too. */
  CellSet near(int symbol) {
    if (!Bits.has(isNearKnown, symbol)) {
      board.findNeighbours(shows[symbol], near[symbol]);
      isNearKnown |= 1 << symbol;
    }
    return near[symbol];
  }

  // Tiles.

  /** Covers the board with a tile; its first space goes to {@code anchor}. */
  void place(int tile, int anchor, int turn) {
    Footprint footprint = board.footprint(tile);
    placed.clear();
    for (int i = 0; i < footprint.size; i++) {
      cover(anchor + footprint.fromAnchor(turn, i), Tiles.space(tile, i));
    }
  }

  /** Covers one space with a space of a tile. */
  void cover(int space, int tileSpace) {
    placed.add(space);
    covered().add(space);
    free.remove(space);
    if (ground.tiles.isDoubled(tileSpace)) {
      doubled.add(space);
    }
    for (int shown = ground.tiles.shown(tileSpace); shown != 0; shown = Bits.rest(shown)) {
      int symbol = Bits.first(shown);
      shows[symbol].add(space);
      near[symbol].addAll(board.beside[space]); // stays known if it was
    }
  }

  /** A row goes under water: what carries no tile and is not blocked is flooded (R30). */
  void flood(int row) {
    rest.set(board.rows[row]).removeAll(covered()).removeAll(ground.blocked);
    flooded.addAll(rest);
    free.removeAll(rest);
  }

  // Groups. The sets returned are good until the next call.

  /** The group of a symbol that a space belongs to. */
  CellSet group(int symbol, int space) {
    board.flood(group.clear().add(space), shows[symbol]);
    return group;
  }

  /** All groups of a symbol that have a space beside the given one. */
  CellSet groupsBeside(int symbol, int space) {
    board.flood(group.set(board.beside[space]).keep(shows[symbol]), shows[symbol]);
    return group;
  }

  /** What the latest tile covered and shows the symbol: a set the caller may use up. */
  CellSet placedShowing(int symbol) {
    return rest.set(placed).keep(shows[symbol]);
  }

  /** The symbols in a group: a doubled one counts 2. */
  int size(CellSet group) {
    return group.count() + group.countIn(doubled);
  }

  /** The size of the largest group of a symbol, 0 if there is none. */
  int largest(int symbol) {
    int largest = 0;
    rest.set(shows[symbol]);
    while (!rest.isEmpty()) {
      CellSet group = group(symbol, rest.first());
      largest = Math.max(largest, size(group));
      rest.removeAll(group);
    }
    return largest;
  }

  /** How many spaces showing {@code symbol} have a neighbour with another trait. */
  int countBeside(int symbol, int trait) {
    board.findNeighbours(of(trait), rest);
    return rest.countIn(shows[symbol]);
  }

  /** How many of some spaces neither have a trait nor are blocked. */
  int countWithout(CellSet spaces, int trait) {
    return rest.set(spaces).removeAll(of(trait)).removeAll(ground.blocked).count();
  }

  /** How many of some spaces are visible: without a tile, and neither blocked nor flooded. */
  int countVisible(CellSet spaces) {
    return rest.set(spaces)
        .removeAll(covered())
        .removeAll(ground.blocked)
        .removeAll(flooded)
        .count();
  }
}
