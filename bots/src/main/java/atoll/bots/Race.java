package atoll.bots;

import java.util.Arrays;

/**
 * The moves at the root, racing against each other: all run the same rounds with the same luck, and
 * from time to time the worse half drops out (sequential halving). So little is spent on what is
 * clearly worse, and what chance does cancels out between those that are left.
 */
final class Race {
  /** How many rounds the standing at first sight counts as much as. */
  private static final double TRUST = 10;

  private final int[] moves;
  private final double[] firstSight;
  private final double[] sums;
  private int size;
  private int rounds;

  Race(int most) {
    moves = new int[most];
    firstSight = new double[most];
    sums = new double[most];
  }

  void clear() {
    size = 0;
    rounds = 0;
    Arrays.fill(sums, 0);
  }

  /** Lets a move take part if it is among the best at first sight. */
  void enter(int move, double standing) {
    int place = size;
    if (size < moves.length) {
      size++;
    } else if (standing <= firstSight[size - 1]) {
      return;
    } else {
      place--;
    }
    while (place > 0 && firstSight[place - 1] < standing) {
      moves[place] = moves[place - 1];
      firstSight[place] = firstSight[place - 1];
      place--;
    }
    moves[place] = move;
    firstSight[place] = standing;
  }

  int size() {
    return size;
  }

  int move(int place) {
    return moves[place];
  }

  /** How many times the worse half must drop out until one is left. */
  int heats() {
    return Integer.SIZE - Integer.numberOfLeadingZeros(size - 1);
  }

  /** Takes down what each move got in a round that all have run. */
  void endRound(double[] rewards) {
    rounds++;
    for (int i = 0; i < size; i++) {
      sums[i] += rewards[i];
    }
  }

  /** Lets the worse half drop out; afterwards the rest are in order, the best first. */
  void endHeat() {
    for (int i = 1; i < size; i++) {
      int move = moves[i];
      double first = firstSight[i];
      double sum = sums[i];
      double value = value(first, sum);
      int place = i;
      while (place > 0 && value(firstSight[place - 1], sums[place - 1]) < value) {
        moves[place] = moves[place - 1];
        firstSight[place] = firstSight[place - 1];
        sums[place] = sums[place - 1];
        place--;
      }
      moves[place] = move;
      firstSight[place] = first;
      sums[place] = sum;
    }
    size = (size + 1) / 2;
  }

  private double value(double first, double sum) {
    return (TRUST * first + sum) / (TRUST + rounds);
  }

  /** How far so many games are to be believed against first sight: from 0, towards 1. */
  static double weight(int games) {
    return games / (TRUST + games);
  }
}
