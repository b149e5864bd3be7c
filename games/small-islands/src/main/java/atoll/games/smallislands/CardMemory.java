package atoll.games.smallislands;

import atoll.engine.Bits;
import atoll.engine.RandomSource;

/**
 * What a viewer can say of the card that another seat has carried over from one round to the next.
 * In every round the viewer sees its own cards and those that are shown, so the other seat kept
 * none of these; and a card that could have been kept for several rounds is likelier than one that
 * could only have come lately. Choices of other seats are taken to say nothing.
 */
final class CardMemory {
  private static final int TRIES = 64;

  private final Objectives objectives;
  private final int seats;
  private final int[] seen = new int[Objectives.ROUNDS];
  private final int[][] ways; // by seat and card
  private final int[] totals;
  private final int[] kept;

  CardMemory(Objectives objectives, int seats) {
    this.objectives = objectives;
    this.seats = seats;
    ways = new int[seats][objectives.rules.cards().most()];
    totals = new int[seats];
    kept = new int[seats];
  }

  /** The card drawn for a seat by {@link #drawKept}, as a set; empty if it has none. */
  int kept(int seat) {
    return kept[seat];
  }

  /**
   * Draws, for every seat but the viewer, the card it carries, and returns the cards that are left
   * of those the viewer has not seen in this round.
   */
  int drawKept(int deck, int viewer, RandomSource random) {
    int round = objectives.round();
    for (int i = 0; i <= round; i++) {
      seen[i] = seen(i, deck, viewer);
    }
    int unknown = objectives.rules.deck(deck) & ~seen[round];
    boolean allAreEqual = round == 0;
    if (round == 1) {
      allAreEqual = true;
      for (int seat = 0; seat < seats; seat++) {
        allAreEqual &= !objectives.hasShown(seat);
      }
    }
    int possible = round == 0 ? unknown : unknown & ~seen[0];
    if (allAreEqual && Integer.bitCount(possible) >= seats) {
      return unknown & ~drawEqual(deck, viewer, possible, random);
    }
    for (int seat = 0; seat < seats; seat++) {
      if (seat != viewer) {
        countWays(deck, seat, unknown);
      }
    }
    for (int tries = 0; tries < TRIES; tries++) {
      int drawn = drawWeighted(viewer, unknown, random);
      if (Integer.bitCount(drawn) == seats - (viewer < 0 ? 0 : 1)) {
        return unknown & ~drawn;
      }
    }
    // Hardly ever: the ways are too narrow in a position that is itself redealt.
    return unknown & ~drawEqual(deck, viewer, unknown, random);
  }

  /** What the viewer has seen of a deck in a round: its own cards and those shown by anybody. */
  private int seen(int round, int deck, int viewer) {
    int cards = viewer < 0 ? 0 : objectives.had(round, deck, viewer);
    for (int seat = 0; seat < seats; seat++) {
      cards |= objectives.shown(round, deck, seat);
    }
    return cards;
  }

  /** Draws a card for every seat that has one, all being equally likely. */
  private int drawEqual(int deck, int viewer, int possible, RandomSource random) {
    int drawn = 0;
    for (int seat = 0; seat < seats; seat++) {
      kept[seat] = 0;
      if (seat != viewer && objectives.held(deck, seat) != 0) {
        kept[seat] = 1 << random.bit(possible & ~drawn);
        drawn |= kept[seat];
      }
    }
    return drawn;
  }

  /** Draws a card for every seat by itself; if two are the same, all must be drawn again. */
  private int drawWeighted(int viewer, int unknown, RandomSource random) {
    int drawn = 0;
    for (int seat = 0; seat < seats; seat++) {
      if (seat != viewer) {
        int skip = random.below(Math.max(totals[seat], 1));
        int rest = unknown;
        for (int first = 0; Bits.rest(rest) != 0; rest = Bits.rest(rest)) {
          first += ways[seat][Bits.first(rest)];
          if (first > skip) {
            break;
          }
        }
        kept[seat] = rest & ~Bits.rest(rest);
        drawn |= kept[seat];
      }
    }
    return drawn;
  }

  /**
   * Counts in how many ways the seat could have come to carry each card. In a round it had the card
   * kept before and two new ones, and of these three it showed one, kept one and returned one. So
   * it kept the same card again, with any new one returned; or it kept a new one and returned the
   * old one; or the old one is the one it showed.
   */
  private void countWays(int deck, int seat, int unknown) {
    int[] count = ways[seat];
    int rounds = objectives.round() + (objectives.hasShown(seat) ? 1 : 0);
    int all = objectives.rules.deck(deck);
    for (int card = 0; card < count.length; card++) {
      count[card] = Bits.has(all & ~seen[0], card) ? 1 : 0;
    }
    for (int round = 1; round < rounds; round++) {
      int unseen = all & ~seen[round];
      int returnable = Integer.bitCount(unseen) - 1;
      int shown = Bits.first(objectives.shown(round, deck, seat));
      int replaced = returnable * count[shown] + sum(count, unseen);
      for (int card = 0; card < count.length; card++) {
        boolean isPossible = Bits.has(unseen, card);
        count[card] = isPossible ? (returnable - 1) * count[card] + replaced : 0;
      }
    }
    totals[seat] = sum(count, unknown);
  }

  private static int sum(int[] count, int cards) {
    int sum = 0;
    for (int rest = cards; rest != 0; rest = Bits.rest(rest)) {
      sum += count[Bits.first(rest)];
    }
    return sum;
  }
}
