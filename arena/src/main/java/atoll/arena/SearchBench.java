package atoll.arena;

import atoll.bots.Bot;
import atoll.bots.BotSeat;
import atoll.bots.Bots;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Setup;
import java.util.ArrayList;
import java.util.List;

/**
 * How fast bots think: the strongest levels choose moves in {@link Midgame} positions, on one
 * thread, with the same number of imagined games each. Measured in processor time and repeated.
 * What they choose must be the same each time.
 */
public final class SearchBench {
  private static final RandomSource SEED = new RandomSource(1);
  private static final int POSITIONS = 8;
  private static final int REPETITIONS = 5;

  /** How many games are imagined for each choice. */
  private static final int IMAGINED = 100;

  /** The bots that are measured. */
  public static final List<String> BOTS = List.of("level4", "level5");

  /**
   * What was measured for one variant.
   *
   * @param imaginedPerCpuSecond of each bot
   */
  public record Row(String game, String variant, int seats, List<Spread> imaginedPerCpuSecond) {}

  private final Setup setup;
  private final String name;
  private final List<Position> positions;
  private final Meter meter;
  private final Checksum checksum = new Checksum();

  private SearchBench(Setup setup, String name, List<Position> positions, Meter meter) {
    this.setup = setup;
    this.name = name;
    this.positions = positions;
    this.meter = meter;
  }

  /**
   * Measures one variant.
   *
   * @param seconds processor time for the warm-up of each bot and again for all repetitions
   */
  public static Row measure(Setup setup, String variant, double seconds, Meter meter) {
    List<Position> positions = Midgame.positions(setup, POSITIONS);
    List<Spread> speeds = new ArrayList<>();
    for (String bot : BOTS) {
      speeds.add(new SearchBench(setup, bot + "@" + IMAGINED, positions, meter).measure(seconds));
    }
    return new Row(setup.game().id(), variant, setup.seats(), speeds);
  }

  private Spread measure(double seconds) {
    thinkFor(seconds);
    double[] speed = new double[REPETITIONS];
    for (int i = 0; i < REPETITIONS; i++) {
      speed[i] = thinkFor(seconds / REPETITIONS);
    }
    return Spread.of(speed);
  }

  /** Thinks about all positions, again and again; imagined games per second of processor time. */
  private double thinkFor(double seconds) {
    long imagined = 0;
    long used = 0;
    while (used < seconds * 1e9) {
      checksum.begin();
      for (int i = 0; i < positions.size(); i++) {
        Position position = positions.get(i);
        Bot bot = Bots.create(name, setup, position); // a new one: it would remember the last move
        BotSeat seat = new BotSeat(bot, position.next(), position, SEED.split(i));
        long begin = meter.nanos();
        checksum.add(seat.choose(position));
        used += meter.nanos() - begin;
        imagined += bot.imagined();
      }
      checksum.end();
    }
    return imagined / (used / 1e9);
  }
}
