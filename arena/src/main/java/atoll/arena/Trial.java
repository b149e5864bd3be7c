package atoll.arena;

import atoll.bots.Bot;
import atoll.bots.BotSeat;
import atoll.bots.Bots;
import atoll.engine.Ints;
import atoll.engine.Playout;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Setup;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/**
 * A bot on trial: it plays against itself, every move is checked against the list of legal moves,
 * and every answer is timed. Strength is for a {@link Tournament}; this is about manners and speed.
 */
public record Trial(Setup setup, String bot, long games, long seed, int threads) {
  private static final Meter METER = new ThreadMeter();

  public Trial {
    Bots.checkWithBudget(bot);
  }

  /**
   * What was seen.
   *
   * @param imagined games imagined for each answer where there was more than one move
   * @param cpuMicros processor time of each answer
   * @param clockMicros time on the clock of each answer
   * @param trials moves that the bots tried out by their game's insight
   * @param illegal answers that were not in the list of legal moves; such a game is broken off
   * @param shares where the processor time went
   */
  public record Report(
      Sample imagined,
      Sample cpuMicros,
      Sample clockMicros,
      long trials,
      long illegal,
      TimeShares shares) {
    /** Answers where there was more than one move. */
    public long choices() {
      return imagined.count();
    }
  }

  /** Plays all games; {@code finished} counts those that are over, for whoever watches. */
  public Report run(AtomicLong finished) {
    try (TimeShares.Watch watch = TimeShares.watch()) {
      Notes total = new Notes();
      for (Notes part : new Crew(threads, games).run(pile -> work(pile, finished))) {
        total.add(part);
      }
      return new Report(
          total.imagined,
          total.cpuMicros,
          total.clockMicros,
          total.trials,
          total.illegal,
          watch.shares());
    }
  }

  private Notes work(LongSupplier pile, AtomicLong finished) {
    Notes notes = new Notes();
    RandomSource source = new RandomSource(seed);
    for (long game = pile.getAsLong(); game != Crew.NO_MORE; game = pile.getAsLong()) {
      new Session(notes, source.split(game)).play();
      finished.incrementAndGet();
    }
    return notes;
  }

  /** What one thread sees. */
  private static final class Notes {
    final Sample imagined = new Sample();
    final Sample cpuMicros = new Sample();
    final Sample clockMicros = new Sample();
    long trials;
    long illegal;

    void add(Notes other) {
      imagined.add(other.imagined);
      cpuMicros.add(other.cpuMicros);
      clockMicros.add(other.clockMicros);
      trials += other.trials;
      illegal += other.illegal;
    }
  }

  /** One game. */
  private final class Session {
    private final Notes notes;
    private final Position position = setup.start();
    private final Bot[] bots = new Bot[setup.seats()];
    private final BotSeat[] seats = new BotSeat[setup.seats()];
    private final Playout playout;
    private final Ints moves = new Ints();

    Session(Notes notes, RandomSource random) {
      this.notes = notes;
      playout = new Playout(random.split(0), this::choose);
      for (int seat = 0; seat < seats.length; seat++) {
        bots[seat] = Bots.create(bot, setup, position);
        seats[seat] = new BotSeat(bots[seat], seat, position, random.split(1 + seat));
      }
    }

    void play() {
      long before = notes.illegal;
      while (notes.illegal == before && playout.step(position)) {
        // Each step is an event.
      }
      for (Bot bot : bots) {
        notes.trials += bot.trials();
      }
    }

    private int choose(Position position, int seat) {
      long cpu = METER.nanos();
      long clock = System.nanoTime();
      int move = seats[seat].choose(position);
      notes.clockMicros.add(micros(System.nanoTime() - clock));
      notes.cpuMicros.add(micros(METER.nanos() - cpu));
      position.legal(seat, moves);
      if (moves.size() > 1) {
        notes.imagined.add(bots[seat].imagined());
      }
      if (!moves.contains(move)) {
        notes.illegal++;
        return moves.get(0); // the last move of this game; an illegal one cannot be played
      }
      return move;
    }

    private static long micros(long nanos) {
      return Math.round(nanos / 1e3);
    }
  }
}
