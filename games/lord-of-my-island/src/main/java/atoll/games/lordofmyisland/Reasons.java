package atoll.games.lordofmyisland;

import atoll.engine.Bits;
import atoll.engine.Reason;
import atoll.engine.grid.Squares;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Why a seat cannot make a move that is not listed: the first condition of the rules that fails. It
 * asks the table the same questions as {@link Listing}, one by one.
 */
final class Reasons {
  /** The rule is an {@code option} that is off. */
  static final String OPTION_OFF = "option-off";

  /** Something else is decided now, in this {@code phase}. */
  static final String WRONG_PHASE = "wrong-phase";

  /** The {@code tile} is not in the seat's hand. */
  static final String NOT_IN_HAND = "not-in-hand";

  /** The {@code tile} does not lie face up in the holder. */
  static final String NOT_FACE_UP = "not-face-up";

  /** Something lies on the {@code square}. */
  static final String COVERED = "covered";

  /** The {@code tile} is a quarter or a half: in the set-up these go on the edge. */
  static final String ONLY_ON_EDGE = "only-on-edge";

  /** The {@code tile} goes on inner squares: larger ones in the set-up, and water tiles. */
  static final String ONLY_INSIDE = "only-inside";

  /** The point at a {@code corner} is fixed, as {@code land} or {@code water}. */
  static final String CORNERS_DIFFER = "corners-differ";

  /** A {@code square} that has to stay open would be all water. */
  static final String CLOSES_SQUARE = "closes-square";

  /** No tile lies beside the {@code square}. */
  static final String NOT_BESIDE = "not-beside";

  /** Not all points of the {@code square} are fixed as water. */
  static final String NOT_ALL_WATER = "not-all-water";

  static final String PLAYING_OUT = "playing-out";
  static final String NOT_PLAYING_OUT = "not-playing-out";
  static final String HOLDER_EMPTY = "holder-empty";

  /** {@code spaces} are empty, and {@code most} may be. */
  static final String TOO_MANY_SPACES = "too-many-spaces";

  /** The seat can play a tile or lay a water tile, and has to, or at least to do something. */
  static final String CAN_LAY = "can-lay";

  static final String CAN_DISCARD = "can-discard";
  static final String CAN_TAKE = "can-take";

  /** A bid is {@code least} so much. */
  static final String TOO_LOW = "too-low";

  /** The seat has only so many {@code points}. */
  static final String TOO_EXPENSIVE = "too-expensive";

  static final String OWN_CAPITOL = "own-capitol";

  /** The {@code seat} has no Capitol. */
  static final String NO_CAPITOL = "no-capitol";

  /** The {@code seat}'s Capitol has shields, and another has none. */
  static final String SHIELDED = "shielded";

  static final List<String> CODES =
      List.of(
          OPTION_OFF,
          WRONG_PHASE,
          NOT_IN_HAND,
          NOT_FACE_UP,
          COVERED,
          ONLY_ON_EDGE,
          ONLY_INSIDE,
          CORNERS_DIFFER,
          CLOSES_SQUARE,
          NOT_BESIDE,
          NOT_ALL_WATER,
          PLAYING_OUT,
          NOT_PLAYING_OUT,
          HOLDER_EMPTY,
          TOO_MANY_SPACES,
          CAN_LAY,
          CAN_DISCARD,
          CAN_TAKE,
          TOO_LOW,
          TOO_EXPENSIVE,
          OWN_CAPITOL,
          NO_CAPITOL,
          SHIELDED);

  private static final List<String> CORNERS = List.of("NW", "NE", "SE", "SW");

  private final Table table;
  private final Rules rules;
  private final Phase phase;
  private final int seat;

  Reasons(Table table, Phase phase, int seat) {
    this.table = table;
    rules = table.rules;
    this.phase = phase;
    this.seat = seat;
  }

