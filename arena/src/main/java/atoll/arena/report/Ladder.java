package atoll.arena.report;

import atoll.arena.Crew;
import atoll.arena.Estimate;
import atoll.arena.Match;
import atoll.arena.Sample;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Setup;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/**
 * How much skill matters: each bot plays a number of games on every seat in turn, against the bot
 * before it on all the others. All rungs meet the same luck. The first plays against itself.
 *
 * @param games on each rung
 */
record Ladder(Setup setup, List<String> bots, long games, long seed, int threads) {
  /**
   * What a bot achieved.
   *
   * @param against the bot on the other seats; its own name on the first rung
   * @param wins its share of wins
   * @param score its mean score
   * @param gain how much more it scores than a seat of the bot below, or alone than the bot below
   *     did
   */
  record Rung(String bot, String against, Estimate wins, Estimate score, Estimate gain) {}

  /** The sums of one rung. */
  private static final class Sums {
    private long won; // in units of Share
    private final Sample scores = new Sample();
    private final Sample gains = new Sample(); // times the number of other seats

    private void add(Sums other) {
      won += other.won;
      scores.add(other.scores);
      gains.add(other.gains);
    }
  }

  /** Climbs; {@code finished} counts the games that are over. */
  List<Rung> climb(AtomicLong finished) {
    List<Sums> total = sums();
    for (List<Sums> part :
        new Crew(threads, games * bots.size()).run(pile -> work(pile, finished))) {
      for (int rung = 0; rung < bots.size(); rung++) {
        total.get(rung).add(part.get(rung));
      }
    }
    List<Rung> rungs = new ArrayList<>();
    for (int rung = 0; rung < bots.size(); rung++) {
      rungs.add(rung(rung, total));
    }
    return rungs;
  }

  private Rung rung(int number, List<Sums> total) {
    Sums sums = total.get(number);
    Estimate gain;
    if (setup.seats() > 1) {
      gain = scaled(sums.gains.estimate(), setup.seats() - 1);
    } else if (number > 0) {
      gain = gap(sums.scores, total.get(number - 1).scores);
    } else {
      gain = new Estimate(0, 0, 0);
    }
    return new Rung(
        bots.get(number),
        bots.get(Math.max(0, number - 1)),
        Estimate.ofShare((double) sums.won / Share.WIN, games),
        sums.scores.estimate(),
        gain);
  }

  private static Estimate scaled(Estimate estimate, double by) {
    return new Estimate(estimate.value() / by, estimate.low() / by, estimate.high() / by);
  }

  private static Estimate gap(Sample above, Sample below) {
    double variance =
        above.sd() * above.sd() / above.count() + below.sd() * below.sd() / below.count();
    return Estimate.of(above.mean() - below.mean(), Math.sqrt(variance));
  }

  private List<Sums> sums() {
    List<Sums> sums = new ArrayList<>();
    bots.forEach(_ -> sums.add(new Sums()));
    return sums;
  }

  private List<Sums> work(LongSupplier pile, AtomicLong finished) {
    List<Sums> sums = sums();
    RandomSource source = new RandomSource(seed);
    for (long next = pile.getAsLong(); next != Crew.NO_MORE; next = pile.getAsLong()) {
      int rung = (int) (next / games);
      long game = next % games;
      int climber = (int) (game % setup.seats());
      List<String> names =
          new ArrayList<>(Collections.nCopies(setup.seats(), bots.get(Math.max(0, rung - 1))));
      names.set(climber, bots.get(rung));
      Match match = new Match(setup, names, source.split(game));
      match.play();
      add(sums.get(rung), match.position(), climber);
      finished.incrementAndGet();
    }
    return sums;
  }

  private static void add(Sums sums, Position position, int climber) {
    int winners = 0;
    long gain = 0;
    for (int seat = 0; seat < position.seats(); seat++) {
      winners += position.hasWon(seat) ? 1 : 0;
      gain += position.score(climber) - position.score(seat);
    }
    sums.won += position.hasWon(climber) ? Share.of(winners) : 0;
    sums.scores.add(position.score(climber));
    sums.gains.add(gain);
  }
}
