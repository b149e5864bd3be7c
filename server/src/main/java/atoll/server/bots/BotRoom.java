package atoll.server.bots;

import atoll.server.store.StorageFailure;
import atoll.server.table.Table;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import org.jspecify.annotations.Nullable;

/**
 * Where bots think: tables whose bots are to act line up, and a few threads take one at a time. A
 * bot that does not come to an end is left behind with its thread; another bot takes its seat, and
 * another thread the place of its thread.
 */
public final class BotRoom implements AutoCloseable {
  private static final System.Logger LOG = System.getLogger(BotRoom.class.getName());
  private static final int WATCH_MILLIS = 200;
  private static final int RETRY_MILLIS = 1000;

  /** Where a table is: it is never with two threads at once. */
  private enum Place {
    IN_LINE,
    WITH_A_THINKER,
    TO_LINE_UP_AGAIN
  }

  private final Duration patience;
  private final Brains brains;
  private final LinkedBlockingQueue<Table> line = new LinkedBlockingQueue<>();
  private final Map<Table, Place> places = new ConcurrentHashMap<>();
  private final Set<Thinker> thinkers = ConcurrentHashMap.newKeySet();
  private volatile boolean isClosing;

  /**
   * Opens the room.
   *
   * @param patience how long a bot may think
   */
  public BotRoom(int threads, Duration patience, Brains brains) {
    this.patience = patience;
    this.brains = brains;
    for (int i = 0; i < threads; i++) {
      hire();
    }
    Thread.ofPlatform().daemon().name("bot-watch").start(this::watch);
  }

  /** Looks whether bots are to act at the table, soon. */
  public void look(Table table) {
    places.compute(
        table,
        (_, place) ->
            switch (place) {
              case null -> {
                line.add(table);
                yield Place.IN_LINE;
              }
              case IN_LINE -> place;
              case WITH_A_THINKER, TO_LINE_UP_AGAIN -> Place.TO_LINE_UP_AGAIN;
            });
  }

  /** Whether the table waits here or a bot thinks about it. */
  public boolean knows(Table table) {
    return places.containsKey(table);
  }

  /** How many tables wait for a bot. */
  public int waiting() {
    return line.size();
  }

  private void leave(Table table) {
    places.compute(
        table,
        (_, place) -> {
          if (place == Place.TO_LINE_UP_AGAIN) {
            line.add(table);
            return Place.IN_LINE;
          }
          return null;
        });
  }

  private void hire() {
    Thinker thinker = new Thinker();
    thinkers.add(thinker);
    thinker.thread.start();
  }

  private void watch() {
    try {
      while (!isClosing) {
        Thread.sleep(WATCH_MILLIS);
        for (Thinker thinker : thinkers) {
          BotTurns turns = thinker.turns;
          if (turns != null && turns.thinksLongerThan(patience)) {
            leaveBehind(thinker, turns);
          }
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void leaveBehind(Thinker thinker, BotTurns turns) {
    LOG.log(System.Logger.Level.ERROR, "a bot does not come to an end: " + turns);
    thinkers.remove(thinker);
    thinker.isLeftBehind = true;
    hire();
    try {
      turns.giveUp();
    } catch (RuntimeException e) {
      LOG.log(System.Logger.Level.ERROR, "nobody could take the bot's seat", e);
      retry(turns.table());
    }
    leave(turns.table());
  }

  /** Comes back to a table when the storage may work again. */
  private void retry(Table table) {
    Thread.ofVirtual()
        .start(() -> {
          try {
            Thread.sleep(RETRY_MILLIS);
            look(table);
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
        });
  }

  /** One thread that lets bots think. */
  private final class Thinker {
    final Thread thread = Thread.ofPlatform().daemon().name("bot").unstarted(this::work);
    volatile @Nullable BotTurns turns;
    volatile boolean isLeftBehind;

    private void work() {
      try {
        while (!isClosing && !isLeftBehind) {
          Table table = line.take();
          places.put(table, Place.WITH_A_THINKER);
          play(table);
        }
      } catch (InterruptedException closing) {
        Thread.currentThread().interrupt();
      }
    }

    private void play(Table table) {
      BotTurns current = new BotTurns(table, brains);
      turns = current;
      try {
        current.play();
      } catch (StorageFailure failure) {
        retry(table);
      } catch (RuntimeException | Error e) {
        if (!isClosing) {
          LOG.log(System.Logger.Level.ERROR, "bots could not play: " + current, e);
        }
      } finally {
        turns = null;
        if (!isLeftBehind) {
          leave(table);
        }
      }
    }
  }

  /** Lets nobody think any more. */
  @Override
  public void close() {
    isClosing = true;
    for (Thinker thinker : thinkers) {
      BotTurns turns = thinker.turns;
      if (turns != null) {
        turns.stop();
      }
      thinker.thread.interrupt();
    }
  }
}
