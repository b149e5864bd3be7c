package atoll.arena;

import atoll.bots.Bots;
import atoll.engine.RandomSource;
import atoll.engine.Refused;
import atoll.engine.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/**
 * Bots against each other, every one on every seat equally often. Like a {@link Simulation} it does
 * not depend on the number of threads, unless a bot thinks by the clock.
 *
 * @param games rounded up to whole cycles of the {@link LineUps}
 */
public record Tournament(Setup setup, List<String> bots, long games, long seed, int threads) {
  /** A cycle with more games than this is no tournament that anyone would wait for. */
  private static final int LONGEST_CYCLE = 10_000;

  private static final int MOST_BOTS = 12;

  public Tournament {
    if (bots.isEmpty() || bots.size() > MOST_BOTS) {
      throw new Refused("bots must be 1 to " + MOST_BOTS + " names, not " + bots.size());
    }
    bots.forEach(Bots::checkWithBudget);
    bots = List.copyOf(bots);
    int cycle = new LineUps(bots.size(), setup.seats()).cycle();
    if (cycle > LONGEST_CYCLE) {
      throw new Refused("that many bots and seats would need " + cycle + " games for one cycle");
    }
    games = Math.ceilDiv(games, cycle) * cycle;
  }

  /** Plays all games; {@code finished} counts those that are over, for whoever watches. */
  public Standings run(AtomicLong finished) {
    Results total = new Results(bots.size());
    for (Results part : new Crew(threads, games).run(pile -> work(pile, finished))) {
      total.add(part);
    }
    return total.standings(this);
  }

  private Results work(LongSupplier pile, AtomicLong finished) {
    LineUps lineUps = new LineUps(bots.size(), setup.seats());
    Results results = new Results(bots.size());
    RandomSource source = new RandomSource(seed);
    for (long game = pile.getAsLong(); game != Crew.NO_MORE; game = pile.getAsLong()) {
      int[] lineUp = lineUps.of(game);
      List<String> names = new ArrayList<>();
      for (int bot : lineUp) {
        names.add(bots.get(bot));
      }
      Match match = new Match(setup, names, source.split(game));
      match.play();
      results.add(lineUp, match.position());
      finished.incrementAndGet();
    }
    return results;
  }
}
