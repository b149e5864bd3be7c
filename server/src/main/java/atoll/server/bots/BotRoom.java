package atoll.server.bots;

import atoll.server.share.FairLine;
import atoll.server.store.StorageFailure;
import atoll.server.table.Command;
import atoll.server.table.Table;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Where bots think: tables whose bots are to act line up, and people who want a hint behind them,
 * and a few threads take one at a time. Those with a bot that thinks long have a line and threads
 * of their own, so that nobody waits behind them for an answer that takes no time. A bot that does
 * not come to an end is left behind with its thread; another bot takes its seat, and another thread
 * the place of its thread.
 */
public final class BotRoom implements AutoCloseable {
  private static final System.Logger LOG = System.getLogger(BotRoom.class.getName());
  private static final int WATCH_MILLIS = 200;
  private static final int RETRY_MILLIS = 1000;
  private static final Set<String> QUICK = Set.of("random", "greedy", "level1", "level2");

  /** What a thread does for somebody. */
  private sealed interface Work {}

  /** Lets the bots of a table play. */
  private record Turns(Table table) implements Work {}

  /** Thinks for a person. */
  private record Advice(Counsel counsel) implements Work {}

  /** Where a table is: it is never with two threads at once. */
  private enum Place {
    IN_LINE,
    WITH_A_THINKER,
    TO_LINE_UP_AGAIN
  }

  private final Duration patience;
  private final Brains brains;
  private final FairLine<Work> quick;
  private final FairLine<Work> slow;
  private final Set<Table> slowTables = ConcurrentHashMap.newKeySet();
  private final Map<Table, Place> places = new ConcurrentHashMap<>();
  private final Set<Thinker> thinkers = ConcurrentHashMap.newKeySet();

  /** Who waits for a hint: one at a time. */
  private final Set<String> asking = ConcurrentHashMap.newKeySet();

  private volatile LongConsumer onTurn = _ -> {};
  private volatile boolean isClosing;

  /**
   * Opens the room.
   *
   * @param patience how long a bot may think
   */
  public BotRoom(int threads, Duration patience, Brains brains) {
    this.patience = patience;
    this.brains = brains;
    // The strong levels are for everybody: nobody has more than half of them.
    quick = new FairLine<>(Math.max(1, threads));
    slow = new FairLine<>(Math.max(1, threads / 2));
    for (int i = 0; i < threads; i++) {
      hire(quick);
      hire(slow);
    }
    Thread.ofPlatform().daemon().name("bot-watch").start(this::watch);
  }

  /** Hears of every turn that bots took at a table, in nanoseconds. */
  public void onTurn(LongConsumer listener) {
    onTurn = listener;
  }

  /** Looks whether bots are to act at the table, soon. */
  public void look(Table table) {
    if (!table.hasBots()) {
      return; // as at most tables: nobody needs to take a turn to find that out
    }
    places.compute(
        table,
        (_, place) ->
            switch (place) {
              case null -> {
                lineUp(table);
                yield Place.IN_LINE;
              }
              case IN_LINE -> place;
              case WITH_A_THINKER, TO_LINE_UP_AGAIN -> Place.TO_LINE_UP_AGAIN;
            });
  }

  /**
   * What the bots would play on a seat that may act, or nothing if the person waits for a hint
   * already. It marks the seat as helped, then lines up with all that strong bots have to do, as
   * what belongs to the person.
   */
  public Optional<Hint> hint(Table table, String guest, int seat) {
    if (!asking.add(guest)) {
      return Optional.empty();
    }
    try {
      table.carryOut(new Command.Hint(guest, seat)); // not before there is a place for her
      Counsel counsel = new Counsel(table, seat);
      slow.add(new Advice(counsel), guest, true, Integer.MAX_VALUE);
      return Optional.of(counsel.hint());
    } finally {
      asking.remove(guest);
    }
  }

  /** Whether the table waits here or a bot thinks about it. */
  public boolean knows(Table table) {
    return places.containsKey(table);
  }

  /** How many tables wait for a bot. */
  public int waiting() {
    return quick.waiting() + slow.waiting();
  }

  private void lineUp(Table table) {
    boolean isSlow =
        slowTables.contains(table) || table.header().bots().stream().anyMatch(BotRoom::isStrong);
    (isSlow ? slow : quick)
        .add(new Turns(table), table.header().host(), table.hasPeople(), Integer.MAX_VALUE);
  }

  private static boolean isStrong(@Nullable String bot) {
    return bot != null && !QUICK.contains(bot);
  }

  private void leave(Table table) {
    places.compute(
        table,
        (_, place) -> {
          if (place == Place.TO_LINE_UP_AGAIN) {
            lineUp(table);
            return Place.IN_LINE;
          }
          slowTables.remove(table);
          return null;
        });
  }

  private void hire(FairLine<Work> line) {
    Thinker thinker = new Thinker(line);
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
            takeSeat(thinker, turns);
          }
          Counsel counsel = thinker.counsel;
          if (counsel != null && counsel.thinksLongerThan(patience)) {
            leaveBehind(thinker, counsel);
            counsel.giveUp();
          }
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Another thread takes the place of one that does not come to an end. */
  private void leaveBehind(Thinker thinker, Object thought) {
    LOG.log(System.Logger.Level.ERROR, "a bot does not come to an end: " + thought);
    thinkers.remove(thinker);
    thinker.isLeftBehind = true;
    FairLine<Work>.Turn turn = thinker.turn;
    if (turn != null) {
      turn.isDone(patience.toNanos());
    }
    hire(thinker.line);
  }

  private void takeSeat(Thinker thinker, BotTurns turns) {
    leaveBehind(thinker, turns);
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
    final FairLine<Work> line;
    final Thread thread = Thread.ofPlatform().daemon().name("bot").unstarted(this::work);
    volatile FairLine<Work>.@Nullable Turn turn;
    volatile @Nullable BotTurns turns;
    volatile @Nullable Counsel counsel;
    volatile boolean isLeftBehind;

    Thinker(FairLine<Work> line) {
      this.line = line;
    }

    private void work() {
      try {
        while (!isClosing && !isLeftBehind) {
          FairLine<Work>.Turn next = line.take();
          turn = next;
          long begun = System.nanoTime();
          try {
            switch (next.work()) {
              case Turns(Table table) -> {
                places.put(table, Place.WITH_A_THINKER);
                play(table);
              }
              case Advice(Counsel wanted) -> think(wanted);
            }
          } finally {
            long took = System.nanoTime() - begun;
            next.isDone(took);
            onTurn.accept(took);
          }
        }
      } catch (InterruptedException closing) {
        Thread.currentThread().interrupt();
      }
    }

    private void think(Counsel wanted) {
      counsel = wanted;
      try {
        wanted.think();
      } finally {
        counsel = null;
      }
    }

    private void play(Table table) {
      BotTurns current = new BotTurns(table, brains);
      turns = current;
      try {
        if (!current.play(line == quick ? QUICK::contains : _ -> true)) {
          slowTables.add(table);
          look(table);
        }
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
      Counsel counsel = thinker.counsel;
      if (counsel != null) {
        counsel.giveUp();
      }
      thinker.thread.interrupt();
    }
  }
}
