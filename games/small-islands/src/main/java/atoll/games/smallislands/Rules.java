package atoll.games.smallislands;

import atoll.engine.Setup;

/**
 * How this game is played.
 *
 * @param level the difficulty of Alexis in solo; 0 with more seats
 */
record Rules(int seats, Cards cards, boolean greatExplorer, int level) {
  /** Who takes the other turns in solo: Alexis is player 1, but no seat (R29). */
  static final int ALEXIS = 1;

  static Rules of(Setup setup) {
    return new Rules(
        setup.seats(),
        setup.flag("advanced") ? Cards.ADVANCED : Cards.NORMAL,
        setup.flag("greatExplorer"), // R28
        setup.has("alexis") ? setup.whole("alexis") : 0);
  }

  boolean isSolo() {
    return seats == 1;
  }

  /** Who takes turns: the seats, and in solo Alexis. */
  int players() {
    return Math.max(seats, 2);
  }

  boolean isAlexis(int player) {
    return player >= seats;
  }

  int playerAfter(int player) {
    return player + 1 == players() ? 0 : player + 1;
  }

  /** All cards of a deck, as a set. */
  int deck(int deck) {
    return (1 << cards.size(deck, greatExplorer)) - 1;
  }
}
