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

  /** Before so many rounds nothing is decided. */
  private static final int FEWEST_ROUNDS = 40;

  /** The lead that decides the race, in standard errors. */
  private static final double CLEAR = 4;

  private final int[] moves;
  private final double[] firstSight;
  private final double[] sums;
  private final double[] squares; // of how far a reward was from the round's mean
  private int size;
  private int rounds;

  Race(int most) {
    moves = new int[most];
    firstSight = new double[most];
    sums = new double[most];
    squares = new double[most];
  }

  void clear() {
    size = 0;
    rounds = 0;
    Arrays.fill(sums, 0);
    Arrays.fill(squares, 0);
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

  /** Lets a move take part however it looks, in place of the last if there is no room. */
  void admit(int move, double standing) {
    for (int i = 0; i < size; i++) {
      if (moves[i] == move) {
        return;
      }
    }
    if (size == moves.length) {
      size--;
    }
    enter(move, standing);
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
    double mean = 0;
    for (int i = 0; i < size; i++) {
      mean += rewards[i] / size;
    }
    for (int i = 0; i < size; i++) {
      sums[i] += rewards[i];
      squares[i] += (rewards[i] - mean) * (rewards[i] - mean);
    }
  }

  /** Whether one move is so far ahead of all others that going on would not change the result. */
  boolean isDecided() {
    if (rounds < FEWEST_ROUNDS) {
      return false;
    }
    int leader = 0;
    for (int i = 1; i < size; i++) {
      if (value(i) > value(leader)) {
        leader = i;
      }
    }
    for (int i = 0; i < size; i++) {
      double error = Math.sqrt(squares[leader] + squares[i]) / rounds;
      if (i != leader && value(leader) - value(i) <= CLEAR * error) {
        return false;
      }
    }
    return true;
  }

  /** Lets the worse half drop out; afterwards the rest are in order, the best first. */
  void endHeat() {
    for (int i = 1; i < size; i++) {
      int move = moves[i];
      double first = firstSight[i];
      double sum = sums[i];
      double square = squares[i];
      double value = value(i);
      int place = i;
      while (place > 0 && value(place - 1) < value) {
        moves[place] = moves[place - 1];
        firstSight[place] = firstSight[place - 1];
        sums[place] = sums[place - 1];
        squares[place] = squares[place - 1];
        place--;
      }
      moves[place] = move;
      firstSight[place] = first;
      sums[place] = sum;
      squares[place] = square;
    }
    size = (size + 1) / 2;
  }

  /** What a move that has run every round is worth by now. */
  double value(int place) {
    return (TRUST * firstSight[place] + sums[place]) / (TRUST + rounds);
  }

  /** How far so many games are to be believed against first sight: from 0, towards 1. */
  static double weight(int games) {
    return games / (TRUST + games);
  }
}
