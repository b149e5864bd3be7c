package atoll.arena.report;

import atoll.arena.Sample;
import atoll.arena.Wins;
import java.io.Serializable;

/**
 * How those fared who have something in common, such as a seat: a game of each, its win and score.
 */
final class Group implements Serializable {
  final Wins wins;
  final Sample scores;

  Group() {
    this(new Wins(), new Sample());
  }

  private Group(Wins wins, Sample scores) {
    this.wins = wins;
    this.scores = scores;
  }

  /**
   * Adds a game.
   *
   * @param winners how many won it together, or 0; see {@link Wins#of}
   */
  void add(int winners, long score) {
    wins.add(winners);
    scores.add(score);
  }

  void add(Group other) {
    wins.add(other.wins);
    scores.add(other.scores);
  }

  /** All but those of another group, which must be among these. */
  Group without(Group other) {
    return new Group(wins.without(other.wins), scores.without(other.scores));
  }

  long games() {
    return scores.count();
  }
}
