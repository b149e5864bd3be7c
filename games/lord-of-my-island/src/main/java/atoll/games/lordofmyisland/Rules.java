package atoll.games.lordofmyisland;

import atoll.engine.Setup;

/** What a game was set up with: it never changes and is shared by all copies of a position. */
record Rules(
    int seats, Board board, boolean auction, boolean kingdoms, boolean ports, boolean water) {

  static Rules of(Setup setup) {
    return new Rules(
        setup.seats(),
        Board.forSeats(setup.seats()),
        setup.flag("auction"),
        setup.flag("kingdoms"),
        setup.flag("ports"),
        setup.flag("water"));
  }

  /** How many tiles are taken in the selection, all seats together. */
  int selections() {
    return switch (seats) {
      case 2 -> 5 * seats;
      case 3 -> 4 * seats + 1; // R11
      default -> 4 * seats;
    };
  }

  /** Who takes a tile in the selection: each turn begins one seat further. */
  int selector(int step) {
    boolean isExtra = seats == 3 && step == 4 * seats;
    return isExtra ? 2 : (step / seats + step % seats) % seats;
  }

  /** How many set-up tiles are laid (R12). */
  int setUpTiles() {
    return Math.max(4, seats);
  }

  /** Who lays a set-up tile: with two seats they take turns twice, with three the last lays two. */
  int layer(int step) {
    return seats == 2 ? step % 2 : Math.min(step, seats - 1);
  }
}
