package atoll.bots;

import atoll.engine.Game;
import atoll.engine.Insight;
import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;

/**
 * One imagined course of the game after another, as one seat sees it: what it cannot know is dealt
 * anew, chance falls as it may, and the others move at a glance. Where seats do not touch each
 * other, the others are not worth a thought and make their first legal move.
 *
 * <p>The longer a course, the more its end says about luck and the less about the move it began
 * with, while the insight is the more often wrong the earlier it is asked. So stock is taken on the
 * way, at longer and longer intervals, and all of it counts alike (after the λ-returns of learning
 * by temporal differences).
 */
final class Imagination {
  /** After how many of the seat's decisions stock is taken first; then after twice as many. */
  private static final int FIRST_STOCK = 8;

  private final Insight insight;
  private final Glance glance;
  private final int horizon;
  private final boolean seatsTouch;
  private final Position position;
  private final Ints moves = new Ints();
  private final Ints outcome = new Ints();
  private final RandomSource luck = new RandomSource(0);
  private final RandomSource nextLuck = new RandomSource(0);
  private int seat;
  private int decisions;
  private int othersDecisions;
  private int nextStock;
  private int stocks;
  private double stock;
  private long trials;

  /**
   * @param horizon how many of its own decisions the seat looks ahead
   */
  Imagination(Game game, Insight insight, Glance glance, int horizon, Position start) {
    this.horizon = horizon;
    this.insight = insight;
    this.glance = glance;
    seatsTouch = game.seatsTouch();
    position = start.copy();
  }

  /** From now on what is imagined is this seat's. */
  void sit(int seat, RandomSource random) {
    this.seat = seat;
    luck.copyFrom(random.split(0));
    nextLuck.copyFrom(luck);
  }

  /** From now on games have other luck than before. Until then all have the same. */
  void changeLuck() {
    nextLuck.copyFrom(luck);
  }

  /** Imagines a new course of the game, from a move of the seat on. */
  void begin(Position now, int move) {
    luck.copyFrom(nextLuck);
    position.copyFrom(now);
    position.redeal(seat, luck);
    decisions = 0;
    othersDecisions = 0;
    nextStock = FIRST_STOCK;
    stocks = 0;
    stock = 0;
    play(move);
  }

  void play(int move) {
    position.play(seat, move);
    decisions++;
    if (decisions == nextStock && nextStock < horizon) {
      takeStock(standing(position));
    }
  }

  private void takeStock(double standing) {
    stock += standing;
    stocks++;
    nextStock *= 2;
  }

  /** A move of the seat at a glance. */
  int glance(Ints among) {
    return glance.pick(position, seat, among, luck);
  }

  /**
   * Goes on until the seat has a choice, which is then in {@link #moves}; false if there is none
   * before the end or the horizon. Not by a {@link atoll.engine.Playout}: it asks a player for
   * every move, and this stops before a move of the seat that matters, which is for the caller to
   * choose.
   */
  boolean reachesChoice() {
    while (decisions < horizon && othersDecisions < horizon * (position.seats() - 1) + 1) {
      int next = position.next();
      if (next == Position.OVER) {
        return false;
      }
      if (next == Position.CHANCE) {
        position.sample(luck, outcome);
        position.happen(outcome);
      } else if (position.mayAct(seat)) {
        position.legal(seat, moves);
        if (moves.size() > 1) {
          return true;
        }
        position.play(seat, moves.get(0));
      } else {
        position.legal(next, moves);
        position.play(next, othersMove(next));
        othersDecisions++;
      }
    }
    return false;
  }

  private int othersMove(int other) {
    return seatsTouch && moves.size() > 1
        ? glance.pick(position, other, moves, luck)
        : moves.get(0);
  }

  Ints moves() {
    return moves;
  }

  /** What the seat has got out of the course imagined, which is over. */
  double reward() {
    double end = standing(position);
    while (nextStock < horizon) {
      takeStock(end);
    }
    return (stock + end) / (stocks + 1);
  }

  /** How the seat would stand after a move, at first sight. */
  double standingAfter(Position now, int move) {
    trials++;
    position.copyFrom(now);
    position.play(seat, move);
    return standing(position);
  }

  /** How many moves have been tried in all, at first sight or at a glance. */
  long trials() {
    return trials + glance.trials();
  }

  /**
   * How well the seat does: its worth, less that of the best of those it can do something about.
   */
  private double standing(Position position) {
    double best = Double.NEGATIVE_INFINITY;
    for (int other = 0; seatsTouch && other < position.seats(); other++) {
      if (other != seat) {
        best = Math.max(best, insight.worth(position, other));
      }
    }
    double own = insight.worth(position, seat);
    return best == Double.NEGATIVE_INFINITY ? own : own - best;
  }
}
