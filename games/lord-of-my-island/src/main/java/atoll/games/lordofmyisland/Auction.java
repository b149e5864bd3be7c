package atoll.games.lordofmyisland;

import atoll.engine.Bits;
import atoll.engine.State;

/** The auction of an unowned set-up tile: open, ascending, in steps of five (R27). */
final class Auction {
  private final int step;
  private int lot;
  private int standing;
  private int bidder = Rules.NOBODY;
  private int passed;

  Auction(Rules rules) {
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
    bidder = Rules.NOBODY;
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
}
