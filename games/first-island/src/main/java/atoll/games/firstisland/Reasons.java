package atoll.games.firstisland;

import atoll.engine.Bits;
import atoll.engine.Counts;
import atoll.engine.Reason;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Why a move is not legal: the first condition of the rules that fails. */
final class Reasons {
  /** The codes: {@code wrong-phase} is {@code WRONG_PHASE}. */
  enum Code {
    /** There are moves of other kinds now; {@code phase} says what is being done. */
    WRONG_PHASE,

    /** This game is played without cards. */
    NO_CARDS,

    /** Nobody skips in the closing window. */
    CLOSING,

    /** The seat has scored as many cards as it may. */
    NO_MORE_CARDS,

    /** The hand card has been scored or skipped in this round. */
    REPLACED,

    /** An override has bound {@code tribe} to the next mark, which comes first and must have it. */
    BOUND,

    /** One card in a window. */
    SCORED,

    /** The table card is gone. */
    NO_TABLE_CARD,

    /** The {@code tribe} is not in {@code hex}. */
    NOT_THERE,

    /** What the {@code tribe} has in {@code hex} is within the fence of another {@code card}. */
    FENCED,

    /** The {@code card} has so many {@code placements}. */
    NOT_SO_MANY,

    /**
     * The placements do not lie as the {@code card} has them, half for half and whole for whole.
     */
    SHAPE_DIFFERS,

    /** The {@code card} is neither of the two drawn. */
    NOT_DRAWN,

    /** No overrides at this level. */
    NO_OVERRIDES,

    /** One override a turn. */
    OVERRIDDEN,

    /** All overrides of a game, {@code most}, have been used. */
    NO_MORE_OVERRIDES,

    /** The override box of {@code tribe} has been used. */
    CROSSED_OFF,

    /** The {@code hex} has been marked. */
    MARKED,

    /** Not as many unused dice show {@code tribe} as the mark needs. */
    NO_DIE
  }

  private final FirstIslandPosition position;
  private final Rules rules;
  private final Seat own;

  Reasons(FirstIslandPosition position, int seat) {
    this.position = position;
    this.rules = position.rules;
    own = position.seat(seat);
  }

  /** Why a move is not listed for the seat, which may act. */
  Reason whyNot(int move) {
    int kind = Moves.kind(move);
    if (!rules.hasCards() && Moves.isAboutCards(kind)) {
      return Reason.of(Code.NO_CARDS);
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
    return Reason.of(Code.WRONG_PHASE).with("phase", position.course.phase().word);
  }

  private Reason noSkip() {
    Code code = Objects.requireNonNull(position.listing.noSkip(position.course, own));
    Reason reason = Reason.of(code);
    return code == Code.BOUND ? reason.with("tribe", own.bound() + 1) : reason;
  }

  private Reason notDrawn(int move) {
    return Reason.of(Code.NOT_DRAWN).with("card", rules.cards().ids.of(Moves.card(move)));
  }

  // Scores.

  private Reason noScore(int move) {
    int source = Moves.source(move);
    @Nullable Code code = position.listing.noScore(position.course, own, source);
    if (code != null) {
      return Reason.of(code);
    }
    int tribe = Moves.scoringTribe(move);
    int hexes = Moves.scoringHexes(rules, move);
    int missing = hexes & ~own.map.placed(tribe);
    if (missing != 0) {
      return placement(Code.NOT_THERE, tribe, Bits.first(missing));
    }
    int fenced = hexes & ~own.map.unfenced(tribe);
    if (fenced != 0) { // R13
      return fenced(tribe, Bits.first(fenced));
    }
    Cards.Card card = rules.cards().card(position.course.card(own, source));
    return Integer.bitCount(hexes) == card.size()
        ? Reason.of(Code.SHAPE_DIFFERS).with("card", card.id())
        : Reason.of(Code.NOT_SO_MANY).with("card", card.id()).with("placements", card.size());
  }

  private Reason fenced(int tribe, int hex) {
    int fence = 0;
    while (own.map.fenceTribe(fence) != tribe || !Bits.has(own.map.fenceHexes(fence), hex)) {
      fence++;
    }
    String card = rules.cards().ids.of(own.map.fenceCard(fence));
    return placement(Code.FENCED, tribe, hex).with("card", card);
  }

  private Reason placement(Code code, int tribe, int hex) {
    return Reason.of(code).with("tribe", tribe + 1).with("hex", rules.board().name(hex));
  }

  // Marks.

  private Reason noOverride(int tribe) {
    @Nullable Code code = position.listing.noOverride(own);
    if (code == null) {
      return Reason.of(Code.CROSSED_OFF).with("tribe", tribe + 1);
    }
    Reason reason = Reason.of(code);
    return code == Code.NO_MORE_OVERRIDES
        ? reason.with("most", rules.tribes().overrides())
        : reason;
  }

  private Reason noMark(int move) {
    int lower = Moves.tribe(move);
    int higher = Moves.higherTribe(move);
    if (!Bits.has(own.map.empty(), Moves.cell(move))) {
      return Reason.of(Code.MARKED).with("hex", rules.board().name(Moves.cell(move)));
    }
    if (own.isBound() && lower != own.bound() && higher != own.bound()) {
      return Reason.of(Code.BOUND).with("tribe", own.bound() + 1);
    }
    boolean isLower = Counts.of(own.dice(), lower) < Counts.of(own.diceFor(lower, higher), lower);
    return Reason.of(Code.NO_DIE).with("tribe", (isLower ? lower : higher) + 1);
  }
}
