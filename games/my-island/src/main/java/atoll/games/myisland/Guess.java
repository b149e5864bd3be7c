package atoll.games.myisland;

import atoll.engine.Ints;
import atoll.engine.RandomSource;

/**
 * What a seat may have done in the open step, for those who cannot see it: a random one of its
 * possibilities, and a sensible one, since hardly anybody stops who can go on.
 */
final class Guess {
  /** So often stickers are placed at random before the guess is given up. */
  private static final int TRIES = 16;

  private final Ints moves = new Ints();
  private final Ints truth = new Ints();
  private int countStuck;

  /** A seat that is as it was before the round uses the open cards somehow. */
  void use(Seat seat, Cards cards, RandomSource random) {
    int choice = cards.open() + (seat.raft() == Seat.NO_TILE ? 0 : 1);
    int first = random.below(choice);
    for (int i = 0; i < choice; i++) {
      int index = (first + i) % choice;
      int tile = index < cards.open() ? cards.open(index) : seat.raft();
      int move = seat.island().placeAnywhere(tile, seat.nameOf(tile), random);
      if (move != MyIslandMoves.NONE) {
        seat.scorePlacement(cards, tile, move);
        return;
      }
    }
    if (seat.mayHold()) {
      seat.use(cards, MyIslandMoves.HOLD);
    } else {
      seat.use(cards, seat.mayPass() ? MyIslandMoves.PASS : MyIslandMoves.STOP);
    }
  }

  /**
   * A seat places as many stickers as it has really placed and has as many left. Where that does
   * not come out, because one fits nowhere then, it places them as it really did.
   *
   * @param before the seat as it was before the first of them
   */
  void stick(Seat seat, Seat before, int placed, RandomSource random) {
    int toPlace = seat.toPlace();
    remember(seat.ground().stuck(), placed);
    for (int i = 0; i < TRIES; i++) {
      seat.copyFrom(before);
      stickAnywhere(seat, placed, random);
      if (seat.toPlace() == toPlace && seat.ground().stuck().size() == countStuck) {
        return;
      }
    }
    seat.copyFrom(before);
    for (int i = 0; i < placed; i++) {
      seat.stick(truth.get(i));
    }
  }

  private void remember(Ints stuck, int placed) {
    countStuck = stuck.size();
    truth.clear();
    for (int i = countStuck - placed; i < countStuck; i++) {
      truth.add(stuck.get(i));
    }
  }

  private void stickAnywhere(Seat seat, int count, RandomSource random) {
    for (int i = 0; i < count && seat.toPlace() > 0; i++) {
      seat.listStickers(moves);
      seat.stick(moves.get(random.below(moves.size())));
    }
  }
}
