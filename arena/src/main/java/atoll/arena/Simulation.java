package atoll.arena;

import atoll.bots.Bots;
import atoll.engine.RandomSource;
import atoll.engine.Refused;
import atoll.engine.Setup;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Many games between bots, over several threads. Game number i draws from stream i of the seed,
 * whichever thread plays it, and results are added up in whole numbers; so the outcome does not
 * depend on the number of threads.
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
    int threads,
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

  /** Plays all games; {@code finished} counts those that are over, for whoever watches. */
  public Summary run(AtomicLong finished) {
    return run(finished, null);
  }

  /** Plays all games and writes them into a table as well, unless that is null. */
  public Summary run(AtomicLong finished, @Nullable DataTable table) {
    RecordFolder folder = records != null ? new RecordFolder(records) : null;
    long start = System.nanoTime();
    Tally total = new Tally(setup.seats());
    for (Tally part : new Crew(threads, games).run(pile -> work(pile, folder, table, finished))) {
      total.add(part);
    }
    return total.summary(this, (System.nanoTime() - start) / 1e9);
  }

  private Tally work(
      LongSupplier pile,
      @Nullable RecordFolder folder,
      @Nullable DataTable table,
      AtomicLong finished) {
    Meter meter = new ThreadMeter();
    long before = meter.nanos();
    Tally tally = new Tally(setup.seats());
    RandomSource source = new RandomSource(seed);
    for (long game = pile.getAsLong(); game != Crew.NO_MORE; game = pile.getAsLong()) {
      Match match = new Match(setup, bots, source.split(game));
      if (table != null) {
        DataTable.Sheet sheet = table.new Sheet(game);
        match.play(sheet);
        sheet.close(match.position());
      } else if (folder == null) {
        match.play();
      } else {
        folder.write(game + 1, match.record(setup, bots, audited));
      }
      tally.add(match.position(), match.decisions());
      finished.incrementAndGet();
    }
    tally.cpuNanos += meter.nanos() - before;
    return tally;
  }
}
