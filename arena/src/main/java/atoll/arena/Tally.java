package atoll.arena;

import atoll.engine.Position;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/** What the games of a simulation came to, added up by seat. */
final class Tally implements Serializable {
  private final List<Sample> scores = new ArrayList<>();
  private final List<Wins> wins = new ArrayList<>();
  private final Sample length = new Sample();
  long cpuNanos;

  Tally(int seats) {
    for (int seat = 0; seat < seats; seat++) {
      scores.add(new Sample());
      wins.add(new Wins());
    }
  }

  /** Adds a game that is over. */
  void add(Position position, int decisions) {
    int[] won = Wins.of(position);
    for (int seat = 0; seat < scores.size(); seat++) {
      scores.get(seat).add(position.score(seat));
      wins.get(seat).add(won[seat]);
    }
    length.add(decisions);
  }

  void add(Tally other) {
    for (int seat = 0; seat < scores.size(); seat++) {
      scores.get(seat).add(other.scores.get(seat));
      wins.get(seat).add(other.wins.get(seat));
    }
    length.add(other.length);
    cpuNanos += other.cpuNanos;
  }

  Summary summary(Simulation simulation, double seconds) {
    List<Double> won = wins.stream().map(Wins::sum).toList();
    return new Summary(simulation, seconds, cpuNanos / 1e9, scores, won, length);
  }
}
