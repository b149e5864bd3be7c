package atoll.bots;

import atoll.engine.Insight;
import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;

/**
 * Looks one move ahead and takes what the game's insight finds worth most; equals are drawn by lot.
 */
final class GreedyBot implements Bot {
  private final Insight insight;
  private final Position trial;
  private long trials;

  GreedyBot(Insight insight, Position start) {
    this.insight = insight;
    this.trial = start.copy();
  }

  @Override
  public int choose(Position position, int seat, Ints moves, RandomSource random) {
    double best = Double.NEGATIVE_INFINITY;
    int choice = moves.get(0);
    int equals = 0;
    trials += moves.size();
    for (int i = 0; i < moves.size(); i++) {
      trial.copyFrom(position);
      trial.play(seat, moves.get(i));
      double worth = insight.worth(trial, seat);
      if (worth > best) {
        best = worth;
        equals = 0;
      }
      if (worth == best && random.below(++equals) == 0) {
        choice = moves.get(i);
      }
    }
    return choice;
  }

  @Override
  public long trials() {
    return trials;
  }
}
