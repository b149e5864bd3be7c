package atoll.games.myisland;

import atoll.engine.Ints;
import atoll.engine.Reason;
import atoll.engine.grid.CellSet;
import java.util.List;
import java.util.Objects;

/**
 * Why a seat cannot make a move: the first condition that fails, in the order of the rules, of
 * those by which {@link Listing} finds the legal moves.
 */
final class Reasons {
  /** The codes: {@code wrong-phase} is {@code WRONG_PHASE}. */
  enum Code {
    /** Such moves are made in another phase; {@code phase} is the one that is on. */
    WRONG_PHASE,

    /** The {@code goal} does not lie open. */
    GOAL_NOT_OPEN,

    /** There is no raft in this episode. */
    NO_RAFT,

    /** The raft holds the {@code tile} already. */
    RAFT_FULL,

    /** With the {@code token} on 0 or below nobody passes. */
    NO_POINTS,

    /** The {@code tile} is neither on an open card nor on the raft. */
    TILE_NOT_OPEN,

    /** Part of it would lie beyond the edge. */
    OFF_BOARD,

    /** On the {@code cell} lies a tile. */
    COVERED,

    /** The {@code sticker} on the {@code cell} is never covered. */
    BLOCKED,

    /** The {@code cell} is under water. */
    FLOODED,

    /** The {@code terrain} of the {@code cell} does not take it. */
    WRONG_TERRAIN,

    /** The first tile must cover a space of the {@code terrain}. */
    FIRST_TILE,

    /** No symbol of the tile would be next to its like. */
    NO_MATCH,

    /** It would lie the same as by the move {@code as}. */
    SPELT_OTHERWISE,

    /** Another sticker comes first: {@code due}. */
    NOT_DUE,

    /** The {@code cell} bears the {@code sticker} already. */
    HAS_STICKER,

    /** The {@code cell} is at the edge of the island. */
    NOT_INLAND,

    /** The {@code cell} is next to a sticker from which this one keeps away. */
    TOO_NEAR,

    /** It must be next to a space of the {@code terrain}. */
    NOT_BESIDE,

    /** The {@code tile} is not in this episode. */
    TILE_NOT_IN_GAME,

    /** The sticker does not go on the {@code symbol} printed there. */
    WRONG_SYMBOL
  }

  private final Rules rules;
  private final Book book;
  private final Board board;
  private final Listing listing;
  private final Course course;
  private final int seat;
  private final Seat own;
  private final Ground ground;

  Reasons(MyIslandPosition position, int seat) {
    rules = position.rules;
    book = rules.book;
    board = rules.board;
    listing = position.listing;
    course = position.course;
    this.seat = seat;
    own = course.seat(seat);
    ground = own.ground;
  }

  /** Why a move is not among those listed. */
  Reason whyNot(int move) {
    if (course.phase() != Moves.phase(move, course.phase())) {
      return Reason.of(Code.WRONG_PHASE).with("phase", course.phase().word);
    }
    return switch (Moves.kind(move)) {
      case Moves.KEEP ->
          Reason.of(Code.GOAL_NOT_OPEN).with("goal", book.goals.get(Moves.number(move)).name());
      case Moves.HOLD -> whyNotHold();
      case Moves.PASS -> Reason.of(Code.NO_POINTS).with("token", own.track.token());
      case Moves.PLACE -> whyNotPlace(move);
      case Moves.STICK -> whyNotStick(move);
      default -> Reason.of(Reason.NOT_NOW);
    };
  }

  private Reason whyNotHold() {
    Code code = Objects.requireNonNull(listing.noHold(own));
    Reason reason = Reason.of(code);
    return code == Code.RAFT_FULL ? reason.with("tile", own.raft()) : reason;
  }

  // Tiles.

  private Reason whyNotPlace(int move) {
    int tile = Seat.tile(course.cards, move);
    if (tile != own.raft() && !course.cards.isOpen(tile)) {
      return Reason.of(Code.TILE_NOT_OPEN).with("tile", tile);
    }
    int[] spaces = spaces(board.footprint(tile), move);
    for (int space : spaces) {
      if (!board.has(space)) {
        return Reason.of(Code.OFF_BOARD);
      }
    }
    Island island = own.island;
    for (int space : spaces) {
      if (!island.free.has(space)) {
        return whyNotFree(island, space);
      }
    }
    if (!isWanted(island, tile, spaces)) {
      return island.covered().isEmpty()
          ? Reason.of(Code.FIRST_TILE).with("terrain", words(rules.first))
          : Reason.of(Code.NO_MATCH);
    }
    return speltOtherwise(move);
  }

  private int[] spaces(Footprint footprint, int move) {
    int[] spaces = new int[footprint.size];
    for (int i = 0; i < spaces.length; i++) {
      spaces[i] = Moves.cell(move) + footprint.fromAnchor(Moves.turn(move), i);
    }
    return spaces;
  }

  private Reason whyNotFree(Island island, int space) {
    if (island.covered().has(space)) {
      return at(Code.COVERED, space);
    }
    if (ground.blocked.has(space)) {
      return at(Code.BLOCKED, space).with("sticker", ground.sticker(space).name());
    }
    return island.flooded.has(space) ? at(Code.FLOODED, space) : wrongTerrain(space);
  }

  private Reason wrongTerrain(int space) {
    return at(Code.WRONG_TERRAIN, space).with("terrain", book.traits.word(ground.terrain(space)));
  }

  private Reason at(Code code, int space) {
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
    listing.list(course, seat, moves);
    for (int i = 0; i < moves.size(); i++) {
      if (looksTheSame(move, moves.get(i))) {
        return Reason.of(Code.SPELT_OTHERWISE).with("as", Moves.write(rules, moves.get(i)));
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
    for (Grant.Choice choice : own.due().choices()) {
      if (choice.sticker().equals(sticker)) {
        return sticker.isForTiles()
            ? whyNotOnTile(sticker, Moves.cell(move))
            : whyNotOnBoard(choice, move);
      }
    }
    List<String> due = own.due().choices().stream().map(one -> one.sticker().name()).toList();
    return Reason.of(Code.NOT_DUE).with("due", String.join(", ", due));
  }

  private Reason whyNotOnTile(Sticker sticker, int space) {
    int tile = Tiles.tile(space);
    if (tile > rules.tiles) {
      return Reason.of(Code.TILE_NOT_IN_GAME).with("tile", tile);
    }
    return sticker.goesOn(book.tiles.symbol[space])
        ? Reason.of(Code.HAS_STICKER).with("cell", Tiles.name(space))
        : Reason.of(Code.WRONG_SYMBOL).with("symbol", book.traits.word(book.tiles.symbol[space]));
  }

  private Reason whyNotOnBoard(Grant.Choice choice, int move) {
    int[] spaces = spaces(board.footprint(choice.sticker()), move);
    for (int space : spaces) {
      if (!board.has(space)) {
        return Reason.of(Code.OFF_BOARD);
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
        return at(Code.HAS_STICKER, space).with("sticker", ground.sticker(space).name());
      } else if (choice.isInland() && !board.inland.has(space)) {
        return at(Code.NOT_INLAND, space);
      } else if (tooNear.has(space)) {
        return at(Code.TOO_NEAR, space);
      }
      isBeside |= wanted.has(space);
    }
    return isBeside
        ? speltOtherwise(move)
        : Reason.of(Code.NOT_BESIDE).with("terrain", words(choice.beside()));
  }
}
