package atoll.server.bots;

import atoll.bots.Appraiser;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.server.table.BotTurn;
import atoll.server.table.Table;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/**
 * A hint that somebody waits for: what the bots would play on a seat that is not theirs. It is
 * thought out on a copy in which everything that the seat cannot know has been dealt anew, by a
 * seed that nobody knows: who could compute the deal could try which of all hands leads to the
 * hint.
 */
final class Counsel {
  private static final SecureRandom SEEDS = new SecureRandom();

  private final Table table;
  private final int seat;
  private final CompletableFuture<Hint> made = new CompletableFuture<>();
  private volatile long since;
  private volatile boolean isThinking;

  Counsel(Table table, int seat) {
    this.table = table;
    this.seat = seat;
  }

  /** Waits for it. */
  Hint hint() {
    try {
      return made.join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof RuntimeException failure ? failure : e;
    }
  }

  /** Thinks, and tells whoever waits; whatever goes wrong is told as well. */
  void think() {
    since = System.nanoTime();
    isThinking = true;
    try {
      BotTurn turn = table.hintTurn(seat);
      Position position = turn.position();
      List<Appraiser.Worth> worths =
          new Appraiser(table.header().setup(), position)
              .appraise(position, seat, null, new RandomSource(SEEDS.nextLong()));
      List<Hint.Advice> moves =
          worths.stream()
              .map(worth -> new Hint.Advice(position.writeMove(seat, worth.move()), worth.points()))
              .toList();
      made.complete(new Hint(turn.number(), moves, System.nanoTime() - since));
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      made.completeExceptionally(e);
    } finally {
      isThinking = false;
    }
  }

  boolean thinksLongerThan(Duration patience) {
    return isThinking && System.nanoTime() - since > patience.toNanos();
  }

  /** Nobody waits any longer. */
  void giveUp() {
    made.completeExceptionally(new IllegalStateException("no hint came in time: " + this));
  }

  @Override
  public String toString() {
    return "a hint at table " + table.header().id() + " for seat " + seat;
  }
}
