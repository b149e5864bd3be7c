package atoll.bots;

import atoll.engine.Insight;
import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;

/**
 * A good move at little cost: of the moves that look most promising by the game's insight, with a
 * little luck, only a handful are tried, and the one that leaves the seat best off is taken. Where
 * the insight cannot tell moves apart beforehand, the handful is drawn by lot. This is how everyone
 * plays in the games that a search imagines, and how a weak bot plays when it does not bother.
 */
final class Glance {
  /** So much luck that ratings do not count: the handful is drawn by lot. */
  static final float BY_LOT = 1e6f;

  private final Insight insight;
  private final Position trial;
  private final float luck;
  private final int[] handful;
  private final float[] promise;
  private float[] ratings = new float[256];
  private long trials;

  /**
   * @param size how many moves are tried
   * @param luck how many points a move may be rated below others and still be tried instead
   */
  Glance(Insight insight, Position start, int size, float luck) {
    this.insight = insight;
    this.trial = start.copy();
    this.luck = luck;
    handful = new int[size];
    promise = new float[size];
  }

  /** One of the moves; there is at least one. */
  int pick(Position position, int seat, Ints moves, RandomSource random) {
    int tried = pickHandful(position, seat, moves, random);
    int choice = handful[0];
    double best = Double.NEGATIVE_INFINITY;
    for (int i = 0; tried > 1 && i < tried; i++) {
      trials++;
      trial.copyFrom(position);
      trial.play(seat, handful[i]);
      double worth = insight.worth(trial, seat);
      if (worth > best) {
        best = worth;
        choice = handful[i];
      }
    }
    return choice;
  }

  /** How many moves have been tried in all. */
  long trials() {
    return trials;
  }

  /** Fills the handful, the most promising first, and returns how many there are. */
  private int pickHandful(Position position, int seat, Ints moves, RandomSource random) {
    if (ratings.length < moves.size()) {
      ratings = new float[2 * moves.size()];
    }
    insight.rate(position, seat, moves, ratings);
    int count = 0;
    for (int i = 0; i < moves.size(); i++) {
      float rating = ratings[i] + luck * (float) random.fraction();
      if (count < handful.length) {
        count++;
      } else if (rating <= promise[count - 1]) {
        continue;
      }
      int place = count - 1;
      while (place > 0 && promise[place - 1] < rating) {
        handful[place] = handful[place - 1];
        promise[place] = promise[place - 1];
        place--;
      }
      handful[place] = moves.get(i);
      promise[place] = rating;
    }
    return count;
  }
}
