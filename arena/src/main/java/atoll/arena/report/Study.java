package atoll.arena.report;

import atoll.arena.Crew;
import atoll.arena.Match;
import atoll.arena.Simulation;
import atoll.bots.Bots;
import atoll.engine.RandomSource;
import atoll.engine.Refused;
import atoll.engine.Setup;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/**
 * What a report is made from: many games between bots, and fewer on each rung of a ladder of bots.
 * It comes to the same on any number of threads; so bots that think by the clock are refused.
 *
 * @param bots one name for each seat
 * @param ladder bots from weak to strong; none if nobody asks how much skill matters
 * @param ladderGames games on each rung
 */
public record Study(
    Setup setup, List<String> bots, long games, long seed, List<String> ladder, long ladderGames) {
  /** In so many games it is also noted what could have been done and was not. */
  private static final long LOOKED_AROUND = 100;

  public Study {
    Simulation.check(bots, setup.seats());
    ladder.forEach(Bots::checkWithBudget);
    bots.forEach(Study::requireSameEachTime);
    ladder.forEach(Study::requireSameEachTime);
    bots = List.copyOf(bots);
    ladder = List.copyOf(ladder);
  }

  private static void requireSameEachTime(String bot) {
    if (Bots.thinksByTheClock(bot)) {
      throw new Refused(
          bot
              + " thinks by the clock, so its games cannot be played again; give it a number of"
              + " imagined games instead, such as "
              + bot.substring(0, "level5".length())
              + "@500");
    }
  }

  /** How many games are played in all. */
  public long total() {
    return games + ladder.size() * ladderGames;
  }

  /** Plays everything; {@code finished} counts the games that are over, for whoever watches. */
  public Report run(int threads, AtomicLong finished) {
    Findings total = new Findings(setup);
    for (Findings part : new Crew(threads, games).run(pile -> work(pile, finished))) {
      total.add(part);
    }
    List<Ladder.Rung> rungs =
        ladder.isEmpty()
            ? List.of()
            : new Ladder(setup, ladder, ladderGames, seed, threads).climb(finished);
    return new Report(this, total, rungs);
  }

  private Findings work(LongSupplier pile, AtomicLong finished) {
    Findings findings = new Findings(setup);
    Chronicle chronicle = new Chronicle(setup, new Names(setup.game().components()));
    for (long game = pile.getAsLong(); game != Crew.NO_MORE; game = pile.getAsLong()) {
      play(findings, chronicle, game);
      finished.incrementAndGet();
    }
    return findings;
  }

  /** Plays the game of that number and adds what it comes to. */
  void play(Findings findings, Chronicle chronicle, long game) {
    Match match = new Match(setup, bots, new RandomSource(seed).split(game));
    chronicle.begin(game < LOOKED_AROUND);
    match.play(chronicle);
    findings.add(game, match.position(), chronicle);
  }

  /** The record of the game of that number, counted from 0, played again. */
  String record(long number) {
    return new Match(setup, bots, new RandomSource(seed).split(number)).record(setup, bots, false);
  }
}
