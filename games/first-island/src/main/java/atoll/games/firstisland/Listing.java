package atoll.games.firstisland;

import atoll.engine.Bits;
import atoll.engine.Counts;
import atoll.engine.Ints;
import org.jspecify.annotations.Nullable;

/**
 * Lists the legal moves: the one place that knows what a seat may do now. What forbids something
 * altogether is found here as the code of a reason, so that {@link Reasons} says just that.
 */
final class Listing {
  private Listing() {}

  static void list(FirstIslandPosition position, int seat, Ints moves) {
    moves.clear();
    Seat own = position.seat(seat);
    switch (position.course.phase()) {
      case WINDOW -> window(position, own, moves);
      case KEEP -> {
        moves.add(Moves.keep(own.firstDrawn()));
        moves.add(Moves.keep(own.secondDrawn()));
      }
      case CHOICE -> { // R14, R24
        moves.add(Moves.REROLL);
        moves.add(Moves.STAND);
      }
      case MARKS -> {
        marks(own, moves);
        overrides(position, own, moves);
        skip(position, own, moves);
      }
      case DEAL, TABLE, DRAW, ROLL, REROLL, OVER -> throw new IllegalStateException("nobody acts");
    }
  }

  private static void window(FirstIslandPosition position, Seat seat, Ints moves) {
    moves.add(Moves.DONE);
    skip(position, seat, moves);
    scores(position, seat, Moves.HAND, moves);
    scores(position, seat, Moves.TABLE, moves);
  }

  // Skips.

  private static void skip(FirstIslandPosition position, Seat seat, Ints moves) {
    if (noSkip(position, seat) == null) {
      moves.add(Moves.SKIP);
    }
  }

  /** What keeps the seat from skipping its hand card, in its window or its marks. */
  static @Nullable String noSkip(FirstIslandPosition position, Seat seat) {
    if (!position.rules.hasCards()) {
      return Reasons.NO_CARDS;
    }
    if (position.course.isClosing()) { // R6
      return Reasons.CLOSING;
    }
    if (seat.scoredCards() == position.rules.limit()) { // R22
      return Reasons.NO_MORE_CARDS;
    }
    if (seat.hasReplaced()) { // R7
      return Reasons.REPLACED;
    }
    return seat.isBound() ? Reasons.BOUND : null; // R7
  }

  // Scores.

  /** What keeps the seat from scoring a card in its window, whatever is on its map. */
  static @Nullable String noScore(FirstIslandPosition position, Seat seat, int source) {
    if (seat.hasScored()) { // R7
      return Reasons.SCORED;
    }
    return position.card(seat, source) == Cards.NONE ? Reasons.NO_TABLE_CARD : null; // R16
  }

  /** Every way in which the map has the shape of the card. */
  static void scores(FirstIslandPosition position, Seat seat, int source, Ints moves) {
    if (noScore(position, seat, source) != null) {
      return;
    }
    Rules rules = position.rules;
    IslandMap map = seat.map;
    Cards.Card card = rules.cards().card(position.card(seat, source));
    for (int tribe = 0; tribe < Tribes.COUNT; tribe++) {
      if (Integer.bitCount(map.unfenced(tribe)) < card.size()) {
        continue;
      }
      for (int i = 0; i < card.forms().size(); i++) {
        Shape form = card.forms().get(i);
        for (int rest = form.fits(map, tribe); rest != 0; rest = Bits.rest(rest)) {
          moves.add(Moves.score(rules, source, tribe, form.hexes(Bits.first(rest))));
        }
      }
    }
  }

  // Marks.

  /**
   * Marks with two of the dice left, or with one and the tribe that an override has bound (R15).
   */
  private static void marks(Seat seat, Ints moves) {
    int empty = seat.map.empty();
    long dice = seat.dice();
    int bound = seat.bound();
    for (int tribe = 0; tribe < Tribes.COUNT; tribe++) {
      int count = Counts.of(dice, tribe);
      if (count == 0) {
        continue;
      }
      if (bound != Tribes.NONE) {
        marks(empty, Math.min(tribe, bound), Math.max(tribe, bound), moves);
        continue;
      }
      if (count > 1) {
        marks(empty, tribe, tribe, moves);
      }
      for (int higher = tribe + 1; higher < Tribes.COUNT; higher++) {
        if (Counts.of(dice, higher) > 0) {
          marks(empty, tribe, higher, moves);
        }
      }
    }
  }

  /** Marks of the hexes with two tribes, which may be the same: then it takes the whole hex. */
  private static void marks(int hexes, int lower, int higher, Ints moves) {
    if (lower == higher) {
      Moves.addWholes(hexes, lower, moves);
    } else {
      Moves.addHalves(hexes, lower, higher, moves);
    }
  }

  // Overrides.

  private static void overrides(FirstIslandPosition position, Seat seat, Ints moves) {
    if (noOverride(position.rules, seat) != null) {
      return;
    }
    for (int tribe = 0; tribe < Tribes.COUNT; tribe++) {
      if (!seat.isCrossedOff(tribe)) {
        moves.add(Moves.override(tribe));
      }
    }
  }

  /** What keeps the seat from any override: one a turn, three a game. */
  static @Nullable String noOverride(Rules rules, Seat seat) {
    if (!rules.hasOverrides()) {
      return Reasons.NO_OVERRIDES;
    }
    if (seat.hasOverridden()) {
      return Reasons.OVERRIDDEN;
    }
    return seat.overrides() == rules.tribes().overrides() ? Reasons.NO_MORE_OVERRIDES : null;
  }
}
