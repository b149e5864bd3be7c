package atoll.games.lordofmyisland;

import atoll.engine.Bits;
import atoll.engine.State;

/** The auction of an unowned set-up tile: open, ascending, in steps of five (R27). */
final class Auction {
  static final int NOBODY = -1;

  private final int seats;
  private final int step;
  private int lot;
  private int standing;
  private int bidder = NOBODY;
  private int passed;

  Auction(Rules rules) {
    seats = rules.seats();
    step = rules.numbers().bidStep;
  }

  void copyFrom(Auction other) {
    lot = other.lot;
    standing = other.standing;
    bidder = other.bidder;
    passed = other.passed;
  }

  void state(State state) {
    lot = state.number("lot", lot);
    standing = state.number("bid", standing);
    bidder = state.number("bidder", bidder);
    passed = (int) state.bits("passed", passed);
  }

  void open(int square) {
    lot = square;
    standing = 0;
    bidder = NOBODY;
    passed = 0;
  }

  /** The square of the tile that is for sale. */
  int lot() {
    return lot;
  }

  int standingBid() {
    return standing;
  }

  int standingBidder() {
    return bidder;
  }

  boolean hasPassed(int seat) {
    return Bits.has(passed, seat);
  }

  int lowestBid() {
    return standing + step;
  }

  void bid(int seat, int amount) {
    standing = amount;
    bidder = seat;
  }

  void pass(int seat) {
    passed |= 1 << seat;
  }

  /** The first seat from the given one, clockwise, that is asked; {@link #NOBODY} ends it. */
  int asked(int from, Ledger ledger) {
    for (int i = 0; i < seats; i++) {
      int seat = (from + i) % seats;
      if (seat != bidder && !hasPassed(seat) && ledger.points(seat) >= lowestBid()) {
        return seat;
      }
    }
    return NOBODY;
  }
}
