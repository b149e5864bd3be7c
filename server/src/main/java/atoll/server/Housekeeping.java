package atoll.server;

import atoll.engine.Game;
import atoll.engine.Games;
import atoll.server.bots.BotRoom;
import atoll.server.campaign.Campaigns;
import atoll.server.guest.Accounts;
import atoll.server.guest.Sightings;
import atoll.server.rating.Referee;
import atoll.server.store.Archive;
import atoll.server.store.Change;
import atoll.server.store.Claims;
import atoll.server.store.News;
import atoll.server.store.StorageFailure;
import atoll.server.store.Store;
import atoll.server.table.Command;
import atoll.server.table.Damaged;
import atoll.server.table.Status;
import atoll.server.table.Table;
import atoll.server.table.Tables;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

/**
 * What is done now and then without anybody asking, a bounded piece at a time: bots whose turn it
 * is are found, tables that nobody comes to are closed, old ones bundled, idle ones forgotten.
 */
final class Housekeeping implements AutoCloseable {
  private static final System.Logger LOG = System.getLogger(Housekeeping.class.getName());
  private static final int AT_ONCE = 50;
  private static final int ENOUGH_FOR_BOTS = 200;
  private static final int BUNDLED_AT_ONCE = 20;
  private static final int TIDY_EVERY_SECONDS = 30;
  private static final int CATCH_UP_EVERY_SECONDS = 5;

  private final ServerConfig.Keeping keeps;
  private final Store store;
  private final Archive archive;
  private final Tables tables;
  private final Campaigns campaigns;
  private final BotRoom bots;
  private final Sightings sightings;
  private final SlowClock clock = new SlowClock(System::currentTimeMillis, System::nanoTime);
  private final Referee referee;
  private final CountDownLatch stopping = new CountDownLatch(1);

  Housekeeping(
      ServerConfig.Keeping keeps,
      Store store,
      Tables tables,
      Campaigns campaigns,
      BotRoom bots,
      Sightings sightings) {
    this.keeps = keeps;
    this.store = store;
    this.archive = store.archive();
    this.tables = tables;
    this.campaigns = campaigns;
    this.bots = bots;
    this.referee = new Referee(store.ledger(), store.ratings());
    this.sightings = sightings;
  }

  /** Begins; whatever else is to be done every second is done, too. */
  void start(Games games, Runnable everySecond) {
    everySecond(
        "housekeeping",
        second -> {
          everySecond.run();
          if (!store.isHealthy()) {
            store.ledger().tryToWrite(); // who is not ready is asked for nothing, and would stay so
          }
          forgetPeople();
          if (second % TIDY_EVERY_SECONDS == 0) {
            tidy();
          }
        });
    everySecond("bot-claims", _ -> findBots());
    everySecond("ratings", _ -> referee.rate(AT_ONCE));
    everySecond("clocks", _ -> lookAtClocks());
    if (store.isShared()) {
      store.subscribe(news -> news.forEach(this::heard));
      everySecond("catch-up", this::catchUp);
      everySecond(
          "sightings",
          second -> {
            if (second % CATCH_UP_EVERY_SECONDS == 0) {
              sightings.tell();
            }
          });
    }
    Thread.ofPlatform().daemon().name("upgrade").start(() -> bringUpToDate(games));
  }

  private void everySecond(String name, IntConsumer work) {
    Thread.ofPlatform()
        .daemon()
        .name(name)
        .start(() -> {
          for (int second = 0; !isStopping(second == 0 ? 0 : 1000); second++) {
            int now = second;
            attempt(name, () -> work.accept(now));
          }
        });
  }

  private boolean isStopping(int millis) {
    try {
      return stopping.await(millis, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return true;
    }
  }

  /** Does something that must not keep the rest from being done. */
  private void attempt(String what, Runnable work) {
    try {
      work.run();
    } catch (RuntimeException | Error e) {
      if (!isStopping(0)) {
        LOG.log(System.Logger.Level.ERROR, what + " failed", e);
      }
    }
  }

  /**
   * Keeps the claims on tables whose bots are in line here, and takes those that nobody has: after
   * a start what was left, later what a node that has gone left.
   */
  private void findBots() {
    List<String> inLine = new ArrayList<>();
    for (Table table : tables.inUse()) {
      if (bots.knows(table)) {
        inLine.add(table.header().id());
      }
    }
    store.claims().renew(inLine);
    List<String> taken;
    do {
      taken = store.claims().take(AT_ONCE);
      for (String id : taken) {
        attempt("table " + id, () -> tables.find(id).ifPresent(this::letBotsPlay));
      }
    } while (taken.size() == AT_ONCE && bots.waiting() < ENOUGH_FOR_BOTS && !isStopping(0));
  }

  private void letBotsPlay(Table table) {
    table.carryOut(new Command.Settle());
    if (table.botTurn().due().isEmpty()) {
      table.note(); // who wrote it did not know
    } else {
      bots.look(table);
    }
  }

  /** Lets bots play on where time has run out; of several nodes one takes each table. */
  private void lookAtClocks() {
    List<Claims.RunOut> taken;
    do {
      taken = store.claims().takeRunOut(AT_ONCE);
      try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
        for (Claims.RunOut out : taken) {
          threads.execute(() -> attempt("table " + out.table(), () -> timeOut(out)));
        }
      }
    } while (taken.size() == AT_ONCE && !isStopping(0));
  }

