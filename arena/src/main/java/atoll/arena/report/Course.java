package atoll.arena.report;

import atoll.engine.Ints;
import java.io.Serializable;

/**
 * How games run from their beginning to their end, in twentieths of their decisions: how much there
 * is to choose from, and how often whoever leads goes on to win.
 */
final class Course implements Serializable {
  /** Into how many parts a game is cut. */
  static final int PARTS = 20;

  private final long[] decisions = new long[PARTS];
  private final long[] choices = new long[PARTS];
  private final long[] led = new long[PARTS + 1];
  private final long[] ledAndWon = new long[PARTS + 1]; // in units of Share
  private long forced;

  /** How many legal moves there were at a decision. */
  final Counts options = new Counts();

  /** How often somebody else took the lead. */
  final Counts changes = new Counts();

  /** After how many hundredths of its decisions the winner led to the end. */
  final Counts decided = new Counts();

  /**
   * Adds a game.
   *
   * @param wins the share of a win of each seat
   */
  void add(Chronicle game, long[] wins) {
    int count = game.choices.size();
    for (int i = 0; i < count; i++) {
      int part = (int) ((long) i * PARTS / count);
      int open = game.choices.get(i);
      decisions[part]++;
      choices[part] += open;
      forced += open == 1 ? 1 : 0;
      options.add(open);
    }
    if (wins.length > 1) {
      lead(game.leaders, wins);
    }
  }

  private void lead(Ints leaders, long[] wins) {
    int count = leaders.size();
    for (int part = 0; part <= PARTS; part++) {
      int leader = leaders.get((int) Math.min(count - 1L, (long) part * count / PARTS));
      if (leader >= 0) {
        led[part]++;
        ledAndWon[part] += wins[leader];
      }
    }
    int changed = 0;
    int before = -1;
    int open = 0;
    for (int i = 0; i < count; i++) {
      int leader = leaders.get(i);
      if (leader < 0 || wins[leader] == 0) {
        open = i + 1;
      }
      if (leader >= 0 && leader != before) {
        changed += before >= 0 ? 1 : 0;
        before = leader;
      }
    }
    changes.add(changed);
    decided.add(100L * open / count);
  }

  void add(Course other) {
    for (int part = 0; part < PARTS; part++) {
      decisions[part] += other.decisions[part];
      choices[part] += other.choices[part];
    }
    for (int part = 0; part <= PARTS; part++) {
      led[part] += other.led[part];
      ledAndWon[part] += other.ledAndWon[part];
    }
    forced += other.forced;
    options.add(other.options);
    changes.add(other.changes);
    decided.add(other.decided);
  }

  /** The mean number of legal moves in a part. */
  double choices(int part) {
    return decisions[part] == 0 ? 0 : (double) choices[part] / decisions[part];
  }

  /** The share of decisions that were none, because one move was legal. */
  double forced() {
    return (double) forced / options.count();
  }

  /** In how many games somebody led alone after so many twentieths. */
  long led(int part) {
    return led[part];
  }

  /** How many of these were won by whoever led. */
  double ledAndWon(int part) {
    return (double) ledAndWon[part] / Share.WIN;
  }
}
