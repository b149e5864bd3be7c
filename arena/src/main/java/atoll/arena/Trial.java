package atoll.arena;

import atoll.bots.Bot;
import atoll.bots.BotSeat;
import atoll.bots.Bots;
import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Setup;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/**
 * A bot on trial: it plays against itself, every move is checked against the list of legal moves,
 * and every answer is timed. Strength is for a {@link Tournament}; this is about manners and speed.
 */
public record Trial(Setup setup, String bot, long games, long seed, int threads) {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  public Trial {
    Bots.checkWithBudget(bot);
  }

  /**
   * What was seen.
   *
   * @param choices answers where there was more than one move
   * @param illegal answers that were not in the list of legal moves; such a game is broken off
   * @param imagined games imagined for all choices
   * @param cpuNanos processor time of all choices
   * @param slowestNanos the longest time on the clock that one answer took
   * @param shares where the processor time went
   */
  public record Report(
      long choices,
      long illegal,
      long imagined,
      long cpuNanos,
      long slowestNanos,
      TimeShares shares) {
    private static final Report NONE = new Report(0, 0, 0, 0, 0, new TimeShares(0, 0, 0));

    private Report with(Report other) {
      return new Report(
          choices + other.choices,
          illegal + other.illegal,
          imagined + other.imagined,
          cpuNanos + other.cpuNanos,
          Math.max(slowestNanos, other.slowestNanos),
          shares);
    }

    private Report with(TimeShares measured) {
      return new Report(choices, illegal, imagined, cpuNanos, slowestNanos, measured);
    }
  }

  /** Plays all games; {@code finished} counts those that are over, for whoever watches. */
  public Report run(AtomicLong finished) {
    Report total = Report.NONE;
    try (TimeShares.Watch watch = TimeShares.watch()) {
      for (Report part : new Crew(threads, games).run(pile -> work(pile, finished))) {
        total = total.with(part);
      }
      return total.with(watch.shares());
    }
  }

  private Report work(LongSupplier pile, AtomicLong finished) {
    Report report = Report.NONE;
    RandomSource source = new RandomSource(seed);
    for (long game = pile.getAsLong(); game != Crew.NO_MORE; game = pile.getAsLong()) {
      report = play(report, source.split(game));
      finished.incrementAndGet();
    }
    return report;
  }

  private Report play(Report before, RandomSource random) {
    Report report = before;
    Position position = setup.start();
    RandomSource chance = random.split(0);
    Bot[] bots = new Bot[setup.seats()];
    BotSeat[] seats = new BotSeat[setup.seats()];
    for (int seat = 0; seat < seats.length; seat++) {
      bots[seat] = Bots.create(bot, setup, position);
      seats[seat] = new BotSeat(bots[seat], seat, position, random.split(1 + seat));
    }
    Ints list = new Ints();
    while (!position.isOver()) {
      int seat = position.next();
      if (seat == Position.CHANCE) {
        position.sample(chance, list);
        position.happen(list);
        continue;
      }
      long cpu = THREADS.getCurrentThreadCpuTime();
      long clock = System.nanoTime();
      int move = seats[seat].choose(position);
      long took = System.nanoTime() - clock;
      long used = THREADS.getCurrentThreadCpuTime() - cpu;
      position.legal(seat, list);
      boolean isChoice = list.size() > 1;
      boolean isIllegal = !list.contains(move);
      report =
          report.with(
              new Report(
                  isChoice ? 1 : 0,
                  isIllegal ? 1 : 0,
                  isChoice ? bots[seat].imagined() : 0,
                  used,
                  took,
                  report.shares));
      if (isIllegal) {
        break;
      }
      position.play(seat, move);
    }
    return report;
  }
}
