package atoll.games.smallislands;

import atoll.engine.Setup;

/**
 * How this game is played, and with what.
 *
 * @param cards those of Normal or of Advanced mode
 * @param level the difficulty of Alexis in solo; 0 with more seats
 */
record Rules(Box box, int seats, Cards cards, boolean greatExplorer, int level) {
  /** Who takes the other turns in solo: Alexis is player 1, but no seat (R29). */
  static final int ALEXIS = 1;

  static Rules of(Box box, Setup setup) {
    return new Rules(
        box,
        setup.seats(),
        setup.flag("advanced") ? box.advanced() : box.normal(),
        setup.flag("greatExplorer"), // R28
        setup.has("alexis") ? setup.whole("alexis") : 0);
  }

  Tiles tiles() {
    return box.tiles();
  }

  Pieces pieces() {
    return box.pieces();
  }

  Expeditions expeditions() {
    return box.expeditions();
  }

  boolean isSolo() {
    return seats == 1;
  }

  /** The level of Alexis in solo. */
  Expeditions.Level alexis() {
    return box.expeditions().level(level);
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

  /** The colours of the seats; in solo Alexis has the first one. */
  String colour(int player) {
    return pieces().colours().get(isSolo() ? 1 - player : player);
  }

  /** All cards of a deck, as a set. */
  int deck(int deck) {
    return (1 << cards.size(deck, greatExplorer)) - 1;
  }
}
