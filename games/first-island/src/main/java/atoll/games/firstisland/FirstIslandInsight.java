package atoll.games.firstisland;

import static atoll.games.firstisland.Cards.NONE;
import static atoll.games.firstisland.Prospects.MOST_MARKS;

import atoll.engine.Bits;
import atoll.engine.Curves;
import atoll.engine.Insight;
import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.games.firstisland.Rules.Conditions;

/**
 * What The First Island teaches its bots: a map is worth what it promises, the cards in reach add
 * to it, and so do the marks to come. The numbers were found by letting the greedy bot play.
 */
final class FirstIslandInsight implements Insight {
  // What marks to come bring beyond what is promised already, for their number squared.
  private static final double FUTURE = 0.1;

  // A card that lacks some placements takes so many marks for each, give or take the spread, and
  // is worth so much less for each; one that lacks none has still to be scored.
  private static final double MARKS_NEEDED = 1.1;
  private static final double SPREAD = 1.7;
  private static final double CLOSER = 0.7;
  private static final double READY = 0.8;

  // A card not known yet: its points, how many placements it will lack, what the table card counts.
  private static final int NEW_POINTS = 8;
  private static final double NEW_MISSING = 3.5;
  private static final double TABLE_SHARE = 0.4;

  // What the best mark adds to the worth on average, by the marks made before it in the turn: so
  // much more is a seat worth that skips instead and makes the mark later.
  private static final double[] BEST_MARK = {1.0, -0.7};

  private static final double REROLL = 0.5;

  // An override that has been declared, before it is known what the mark will bring.
  private static final double OVERRIDE = -4.3;

  // Alone all conditions of the level are to be fulfilled: what it is worth if they are, and what
  // it costs for each point or card that is missing.
  private static final double VICTORY = 40;
  private static final double TRIBE_MISSING = 2;
  private static final double TOTAL_MISSING = 0.5;
  private static final double CARD_MISSING = 10;

  // For quick ratings: an override, and what the better of two new cards promises at most and for
  // each mark to come.
  private static final double OVERRIDE_RATING = -3;
  private static final double NEW_HAND = 4.2;
  private static final double NEW_HAND_A_MARK = 0.45;

  private final KnownMap known; // the map whose moves were rated last: they are tried next
  private final Prospects prospects;
  private final Shortfall shortfall;
  private final Rating rating;
  private final double[] promises = new double[Long.SIZE];
  private final double[][] reach = new double[Shape.FAR + 1][MOST_MARKS + 1];
  private final double[][] newCards = new double[Rules.MOST_CARDS + 1][MOST_MARKS + 1];

  FirstIslandInsight(Board board, Cards cards) {
    known = new KnownMap(board);
    prospects = new Prospects(known);
    shortfall = new Shortfall(known, cards.count());
    rating = new Rating(shortfall);
    for (int ahead = 0; ahead <= MOST_MARKS; ahead++) {
      for (int missing = 0; missing < reach.length; missing++) {
        reach[missing][ahead] = reach(missing, ahead);
      }
      for (int left = 1; left < newCards.length; left++) {
        double after = newCards(left - 1, ahead - (int) (NEW_MISSING * MARKS_NEEDED));
        newCards[left][ahead] = (NEW_POINTS + after) * reach(NEW_MISSING, ahead);
      }
    }
  }

  @Override
  public double worth(Position position, int seat) {
    FirstIslandPosition game = (FirstIslandPosition) position;
    boolean isEnding = game.course.isLimitReached() && !game.rules.isSolo();
    Seat own = game.seat(seat);
    if (isEnding || game.isOver()) {
      return game.rules.isSolo() ? verdict(game, own) : game.score(seat);
    }
    int ahead = marksAhead(game, own);
    known.compare(own.map);
    double worth = prospects.points(own.map, ahead) + own.cardPoints() + own.overridePoints();
    worth += future(ahead) + cards(game, seat, ahead);
    if (own.isBound()) {
      worth += OVERRIDE;
    }
    if (own.isReplacing() && game.course.isMarking()) {
      worth += BEST_MARK[own.marks()];
    }
    if (game.rules.isSolo()) {
      worth -= missing(game.rules.conditions(), worth);
    }
    return game.course.phase() == Phase.REROLL ? worth + REROLL : worth;
  }

