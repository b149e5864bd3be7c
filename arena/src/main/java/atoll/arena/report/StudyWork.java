package atoll.arena.report;

import atoll.arena.Chunk;
import atoll.arena.Match;
import atoll.arena.TravellingSetup;
import atoll.arena.Work;
import atoll.engine.RandomSource;
import atoll.engine.Setup;
import java.util.List;

/** The games of a study, all but its ladder. */
record StudyWork(TravellingSetup travelling, List<String> bots, long games, long seed)
    implements Work<Findings> {
  /** In every so many games it is also noted what could have been done and was not. */
  private static final long LOOKS = 20;

  private static final long LEAST_LOOKS = 100;
  private static final long MOST_LOOKS = 2_000;

  private static final long MOST = 20_000;

  @Override
  public long most() {
    return MOST;
  }

  @Override
  public Findings play(Chunk chunk, Runnable gameOver) {
    Setup setup = travelling.setup();
    Findings findings = new Findings(setup);
    Chronicle chronicle = new Chronicle(setup, new Labels(setup.game().components()));
    RandomSource source = new RandomSource(seed);
    for (long game = chunk.from(); game < chunk.to(); game++) {
      Match match = new Match(setup, bots, source.split(game));
      chronicle.begin(looksAround(game));
      match.play(chronicle);
      chronicle.end();
      findings.add(game, match.position(), chronicle);
      gameOver.run();
    }
    return findings;
  }

  /**
   * Whether to look around in a game. That takes time, so it is done in a part of the games only,
   * spread over all of them so that no chunk has more of it than others.
   */
  boolean looksAround(long game) {
    return game % Math.max(1, games / Math.clamp(games / LOOKS, LEAST_LOOKS, MOST_LOOKS)) == 0;
  }
}
