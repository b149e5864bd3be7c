package atoll.server.store;

import atoll.engine.Refused;
import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.net.URI;
import java.net.URISyntaxException;
import java.sql.SQLException;
import java.util.List;
import java.util.UUID;
import java.util.function.Consumer;
import org.postgresql.ds.PGSimpleDataSource;

/** A PostgreSQL database that any number of nodes share. */
final class PostgresStore implements Store {
  /** What a node's lines are called; what follows is a name of its own. */
  static final String NODE_PREFIX = "atoll node ";

  private static final int READERS = 8;
  private static final int WRITERS = 2;
  private static final long LONGEST_WAIT_MILLIS = 5_000;
  private static final int LONGEST_SILENCE_SECONDS = 20;

  private final HikariDataSource readers;
  private final Ledger ledger;
  private final Claims claims;
  private final Ears ears;

  private PostgresStore(PGSimpleDataSource source) throws SQLException {
    String node = UUID.randomUUID().toString();
    source.setApplicationName(NODE_PREFIX + node); // so that nodes can be counted
    readers = pool(source);
    try {
      Migrations.run(readers, Dialect.POSTGRES);
      ledger = new Ledger(source::getConnection, WRITERS, Dialect.POSTGRES, node);
      claims = new Claims(readers, Dialect.POSTGRES, node);
      ears = new Ears(source::getConnection, node);
    } catch (SQLException | RuntimeException e) {
      readers.close();
      throw e;
    }
  }

  static PostgresStore open(String address) {
    try {
      return new PostgresStore(source(address));
    } catch (SQLException | RuntimeException e) {
      throw e instanceof Refused refused
          ? refused
          : new Refused("cannot open the database: " + SqliteStore.reason(e));
    }
  }

  /** {@code postgresql://user:password@host:port/name}, with or without {@code jdbc:} before it. */
  static PGSimpleDataSource source(String address) {
    PGSimpleDataSource source = new PGSimpleDataSource();
    try {
      URI uri = new URI(address.startsWith("jdbc:") ? address.substring(5) : address);
      if (uri.getHost() == null || !"postgresql".equals(uri.getScheme())) {
        throw new Refused("a database's address is postgresql://user:password@host:port/name");
      }
      String user = uri.getUserInfo();
      source.setUrl(
          "jdbc:postgresql://"
              + uri.getHost()
              + (uri.getPort() < 0 ? "" : ":" + uri.getPort())
              + uri.getPath()
              + (uri.getRawQuery() == null ? "" : "?" + uri.getRawQuery()));
      if (user != null) {
        int colon = user.indexOf(':');
        source.setUser(colon < 0 ? user : user.substring(0, colon));
        if (colon >= 0) {
          source.setPassword(user.substring(colon + 1));
        }
      }
    } catch (URISyntaxException e) {
      throw new Refused("a database's address is postgresql://user:password@host:port/name");
    }
    source.setConnectTimeout((int) (LONGEST_WAIT_MILLIS / 1000));
    source.setSocketTimeout(LONGEST_SILENCE_SECONDS);
    source.setTcpKeepAlive(true);
    source.setApplicationName("atoll");
    return source;
  }

  private static HikariDataSource pool(PGSimpleDataSource source) {
    HikariConfig config = new HikariConfig();
    config.setDataSource(source);
    config.setMaximumPoolSize(READERS);
    config.setMinimumIdle(1);
    config.setConnectionTimeout(LONGEST_WAIT_MILLIS);
    config.setPoolName("readers");
    return new HikariDataSource(config);
  }

  @Override
  public Ledger ledger() {
    return ledger;
  }

  @Override
  public Archive archive() {
    return new Archive(readers);
  }

  @Override
  public Register register() {
    return new Register(readers);
  }

  @Override
  public History history() {
    return new History(readers);
  }

  @Override
  public Ratings ratings() {
    return new Ratings(readers);
  }

  @Override
  public Claims claims() {
    return claims;
  }

  @Override
  public boolean isShared() {
    return true;
  }

  @Override
  public boolean isHearing() {
    return ears.isHearing();
  }

  @Override
  public boolean isHealthy() {
    return ledger.isHealthy();
  }

  /** Backups of PostgreSQL are made by its own tools. */
  @Override
  public double backupAgeSeconds() {
    return Double.NaN;
  }

  @Override
  public void subscribe(Consumer<List<News>> listener) {
    ears.listen(listener);
  }

  @Override
  public void close() {
    ears.close();
    ledger.close();
    readers.close();
  }
}
