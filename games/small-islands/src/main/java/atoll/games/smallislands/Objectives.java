package atoll.games.smallislands;

import atoll.engine.Bits;
import atoll.engine.Ints;
import atoll.engine.RandomSource;
import atoll.engine.State;
import java.util.Arrays;

/**
 * The cards: who holds, has chosen and has shown which, and what is in the stacks. It also
 * remembers what every seat has had in its hand in each round and what it has shown, which is all
 * that a viewer knows of the cards.
 */
final class Objectives {
  static final int ROUNDS = 4;
  static final int NONE = -1;

  final Rules rules;
  final int decks;
  private final int seats;
  private int round; // from 0; the first cards are dealt in round 0 too
  private final int[] stacks;
  private final int[] held; // by deck and seat: cards in hand that are not chosen, as a set
  private final int[] chosen; // by deck and seat: the card chosen, or NONE
  private final int[] had; // by round, deck and seat: all cards of the round, as a set
  private final int[] shown; // by round, deck and seat: the card shown, as a set
  private final CardMemory memory;

  Objectives(Rules rules) {
    this.rules = rules;
    decks = rules.cards().decks();
    seats = rules.seats();
    stacks = new int[decks];
    held = new int[decks * seats];
    chosen = new int[decks * seats];
    had = new int[ROUNDS * decks * seats];
    shown = new int[ROUNDS * decks * seats];
    memory = new CardMemory(this, seats);
    for (int deck = 0; deck < decks; deck++) {
      stacks[deck] = rules.deck(deck);
    }
    Arrays.fill(chosen, NONE);
  }

  int round() {
    return round;
  }

  int stack(int deck) {
    return stacks[deck];
  }

  /** The cards in the hand that are not chosen, as a set. */
  int held(int deck, int seat) {
    return held[deck * seats + seat];
  }

  /** The card chosen for this round, or {@link #NONE} before it is chosen and after it is back. */
  int chosen(int deck, int seat) {
    return chosen[deck * seats + seat];
  }

  /** All cards that the seat has had in a round, as a set. */
  int had(int inRound, int deck, int seat) {
    return had[(inRound * decks + deck) * seats + seat];
  }

  /** The card that the seat has shown in a round, as a set. */
  int shown(int inRound, int deck, int seat) {
    return shown[(inRound * decks + deck) * seats + seat];
  }

  /** The card chosen, as a set. */
  int chosenSet(int deck, int seat) {
    int card = chosen(deck, seat);
    return card == NONE ? 0 : 1 << card;
  }

  /** The cards in the hand and the one chosen, as a set. */
  int inUse(int deck, int seat) {
    return held(deck, seat) | chosenSet(deck, seat);
  }

  /** The cards that count now, as a set: the one chosen, or before that all in the hand. */
  int counting(int deck, int seat) {
    return chosen(deck, seat) == NONE ? held(deck, seat) : chosenSet(deck, seat);
  }

  /** The cards that the seat has put back unused in this round, as a set. */
  int returned(int deck, int seat) {
    return had(round, deck, seat) & ~inUse(deck, seat) & ~shown(round, deck, seat);
  }

  boolean hasShown(int seat) {
    return shown(round, 0, seat) != 0;
  }

  /** How many cards of each deck the seat has: 1, then 3, then 2 with one chosen, then 1. */
  int handSize(int seat) {
    return Integer.bitCount(held(0, seat));
  }

  boolean mustChoose(int seat) {
    return handSize(seat) == 3;
  }

  boolean mustKeep(int seat) {
    return handSize(seat) == 2;
  }

  boolean isPreparing(int seat) {
    return mustChoose(seat) || mustKeep(seat);
  }

  /** The lowest seat that must still choose or keep, or {@link #NONE}. */
  int firstPreparing() {
    for (int seat = 0; seat < seats; seat++) {
      if (isPreparing(seat)) {
        return seat;
      }
    }
    return NONE;
  }

  Mission mission(int seat) {
    return rules.cards().missions[chosen(0, seat)];
  }

  Reward reward(int seat) {
    return rules.cards().rewards[chosen(decks - 1, seat)];
  }

  // Preparation.

  /** Draws so many cards of each deck, as {@code deal} writes them. */
  void sample(int count, RandomSource random, Ints outcome) {
    for (int deck = 0; deck < decks; deck++) {
      int drawn = 0;
      for (int i = 0; i < count; i++) {
        drawn |= 1 << random.bit(stacks[deck] & ~drawn);
      }
      for (int rest = drawn; rest != 0; rest = Bits.rest(rest)) {
        outcome.add(Bits.first(rest));
      }
    }
  }

