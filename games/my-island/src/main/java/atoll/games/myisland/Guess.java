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

  private final Listing listing;
  private final Ints moves = new Ints();
  private final Ints placed = new Ints();

  Guess(Listing listing) {
    this.listing = listing;
  }

  /** Deals anew what a seat has done in the open step. */
  void deal(Course course, int seat, RandomSource random) {
    OpenStep step = course.step;
    switch (course.phase()) {
      case START_STICKERS, END_STICKERS -> stick(step, seat, random);
      case GOALS -> {
        Ints goals = course.goals;
        step.replace(seat, 0, Moves.keep(goals.get(random.below(goals.size()))));
      }
      case PLAY, OVER -> step.replace(seat, 0, use(step.before(seat), course.cards, random));
    }
  }

  /** A move with the open cards of a seat that is as it was before the round. */
  private int use(Seat seat, Cards cards, RandomSource random) {
    int choice = cards.open() + (seat.raft() == Seat.NO_TILE ? 0 : 1);
    int first = random.below(choice);
    for (int i = 0; i < choice; i++) {
      int index = (first + i) % choice;
      int tile = index < cards.open() ? cards.open(index) : seat.raft();
      int move = listing.anyPlacement(seat.island, tile, random);
      if (move != Moves.NONE) {
        return move;
      }
    }
    if (listing.mayHold(seat)) {
      return Moves.HOLD;
    }
    return Listing.mayPass(seat) ? Moves.PASS : Moves.STOP;
  }

  /**
   * A seat places as many stickers as it has really placed and has as many left. Where that does
   * not come out, because one fits nowhere then, it places them as it really did.
   */
  private void stick(OpenStep step, int seat, RandomSource random) {
    int count = step.moves(seat);
    int toPlace = step.own(seat).toPlace();
    for (int i = 0; i < TRIES; i++) {
      Seat trial = step.trial(seat);
      stickAnywhere(trial, count, random);
      if (trial.toPlace() == toPlace && placed.size() == count) {
        for (int j = 0; j < count; j++) {
          step.replace(seat, j, placed.get(j));
        }
        return;
      }
    }
  }

  private void stickAnywhere(Seat seat, int count, RandomSource random) {
    placed.clear();
    while (placed.size() < count && seat.toPlace() > 0) {
      listing.listStickers(seat.due(), seat.ground, moves);
      placed.add(moves.get(random.below(moves.size())));
      seat.stick(placed.get(placed.size() - 1));
    }
  }
}
