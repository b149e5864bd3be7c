package atoll.bots;

import atoll.engine.Curves;
import atoll.engine.Ints;

/**
 * What a search has learnt about sequences of a seat's own moves. The tree is open-loop: a node
 * stands for the moves that lead to it, whatever chance and the others did in between, so some of
 * its children may not be legal in the course of the game at hand. Nodes are numbers into arrays
 * that are made once; when they are full, nothing is added.
 */
final class Tree {
  static final int NONE = -1;

  private static final int NODES = 1 << 15;

  /** How much is risked to learn about moves tried little, in standard deviations of the reward. */
  private static final double CURIOSITY = 0.4;

  /** Children of a node, for the square root of its visits: long lists of moves open up slowly. */
  private static final double WIDENING = 1.0;

  private final int[] moves = new int[NODES];
  private final int[] firstChild = new int[NODES];
  private final int[] sibling = new int[NODES];
  private final int[] children = new int[NODES];
  private final int[] visits = new int[NODES];
  private final double[] sums = new double[NODES];
  private int size;

  private long rewards;
  private double mean;
  private double squares;

  /** Forgets everything; returns the root. */
  int clear() {
    size = 0;
    rewards = 0;
    mean = 0;
    squares = 0;
    return node(0);
  }

  private int node(int move) {
    int node = size++;
    moves[node] = move;
    firstChild[node] = NONE;
    sibling[node] = NONE;
    children[node] = 0;
    visits[node] = 0;
    sums[node] = 0;
    return node;
  }

  boolean isHalfFull() {
    return size > NODES / 2;
  }

  int move(int node) {
    return moves[node];
  }

  int visits(int node) {
    return visits[node];
  }

  double mean(int node) {
    return sums[node] / visits[node];
  }

  /** The child that stands for a move, or {@link #NONE}. */
  int child(int node, int move) {
    int child = firstChild[node];
    while (child != NONE && moves[child] != move) {
      child = sibling[child];
    }
    return child;
  }

  /** Adds a child for a move that has none; {@link #NONE} if the tree is full. */
  int add(int node, int move) {
    if (size == NODES) {
      return NONE;
    }
    int child = node(move);
    sibling[child] = firstChild[node];
    firstChild[node] = child;
    children[node]++;
    return child;
  }

  /** Whether a node has been seen often enough for one more child. */
  boolean mayWiden(int node) {
    return children[node] < 1 + WIDENING * Math.sqrt(visits[node]);
  }

  /** The legal child that is best, or least known; {@link #NONE} if there is none. */
  int select(int node, Ints legal) {
    double spread = CURIOSITY * Math.sqrt(squares / Math.max(1, rewards));
    double log = Curves.log(visits[node] + 1);
    double best = Double.NEGATIVE_INFINITY;
    int choice = NONE;
    for (int child = firstChild[node]; child != NONE; child = sibling[child]) {
      double score =
          visits[child] == 0
              ? Double.POSITIVE_INFINITY
              : mean(child) + spread * Math.sqrt(log / visits[child]);
      if (score > best && legal.contains(moves[child])) {
        best = score;
        choice = child;
      }
    }
    return choice;
  }

  /** A course of the game came through these nodes and ended with this reward. */
  void learn(int[] path, int length, double reward) {
    rewards++;
    double surprise = reward - mean;
    mean += surprise / rewards;
    squares += surprise * (reward - mean);
    for (int i = 0; i < length; i++) {
      visits[path[i]]++;
      sums[path[i]] += reward;
    }
  }
}
