package atoll.games.firstisland;

import atoll.engine.State;

/** What lies on the table: the decks, and the S card turned up that every seat may score. */
final class Table {
  private final Rules rules;
  final Deck[] decks;
  private int card = Cards.NONE;
  private boolean isScored; // in this window

  Table(Rules rules) {
    this.rules = rules;
    decks = rules.decks();
  }

  /** Puts a card on the bottom of its deck, or out of the game if the deck is (R9, R10). */
  void putUnder(int card) {
    int deck = rules.cards().deck(card);
    if (rules.isInPlay(deck)) {
      decks[deck].putUnder(card);
    }
  }

  /** The table card, or none. */
  int card() {
    return card;
  }

  void turnUp(int card) {
    this.card = card;
    decks[Cards.TABLE_DECK].take(card);
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
    card = Cards.NONE;
    isScored = false;
    return !rules.isTableSingle();
  }

  void state(State state) {
    state.part("table");
    card = state.number("card", card);
    isScored = state.truth("scored", isScored);
    for (int deck = 0; deck < decks.length; deck++) {
      state.part("deck " + Cards.DECKS.of(deck));
      decks[deck].state(state);
    }
  }

  void copyFrom(Table other) {
    for (int deck = 0; deck < decks.length; deck++) {
      decks[deck].copyFrom(other.decks[deck]);
    }
    card = other.card;
    isScored = other.isScored;
  }
}