  /** The score at the end of a solo game, a victory, and what was missing for one. */
  private double verdict(FirstIslandPosition game, Seat own) {
    int score = game.score(0);
    if (game.hasWon(0)) {
      return score + VICTORY;
    }
    known.compare(own.map);
    prospects.points(own.map, 0);
    double cards = lack(game.rules.conditions().cards(), own.scoredCards());
    return score - missing(game.rules.conditions(), score) - CARD_MISSING * cards;
  }

  /**
   * How far a seat is from fulfilling the conditions of its solo level, cards apart, in points: the
   * seat whose map's prospects were looked at last.
   */
  private double missing(Conditions conditions, double total) {
    double missing = TOTAL_MISSING * lack(conditions.total(), total);
    for (int tribe = 0; tribe < Tribes.COUNT; tribe++) {
      missing += TRIBE_MISSING * lack(conditions.tribe(), prospects.tribe(tribe));
      missing += TRIBE_MISSING * lack(conditions.request(), prospects.request(tribe));
    }
    return missing;
  }

  private static double lack(int atLeast, double value) {
    return atLeast == Conditions.ANYTHING ? 0 : Math.max(0, atLeast - value);
  }

  /** What marks to come bring beyond what is promised already: the early ones most. */
  private static double future(int ahead) {
    return FUTURE * ahead * ahead;
  }

  /** How many marks the seat has to come. */
  private static int marksAhead(FirstIslandPosition game, Seat own) {
    int rounds = Math.clamp(game.rules.rounds() + 1 - game.course.round(), 0, game.rules.rounds());
    int made = game.course.isMarking() ? own.marks() : 0;
    return Seat.MARKS_A_TURN * rounds - made;
  }

  /** The points to be expected from the cards that may still be scored. */
  private double cards(FirstIslandPosition game, int seat, int ahead) {
    Seat own = game.seat(seat);
    int left = game.rules.limit() - own.scoredCards();
    boolean isTooLate = game.course.isClosing() && !game.mayAct(seat);
    if (!game.rules.hasCards() || left == 0 || isTooLate) {
      return 0;
    }
    double hand = hand(game, own, left, ahead);
    double table = 0;
    if (game.table.isScored()) {
      table = game.rules.isTableSingle() ? 0 : TABLE_SHARE * newCards(1, ahead);
    } else if (game.table.card() != NONE) {
      table = card(game.rules, own, game.table.card(), 1, ahead);
    }
    return left == 1 ? Math.max(hand, table) : hand + table;
  }

  /** What the hand card promises, or the one that will take its place. */
  private double hand(FirstIslandPosition game, Seat own, int left, int ahead) {
    if (!own.isReplacing()) {
      return own.hand() == NONE
          ? newCards(left, ahead)
          : card(game.rules, own, own.hand(), left, ahead);
    }
    if (own.secondDrawn() != NONE) {
      return Math.max(
          card(game.rules, own, own.firstDrawn(), left, ahead),
          card(game.rules, own, own.secondDrawn(), left, ahead));
    }
    boolean isPutDown = own.hand() == NONE;
    int next =
        isPutDown ? own.deck() : game.rules.nextDecks().get(game.rules.cards().deck(own.hand()));
    return betterOfTwo(game.rules, game.table.decks[next], own, left, ahead);
  }

