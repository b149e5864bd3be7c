package atoll.server;

import atoll.engine.Game;
import atoll.engine.Games;
import atoll.engine.Refused;
import atoll.server.bots.BotRoom;
import atoll.server.bots.Brains;
import atoll.server.guest.Guests;
import atoll.server.http.Api;
import atoll.server.http.HttpServer;
import atoll.server.ops.Metrics;
import atoll.server.store.Archive;
import atoll.server.store.Database;
import atoll.server.table.Command;
import atoll.server.table.Status;
import atoll.server.table.Table;
import atoll.server.table.Tables;
import java.time.Duration;

/** A running server. Closing it finishes what is being written and says goodbye to the clients. */
public final class AtollServer implements AutoCloseable {
  private static final System.Logger LOG = System.getLogger(AtollServer.class.getName());
  private static final int OLD_AT_ONCE = 1000;
  private static final int TIDY_EVERY_SECONDS = 30;

  private final Database database;
  private final Tables tables;
  private final BotRoom bots;
  private final Metrics metrics = new Metrics();
  private final HttpServer http;
  private final Thread housekeeping;
  private volatile boolean isStopping;

  private AtollServer(ServerConfig config, Games games, Brains brains) {
    database = Database.open(config.data(), config.keeps().backupEvery());
    try {
      Archive archive = database.archive();
      tables = new Tables(games, database.ledger(), archive);
      bots = new BotRoom(config.bots().threads(), config.bots().patience(), brains);
      tables.onChange(bots::look);
      http =
          new HttpServer(
              new HttpServer.Settings(
                  config.address().host(),
                  config.address().port(),
                  config.limits(),
                  config.trustsProxy(),
                  config.streams().heartbeat()),
              new HttpServer.Rooms(
                  games,
                  new Guests(database.ledger(), archive),
                  tables,
                  archive,
                  metrics,
                  () -> !isStopping && database.ledger().isHealthy()));
      measure();
      housekeeping =
          Thread.ofPlatform().daemon().name("housekeeping").start(() -> keepHouse(config));
      Thread.ofPlatform().daemon().name("resume").start(() -> resume(games, archive));
    } catch (RuntimeException e) {
      database.close();
      throw e;
    }
  }

  /**
   * Starts a server.
   *
   * @throws Refused with a sentence if the data folder or the port cannot be used
   */
  public static AtollServer start(ServerConfig config, Games games) {
    return start(config, games, Brains.USUAL);
  }

  /** Starts a server whose bots come from elsewhere. */
  public static AtollServer start(ServerConfig config, Games games, Brains brains) {
    return new AtollServer(config, games, brains);
  }

  private void measure() {
    database.ledger().onGroup(metrics::committed);
    metrics.gauge("atoll_streams", "open event streams", http::streams);
    metrics.gauge("atoll_tables_in_memory", "tables in memory", tables.inUse()::size);
    metrics.gauge("atoll_bot_tables_waiting", "tables that wait for a bot", bots::waiting);
  }

  private void keepHouse(ServerConfig config) {
    for (int second = 1; !isStopping; second++) {
      try {
        Thread.sleep(1000);
        metrics.dropped(http.dropStuck(config.streams().patience()));
        if (second % TIDY_EVERY_SECONDS == 1) {
          tables.forgetIdle(bots::knows);
          closeOld(config.keeps().openFor());
        }
      } catch (InterruptedException stop) {
        return;
      } catch (RuntimeException e) {
        LOG.log(System.Logger.Level.ERROR, "housekeeping failed", e);
      }
    }
  }

  /** Tables that nobody sat down at for too long are closed. */
  private void closeOld(Duration openFor) {
    if (openFor.isZero()) {
      return;
    }
    long before = System.currentTimeMillis() - openFor.toMillis();
    for (String id : database.archive().idsUnchanged(Status.OPEN.word(), before, OLD_AT_ONCE)) {
      tables.find(id).ifPresent(table -> table.carryOut(new Command.Expire(before)));
    }
  }

  /**
   * Games that were under way when the server last stopped go on. Tables that were begun by rules
   * that are not played any more are closed, and results that were never kept are, where they can
   * still be computed.
   */
  private void resume(Games games, Archive archive) {
    try {
      for (Game game : games.all()) {
        for (String id : archive.idsOfOlderEditions(game.id(), game.edition())) {
          tables.find(id).ifPresent(AtollServer::settle);
        }
      }
      for (String id : archive.ids(Status.PLAYING.word())) {
        if (isStopping) {
          return;
        }
        tables.find(id).ifPresent(AtollServer::settle);
        tables.find(id).ifPresent(bots::look);
      }
      for (String id : archive.idsWithoutResult(OLD_AT_ONCE)) {
        tables.find(id).ifPresent(Table::keepResult);
      }
    } catch (RuntimeException e) {
      LOG.log(System.Logger.Level.ERROR, "not all games could be resumed", e);
    }
  }

  private static void settle(Table table) {
    try {
      table.carryOut(new Command.Settle());
    } catch (RuntimeException e) {
      LOG.log(System.Logger.Level.ERROR, "table " + table.header().id() + " is broken", e);
    }
  }

  public int port() {
    return http.port();
  }

  /** What to do when it has become impossible to listen to clients. */
  public void whenDeaf(Runnable action) {
    http.whenDeaf(action);
  }

  /** All calls of the HTTP API. */
  public Api api() {
    return http.api();
  }

  /** Takes no more requests, tells the clients, finishes writing. */
  @Override
  public void close() {
    isStopping = true;
    housekeeping.interrupt();
    bots.close();
    http.close();
    database.close();
    metrics.close();
  }
}
