package atoll.games.myisland;

import atoll.engine.Ints;
import atoll.engine.Reason;
import atoll.engine.grid.CellSet;
import java.util.List;

/**
 * Why a seat cannot make a move: the first condition that fails, in the order of the rules, of
 * those by which {@link Listing} finds the legal moves.
 */
final class Reasons {
  /** Such moves are made in another phase; {@code phase} is the one that is on. */
  static final String WRONG_PHASE = "wrong-phase";

  /** The {@code goal} does not lie open. */
  static final String GOAL_NOT_OPEN = "goal-not-open";

  /** There is no raft in this episode. */
  static final String NO_RAFT = "no-raft";

  /** The raft holds the {@code tile} already. */
  static final String RAFT_FULL = "raft-full";

  /** With the {@code token} on 0 or below nobody passes. */
  static final String NO_POINTS = "no-points";

  /** The {@code tile} is neither on an open card nor on the raft. */
  static final String TILE_NOT_OPEN = "tile-not-open";

  /** Part of it would lie beyond the edge. */
  static final String OFF_BOARD = "off-board";

  /** On the {@code cell} lies a tile. */
  static final String COVERED = "covered";

  /** The {@code sticker} on the {@code cell} is never covered. */
  static final String BLOCKED = "blocked";

  /** The {@code cell} is under water. */
  static final String FLOODED = "flooded";

  /** The {@code terrain} of the {@code cell} does not take it. */
  static final String WRONG_TERRAIN = "wrong-terrain";

  /** The first tile must cover a space of the {@code terrain}. */
  static final String FIRST_TILE = "first-tile";

  /** No symbol of the tile would be next to its like. */
  static final String NO_MATCH = "no-match";

  /** It would lie the same as by the move {@code as}. */
  static final String SPELT_OTHERWISE = "spelt-otherwise";

  /** Another sticker comes first: {@code due}. */
  static final String NOT_DUE = "not-due";

  /** The {@code cell} bears the {@code sticker} already. */
  static final String HAS_STICKER = "has-sticker";

  /** The {@code cell} is at the edge of the island. */
  static final String NOT_INLAND = "not-inland";

  /** The {@code cell} is next to a sticker from which this one keeps away. */
  static final String TOO_NEAR = "too-near";

  /** It must be next to a space of the {@code terrain}. */
  static final String NOT_BESIDE = "not-beside";

  /** The {@code tile} is not in this episode. */
  static final String TILE_NOT_IN_GAME = "tile-not-in-game";

  /** The sticker does not go on the {@code symbol} printed there. */
  static final String WRONG_SYMBOL = "wrong-symbol";

  static final List<String> CODES =
      List.of(
          WRONG_PHASE,
          GOAL_NOT_OPEN,
          NO_RAFT,
          RAFT_FULL,
          NO_POINTS,
          TILE_NOT_OPEN,
          OFF_BOARD,
          COVERED,
          BLOCKED,
          FLOODED,
          WRONG_TERRAIN,
          FIRST_TILE,
          NO_MATCH,
          SPELT_OTHERWISE,
          NOT_DUE,
          HAS_STICKER,
          NOT_INLAND,
          TOO_NEAR,
          NOT_BESIDE,
          TILE_NOT_IN_GAME,
          WRONG_SYMBOL);

  private final Rules rules;
  private final Book book;
  private final Board board;
  private final Listing listing;
  private final Course course;
  private final int number;
  private final Seat seat;
  private final Ground ground;

  Reasons(Rules rules, Listing listing, Course course, int number) {
    this.rules = rules;
    book = rules.book;
    board = rules.board;
    this.listing = listing;
    this.course = course;
    this.number = number;
    seat = course.seat(number);
    ground = seat.ground;
  }

  /** Why a move is not among those listed. */
  Reason why(int move) {
    if (course.phase() != Moves.phase(move, course.phase())) {
      return Reason.of(WRONG_PHASE).with("phase", course.phase().word);
    }
    return switch (Moves.kind(move)) {
      case Moves.KEEP ->
          Reason.of(GOAL_NOT_OPEN).with("goal", book.goals.get(Moves.number(move)).name());
      case Moves.HOLD ->
          rules.hasRaft ? Reason.of(RAFT_FULL).with("tile", seat.raft()) : Reason.of(NO_RAFT);
      case Moves.PASS -> Reason.of(NO_POINTS).with("token", seat.track.token());
      case Moves.PLACE -> whyNotPlace(move);
      case Moves.STICK -> whyNotStick(move);
      default -> Reason.of(Reason.NOT_NOW);
    };
  }

  // Tiles.

  private Reason whyNotPlace(int move) {
    int tile = Seat.tile(course.cards, move);
    if (tile != seat.raft() && !course.cards.isOpen(tile)) {
      return Reason.of(TILE_NOT_OPEN).with("tile", tile);
    }
    int[] spaces = spaces(board.footprint(tile), move);
    for (int space : spaces) {
      if (!board.has(space)) {
        return Reason.of(OFF_BOARD);
      }
    }
    Island island = seat.island;
    for (int space : spaces) {
      if (!island.free.has(space)) {
        return whyNotFree(island, space);
      }
    }
    if (!isWanted(island, tile, spaces)) {
      return island.covered().isEmpty()
          ? Reason.of(FIRST_TILE).with("terrain", words(rules.first))
          : Reason.of(NO_MATCH);
    }
    return speltOtherwise(move);
  }

