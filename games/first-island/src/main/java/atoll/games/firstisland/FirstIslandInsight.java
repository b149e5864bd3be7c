package atoll.games.firstisland;

import static atoll.games.firstisland.FirstIslandCards.NONE;

import atoll.engine.Insight;
import atoll.engine.Position;
import atoll.games.firstisland.FirstIslandPosition.Phase;

/** What The First Island teaches its bots. */
final class FirstIslandInsight implements Insight {
  private static final double MARK = 0.1;
  private static final double MARKS_NEEDED = 1.5;
  private static final double SPREAD = 1.5;
  private static final double CLOSER = 0.7;
  private static final double READY = 0.95;
  private static final double BOUND = -4;
  private static final double NEW_MISSING = 3;
  private static final double TABLE_SHARE = 0.5;
  private static final double REROLL = 0.5;

  private final FirstIslandProspects prospects = new FirstIslandProspects();
  private final double[][] newCards = new double[FirstIslandMap.MOST_FENCES + 1][27];

  FirstIslandInsight() {
    for (int left = 1; left < newCards.length; left++) {
      for (int ahead = 0; ahead < newCards[left].length; ahead++) {
        newCards[left][ahead] = card(8, NEW_MISSING, left, ahead);
      }
    }
  }

  @Override
  public double worth(Position position, int seat) {
    FirstIslandPosition game = (FirstIslandPosition) position;
    boolean isEnding = game.isLimitReached() && !game.mode.isSolo();
    if (isEnding || game.isOver()) {
      return game.score(seat);
    }
    FirstIslandSeat own = game.seat(seat);
    int ahead = marksAhead(game, own);
    double worth = prospects.points(own.map, ahead) + own.cardPoints() - own.overrides();
    worth += MARK * ahead * ahead + cards(game, seat, ahead);
    if (own.bound() != FirstIslandSeat.NO_TRIBE) {
      worth += BOUND;
    }
    return game.phase() == Phase.REROLL ? worth + REROLL : worth;
  }

  private static int marksAhead(FirstIslandPosition game, FirstIslandSeat own) {
    int rounds = game.mode.rounds() + 1 - game.round();
    int made = game.phase() == Phase.MARKS ? own.marks() : 0;
    return Math.max(0, FirstIslandSeat.MARKS_A_TURN * rounds - made);
  }

  /** The points to be expected from the cards that may still be scored. */
  private double cards(FirstIslandPosition game, int seat, int ahead) {
    FirstIslandSeat own = game.seat(seat);
    int left = game.mode.limit() - own.scoredCards();
    boolean isTooLate = game.isClosing() && (own.hasScored() || !game.mayAct(seat));
    if (!game.mode.hasCards() || left == 0 || isTooLate) {
      return 0;
    }
    boolean hasHand = own.hand() != NONE && !own.isReplacing();
    double hand = hasHand ? card(own, own.hand(), left, ahead) : newCards(left, ahead);
    double table = 0;
    if (game.isTableScored()) {
      table = game.mode.isTableSingle() ? 0 : TABLE_SHARE * newCards(1, ahead);
    } else if (game.table() != NONE) {
      table = card(own, game.table(), 1, ahead);
    }
    return left == 1 ? Math.max(hand, table) : hand + table;
  }

  private double card(FirstIslandSeat own, int card, int left, int ahead) {
    return card(
        FirstIslandCards.points(card), FirstIslandCards.missing(card, own.map), left, ahead);
  }

  /** What a card promises that lacks so many placements, and the cards that come after it. */
  private double card(int points, double missing, int left, int ahead) {
    double needed = missing * MARKS_NEEDED;
    double inTime = missing == 0 ? 1 : 1 / (1 + Math.exp((needed - ahead) / SPREAD));
    double after = newCards(left - 1, ahead - (int) needed);
    return (points + after) * inTime * READY * Math.pow(CLOSER, missing);
  }

  /** The points to be expected from cards not known yet, if so many may be scored. */
  private double newCards(int left, int ahead) {
    return ahead <= 0 ? 0 : newCards[left][ahead];
  }
}
