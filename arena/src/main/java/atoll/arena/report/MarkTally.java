package atoll.arena.report;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/** What came of a mark: how often it was there, and how those fared who had it. */
final class MarkTally implements Serializable {
  /** How often in all. */
  long uses;

  /** In how many decisions it could be done, in the games that were looked at more closely. */
  long offered;

  /** How often it was there in those games. */
  long taken;

  private final Strand[] with;

  /** Those on one seat who had it. */
  private static final class Strand implements Serializable {
    long games;
    long wins; // in units of Share
    long scores;
    long squares;
  }

  MarkTally(int seats) {
    with = new Strand[seats];
    for (int seat = 0; seat < seats; seat++) {
      with[seat] = new Strand();
    }
  }

  /** A game in which the seat had it. */
  void add(int seat, long times, long win, long score) {
    uses += times;
    Strand strand = with[seat];
    strand.games++;
    strand.wins += win;
    strand.scores += score;
    strand.squares += score * score;
  }

  void add(MarkTally other) {
    uses += other.uses;
    offered += other.offered;
    taken += other.taken;
    for (int seat = 0; seat < with.length; seat++) {
      with[seat].games += other.with[seat].games;
      with[seat].wins += other.with[seat].wins;
      with[seat].scores += other.with[seat].scores;
      with[seat].squares += other.with[seat].squares;
    }
  }

  /** How many seats of how many games had it. */
  long games() {
    long games = 0;
    for (Strand strand : with) {
      games += strand.games;
    }
    return games;
  }

  /** The groups to compare: on each seat, those with it and those without. */
  List<Difference.Stratum> strata(Findings all) {
    List<Difference.Stratum> strata = new ArrayList<>();
    for (int seat = 0; seat < with.length; seat++) {
      Strand strand = with[seat];
      long without = all.games() - strand.games;
      if (strand.games > 0 && without > 0) {
        strata.add(
            new Difference.Stratum(
                strand.games,
                strand.wins,
                strand.scores,
                strand.squares,
                without,
                all.wins(seat) - strand.wins,
                all.scoreSum(seat) - strand.scores,
                all.scoreSquares(seat) - strand.squares));
      }
    }
    return strata;
  }
}