  /** What the better of the next two cards of a deck promises on average. */
  private double betterOfTwo(Rules rules, Deck deck, Seat own, int left, int ahead) {
    long firsts = deck.tops();
    long all = firsts | deck.topsAfter(Bits.first(firsts));
    for (long rest = all; rest != 0; rest = Bits.rest(rest)) {
      int card = Bits.first(rest);
      promises[card] = card(rules, own, card, left, ahead);
    }
    double sum = 0;
    int pairs = 0;
    for (long rest = firsts; rest != 0; rest = Bits.rest(rest)) {
      int first = Bits.first(rest);
      for (long others = deck.topsAfter(first); others != 0; others = Bits.rest(others)) {
        sum += Math.max(promises[first], promises[Bits.first(others)]);
        pairs++;
      }
    }
    return sum / pairs;
  }

  /** What a card promises, and the cards that may come after it. */
  private double card(Rules rules, Seat own, int number, int left, int ahead) {
    Cards.Card card = rules.cards().card(number);
    int missing = shortfall.missing(rules.cards(), number, own.map);
    double after = newCards(left - 1, ahead - (int) (missing * MARKS_NEEDED));
    return (card.points() + after) * reach[missing][ahead];
  }

  /** The share of its points that a card is worth while it lacks some placements. */
  private static double reach(double missing, int ahead) {
    double late = missing == 0 ? 0 : Curves.exp((missing * MARKS_NEEDED - ahead) / SPREAD);
    return READY * Curves.exp(missing * Curves.log(CLOSER)) / (1 + late);
  }

  /** The points to be expected from cards not known yet, if so many may be scored. */
  private double newCards(int left, int ahead) {
    return ahead <= 0 ? 0 : newCards[left][ahead];
  }

  @Override
  public void rate(Position position, int seat, Ints moves, float[] ratings) {
    FirstIslandPosition game = (FirstIslandPosition) position;
    Seat own = game.seat(seat);
    known.remember(own.map);
    boolean isMarking = game.course.phase() == Phase.MARKS;
    if (isMarking) {
      rating.rate(game.rules, own, game.table.card());
    }
    int skip = NONE;
    float best = 0; // done, or a mark: a skip takes neither of them away
    for (int i = 0; i < moves.size(); i++) {
      if (moves.get(i) == Moves.SKIP) {
        skip = i;
        continue;
      }
      ratings[i] = (float) rate(game, own, moves.get(i));
      best = isMarking ? Math.max(best, ratings[i]) : best;
    }
    if (skip != NONE) {
      ratings[skip] = best + (float) gainBySkipping(game, own);
    }
  }

  /** How much more than the hand card one drawn for it promises, at a glance. */
  private double gainBySkipping(FirstIslandPosition game, Seat own) {
    int ahead = marksAhead(game, own);
    double hand = card(game.rules, own, own.hand(), game.rules.limit() - own.scoredCards(), ahead);
    return Math.min(NEW_HAND, NEW_HAND_A_MARK * ahead) - hand;
  }

  private double rate(FirstIslandPosition game, Seat own, int move) {
    return switch (Moves.kind(move)) {
      case Moves.MARK ->
          rating.mark(
              Moves.cell(move), Moves.tribe(move), Moves.higherTribe(move), Moves.part(move));
      case Moves.SCORE -> rateScore(game, own, move);
      case Moves.KEEP -> rateKeep(game, own, Moves.card(move));
      case Moves.REROLL -> REROLL;
      case Moves.OVERRIDE -> OVERRIDE_RATING;
      default -> 0; // done and stand
    };
  }

  /** A card is worth its points, but a last card that ends the game costs the marks to come. */
  private static double rateScore(FirstIslandPosition game, Seat own, int move) {
    int points = game.rules.cards().points(game.course.card(own, Moves.source(move)));
    boolean isLast = own.scoredCards() + 1 == game.rules.limit() && !game.rules.isSolo();
    return isLast ? points - future(marksAhead(game, own)) : points;
  }

  private double rateKeep(FirstIslandPosition game, Seat own, int card) {
    return card(
        game.rules, own, card, game.rules.limit() - own.scoredCards(), marksAhead(game, own));
  }
}
