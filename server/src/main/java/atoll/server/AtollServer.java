package atoll.server;

import atoll.engine.Games;
import atoll.engine.Refused;
import atoll.server.bots.BotRoom;
import atoll.server.bots.Brains;
import atoll.server.campaign.Campaigns;
import atoll.server.guest.Accounts;
import atoll.server.guest.Guests;
import atoll.server.guest.Mutes;
import atoll.server.guest.Sightings;
import atoll.server.http.Api;
import atoll.server.http.HttpServer;
import atoll.server.ops.Metrics;
import atoll.server.store.Archive;
import atoll.server.store.Store;
import atoll.server.table.Tables;

/** A running server. Closing it finishes what is being written and says goodbye to the clients. */
public final class AtollServer implements AutoCloseable {
  private final Store store;
  private final Tables tables;
  private final BotRoom bots;
  private final Sightings sightings;
  private final Metrics metrics = new Metrics();
  private final HttpServer http;
  private final Housekeeping housekeeping;
  private volatile boolean isStopping;

  private AtollServer(ServerConfig config, Games games, Brains brains) {
    store = Store.open(config.data(), config.database(), config.keeps().backupEvery());
    try {
      Archive archive = store.archive();
      tables = new Tables(games, store.ledger(), archive);
      bots = new BotRoom(config.bots().threads(), config.bots().patience(), brains);
      tables.onChange(bots::look);
      Campaigns campaigns = new Campaigns(games, store.ledger(), archive, tables);
      Guests guests = new Guests(store.ledger(), store.register(), store.isShared());
      sightings = new Sightings(store.ledger(), archive, store.isShared());
      http =
          new HttpServer(
              new HttpServer.Settings(
                  config.address().host(),
                  config.address().port(),
                  config.limits(),
                  config.trustsProxy(),
                  config.streams().heartbeat(),
                  config.streams().missedAfter(),
                  config.openDecks(),
                  config.passwords()),
              new HttpServer.Rooms(
                  games,
                  guests,
                  new Accounts(store.ledger(), store.register(), guests),
                  new Mutes(store.ledger(), store.register(), store.isShared()),
                  sightings,
                  tables,
                  campaigns,
                  bots,
                  store,
                  metrics,
                  () -> !isStopping && store.isHealthy()));
      measure();
      housekeeping = new Housekeeping(config.keeps(), store, tables, campaigns, bots, sightings);
      housekeeping.start(games, () -> metrics.dropped(http.dropStuck(config.streams().patience())));
    } catch (RuntimeException e) {
      store.close();
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
    store.ledger().onGroup(metrics::committed);
    bots.onTurn(metrics::botTurn);
    metrics.gauge("atoll_backup_age_seconds", "since the last backup", store::backupAgeSeconds);
    metrics.gauge("atoll_ready", "1 if moves can be saved", () -> store.isHealthy() ? 1 : 0);
    metrics.gauge("atoll_streams", "open event streams", http::streams);
    metrics.gauge("atoll_tables_in_memory", "tables in memory", tables.inUse()::size);
    metrics.gauge("atoll_bot_tables_waiting", "tables that wait for a bot", bots::waiting);
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
    housekeeping.close();
    bots.close();
    http.close();
    store.close();
    metrics.close();
  }
}
