package atoll.arena;

import atoll.bots.Bots;
import atoll.engine.Refused;
import atoll.engine.Setup;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * Many games between bots. Game number i draws from stream i of the seed, whoever plays it, and
 * results are added up in whole numbers; so the outcome does not depend on the number of threads or
 * machines.
 *
 * @param bots one name for each seat
 * @param records the folder to write records to, or null; it is made when the games begin
 * @param audited whether records say how many legal moves there were
 */
public record Simulation(
    Setup setup,
    List<String> bots,
    long games,
    long seed,
    @Nullable Path records,
    boolean audited) {

  public Simulation {
    check(bots, setup.seats());
    bots = List.copyOf(bots);
  }

  /** Throws {@link Refused} unless each seat has a bot that there is. */
  public static void check(List<String> bots, int seats) {
    if (bots.size() != seats) {
      throw new Refused(
          "bots must name one bot for all seats or one for each of the "
              + seats
              + ", not "
              + bots.size());
    }
    bots.forEach(Bots::checkWithBudget);
  }

  /** The bots for a table: one name stands for all seats. */
  public static List<String> seated(List<String> names, int seats) {
    return names.size() == 1 ? Collections.nCopies(seats, names.getFirst()) : names;
  }

  /** Throws {@link Refused} if a bot would not choose the same each time. */
  public static void requireSameEachTime(List<String> bots) {
    for (String bot : bots) {
      if (Bots.thinksByTheClock(bot)) {
        throw new Refused(
            bot
                + " thinks by the clock, so its games cannot be played again; give it a number of"
                + " imagined games instead, such as "
                + bot.substring(0, "level5".length())
                + "@500");
      }
    }
  }

  /** Plays all games; {@code finished} counts those that are over, for whoever watches. */
  public Summary run(Workforce workforce, AtomicLong finished) {
    return run(workforce, finished, null);
  }

  /** Plays all games and writes them into a table as well, unless that is null. */
  public Summary run(Workforce workforce, AtomicLong finished, @Nullable DataTable table) {
    RecordFolder folder = records != null ? new RecordFolder(records) : null;
    long start = System.nanoTime();
    Tally total = new Tally(setup.seats());
    workforce.play(
        new SimulationWork(
            new TravellingSetup(setup),
            bots,
            games,
            seed,
            folder != null,
            audited,
            table != null ? table.rows() : null),
        part -> {
          total.add(part.tally());
          if (folder != null) {
            part.texts().forEach((game, record) -> folder.write(game + 1, record));
          }
          if (table != null) {
            part.texts().forEach(table::write);
          }
        },
        finished);
    return total.summary(this, (System.nanoTime() - start) / 1e9);
  }
}
