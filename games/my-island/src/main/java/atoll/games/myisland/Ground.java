package atoll.games.myisland;

import atoll.engine.Bits;
import atoll.engine.Ints;
import atoll.engine.State;
import atoll.engine.grid.CellSet;

/**
 * One seat's board with its stickers, and its tiles with theirs: what lasts from one episode to the
 * next. During play it never changes, so that copies of a game hardly ever have to copy it.
 */
final class Ground {
  private final Rules rules;
  final Board board;
  final TileFaces tiles;
  private final CellSet[] of; // by trait
  final CellSet stickered = new CellSet();
  final CellSet blocked = new CellSet();

  /** The spaces that tiles may cover in this game. */
  final CellSet open = new CellSet();

  /** One of these is under a seat's first tile. */
  final CellSet landing = new CellSet();

  private final Ints stuck = new Ints(8); // the stickers placed in this game, as moves

  /** The printed board with the stickers of a state on it and its tiles. */
  Ground(Rules rules, BoardState state) {
    this.rules = rules;
    board = rules.board;
    Book book = rules.book;
    tiles = new TileFaces(book.tiles.printed);
    of = CellSet.sets(book.traits.count());
    for (int trait = 0; trait < of.length; trait++) {
      of[trait].set(board.terrain[trait]);
    }
    findOpen();
    board.stickers.forEach((cell, kind) -> lay(book.stickerNamed(kind), board.named(cell)));
    state.stickers().forEach((cell, kind) -> lay(book.stickerNamed(kind), board.named(cell)));
    state
        .marks()
        .forEach((name, symbol) -> tiles.add(book.tiles.named(name), book.traits.named(symbol)));
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

  /** The stickers placed in this game say all; they are placed again on a board that has none. */
  void state(State state) {
    Ints placed = new Ints();
    placed.copyFrom(stuck);
    state.numbers("stuck", placed);
    for (int i = stuck.size(); i < placed.size(); i++) {
      stick(placed.get(i));
    }
  }

  Book book() {
    return rules.book;
  }

  /** The spaces that are of a terrain, bear a kind of sticker, or show a symbol by a sticker. */
  CellSet of(int trait) {
    return of[trait];
  }

  /** The sticker on a space that bears one. */
  Sticker sticker(int space) {
    for (Sticker sticker : rules.book.stickers) {
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
    Sticker sticker = rules.book.stickerOf(move);
    int space = Moves.cell(move);
    if (sticker.isForTiles()) {
      tiles.add(space, sticker.adds());
    } else {
      Footprint footprint = board.footprint(sticker);
      for (int i = 0; i < footprint.size; i++) {
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
    findAny(rules.terrain, open);
    open.removeAll(blocked);
    findAny(rules.first, landing);
  }

  /** Makes a set of all spaces with any of the traits. */
  void findAny(int traits, CellSet set) {
    set.clear();
    for (int rest = traits; rest != 0; rest = Bits.rest(rest)) {
      set.addAll(of[Bits.first(rest)]);
    }
  }
}
