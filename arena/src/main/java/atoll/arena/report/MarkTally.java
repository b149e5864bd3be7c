package atoll.arena.report;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What came of a mark: how often it was there, and how those fared who had it. */
final class MarkTally implements Serializable {
  /** How often in all. */
  long uses;

  /** In how many decisions it could be done, in the games that were looked at more closely. */
  long offered;

  /** How often it was there in those games. */
  long taken;

  private final Group[] with; // by seat
  private long pairs; // of seats that had it in the same game

  MarkTally(int seats) {
    with = new Group[seats];
    Arrays.setAll(with, _ -> new Group());
  }

  /**
   * A game in which the seat had it.
   *
   * @param others how many seats before this one had it in the same game
   * @param winners how many won it together with the seat, or 0
   */
  void add(int seat, long times, int others, int winners, long score) {
    uses += times;
    pairs += others;
    with[seat].add(winners, score);
  }

  void add(MarkTally other) {
    uses += other.uses;
    offered += other.offered;
    taken += other.taken;
    pairs += other.pairs;
    for (int seat = 0; seat < with.length; seat++) {
      with[seat].add(other.with[seat]);
    }
  }

  /** How many seats of how many games had it. */
  long games() {
    long games = 0;
    for (Group group : with) {
      games += group.games();
    }
    return games;
  }

  /** On how many of the seats of a game it is there. */
  Rate share(long games) {
    return Rate.ofSums(games, with.length, games(), games() + 2 * pairs);
  }

  /** What having it does; nothing where all have it or nobody does. */
  Optional<Difference> difference(Findings all) {
    List<Difference.Stratum> strata = strata(all);
    return strata.isEmpty() ? Optional.empty() : Optional.of(Difference.of(strata, all.seats()));
  }

  /** The groups to compare: on each seat, those with it and those without. */
  private List<Difference.Stratum> strata(Findings all) {
    List<Difference.Stratum> strata = new ArrayList<>();
    for (int seat = 0; seat < with.length; seat++) {
      Group without = all.onSeat(seat).without(with[seat]);
      if (with[seat].games() > 0 && without.games() > 0) {
        strata.add(new Difference.Stratum(with[seat], without));
      }
    }
    return strata;
  }
}