  private int[] spaces(Footprint footprint, int move) {
    int[] spaces = new int[footprint.size];
    for (int i = 0; i < spaces.length; i++) {
      spaces[i] = Moves.space(move) + footprint.fromAnchor(Moves.turn(move), i);
    }
    return spaces;
  }

  private Reason whyNotFree(Island island, int space) {
    if (island.covered().has(space)) {
      return at(COVERED, space);
    }
    if (ground.blocked.has(space)) {
      return at(BLOCKED, space).with("sticker", ground.sticker(space).name());
    }
    return island.flooded.has(space) ? at(FLOODED, space) : wrongTerrain(space);
  }

  private Reason wrongTerrain(int space) {
    return at(WRONG_TERRAIN, space).with("terrain", book.traits.word(ground.terrain(space)));
  }

  private Reason at(String code, int space) {
    return Reason.of(code).with("cell", board.name(space));
  }

  private static boolean isWanted(Island island, int tile, int[] spaces) {
    CellSet wanted = new CellSet();
    for (int i = 0; i < spaces.length; i++) {
      Listing.findWanted(island, Tiles.space(tile, i), wanted);
      if (wanted.has(spaces[i])) {
        return true;
      }
    }
    return false;
  }

  private String words(int traits) {
    return String.join(", ", book.traits.words(traits));
  }

  /** It fits: then the same is listed in another turn. */
  private Reason speltOtherwise(int move) {
    Ints moves = new Ints();
    listing.list(course, number, moves);
    for (int i = 0; i < moves.size(); i++) {
      if (looksTheSame(move, moves.get(i))) {
        return Reason.of(SPELT_OTHERWISE).with("as", Moves.write(rules, moves.get(i)));
      }
    }
    return Reason.of(Reason.NOT_NOW);
  }

  /** Whether two moves put the same on the same spaces. */
  private boolean looksTheSame(int move, int other) {
    if (Moves.kind(move) != Moves.kind(other) || Moves.number(move) != Moves.number(other)) {
      return false;
    }
    int tile = Seat.tile(course.cards, move);
    boolean isTile = Moves.kind(move) == Moves.PLACE;
    Footprint footprint = isTile ? board.footprint(tile) : board.footprint(book.stickerOf(move));
    int[] spaces = spaces(footprint, move);
    int[] others = spaces(footprint, other);
    for (int i = 0; i < spaces.length; i++) {
      int j = 0;
      while (j < others.length && others[j] != spaces[i]) {
        j++;
      }
      if (j == others.length || (isTile && !ground.tiles.areAlike(tile, i, j))) {
        return false;
      }
    }
    return true;
  }

  // Stickers.

  private Reason whyNotStick(int move) {
    Sticker sticker = book.stickerOf(move);
    for (Grant.Choice choice : seat.due().choices()) {
      if (choice.sticker().equals(sticker)) {
        return sticker.isForTiles()
            ? whyNotOnTile(sticker, Moves.space(move))
            : whyNotOnBoard(choice, move);
      }
    }
    List<String> due = seat.due().choices().stream().map(one -> one.sticker().name()).toList();
    return Reason.of(NOT_DUE).with("due", String.join(", ", due));
  }

  private Reason whyNotOnTile(Sticker sticker, int space) {
    int tile = Tiles.tile(space);
    if (tile > rules.tiles) {
      return Reason.of(TILE_NOT_IN_GAME).with("tile", tile);
    }
    return sticker.goesOn(book.tiles.symbol[space])
        ? Reason.of(HAS_STICKER).with("cell", Tiles.name(space))
        : Reason.of(WRONG_SYMBOL).with("symbol", book.traits.word(book.tiles.symbol[space]));
  }

  private Reason whyNotOnBoard(Grant.Choice choice, int move) {
    int[] spaces = spaces(board.footprint(choice.sticker()), move);
    for (int space : spaces) {
      if (!board.has(space)) {
        return Reason.of(OFF_BOARD);
      }
    }
    CellSet takers = new CellSet();
    ground.findAny(choice.on(), takers);
    CellSet tooNear = new CellSet();
    listing.findTooNear(choice, ground, tooNear);
    CellSet wanted = new CellSet();
    listing.findBeside(choice, ground, wanted);
    boolean isBeside = false;
    for (int space : spaces) {
      if (!takers.has(space)) {
        return wrongTerrain(space);
      } else if (ground.stickered.has(space)) {
        return at(HAS_STICKER, space).with("sticker", ground.sticker(space).name());
      } else if (choice.isInland() && !board.inland.has(space)) {
        return at(NOT_INLAND, space);
      } else if (tooNear.has(space)) {
        return at(TOO_NEAR, space);
      }
      isBeside |= wanted.has(space);
    }
    return isBeside
        ? speltOtherwise(move)
        : Reason.of(NOT_BESIDE).with("terrain", words(choice.beside()));
  }
}