  void deal(int seat, Ints outcome) {
    int each = outcome.size() / decks;
    for (int i = 0; i < outcome.size(); i++) {
      int deck = i / each;
      int card = 1 << outcome.get(i);
      stacks[deck] &= ~card;
      held[deck * seats + seat] |= card;
      had[(round * decks + deck) * seats + seat] |= card;
    }
  }

  void choose(int seat, int move) {
    for (int deck = 0; deck < decks; deck++) {
      int card = cardOf(move, deck);
      chosen[deck * seats + seat] = card;
      held[deck * seats + seat] &= ~(1 << card);
    }
  }

  /** Keeps a card for the next round; what is left goes back. */
  void keep(int seat, int move) {
    for (int deck = 0; deck < decks; deck++) {
      int kept = 1 << cardOf(move, deck);
      stacks[deck] |= held[deck * seats + seat] & ~kept;
      held[deck * seats + seat] = kept;
    }
  }

  private static int cardOf(int move, int deck) {
    return deck == 0 ? Moves.card(move) : Moves.reward(move);
  }

  // Reward.

  void show(int seat) {
    for (int deck = 0; deck < decks; deck++) {
      shown[(round * decks + deck) * seats + seat] = 1 << chosen(deck, seat);
    }
  }

  /** The card shown goes back to its stack. */
  void giveBack(int seat) {
    for (int deck = 0; deck < decks; deck++) {
      stacks[deck] |= 1 << chosen(deck, seat);
      chosen[deck * seats + seat] = NONE;
    }
  }

  /** The kept cards are carried into a new round. */
  void startNextRound() {
    round++;
    for (int i = 0; i < decks * seats; i++) {
      had[round * decks * seats + i] = held[i];
      shown[round * decks * seats + i] = 0;
    }
  }

  // What a viewer cannot know.

  /** Deals the cards anew that the viewer has not seen; the rest is in the stacks. */
  void redeal(int viewer, RandomSource random) {
    for (int deck = 0; deck < decks; deck++) {
      redeal(deck, viewer, random);
    }
  }

  private void redeal(int deck, int viewer, RandomSource random) {
    int unknown = memory.drawKept(deck, viewer, random);
    int out = viewer < 0 ? 0 : inUse(deck, viewer);
    for (int seat = 0; seat < seats; seat++) {
      if (seat != viewer) {
        int hand = memory.kept(seat);
        if (hasShown(seat)) {
          held[deck * seats + seat] = hand;
          hand |= shown(round, deck, seat);
        } else {
          hand |= drawTwoIfDealt(deck, seat, unknown, random);
          chooseAndKeep(deck, seat, hand, random);
        }
        remember(deck, seat, hand);
        unknown &= ~hand;
        out |= inUse(deck, seat);
      }
    }
    stacks[deck] = rules.deck(deck) & ~out;
  }

  private int drawTwoIfDealt(int deck, int seat, int unknown, RandomSource random) {
    if (chosen(deck, seat) == NONE && !mustChoose(seat)) {
      return 0;
    }
    int first = 1 << random.bit(unknown);
    return first | 1 << random.bit(unknown & ~first);
  }

  /** Lets the seat go as far with the hand as it has gone in truth. */
  private void chooseAndKeep(int deck, int seat, int hand, RandomSource random) {
    int index = deck * seats + seat;
    int left = hand;
    if (chosen[index] != NONE) {
      chosen[index] = random.bit(hand);
      left &= ~(1 << chosen[index]);
      left = Integer.bitCount(held[index]) == 1 ? 1 << random.bit(left) : left;
    }
    held[index] = left;
  }

  /** Of what a seat has had before, only what everybody saw remains. */
  private void remember(int deck, int seat, int hand) {
    for (int past = 0; past < round; past++) {
      had[(past * decks + deck) * seats + seat] = shown(past, deck, seat);
    }
    had[(round * decks + deck) * seats + seat] = hand;
  }

  void copyFrom(Objectives other) {
    round = other.round;
    System.arraycopy(other.stacks, 0, stacks, 0, decks);
    System.arraycopy(other.held, 0, held, 0, held.length);
    System.arraycopy(other.chosen, 0, chosen, 0, chosen.length);
    System.arraycopy(other.had, 0, had, 0, had.length);
    System.arraycopy(other.shown, 0, shown, 0, shown.length);
  }

  void state(State state) {
    state.part("objectives");
    round = state.number("round", round);
    state.numbers("stacks", stacks);
    state.numbers("held", held);
    state.numbers("chosen", chosen);
    state.numbers("had", had);
    state.numbers("shown", shown);
  }
}
