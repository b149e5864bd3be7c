package atoll.games.smallislands;

import atoll.engine.RandomSource;

/**
 * What a viewer can say of the card that another seat has carried over from one round to the next.
 * In every round the viewer sees its own cards and those that are shown, so the other seat kept none
 * of these; and a card that could have been kept for several rounds is likelier than one that could
 * only have come lately. Choices of other seats are taken to say nothing.
 */
final class SmallIslandsCardMemory {
  private static final int MOST_CARDS = 18;
  private static final int TRIES = 64;

  private final SmallIslandsObjectives objectives;
  private final double[] ways = new double[MOST_CARDS];
  private final int[] kept;

  SmallIslandsCardMemory(SmallIslandsObjectives objectives) {
    this.objectives = objectives;
    kept = new int[SmallIslandsArchipelago.OWNERS];
  }

  /** The card drawn for a seat by {@link #drawKept}, as a set. */
  int kept(int seat) {
    return kept[seat];
  }

  /**
   * Draws, for every seat but the viewer, the card it carries, and returns the cards that are left
   * of those the viewer has not seen in this round.
   */
  int drawKept(int deck, int viewer, RandomSource random) {
    int unknown = objectives.all(deck) & ~seen(objectives.round(), deck, viewer);
    for (int tries = 0; ; tries++) {
      int left = unknown;
      boolean isPossible = true;
      for (int seat = 0; seat < kept.length; seat++) {
        kept[seat] = 0;
        if (seat != viewer && seat < objectives.seats() && objectives.held(deck, seat) != 0) {
          // Drawn each by itself, and all again if two are the same: no order is favoured.
          kept[seat] = 1 << draw(deck, viewer, seat, tries < TRIES ? unknown : left, random);
          isPossible &= (left & kept[seat]) != 0;
          left &= ~kept[seat];
        }
      }
      if (isPossible) {
        return left;
      }
    }
  }

  /** What the viewer has seen of a deck in a round: its own cards and those shown by anybody. */
  private int seen(int round, int deck, int viewer) {
    int seen = viewer < 0 ? 0 : objectives.had(round, deck, viewer);
    for (int seat = 0; seat < objectives.seats(); seat++) {
      seen |= objectives.shown(round, deck, seat);
    }
    return seen;
  }

  private int draw(int deck, int viewer, int seat, int unknown, RandomSource random) {
    int rounds = objectives.round() + (objectives.hasShown(seat) ? 1 : 0);
    if (rounds == 0) {
      return random.bit(unknown);
    }
    int possible = unknown & ~seen(0, deck, viewer);
    if (rounds == 1 && possible != 0) {
      return random.bit(possible);
    }
    countWays(rounds, deck, viewer, seat);
    double total = 0;
    for (int rest = unknown; rest != 0; rest &= rest - 1) {
      total += ways[Integer.numberOfTrailingZeros(rest)];
    }
    double point = random.fraction() * total;
    for (int rest = unknown; rest != 0; rest &= rest - 1) {
      int card = Integer.numberOfTrailingZeros(rest);
      point -= ways[card];
      if (point < 0) {
        return card;
      }
    }
    return random.bit(unknown); // all ways closed: only in a position that is itself redealt
  }

  /**
   * Counts in how many ways the seat could have come to keep each card at the end of so many rounds.
   * In a round it had the card kept before and two new ones, and of these three it showed one, kept
   * one and returned one. So it kept the same card again, with any new one returned; or it kept a
   * new one and returned the old one; or the old one is the one it showed.
   */
  private void countWays(int rounds, int deck, int viewer, int seat) {
    int all = objectives.all(deck);
    for (int card = 0; card < ways.length; card++) {
      ways[card] = (all & ~seen(0, deck, viewer)) >> card & 1;
    }
    for (int round = 1; round < rounds; round++) {
      int unseen = all & ~seen(round, deck, viewer);
      int returnable = Integer.bitCount(unseen) - 1;
      double replaced = 0;
      for (int rest = unseen; rest != 0; rest &= rest - 1) {
        replaced += ways[Integer.numberOfTrailingZeros(rest)];
      }
      int shown = Integer.numberOfTrailingZeros(objectives.shown(round, deck, seat));
      replaced += returnable * ways[shown];
      for (int card = 0; card < ways.length; card++) {
        boolean isPossible = (unseen >> card & 1) != 0;
        ways[card] = isPossible ? (returnable - 1) * ways[card] + replaced : 0;
      }
    }
  }
}
