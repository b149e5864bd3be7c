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
  private final Rules rules;

  Listing(Rules rules) {
    this.rules = rules;
  }

  void list(Course course, int seat, Ints moves) {
    moves.clear();
    Seat own = course.seat(seat);
    switch (course.phase()) {
      case WINDOW -> addWindow(course, own, moves);
      case KEEP -> {
        moves.add(Moves.keep(own.firstDrawn()));
        moves.add(Moves.keep(own.secondDrawn()));
      }
      case CHOICE -> { // R14, R24
        moves.add(Moves.REROLL);
        moves.add(Moves.STAND);
      }
      case MARKS -> {
        addMarks(own, moves);
        addOverrides(own, moves);
        addSkip(course, own, moves);
      }
      case DEAL, TABLE, DRAW, ROLL, REROLL, OVER -> throw new IllegalStateException("nobody acts");
    }
  }

  private void addWindow(Course course, Seat own, Ints moves) {
    moves.add(Moves.DONE);
    addSkip(course, own, moves);
    addScores(course, own, Moves.HAND, moves);
    addScores(course, own, Moves.TABLE, moves);
  }

  // Skips.

  private void addSkip(Course course, Seat own, Ints moves) {
    if (noSkip(course, own) == null) {
      moves.add(Moves.SKIP);
    }
  }

  /** What keeps the seat from skipping its hand card, in its window or its marks. */
  Reasons.@Nullable Code noSkip(Course course, Seat own) {
    if (!rules.hasCards()) {
      return Reasons.Code.NO_CARDS;
    }
    if (course.isClosing()) { // R6
      return Reasons.Code.CLOSING;
    }
    if (own.scoredCards() == rules.limit()) { // R22
      return Reasons.Code.NO_MORE_CARDS;
    }
    if (own.hasReplaced()) { // R7
      return Reasons.Code.REPLACED;
    }
    return own.isBound() ? Reasons.Code.BOUND : null; // R7
  }

  // Scores.

  /** What keeps the seat from scoring a card in its window, whatever is on its map. */
  Reasons.@Nullable Code noScore(Course course, Seat own, int source) {
    if (own.hasScored()) { // R7
      return Reasons.Code.SCORED;
    }
    return course.card(own, source) == Cards.NONE ? Reasons.Code.NO_TABLE_CARD : null; // R16
  }

  /** Every way in which the map has the shape of the card. */
  void addScores(Course course, Seat own, int source, Ints moves) {
    if (noScore(course, own, source) != null) {
      return;
    }
    IslandMap map = own.map;
    Cards.Card card = rules.cards().card(course.card(own, source));
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
  private static void addMarks(Seat own, Ints moves) {
    int empty = own.map.empty();
    long dice = own.dice();
    int bound = own.bound();
    for (int tribe = 0; tribe < Tribes.COUNT; tribe++) {
      int count = Counts.of(dice, tribe);
      if (count == 0) {
        continue;
      }
      if (bound != Tribes.NONE) {
        addMarks(empty, Math.min(tribe, bound), Math.max(tribe, bound), moves);
        continue;
      }
      if (count > 1) {
        addMarks(empty, tribe, tribe, moves);
      }
      for (int higher = tribe + 1; higher < Tribes.COUNT; higher++) {
        if (Counts.of(dice, higher) > 0) {
          addMarks(empty, tribe, higher, moves);
        }
      }
    }
  }

  /** Marks of the hexes with two tribes, which may be the same: then it takes the whole hex. */
  private static void addMarks(int hexes, int lower, int higher, Ints moves) {
    if (lower == higher) {
      Moves.addWholes(hexes, lower, moves);
    } else {
      Moves.addHalves(hexes, lower, higher, moves);
    }
  }

  // Overrides.

  private void addOverrides(Seat own, Ints moves) {
    if (noOverride(own) != null) {
      return;
    }
    for (int tribe = 0; tribe < Tribes.COUNT; tribe++) {
      if (!own.isCrossedOff(tribe)) {
        moves.add(Moves.override(tribe));
      }
    }
  }

  /** What keeps the seat from any override: one a turn, three a game. */
  Reasons.@Nullable Code noOverride(Seat own) {
    if (!rules.hasOverrides()) {
      return Reasons.Code.NO_OVERRIDES;
    }
    if (own.hasOverridden()) {
      return Reasons.Code.OVERRIDDEN;
    }
    return own.overrides() == rules.tribes().overrides() ? Reasons.Code.NO_MORE_OVERRIDES : null;
  }
}
