package atoll.games.firstisland;

import static atoll.games.firstisland.Cards.NONE;
import static atoll.games.firstisland.Cards.TABLE_DECK;

/** What lies on the table: the decks, and the S card turned up that every seat may score. */
final class Table {
  private final Rules mode;
  private final Deck[] decks;
  private int card = NONE;
  private boolean isScored; // in this window

  Table(Rules mode) {
    this.mode = mode;
    decks = mode.decks();
  }

  Deck deck(int deck) {
    return decks[deck];
  }

  /** Whether cards are drawn from the deck again after the deal. */
  boolean isInPlay(int deck) {
    return deck == TABLE_DECK ? !mode.isTableSingle() : mode.drawsFrom(deck);
  }

  /** Puts a card on the bottom of its deck, or out of the game if the deck is (R9, R10). */
  void putUnder(int card) {
    int deck = Cards.deck(card);
    if (isInPlay(deck)) {
      decks[deck].putUnder(card);
    }
  }

  /** The table card, or none. */
  int card() {
    return card;
  }

  void turnUp(int card) {
    this.card = card;
    decks[TABLE_DECK].take(card);
  }

  /** A seat has scored the table card; until the window is over, the others may as well. */
  void score() {
    isScored = true;
  }

  boolean isScored() {
    return isScored;
  }

  /** Puts the table card down if it was scored; whether another one is to be turned up (R16). */
  boolean replaceCard() {
    if (!isScored) {
      return false;
    }
    putUnder(card);
    card = NONE;
    isScored = false;
    return !mode.isTableSingle();
  }

  void copyFrom(Table other) {
    for (int deck = 0; deck < decks.length; deck++) {
      decks[deck].copyFrom(other.decks[deck]);
    }
    card = other.card;
    isScored = other.isScored;
  }
}
