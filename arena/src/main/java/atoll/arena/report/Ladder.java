package atoll.arena.report;

import atoll.arena.Chunk;
import atoll.arena.Estimate;
import atoll.arena.Match;
import atoll.arena.Sample;
import atoll.arena.TravellingSetup;
import atoll.arena.Wins;
import atoll.arena.Work;
import atoll.arena.Workforce;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Setup;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/**
 * How much skill matters: each bot plays a number of games on every seat in turn, against the bot
 * before it on all the others. All rungs meet the same luck. The first plays against itself.
 *
 * @param each games on each rung
 */
record Ladder(TravellingSetup travelling, List<String> bots, long each, long seed)
    implements Work<ArrayList<Ladder.Sums>> {
  private static final long MOST = 2_000;

  /**
   * What a bot achieved.
   *
   * @param against the bot on the other seats; its own name on the first rung
   * @param wins its share of wins
   * @param score its mean score
   * @param gain how much more it scores than a seat of the bot below, or alone than the bot below
   *     did
   */
  record Rung(String bot, String against, Estimate wins, Estimate score, Estimate gain) {
    /** What it is called among so many seats. */
    String name(int seats) {
      return seats == 1 ? bot : bot + " against " + against;
    }

    /** Whether there is another bot below it. */
    boolean climbs() {
      return !bot.equals(against);
    }
  }

  /** The sums of one rung. */
  static final class Sums implements Serializable {
    private final Wins wins = new Wins();
    private final Sample scores = new Sample();
    private final Sample gains = new Sample(); // times the number of other seats

    private void add(Sums other) {
      wins.add(other.wins);
      scores.add(other.scores);
      gains.add(other.gains);
    }
  }

  @Override
  public long games() {
    return each * bots.size();
  }

  @Override
  public long most() {
    return MOST;
  }

  /** Climbs; {@code finished} counts the games that are over. */
  List<Rung> climb(Workforce workforce, AtomicLong finished) {
    List<Sums> total = sums();
    workforce.play(
        this,
        part -> {
          for (int rung = 0; rung < bots.size(); rung++) {
            total.get(rung).add(part.get(rung));
          }
        },
        finished);
    List<Rung> rungs = new ArrayList<>();
    for (int rung = 0; rung < bots.size(); rung++) {
      rungs.add(rung(rung, total));
    }
    return rungs;
  }

  private Rung rung(int number, List<Sums> total) {
    Sums sums = total.get(number);
    int seats = travelling.setup().seats();
    Estimate gain;
    if (seats > 1) {
      gain = scaled(sums.gains.estimate(), seats - 1);
    } else if (number > 0) {
      gain = gap(sums.scores, total.get(number - 1).scores);
    } else {
      gain = new Estimate(0, 0, 0);
    }
    return new Rung(
        bots.get(number),
        bots.get(Math.max(0, number - 1)),
        Estimate.ofShare(sums.wins.sum(), each),
        sums.scores.estimate(),
        gain);
  }

  private static Estimate scaled(Estimate estimate, double by) {
    return new Estimate(estimate.value() / by, estimate.low() / by, estimate.high() / by);
  }

  private static Estimate gap(Sample above, Sample below) {
    double variance = above.varianceOfMean() + below.varianceOfMean();
    return Estimate.of(above.mean() - below.mean(), Math.sqrt(variance));
  }

  private ArrayList<Sums> sums() {
    ArrayList<Sums> sums = new ArrayList<>();
    bots.forEach(_ -> sums.add(new Sums()));
    return sums;
  }

  @Override
  public ArrayList<Sums> play(Chunk chunk, Runnable gameOver) {
    Setup setup = travelling.setup();
    ArrayList<Sums> sums = sums();
    RandomSource source = new RandomSource(seed);
    for (long next = chunk.from(); next < chunk.to(); next++) {
      int rung = (int) (next / each);
      long game = next % each;
      int climber = (int) (game % setup.seats());
      List<String> names =
          new ArrayList<>(Collections.nCopies(setup.seats(), bots.get(Math.max(0, rung - 1))));
      names.set(climber, bots.get(rung));
      Match match = new Match(setup, names, source.split(game));
      match.play();
      add(sums.get(rung), match.position(), climber);
      gameOver.run();
    }
    return sums;
  }

  private static void add(Sums sums, Position position, int climber) {
    long gain = 0;
    for (int seat = 0; seat < position.seats(); seat++) {
      gain += position.score(climber) - position.score(seat);
    }
    sums.wins.add(Wins.of(position)[climber]);
    sums.scores.add(position.score(climber));
    sums.gains.add(gain);
  }
}
