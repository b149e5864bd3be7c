package atoll.games.firstisland;

import static atoll.games.firstisland.Cards.NONE;
import static atoll.games.firstisland.Tribes.TRIBES;

import atoll.engine.Ints;

/**
 * Everything in front of one seat: its map, its cards, its override boxes, the dice it has left.
 */
final class Seat {
  static final int MARKS_A_TURN = 2;

  /** Where no tribe is bound by an override. */
  static final int NO_TRIBE = -1;

  final IslandMap map = new IslandMap();

  private int hand = NONE;
  private int scoredCards;
  private int cardPoints;
  private boolean hasScored; // in this window
  private boolean hasReplaced; // this round: the hand card was scored or skipped
  private boolean isReplacing; // and no other has been kept yet
  private int deck; // the one to draw from, while replacing

  private int firstDrawn = NONE;
  private int secondDrawn = NONE;

  private int dice; // those not yet used this turn
  private int marks; // made this turn
  private int bound = NO_TRIBE; // the tribe overridden to, until the mark it is for
  private boolean hasOverridden; // this turn
  private int boxes; // crossed off

  // Cards.

  int hand() {
    return hand;
  }

  void deal(int card) {
    hand = card;
  }

  int scoredCards() {
    return scoredCards;
  }

  int cardPoints() {
    return cardPoints;
  }

  void openWindow() {
    hasScored = false;
    hasReplaced = false;
  }

  boolean hasScored() {
    return hasScored;
  }

  /** Whether the seat has scored or skipped its hand card this round, in the window or since. */
  boolean hasReplaced() {
    return hasReplaced;
  }

  /** Whether it has, and has not kept another one yet. */
  boolean isReplacing() {
    return isReplacing;
  }

  void score(int card, int tribe, int hexes) {
    map.fence(card, tribe, hexes);
    scoredCards++;
    cardPoints += Cards.points(card);
    hasScored = true;
  }

  /** The hand card has been scored or skipped: there will be another. */
  void replaceHand() {
    hasReplaced = true;
    isReplacing = true;
  }

  /** The hand card has been scored and there will be no other. */
  void loseHand() {
    hand = NONE;
  }

  /** Gives the hand card away, to draw from the deck instead. */
  int putDownHand(int nextDeck) {
    int card = hand;
    hand = NONE;
    deck = nextDeck;
    return card;
  }

  /** The deck to draw from, while a hand card is replaced. */
  int deck() {
    return deck;
  }

  void draw(int first, int second) {
    firstDrawn = first;
    secondDrawn = second;
  }

  int firstDrawn() {
    return firstDrawn;
  }

  int secondDrawn() {
    return secondDrawn;
  }

  /** One of the cards drawn becomes the hand card; the other one waits until all have kept. */
  void keep(int card) {
    hand = card;
    isReplacing = false;
    if (card == firstDrawn) {
      firstDrawn = secondDrawn;
    }
    secondDrawn = NONE;
  }

  /** Whether a card that was drawn and not kept waits to be put down. */
  boolean hasSpare() {
    return firstDrawn != NONE;
  }

  /** Gives away the card drawn and not kept. */
  int putDownSpare() {
    int card = firstDrawn;
    firstDrawn = NONE;
    return card;
  }

  // Marks.

  void beginTurn(int rolled) {
    dice = rolled;
    marks = 0;
    hasOverridden = false;
  }

  int dice() {
    return dice;
  }

  boolean hasMarked() {
    return marks == MARKS_A_TURN;
  }

  int bound() {
    return bound;
  }

  /** Lists the marks that the seat may make: with two dice, or with the tribe bound and one. */
  void listMarks(Ints moves) {
    int empty = map.empty();
    for (int lower = 0; lower < TRIBES; lower++) {
      int count = Dice.count(dice, lower);
      if (count == 0) {
        continue;
      }
      if (bound != NO_TRIBE) {
        Moves.addMarks(moves, empty, Math.min(lower, bound), Math.max(lower, bound));
        continue;
      }
      if (count > 1) {
        Moves.addMarks(moves, empty, lower, lower);
      }
      for (int higher = lower + 1; higher < TRIBES; higher++) {
        if (Dice.count(dice, higher) > 0) {
          Moves.addMarks(moves, empty, lower, higher);
        }
      }
    }
  }

  /** Lists the overrides that the seat may declare: one a turn, three a game, each box once. */
  void listOverrides(Ints moves) {
    if (hasOverridden || overrides() == Tribes.OVERRIDES) {
      return;
    }
    for (int tribe = 0; tribe < TRIBES; tribe++) {
      if (!isCrossedOff(tribe)) {
        moves.add(Moves.override(tribe));
      }
    }
  }

  /** How many overrides the seat has used. */
  int overrides() {
    return Integer.bitCount(boxes);
  }

  /** Whether the override box of the tribe has been used. */
  boolean isCrossedOff(int tribe) {
    return (boxes >> tribe & 1) != 0;
  }

  void override(int tribe) {
    bound = tribe;
    hasOverridden = true;
    boxes |= 1 << tribe;
  }

  /** Marks a hex with two dice, or with one and the tribe that an override has bound. */
  void mark(int hex, int tribe, int other, int part) {
    map.mark(hex, tribe, other, part);
    dice -= Dice.die(tribe) + Dice.die(other);
    if (bound != NO_TRIBE) {
      dice += Dice.die(bound); // an override takes no die away
      bound = NO_TRIBE;
    }
    marks++;
  }

  int marks() {
    return marks;
  }

  void copyFrom(Seat other) {
    map.copyFrom(other.map);
    hand = other.hand;
    scoredCards = other.scoredCards;
    cardPoints = other.cardPoints;
    hasScored = other.hasScored;
    hasReplaced = other.hasReplaced;
    isReplacing = other.isReplacing;
    deck = other.deck;
    firstDrawn = other.firstDrawn;
    secondDrawn = other.secondDrawn;
    dice = other.dice;
    marks = other.marks;
    bound = other.bound;
    hasOverridden = other.hasOverridden;
    boxes = other.boxes;
  }
}
