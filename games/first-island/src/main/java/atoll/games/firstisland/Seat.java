package atoll.games.firstisland;

import atoll.engine.Bits;
import atoll.engine.Counts;
import atoll.engine.State;

/**
 * Everything in front of one seat: its map, its cards, its override boxes, the dice it has left.
 */
final class Seat {
  static final int MARKS_A_TURN = 2;

  final IslandMap map;
  private final Rules rules;

  private int hand = Cards.NONE;
  private boolean hasScored; // in this window
  private boolean hasReplaced; // this round: the hand card was scored or skipped
  private boolean isReplacing; // and no other has been kept yet
  private int deck; // the one to draw from, while replacing

  private int firstDrawn = Cards.NONE;
  private int secondDrawn = Cards.NONE;

  private long dice; // those not yet used this turn
  private int marks; // made this turn
  private int bound = Tribes.NONE; // the tribe overridden to, until the mark it is for
  private boolean hasOverridden; // this turn
  private int boxes; // crossed off

  Seat(Rules rules) {
    this.rules = rules;
    map = new IslandMap(rules.board());
  }

  // Cards.

  int hand() {
    return hand;
  }

  void deal(int card) {
    hand = card;
  }

  /** How many cards the seat has scored: each has its fence. */
  int scoredCards() {
    return map.fences();
  }

  int cardPoints() {
    int points = 0;
    for (int fence = 0; fence < map.fences(); fence++) {
      points += rules.cards().points(map.fenceCard(fence));
    }
    return points;
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
    hasScored = true;
  }

  /** The hand card has been scored or skipped: there will be another. */
  void replaceHand() {
    hasReplaced = true;
    isReplacing = true;
  }

  /** The hand card has been scored and there will be no other. */
  void loseHand() {
    hand = Cards.NONE;
  }

  /** Gives the hand card away, to draw from the deck instead. */
  int putDownHand(int nextDeck) {
    int card = hand;
    hand = Cards.NONE;
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
    secondDrawn = Cards.NONE;
  }

  /** Whether a card that was drawn and not kept waits to be put down. */
  boolean hasSpare() {
    return firstDrawn != Cards.NONE;
  }

  /** Gives away the card drawn and not kept. */
  int putDownSpare() {
    int card = firstDrawn;
    firstDrawn = Cards.NONE;
    return card;
  }

  // Marks.

  void beginTurn(long rolled) {
    dice = rolled;
    marks = 0;
    hasOverridden = false;
  }

  long dice() {
    return dice;
  }

  int marks() {
    return marks;
  }

  boolean hasMarked() {
    return marks == MARKS_A_TURN;
  }

  /** The tribe that the next mark must have, by an override, or {@link Tribes#NONE}. */
  int bound() {
    return bound;
  }

  boolean isBound() {
    return bound != Tribes.NONE;
  }

  /** Whether the override of this turn has been declared. */
  boolean hasOverridden() {
    return hasOverridden;
  }

  /** How many overrides the seat has used. */
  int overrides() {
    return Integer.bitCount(boxes);
  }

  int overridePoints() {
    return overrides() * rules.tribes().overridePoints();
  }

  /** Whether the override box of the tribe has been used. */
  boolean isCrossedOff(int tribe) {
    return Bits.has(boxes, tribe);
  }

  void override(int tribe) {
    bound = tribe;
    hasOverridden = true;
    boxes |= 1 << tribe;
  }

  /** The dice that a mark uses up: two, or one if an override has bound the other tribe (R15). */
  long diceFor(int tribe, int other) {
    return Counts.one(tribe) + Counts.one(other) - (isBound() ? Counts.one(bound) : 0);
  }

  /** Marks a hex with two dice, or with one and the tribe that an override has bound. */
  void mark(int hex, int tribe, int other, int part) {
    map.mark(hex, tribe, other, part);
    dice -= diceFor(tribe, other);
    bound = Tribes.NONE;
    marks++;
  }

  void state(State state) {
    map.state(state);
    hand = state.number("hand", hand);
    hasScored = state.truth("scored", hasScored);
    hasReplaced = state.truth("replaced", hasReplaced);
    isReplacing = state.truth("replacing", isReplacing);
    deck = state.number("deck", deck);
    firstDrawn = state.number("firstDrawn", firstDrawn);
    secondDrawn = state.number("secondDrawn", secondDrawn);
    dice = state.bits("dice", dice);
    marks = state.number("marks", marks);
    bound = state.number("bound", bound);
    hasOverridden = state.truth("overridden", hasOverridden);
    boxes = state.number("boxes", boxes);
  }

  void copyFrom(Seat other) {
    map.copyFrom(other.map);
    hand = other.hand;
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
