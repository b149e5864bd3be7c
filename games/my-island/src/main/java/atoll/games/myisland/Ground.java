package atoll.games.myisland;

import atoll.engine.Ints;
import atoll.engine.grid.CellSet;

/**
 * One seat's board with its stickers, and its tiles with theirs: what lasts from one episode to the
 * next. During play it never changes, so that copies of a game hardly ever have to copy it.
 */
final class Ground {
  private final Rules rules;
  private final Board board;
  private final TileFaces tiles = TileFaces.printed();
  private final CellSet[] of = Board.sets(Traits.count());
  private final CellSet stickered = new CellSet();
  private final CellSet blocked = new CellSet();
  private final CellSet open = new CellSet();
  private final CellSet landing = new CellSet();
  private final Ints stuck = new Ints(8); // the stickers placed in this game, as moves

  // Scratch space, nobody's state.
  private final CellSet takers = new CellSet();
  private final CellSet near = new CellSet();
  private final CellSet fits = new CellSet();
  private final CellSet[] wanted = Board.sets(Tiles.MOST_SPACES);

  /** The printed board with the stickers of a state on it and its tiles. */
  Ground(Rules rules, BoardState state) {
    this.rules = rules;
    board = rules.board();
    for (int trait = 0; trait < of.length; trait++) {
      of[trait].set(board.terrain(trait));
    }
    findOpen();
    board.stickers().forEach((cell, kind) -> lay(Sticker.of(kind), board.space(cell)));
    state.stickers().forEach((cell, kind) -> lay(Sticker.of(kind), board.space(cell)));
    state.marks().forEach((name, symbol) -> tiles.add(Tiles.named(name), Traits.of(symbol)));
    tiles.findTurns();
  }

  /** Becomes equal to the same seat's ground in another game of the same setup. */
  void copyFrom(Ground other) {
    if (stuck.size() == other.stuck.size() && (stuck.isEmpty() || stuck.equals(other.stuck))) {
      return; // they began alike and bear the same stickers
    }
    tiles.copyFrom(other.tiles);
    for (int trait = 0; trait < of.length; trait++) {
      of[trait].set(other.of[trait]);
    }
    stickered.set(other.stickered);
    blocked.set(other.blocked);
    open.set(other.open);
    landing.set(other.landing);
    stuck.copyFrom(other.stuck);
  }

  Board board() {
    return board;
  }

  TileFaces tiles() {
    return tiles;
  }

  /** The spaces that are of a terrain, bear a kind of sticker, or show a symbol by a sticker. */
  CellSet of(int trait) {
    return of[trait];
  }

  CellSet stickered() {
    return stickered;
  }

  CellSet blocked() {
    return blocked;
  }

  /** The spaces that tiles may cover in this game. */
  CellSet open() {
    return open;
  }

  /** One of these is under a seat's first tile. */
  CellSet landing() {
    return landing;
  }

  /** The stickers placed in this game, as moves. */
  Ints stuck() {
    return stuck;
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

  /** Whether a kind of sticker is on the board or on a tile. */
  boolean bears(Sticker sticker) {
    return sticker.isForTiles() ? tiles.bears(sticker) : !of[sticker.trait()].isEmpty();
  }

  /** The terrain of a space as it is now. */
  int terrain(int space) {
    int trait = Traits.ANY + 1;
    while (!of[trait].has(space)) {
      trait++;
    }
    return trait;
  }

  // Stickers.

  /** Places a sticker as a move says. */
  void stick(int move) {
    Sticker sticker = Sticker.ALL.get(Moves.number(move));
    int space = Moves.space(move);
    if (sticker.isForTiles()) {
      tiles.add(space, sticker.adds());
    } else {
      Footprint footprint = board.footprint(sticker);
      for (int i = 0; i < footprint.size(); i++) {
        lay(sticker, space + footprint.fromAnchor(Moves.turn(move), i));
      }
    }
    stuck.add(move);
  }

  /** Puts a sticker on one space. */
  private void lay(Sticker sticker, int space) {
    stickered.add(space);
    of[sticker.trait()].add(space);
    if (sticker.isBlocked()) {
      blocked.add(space);
    }
    if (sticker.shows() != Sticker.NONE) {
      of[sticker.shows()].add(space); // R27
    }
    if (sticker.terrain() != Sticker.NONE) {
      of[terrain(space)].remove(space);
      of[sticker.terrain()].add(space);
    }
    findOpen();
  }

  private void findOpen() {
    findAny(rules.terrain(), open);
    open.removeAll(blocked);
    findAny(rules.first(), landing);
  }

  /** Makes a set of all spaces with any of the traits. */
  private void findAny(int traits, CellSet set) {
    set.clear();
    for (int rest = traits; rest != 0; rest &= rest - 1) {
      set.addAll(of[Integer.numberOfTrailingZeros(rest)]);
    }
  }

  /** Adds every way to place a sticker on the board, each in its one spelling. */
  void list(Grant.Choice choice, Ints moves) {
    Sticker sticker = choice.sticker();
    Footprint footprint = board.footprint(sticker);
    findTakers(choice);
    findWanted(choice);
    for (int turn = 0; turn < sticker.turns(); turn++) {
      footprint.findFits(turn, takers, wanted, fits);
      int anchor = footprint.anchorFromFirst(turn);
      for (int first = fits.first(); first >= 0; first = fits.after(first)) {
        moves.add(Moves.stick(sticker.number(), first + anchor, turn));
      }
    }
  }

  /** Finds the spaces that may be under a space of the sticker. */
  private void findTakers(Grant.Choice choice) {
    findAny(choice.on(), takers);
    takers.removeAll(stickered);
    if (choice.isInland()) {
      takers.keep(board.inland());
    }
    findAny(choice.away(), near);
    board.findNeighbours(near, near);
    takers.removeAll(near);
  }

  /** Finds the spaces of which one must be under the sticker: those beside a terrain. */
  private void findWanted(Grant.Choice choice) {
    if (choice.beside() == 0) {
      wanted[0].set(-1, -1); // anywhere will do
    } else {
      findAny(choice.beside(), near);
      board.findNeighbours(near, wanted[0]);
    }
    for (int i = 1; i < wanted.length; i++) {
      wanted[i].set(wanted[0]);
    }
  }
}
