package atoll.games.myisland;

import atoll.engine.Bits;
import atoll.engine.Ints;
import atoll.engine.RandomSource;
import atoll.engine.grid.CellSet;
import org.jspecify.annotations.Nullable;

/**
 * What a seat may do: tiles and stickers in all places where they fit, goals, and what else there
 * is to do with a card. {@link Reasons} asks the same questions, one at a time.
 */
final class Listing {
  private final Rules rules;
  private final Board board;
  private final Tiles tiles;
  private final int mayTurn; // the turns in which tiles may be placed, a bit each

  // Scratch space.
  private final CellSet fits = new CellSet();
  private final CellSet takers = new CellSet();
  private final CellSet near = new CellSet();
  private final CellSet[] wanted = CellSet.sets(Tiles.MOST_SPACES);

  Listing(Rules rules) {
    this.rules = rules;
    board = rules.board;
    tiles = rules.book.tiles;
    mayTurn = (1 << (rules.mayFlip ? Turns.COUNT : Turns.UNFLIPPED)) - 1;
  }

  void list(Course course, int seat, Ints moves) {
    moves.clear();
    Seat own = course.seat(seat);
    switch (course.phase()) {
      case START_STICKERS, END_STICKERS -> addStickers(own.due(), own.ground, moves);
      case GOALS -> addGoals(course.goals, moves);
      case PLAY -> addUses(own, course.cards, moves);
      case OVER -> throw new IllegalStateException("the game is over");
    }
  }

  private static void addGoals(Ints goals, Ints moves) {
    for (int i = 0; i < goals.size(); i++) {
      moves.add(Moves.keep(goals.get(i)));
    }
  }

  /** Adds all that the seat may do with the open cards. */
  private void addUses(Seat own, Cards cards, Ints moves) {
    for (int i = 0; i < cards.open(); i++) {
      addPlacements(own.island, cards.open(i), moves);
    }
    if (own.raft() != Seat.NO_TILE) {
      addPlacements(own.island, own.raft(), moves); // R28
    }
    if (noHold(own) == null) {
      moves.add(Moves.HOLD);
    }
    if (mayPass(own)) {
      moves.add(Moves.PASS);
    }
    moves.add(Moves.STOP);
  }

  /** What keeps the seat from holding a tile: not the last card, nor the token on 0 (R28). */
  Reasons.@Nullable Code noHold(Seat own) {
    if (!rules.hasRaft) {
      return Reasons.Code.NO_RAFT;
    }
    return own.raft() == Seat.NO_TILE ? null : Reasons.Code.RAFT_FULL;
  }

  static boolean mayPass(Seat own) {
    return own.track.token() > 0; // R4
  }

  // Tiles.

  /** Adds every placement of a tile that the rules allow, each in its one spelling. */
  private void addPlacements(Island island, int tile, Ints moves) {
    Footprint footprint = board.footprint(tile);
    int name = rules.nameOf(tile);
    findWanted(island, tile);
    for (int turns = turns(island, tile); turns != 0; turns = Bits.rest(turns)) {
      int turn = Bits.first(turns);
      footprint.findFits(turn, island.free, wanted, fits);
      Moves.addPlacements(name, fits, footprint.anchorFromFirst(turn), turn, moves);
    }
  }

  /** The turns in which placements of a tile are spelt, a bit each. */
  int turns(Island island, int tile) {
    return island.tiles().turns(tile) & mayTurn;
  }

