package atoll.arena.report;

import atoll.arena.Match;
import atoll.arena.Simulation;
import atoll.arena.TravellingSetup;
import atoll.arena.Workforce;
import atoll.bots.Bots;
import atoll.engine.RandomSource;
import atoll.engine.Setup;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/**
 * What a report is made from: many games between bots, and fewer on each rung of a ladder of bots.
 * It comes to the same on any number of threads and machines; so bots that think by the clock are
 * refused.
 *
 * @param bots one name for each seat
 * @param ladder bots from weak to strong; none if nobody asks how much skill matters
 * @param ladderGames games on each rung
 */
public record Study(
    Setup setup, List<String> bots, long games, long seed, List<String> ladder, long ladderGames) {
  public Study {
    Simulation.check(bots, setup.seats());
    ladder.forEach(Bots::checkWithBudget);
    Simulation.requireSameEachTime(bots);
    Simulation.requireSameEachTime(ladder);
    bots = List.copyOf(bots);
    ladder = List.copyOf(ladder);
  }

  /** How many games are played in all. */
  public long total() {
    return games + ladder.size() * ladderGames;
  }

  /** Plays everything; {@code finished} counts the games that are over, for whoever watches. */
  public Report run(Workforce workforce, AtomicLong finished) {
    TravellingSetup travelling = new TravellingSetup(setup);
    Findings total = new Findings(setup);
    workforce.play(new StudyWork(travelling, bots, games, seed), total::add, finished);
    List<Ladder.Rung> rungs =
        ladder.isEmpty()
            ? List.of()
            : new Ladder(travelling, ladder, ladderGames, seed).climb(workforce, finished);
    return new Report(this, total, rungs);
  }

  /** The record of the game of that number, counted from 0, played again. */
  String record(long number) {
    return new Match(setup, bots, new RandomSource(seed).split(number)).record(setup, bots, false);
  }
}