  private void timeOut(Claims.RunOut out) {
    tables
        .find(out.table())
        .ifPresent(table -> {
          int before = table.number();
          long now = Math.max(System.currentTimeMillis(), out.deadline());
          if (table.carryOut(new Command.TimeOut(now)) == before) {
            table.note(); // who wrote it did not know when
          }
        });
  }

  private void heard(News news) {
    attempt("reading on", () -> tables.heard(news.table(), news.number()));
  }

  /** Looks whether other nodes have written more than was heard: a notice may be lost. */
  private void catchUp(int second) {
    if (!store.isHearing() || second % CATCH_UP_EVERY_SECONDS == 0) {
      List<String> ids = tables.inUse().stream().map(table -> table.header().id()).toList();
      archive.numbers(ids).forEach((id, number) -> heard(new News(id, number)));
    }
  }

  private void tidy() {
    tables.forgetIdle(bots::knows);
    store.ledger().write(Accounts.oldAttempts());
    long now = clock.millis();
    if (!keeps.openFor().isZero()) {
      closeOld(now - keeps.openFor().toMillis());
    }
    if (!keeps.looseFor().isZero()) {
      bundleOld(now - keeps.looseFor().toMillis());
    }
  }

  /** People who have deleted themselves are forgotten, a few tables and campaigns at a time. */
  private void forgetPeople() {
    for (String person : store.register().deleted(AT_ONCE)) {
      boolean plays = campaigns.forget(person, AT_ONCE);
      List<String> seated = store.register().tablesOf(person, AT_ONCE);
      for (String id : seated) {
        attempt("table " + id, () -> forget(person, id));
      }
      if (!plays && seated.isEmpty()) {
        store.ledger().write(new Change.PersonForgotten(person));
      }
    }
  }

  private void forget(String person, String id) {
    try {
      tables.find(id).ifPresent(table -> table.carryOut(new Command.Forget(person)));
    } catch (Damaged damaged) {
      store.ledger().write(new Change.Unseated(person, id)); // it shows nobody anything any more
    }
  }

  /** Tables that nobody sat down at for too long are closed. */
  private void closeOld(long before) {
    for (String id : archive.idsUnchanged(Status.OPEN.word(), before, AT_ONCE)) {
      attempt(
          "table " + id,
          () -> tables.find(id).ifPresent(table -> table.carryOut(new Command.Expire(before))));
    }
  }

  /** The events of games that have long been over are put together. */
  private void bundleOld(long before) {
    for (News old : archive.toBundle(before, BUNDLED_AT_ONCE)) {
      try {
        store.ledger().write(new Change.Bundled(old.table(), old.number()));
      } catch (StorageFailure.Conflict overtaken) {
        LOG.log(System.Logger.Level.DEBUG, "table " + old.table() + " has changed");
      }
    }
  }

  /**
   * Brings tables up to date that an older version wrote: those begun by rules that are not played
   * any more are closed, and what lists tell is noted where it never was.
   */
  private void bringUpToDate(Games games) {
    attempt(
        "bringing tables up to date",
        () -> {
          for (Game game : games.all()) {
            each(
                after -> archive.idsOfOlderEditions(game.id(), game.edition(), after, AT_ONCE),
                table -> table.carryOut(new Command.Settle()));
          }
          each(after -> archive.idsNotNoted(after, AT_ONCE), Table::note);
        });
  }

  private void each(Pages pages, Consumer<Table> work) {
    List<String> page;
    String last = "";
    do {
      page = pages.after(last);
      for (String id : page) {
        attempt("table " + id, () -> tables.find(id).ifPresent(work));
        last = id;
      }
    } while (page.size() == AT_ONCE && !isStopping(0));
  }

  /** A list of ids, a page at a time. */
  private interface Pages {
    List<String> after(String id);
  }

  /** Stops, and lets other nodes have the bots at once. */
  @Override
  public void close() {
    stopping.countDown();
    attempt("giving the bots back", store.claims()::giveBack);
  }
}