  /** Whether there is any placement of a tile. */
  boolean takes(Island island, int tile) {
    Footprint footprint = board.footprint(tile);
    findWanted(island, tile);
    for (int turns = turns(island, tile); turns != 0; turns = Bits.rest(turns)) {
      footprint.findFits(Bits.first(turns), island.free, wanted, fits);
      if (!fits.isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /**
   * A placement of a tile in a random turn at a random place.
   *
   * @return {@link Moves#NONE} if the tile fits nowhere
   */
  int anyPlacement(Island island, int tile, RandomSource random) {
    Footprint footprint = board.footprint(tile);
    findWanted(island, tile);
    int turns = turns(island, tile);
    while (turns != 0) {
      int turn = random.bit(turns);
      turns &= ~(1 << turn);
      footprint.findFits(turn, island.free, wanted, fits);
      if (!fits.isEmpty()) {
        int space = anyOf(fits, random) + footprint.anchorFromFirst(turn);
        return Moves.place(rules.nameOf(tile), space, turn);
      }
    }
    return Moves.NONE;
  }

  private static int anyOf(CellSet spaces, RandomSource random) {
    boolean isLow = random.below(spaces.count()) < Long.bitCount(spaces.low());
    return isLow ? random.bit(spaces.low()) : 64 + random.bit(spaces.high());
  }

  private void findWanted(Island island, int tile) {
    for (int i = 0; i < tiles.size[tile]; i++) {
      findWanted(island, Tiles.space(tile, i), wanted[i]);
    }
  }

  /** Where a tile space makes its tile legal: by a like symbol, or where the first tile lands. */
  static void findWanted(Island island, int tileSpace, CellSet wanted) {
    if (island.covered().isEmpty()) {
      wanted.set(island.ground.landing); // R6: nothing placed yet, even after passes
      return;
    }
    wanted.clear();
    for (int shown = island.tiles().shown(tileSpace); shown != 0; shown = Bits.rest(shown)) {
      wanted.addAll(island.near(Bits.first(shown)));
    }
  }

  // Stickers.

  /** Lists every way to place one of the stickers that are due; none if it fits nowhere. */
  void addStickers(Grant due, Ground ground, Ints moves) {
    moves.clear();
    for (int i = 0; i < due.choices().size(); i++) { // an iterator would allocate
      Grant.Choice choice = due.choices().get(i);
      if (choice.sticker().isForTiles()) {
        addOnTiles(choice.sticker(), ground.tiles, moves);
      } else {
        addOnBoard(choice, ground, moves);
      }
    }
  }

  private void addOnTiles(Sticker sticker, TileFaces faces, Ints moves) {
    for (int space : tiles.spaces) {
      boolean isInGame = Tiles.tile(space) <= rules.tiles;
      if (isInGame && sticker.goesOn(tiles.symbol[space]) && !faces.hasSticker(space)) {
        moves.add(Moves.stick(sticker.number(), space, 0));
      }
    }
  }

  /** Adds every way to place a sticker on the board, each in its one spelling. */
  private void addOnBoard(Grant.Choice choice, Ground ground, Ints moves) {
    Sticker sticker = choice.sticker();
    Footprint footprint = board.footprint(sticker);
    findTakers(choice, ground);
    findBeside(choice, ground, wanted[0]);
    for (int i = 1; i < wanted.length; i++) {
      wanted[i].set(wanted[0]);
    }
    for (int turn = 0; turn < sticker.turns(); turn++) {
      footprint.findFits(turn, takers, wanted, fits);
      int anchor = footprint.anchorFromFirst(turn);
      for (int first = fits.first(); first >= 0; first = fits.after(first)) {
        moves.add(Moves.stick(sticker.number(), first + anchor, turn));
      }
    }
  }

  /** Finds the spaces that may be under a space of the sticker. */
  private void findTakers(Grant.Choice choice, Ground ground) {
    ground.findAny(choice.on(), takers);
    takers.removeAll(ground.stickered);
    if (choice.isInland()) {
      takers.keep(board.inland);
    }
    findTooNear(choice, ground, near);
    takers.removeAll(near);
  }

  /** Finds the spaces that have a neighbour from which the sticker keeps away. */
  void findTooNear(Grant.Choice choice, Ground ground, CellSet set) {
    ground.findAny(choice.away(), set);
    board.findNeighbours(set, set);
  }

  /** Finds the spaces of which one must be under the sticker: those beside a terrain. */
  void findBeside(Grant.Choice choice, Ground ground, CellSet set) {
    if (choice.beside() == 0) {
      set.set(-1, -1); // anywhere will do
    } else {
      ground.findAny(choice.beside(), set);
      board.findNeighbours(set, set);
    }
  }
}
