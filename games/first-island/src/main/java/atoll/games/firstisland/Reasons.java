package atoll.games.firstisland;

import atoll.engine.Bits;
import atoll.engine.Counts;
import atoll.engine.Reason;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Why a move is not legal: the first condition of the rules that fails. */
final class Reasons {
  /** There are moves of other kinds now; {@code phase} says what is being done. */
  static final String WRONG_PHASE = "wrong-phase";

  /** This game is played without cards. */
  static final String NO_CARDS = "no-cards";

  /** Nobody skips in the closing window. */
  static final String CLOSING = "closing";

  /** The seat has scored as many cards as it may. */
  static final String NO_MORE_CARDS = "no-more-cards";

  /** The hand card has been scored or skipped in this round. */
  static final String REPLACED = "replaced";

  /** An override has bound {@code tribe} to the next mark, which comes first and must have it. */
  static final String BOUND = "bound";

  /** One card in a window. */
  static final String SCORED = "scored";

  /** The table card is gone. */
  static final String NO_TABLE_CARD = "no-table-card";

  /** The {@code tribe} is not in {@code hex}. */
  static final String NOT_THERE = "not-there";

  /** What the {@code tribe} has in {@code hex} is within the fence of another {@code card}. */
  static final String FENCED = "fenced";

  /** The {@code card} has so many {@code placements}. */
  static final String NOT_SO_MANY = "not-so-many";

  /** The placements do not lie as the {@code card} has them, half for half and whole for whole. */
  static final String SHAPE_DIFFERS = "shape-differs";

  /** The {@code card} is neither of the two drawn. */
  static final String NOT_DRAWN = "not-drawn";

  /** No overrides at this level. */
  static final String NO_OVERRIDES = "no-overrides";

  /** One override a turn. */
  static final String OVERRIDDEN = "overridden";

  /** All overrides of a game, {@code most}, have been used. */
  static final String NO_MORE_OVERRIDES = "no-more-overrides";

  /** The override box of {@code tribe} has been used. */
  static final String CROSSED_OFF = "crossed-off";

  /** The {@code hex} has been marked. */
  static final String MARKED = "marked";

  /** Not as many unused dice show {@code tribe} as the mark needs. */
  static final String NO_DIE = "no-die";

  static final List<String> CODES =
      List.of(
          WRONG_PHASE,
          NO_CARDS,
          CLOSING,
          NO_MORE_CARDS,
          REPLACED,
          BOUND,
          SCORED,
          NO_TABLE_CARD,
          NOT_THERE,
          FENCED,
          NOT_SO_MANY,
          SHAPE_DIFFERS,
          NOT_DRAWN,
          NO_OVERRIDES,
          OVERRIDDEN,
          NO_MORE_OVERRIDES,
          CROSSED_OFF,
          MARKED,
          NO_DIE);

  private final FirstIslandPosition position;
  private final Rules rules;
  private final Seat seat;

  private Reasons(FirstIslandPosition position, int seat) {
    this.position = position;
    this.rules = position.rules;
    this.seat = position.seat(seat);
  }

  /** Why a move is not listed for the seat, which may act. */
  static Reason whyNot(FirstIslandPosition position, int seat, int move) {
    return new Reasons(position, seat).whyNot(move);
  }

  private Reason whyNot(int move) {
    int kind = Moves.kind(move);
    if (!rules.hasCards() && Moves.isAboutCards(kind)) {
      return Reason.of(NO_CARDS);
    }
    return switch (position.course.phase()) {
      case WINDOW ->
          switch (kind) {
            case Moves.SKIP -> noSkip();
            case Moves.SCORE -> noScore(move);
            default -> wrongPhase();
          };
      case KEEP -> kind == Moves.KEEP ? notDrawn(move) : wrongPhase();
      case MARKS ->
          switch (kind) {
            case Moves.SKIP -> noSkip();
            case Moves.OVERRIDE -> noOverride(Moves.tribe(move));
            case Moves.MARK -> noMark(move);
            default -> wrongPhase();
          };
      default -> wrongPhase();
    };
  }

  private Reason wrongPhase() {
    return Reason.of(WRONG_PHASE).with("phase", position.course.phase().word());
  }

  private Reason noSkip() {
    String code = Objects.requireNonNull(Listing.noSkip(position, seat));
    Reason reason = Reason.of(code);
    return code.equals(BOUND) ? reason.with("tribe", seat.bound() + 1) : reason;
  }

  private Reason notDrawn(int move) {
    return Reason.of(NOT_DRAWN).with("card", rules.cards().ids.of(Moves.card(move)));
  }

  // Scores.

  private Reason noScore(int move) {
    int source = Moves.source(move);
    @Nullable String code = Listing.noScore(position, seat, source);
    if (code != null) {
      return Reason.of(code);
    }
    int tribe = Moves.scoringTribe(move);
    int hexes = Moves.scoringHexes(rules, move);
    int missing = hexes & ~seat.map.placed(tribe);
    if (missing != 0) {
      return placement(NOT_THERE, tribe, Bits.first(missing));
    }
    int fenced = hexes & ~seat.map.unfenced(tribe);
    if (fenced != 0) { // R13
      return fenced(tribe, Bits.first(fenced));
    }
    Cards.Card card = rules.cards().card(position.card(seat, source));
    return Integer.bitCount(hexes) == card.size()
        ? Reason.of(SHAPE_DIFFERS).with("card", card.id())
        : Reason.of(NOT_SO_MANY).with("card", card.id()).with("placements", card.size());
  }

  private Reason fenced(int tribe, int hex) {
    int fence = 0;
    while (seat.map.fenceTribe(fence) != tribe || !Bits.has(seat.map.fenceHexes(fence), hex)) {
      fence++;
    }
    String card = rules.cards().ids.of(seat.map.fenceCard(fence));
    return placement(FENCED, tribe, hex).with("card", card);
  }

  private Reason placement(String code, int tribe, int hex) {
    return Reason.of(code).with("tribe", tribe + 1).with("hex", rules.board().name(hex));
  }

  // Marks.

  private Reason noOverride(int tribe) {
    @Nullable String code = Listing.noOverride(rules, seat);
    if (code == null) {
      return Reason.of(CROSSED_OFF).with("tribe", tribe + 1);
    }
    Reason reason = Reason.of(code);
    return code.equals(NO_MORE_OVERRIDES)
        ? reason.with("most", rules.tribes().overrides())
        : reason;
  }

  private Reason noMark(int move) {
    int lower = Moves.tribe(move);
    int higher = Moves.higherTribe(move);
    if (!Bits.has(seat.map.empty(), Moves.hex(move))) {
      return Reason.of(MARKED).with("hex", rules.board().name(Moves.hex(move)));
    }
    if (seat.isBound() && lower != seat.bound() && higher != seat.bound()) {
      return Reason.of(BOUND).with("tribe", seat.bound() + 1);
    }
    boolean isLower = Counts.of(seat.dice(), lower) < Counts.of(seat.diceFor(lower, higher), lower);
    return Reason.of(NO_DIE).with("tribe", (isLower ? lower : higher) + 1);
  }
}
