package atoll.games.myisland;

import atoll.engine.Ints;
import atoll.engine.RandomSource;

/**
 * What a seat may have done in the open step, for those who cannot see it: a random one of its
 * possibilities, and a sensible one, since hardly anybody stops who can go on.
 */
final class Guess {
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
      case PLAY -> step.replace(seat, 0, use(step.before(seat), course.cards, random));
      case OVER -> throw new IllegalStateException("nothing is hidden when the game is over");
    }
  }

  /** A move with the open cards of a seat that is as it was before the round. */
  private int use(Seat own, Cards cards, RandomSource random) {
    int choice = cards.open() + (own.raft() == Seat.NO_TILE ? 0 : 1);
    int first = random.below(choice);
    for (int i = 0; i < choice; i++) {
      int index = (first + i) % choice;
      int tile = index < cards.open() ? cards.open(index) : own.raft();
      int move = listing.anyPlacement(own.island, tile, random);
      if (move != Moves.NONE) {
        return move;
      }
    }
    if (listing.noHold(own) == null) {
      return Moves.HOLD;
    }
    return Listing.mayPass(own) ? Moves.PASS : Moves.STOP;
  }

  /**
   * A seat places as many stickers as it has really placed and has as many left, which everybody
   * sees. Where that does not come out, because one fits nowhere then, it begins anew; it comes out
   * some time, since it did in truth.
   */
  private void stick(OpenStep step, int seat, RandomSource random) {
    int count = step.moves(seat);
    int toPlace = step.own(seat).toPlace();
    Seat trial;
    do {
      trial = step.trial(seat);
      stickAnywhere(trial, count, random);
    } while (trial.toPlace() != toPlace || placed.size() != count);
    for (int i = 0; i < count; i++) {
      step.replace(seat, i, placed.get(i));
    }
  }

  private void stickAnywhere(Seat own, int count, RandomSource random) {
    placed.clear();
    while (placed.size() < count && own.toPlace() > 0) {
      listing.addStickers(own.due(), own.ground, moves);
      placed.add(moves.get(random.below(moves.size())));
      own.stick(placed.get(placed.size() - 1));
    }
  }
}
