package atoll.games.lordofmyisland;

import atoll.engine.Bits;
import atoll.engine.Reason;
import atoll.engine.grid.Squares;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Why a seat cannot make a move that is not listed: the first condition of the rules that fails,
 * asked of {@link Listing} or of what it asks.
 */
final class Reasons {
  /** The codes: {@code option-off} is {@code OPTION_OFF}. */
  enum Code {
    /** The rule is an {@code option} that is off. */
    OPTION_OFF,

    /** Something else is decided now, in this {@code phase}. */
    WRONG_PHASE,

    /** The {@code tile} is not in the seat's hand. */
    NOT_IN_HAND,

    /** The {@code tile} does not lie face up in the holder. */
    NOT_FACE_UP,

    /** Something lies on the {@code square}. */
    COVERED,

    /** The {@code tile} is a quarter or a half: in the set-up these go on the edge. */
    ONLY_ON_EDGE,

    /** The {@code tile} goes on inner squares: larger ones in the set-up, and water tiles. */
    ONLY_INSIDE,

    /** The point at a {@code corner} is fixed, as {@code land} or {@code water}. */
    CORNERS_DIFFER,

    /** A {@code square} that has to stay open would be all water. */
    CLOSES_SQUARE,

    /** No tile lies beside the {@code square}. */
    NOT_BESIDE,

    /** Not all points of the {@code square} are fixed as water. */
    NOT_ALL_WATER,

    PLAYING_OUT,
    NOT_PLAYING_OUT,
    HOLDER_EMPTY,

    /** {@code spaces} are empty, and {@code most} may be. */
    TOO_MANY_SPACES,

    /** The seat can play a tile or lay a water tile, and has to, or at least to do something. */
    CAN_LAY,

    CAN_DISCARD,
    CAN_TAKE,

    /** A bid is {@code least} so much. */
    TOO_LOW,

    /** The seat has only so many {@code points}. */
    TOO_EXPENSIVE,

    OWN_CAPITOL,

    /** The {@code seat} has no Capitol. */
    NO_CAPITOL,

    /** The {@code seat}'s Capitol has shields, and another has none. */
    SHIELDED
  }

  private final Table table;
  private final Listing listing;
  private final Rules rules;
  private final Phase phase;
  private final int seat;

  Reasons(LordPosition position, int seat) {
    table = position.table;
    listing = position.listing;
    rules = table.rules;
    phase = position.course.phase();
    this.seat = seat;
  }

  Reason whyNot(int move) {
    int kind = Moves.kind(move);
    @Nullable String off = optionOff(kind);
    if (off != null) {
      return Reason.of(Code.OPTION_OFF).with("option", off);
    }
    if (!phase.has(kind)) {
      return Reason.of(Code.WRONG_PHASE).with("phase", phase.word);
    }
    return switch (kind) {
      case Moves.TAKE -> whyNotTaken(move);
      case Moves.SET, Moves.PLAY ->
          isInHand(move) ? whyNotLaid(move) : ofTile(Code.NOT_IN_HAND, move);
      case Moves.DEFEND ->
          table.holder.isOffered(Moves.tile(move))
              ? whyNotLaid(move)
              : ofTile(Code.NOT_FACE_UP, move);
      case Moves.WATER -> whyNoWater(move);
      case Moves.DISCARD -> whyNotDiscarded(move);
      case Moves.OUT -> whyNotOut();
      case Moves.PASS -> whyNoPass();
      case Moves.BID -> whyNoBid(Moves.number(move));
      case Moves.ATTACK -> whyNotAttacked(Moves.number(move));
      default -> Reason.of(Reason.NOT_NOW);
    };
  }

  /** The option that there are no moves of that kind without, if it is off. */
  private @Nullable String optionOff(int kind) {
    return switch (kind) {
      case Moves.WATER -> rules.water() ? null : "water";
      case Moves.BID -> rules.auction() ? null : "auction";
      case Moves.PROTECT, Moves.ATTACK, Moves.CAPITOL -> rules.kingdoms() ? null : "kingdoms";
      default -> null;
    };
  }

