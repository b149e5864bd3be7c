package atoll.arena.report;

import atoll.arena.Wins;
import atoll.engine.Ints;
import java.io.Serializable;
import java.util.Arrays;

/**
 * How games run from their beginning to their end, in twentieths of their decisions: how much there
 * is to choose from, and how often whoever leads goes on to win.
 */
final class Progress implements Serializable {
  /** Into how many parts a game is cut. */
  static final int PARTS = 20;

  private final long[] decisions = new long[PARTS];
  private final long[] choices = new long[PARTS];
  private final long[] led = new long[PARTS + 1];
  private final Wins[] ledAndWon = new Wins[PARTS + 1];

  /** The legal moves at a decision. */
  final Rate open = new Rate();

  /** The share of decisions that are none, because one move is legal. */
  final Rate forced = new Rate();

  /** How many legal moves there were at a decision. */
  final Histogram options = new Histogram();

  /** How often somebody else took the lead. */
  final Histogram changes = new Histogram();

  /** After how many hundredths of its decisions the winner led to the end. */
  final Histogram decided = new Histogram();

  Progress() {
    Arrays.setAll(ledAndWon, _ -> new Wins());
  }

  /**
   * Adds a game.
   *
   * @param won how many won it together with each seat, see {@link Wins#of}
   */
  void add(Chronicle game, int[] won) {
    int count = game.choices.size();
    long moves = 0;
    long single = 0;
    for (int i = 0; i < count; i++) {
      int part = (int) ((long) i * PARTS / count);
      int legal = game.choices.get(i);
      decisions[part]++;
      choices[part] += legal;
      moves += legal;
      single += legal == 1 ? 1 : 0;
      options.add(legal);
    }
    open.add(moves, count);
    forced.add(single, count);
    if (won.length > 1) {
      lead(game.leaders, won);
      changes.add(game.leadChanges());
    }
  }

  private void lead(Ints leaders, int[] won) {
    int count = leaders.size();
    for (int part = 0; part <= PARTS; part++) {
      int leader = leaders.get((int) Math.min(count - 1L, (long) part * count / PARTS));
      if (leader >= 0) {
        led[part]++;
        ledAndWon[part].add(won[leader]);
      }
    }
    int undecided = 0;
    for (int i = 0; i < count; i++) {
      int leader = leaders.get(i);
      if (leader < 0 || won[leader] == 0) {
        undecided = i + 1;
      }
    }
    decided.add(100L * undecided / count);
  }

  void add(Progress other) {
    for (int part = 0; part < PARTS; part++) {
      decisions[part] += other.decisions[part];
      choices[part] += other.choices[part];
    }
    for (int part = 0; part <= PARTS; part++) {
      led[part] += other.led[part];
      ledAndWon[part].add(other.ledAndWon[part]);
    }
    open.add(other.open);
    forced.add(other.forced);
    options.add(other.options);
    changes.add(other.changes);
    decided.add(other.decided);
  }

  /** The mean number of legal moves in a part. */
  double choices(int part) {
    return decisions[part] == 0 ? 0 : (double) choices[part] / decisions[part];
  }

  /** In how many games somebody led alone after so many twentieths. */
  long led(int part) {
    return led[part];
  }

  /** How many of these were won by whoever led. */
  double ledAndWon(int part) {
    return ledAndWon[part].sum();
  }
}
