package atoll.games.firstisland;

import atoll.engine.State;

/**
 * A face-down deck. Cards that have not been out yet have no order until they are drawn; cards put
 * on the bottom are known, and come up again in that order once all the others have been out. A set
 * of cards is a long with a bit for each of the forty.
 */
final class Deck {
  /** As many cards as the bottom has room for. */
  static final int MOST_CARDS = 16;

  private static final int BITS = 4; // a card within its deck

  private final int first;
  private long fresh;
  private long bottom; // the card that has been there longest is lowest
  private int bottomSize;

  /**
   * @param first the card that the others of the deck come after in number
   * @param cards those in play, all face down
   */
  Deck(int first, long cards) {
    this.first = first;
    fresh = cards;
  }

  /** The cards that may be on top. */
  long tops() {
    return fresh != 0 ? fresh : 1L << bottomCard(0);
  }

  /** The cards that may be next, once one of {@link #tops} is drawn. */
  long topsAfter(int drawn) {
    if (fresh == 0) {
      return 1L << bottomCard(1);
    }
    long rest = fresh & ~(1L << drawn);
    return rest != 0 ? rest : 1L << bottomCard(0);
  }

  /** Takes the card, one of {@link #tops}, off the top. */
  void take(int card) {
    if (fresh != 0) {
      fresh &= ~(1L << card);
    } else {
      bottom >>>= BITS;
      bottomSize--;
    }
  }

  void putUnder(int card) {
    bottom |= (long) (card - first) << (BITS * bottomSize);
    bottomSize++;
  }

  /** How many cards have not been out yet. */
  int freshSize() {
    return Long.bitCount(fresh);
  }

  int bottomSize() {
    return bottomSize;
  }

  /** The cards at the bottom, from the one that is there longest. */
  int bottomCard(int index) {
    return first + (int) ((bottom >>> (BITS * index)) & ((1 << BITS) - 1));
  }

  void state(State state) {
    fresh = state.bits("fresh", fresh);
    bottom = state.bits("bottom", bottom);
    bottomSize = state.number("bottomSize", bottomSize);
  }

  void copyFrom(Deck other) {
    fresh = other.fresh;
    bottom = other.bottom;
    bottomSize = other.bottomSize;
  }
}