  private Reason ofTile(Code code, int move) {
    return Reason.of(code).with("tile", rules.tiles().ids.of(Moves.tile(move)));
  }

  private Reason ofSquare(Code code, int square) {
    return Reason.of(code).with("square", rules.board().squares.name(square));
  }

  private boolean isInHand(int move) {
    return table.hands[seat].has(Moves.tile(move));
  }

  /** Within a turn, only who plays out takes a tile, and only if it can lay none (R35). */
  private Reason whyNotTaken(int move) {
    if (phase == Phase.TURN && !table.isPlayingOut(seat)) {
      return Reason.of(Code.NOT_PLAYING_OUT);
    }
    if (phase == Phase.TURN && listing.canLay(seat)) {
      return Reason.of(Code.CAN_LAY);
    }
    return ofTile(Code.NOT_FACE_UP, move);
  }

  /** A set-up tile need not lie beside another, except for the last (R13). */
  private Reason whyNotLaid(int move) {
    Island island = table.island;
    int square = Moves.cell(move);
    int piece = Moves.piece(move);
    if (!island.empty.has(square)) {
      return ofSquare(Code.COVERED, square);
    }
    if (Moves.kind(move) == Moves.SET && !rules.isForSetUp(square, Moves.tile(move))) {
      return ofTile(rules.board().isEdge(square) ? Code.ONLY_INSIDE : Code.ONLY_ON_EDGE, move);
    }
    int differing = island.differing(square, piece);
    if (differing != 0) {
      int corner = Bits.first(differing);
      boolean isLand = Bits.has(rules.pieces().land[piece], corner);
      return Reason.of(Code.CORNERS_DIFFER)
          .with("corner", Squares.CORNERS.of(corner))
          .with("point", isLand ? "water" : "land");
    }
    int closed = island.closedBy(square, piece);
    return closed != Squares.NONE
        ? ofSquare(Code.CLOSES_SQUARE, closed)
        : ofSquare(Code.NOT_BESIDE, square);
  }

  private Reason whyNoWater(int move) {
    int square = Moves.cell(move);
    if (!isInHand(move)) {
      return ofTile(Code.NOT_IN_HAND, move);
    }
    if (!table.island.empty.has(square)) {
      return ofSquare(Code.COVERED, square);
    }
    if (rules.board().isEdge(square)) {
      return ofTile(Code.ONLY_INSIDE, move);
    }
    boolean isBeside = table.island.beside.has(square);
    return ofSquare(isBeside ? Code.NOT_ALL_WATER : Code.NOT_BESIDE, square);
  }

  private Reason whyNotDiscarded(int move) {
    if (!isInHand(move)) {
      return ofTile(Code.NOT_IN_HAND, move);
    }
    return Reason.of(Objects.requireNonNull(listing.noDiscard(seat)));
  }

  private Reason whyNotOut() {
    Code code = Objects.requireNonNull(listing.noOut(seat));
    Reason reason = Reason.of(code);
    return code == Code.TOO_MANY_SPACES
        ? reason
            .with("spaces", table.island.empty.count())
            .with("most", rules.board().playingOutSpaces)
        : reason;
  }

  /** Passing is the last resort (R36). */
  private Reason whyNoPass() {
    if (listing.canLay(seat)) {
      return Reason.of(Code.CAN_LAY);
    }
    return Reason.of(table.isPlayingOut(seat) ? Code.CAN_TAKE : Code.CAN_DISCARD);
  }

  private Reason whyNoBid(int amount) {
    int least = table.auction.lowestBid();
    return amount < least
        ? Reason.of(Code.TOO_LOW).with("least", least)
        : Reason.of(Code.TOO_EXPENSIVE).with("points", table.ledger.points(seat));
  }

  private Reason whyNotAttacked(int target) {
    if (target == seat) {
      return Reason.of(Code.OWN_CAPITOL);
    }
    boolean hasCapitol = table.kingdoms.hasCapitol(target);
    return Reason.of(hasCapitol ? Code.SHIELDED : Code.NO_CAPITOL).with("seat", target);
  }
}
