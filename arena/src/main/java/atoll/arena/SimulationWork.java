package atoll.arena;

import atoll.engine.RandomSource;
import atoll.engine.Setup;
import java.io.Serializable;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The games of a simulation. What is to be written of them comes back as text and is written by
 * whoever asked.
 *
 * @param recorded whether records are wanted
 * @param rows the rows of a table that are wanted, or null
 */
record SimulationWork(
    TravellingSetup travelling,
    List<String> bots,
    long games,
    long seed,
    boolean recorded,
    boolean audited,
    DataTable.@Nullable Rows rows)
    implements Work<SimulationWork.Part> {
  private static final long MOST = 20_000;
  private static final long MOST_WITH_TEXT = 500;

  /**
   * What a chunk came to.
   *
   * @param texts the record or the rows of each game by its number; none if they are not wanted
   */
  record Part(Tally tally, TreeMap<Long, String> texts) implements Serializable {}

  @Override
  public long most() {
    return recorded || rows == DataTable.Rows.DECISIONS ? MOST_WITH_TEXT : MOST;
  }

  @Override
  public Part play(Chunk chunk, Runnable gameOver) {
    Setup setup = travelling.setup();
    Meter meter = new ThreadMeter();
    long before = meter.nanos();
    Part part = new Part(new Tally(setup.seats()), new TreeMap<>());
    RandomSource source = new RandomSource(seed);
    for (long game = chunk.from(); game < chunk.to(); game++) {
      Match match = new Match(setup, bots, source.split(game));
      if (rows != null) {
        Sheet sheet = new Sheet(rows, game);
        match.play(sheet);
        part.texts.put(game, sheet.end(match.position()));
      } else if (recorded) {
        part.texts.put(game, match.record(setup, bots, audited));
      } else {
        match.play();
      }
      part.tally.add(match.position(), match.decisions());
      gameOver.run();
    }
    part.tally.cpuNanos += meter.nanos() - before;
    return part;
  }
}