  Reason whyNot(int move) {
    int kind = Moves.kind(move);
    @Nullable String off = optionOff(kind);
    if (off != null) {
      return Reason.of(OPTION_OFF).with("option", off);
    }
    if (!phase.has(kind)) {
      return Reason.of(WRONG_PHASE).with("phase", phase.word());
    }
    return switch (kind) {
      case Moves.TAKE -> whyNotTaken(move);
      case Moves.SET, Moves.PLAY -> isInHand(move) ? whyNotLaid(move) : ofTile(NOT_IN_HAND, move);
      case Moves.DEFEND ->
          table.holder.isOffered(Moves.tile(move)) ? whyNotLaid(move) : ofTile(NOT_FACE_UP, move);
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

  private Reason ofTile(String code, int move) {
    return Reason.of(code).with("tile", rules.tiles().ids.of(Moves.tile(move)));
  }

  private Reason ofSquare(String code, int square) {
    return Reason.of(code).with("square", rules.board().squares.name(square));
  }

  private boolean isInHand(int move) {
    return table.hands[seat].has(Moves.tile(move));
  }

  /** Within a turn, only who plays out takes a tile, and only if it can lay none (R35). */
  private Reason whyNotTaken(int move) {
    if (phase == Phase.TURN && !table.isPlayingOut(seat)) {
      return Reason.of(NOT_PLAYING_OUT);
    }
    if (phase == Phase.TURN && table.canLay(seat)) {
      return Reason.of(CAN_LAY);
    }
    return ofTile(NOT_FACE_UP, move);
  }

  /** A set-up tile need not lie beside another, except for the last (R13). */
  private Reason whyNotLaid(int move) {
    Island island = table.island;
    int square = Moves.square(move);
    int piece = Moves.piece(move);
    if (!island.empty.has(square)) {
      return ofSquare(COVERED, square);
    }
    if (Moves.kind(move) == Moves.SET && !rules.isForSetUp(square, Moves.tile(move))) {
      return ofTile(rules.board().isEdge(square) ? ONLY_INSIDE : ONLY_ON_EDGE, move);
    }
    int differing = island.differing(square, piece);
    if (differing != 0) {
      int corner = Bits.first(differing);
      boolean isLand = Bits.has(rules.pieces().land[piece], corner);
      return Reason.of(CORNERS_DIFFER)
          .with("corner", CORNERS.get(corner))
          .with("point", isLand ? "water" : "land");
    }
    int closed = island.closedBy(square, piece);
    return closed != Squares.NONE ? ofSquare(CLOSES_SQUARE, closed) : ofSquare(NOT_BESIDE, square);
  }

  private Reason whyNoWater(int move) {
    int square = Moves.square(move);
    if (!isInHand(move)) {
      return ofTile(NOT_IN_HAND, move);
    }
    if (!table.island.empty.has(square)) {
      return ofSquare(COVERED, square);
    }
    if (rules.board().isEdge(square)) {
      return ofTile(ONLY_INSIDE, move);
    }
    boolean isBeside = table.island.beside.has(square);
    return ofSquare(isBeside ? NOT_ALL_WATER : NOT_BESIDE, square);
  }

  private Reason whyNotDiscarded(int move) {
    if (!isInHand(move)) {
      return ofTile(NOT_IN_HAND, move);
    }
    return Reason.of(table.isPlayingOut(seat) ? PLAYING_OUT : HOLDER_EMPTY);
  }

  private Reason whyNotOut() {
    if (table.isPlayingOut(seat)) {
      return Reason.of(PLAYING_OUT);
    }
    return Reason.of(TOO_MANY_SPACES)
        .with("spaces", table.island.empty.count())
        .with("most", rules.board().playingOutSpaces);
  }

  /** Passing is the last resort (R36). */
  private Reason whyNoPass() {
    if (table.canLay(seat)) {
      return Reason.of(CAN_LAY);
    }
    return Reason.of(table.isPlayingOut(seat) ? CAN_TAKE : CAN_DISCARD);
  }

  private Reason whyNoBid(int amount) {
    int least = table.auction.lowestBid();
    return amount < least
        ? Reason.of(TOO_LOW).with("least", least)
        : Reason.of(TOO_EXPENSIVE).with("points", table.ledger.points(seat));
  }

  private Reason whyNotAttacked(int target) {
    if (target == seat) {
      return Reason.of(OWN_CAPITOL);
    }
    boolean hasCapitol = table.kingdoms.hasCapitol(target);
    return Reason.of(hasCapitol ? SHIELDED : NO_CAPITOL).with("seat", target);
  }
}
