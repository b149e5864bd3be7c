package atoll.server;

import atoll.server.guest.Passwords;
import java.nio.file.Path;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * How a server is run.
 *
 * @param data the folder of the database
 * @param database the address of a PostgreSQL database that is used instead, or null
 * @param limits whether clients are held to a rate; off only for measurements and tests
 * @param trustsProxy whether a reverse proxy in front tells the client's address and protocol
 * @param openDecks whether cards that have to be earned are open for everybody
 * @param passwords how passwords are kept; otherwise than usual only in tests
 */
public record ServerConfig(
    Address address,
    Path data,
    @Nullable String database,
    boolean limits,
    boolean trustsProxy,
    Thinking bots,
    Streaming streams,
    Keeping keeps,
    boolean openDecks,
    Passwords passwords) {

  private static final Duration FASTEST_BEAT = Duration.ofSeconds(1);

  /**
   * Where to listen.
   *
   * @param port the port, or 0 for any that is free
   */
  public record Address(String host, int port) {}

  /**
   * How bots think.
   *
   * @param threads how many think at once
   * @param patience how long one may think before another takes its seat
   */
  public record Thinking(int threads, Duration patience) {}

  /**
   * How events are sent.
   *
   * @param heartbeat how often an idle stream gets a sign of life
   * @param patience how long a reader may block its stream before it is dropped
   * @param missedAfter how long a player must be gone before the others may let a bot play
   */
  public record Streaming(Duration heartbeat, Duration patience, Duration missedAfter) {}

  /**
   * What is kept, and how long.
   *
   * @param backupEvery how often the copy for backups is renewed; zero for never
   * @param openFor how long a table waits for people before it is closed; zero for ever
   * @param looseFor how long after its end a game's events are kept one by one; zero for ever
   */
  public record Keeping(Duration backupEvery, Duration openFor, Duration looseFor) {}

  /** The usual settings. */
  public static ServerConfig of(Path data) {
    int threads = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
    return new ServerConfig(
        new Address("127.0.0.1", 8080),
        data,
        null,
        true,
        false,
        new Thinking(threads, Duration.ofSeconds(60)),
        new Streaming(Duration.ofSeconds(15), Duration.ofSeconds(20), Duration.ofMinutes(3)),
        new Keeping(Duration.ofMinutes(5), Duration.ofDays(1), Duration.ofDays(30)),
        false,
        Passwords.USUAL);
  }

  public ServerConfig listeningOn(String host, int port) {
    Address other = new Address(host, port);
    return new ServerConfig(
        other, data, database, limits, trustsProxy, bots, streams, keeps, openDecks, passwords);
  }

  /** Keeps everything in a PostgreSQL database, or with null in the folder. */
  public ServerConfig withDatabase(@Nullable String address) {
    return new ServerConfig(
        this.address,
        data,
        address,
        limits,
        trustsProxy,
        bots,
        streams,
        keeps,
        openDecks,
        passwords);
  }

  public ServerConfig withLimits(boolean on) {
    return new ServerConfig(
        address, data, database, on, trustsProxy, bots, streams, keeps, openDecks, passwords);
  }

  public ServerConfig behindProxy(boolean trust) {
    return new ServerConfig(
        address, data, database, limits, trust, bots, streams, keeps, openDecks, passwords);
  }

  public ServerConfig withBots(int threads, Duration patience) {
    Thinking other = new Thinking(threads, patience);
    return new ServerConfig(
        address, data, database, limits, trustsProxy, other, streams, keeps, openDecks, passwords);
  }

  public ServerConfig withStreams(Duration heartbeat, Duration patience) {
    Streaming other = new Streaming(heartbeat, patience, streams.missedAfter);
    return new ServerConfig(
        address, data, database, limits, trustsProxy, bots, other, keeps, openDecks, passwords);
  }

  /**
   * Lets others put a bot in the place of a player who has been gone for so long. Whoever is here
   * shows herself at every heartbeat of her stream, so there are several of them in that time.
   */
  public ServerConfig missingAfter(Duration missedAfter) {
    Duration often = missedAfter.dividedBy(3);
    Duration beat = often.compareTo(FASTEST_BEAT) < 0 ? FASTEST_BEAT : often;
    Duration heartbeat = beat.compareTo(streams.heartbeat) < 0 ? beat : streams.heartbeat;
    Streaming other = new Streaming(heartbeat, streams.patience, missedAfter);
    return new ServerConfig(
        address, data, database, limits, trustsProxy, bots, other, keeps, openDecks, passwords);
  }

  public ServerConfig keeping(Duration backupEvery, Duration openFor) {
    Keeping other = new Keeping(backupEvery, openFor, keeps.looseFor);
    return new ServerConfig(
        address, data, database, limits, trustsProxy, bots, streams, other, openDecks, passwords);
  }

  /** Puts the events of games together that have been over for so long. */
  public ServerConfig bundlingAfter(Duration looseFor) {
    Keeping other = new Keeping(keeps.backupEvery, keeps.openFor, looseFor);
    return new ServerConfig(
        address, data, database, limits, trustsProxy, bots, streams, other, openDecks, passwords);
  }

  /** Opens cards that have to be earned for everybody, or does not. */
  public ServerConfig withOpenDecks(boolean open) {
    return new ServerConfig(
        address, data, database, limits, trustsProxy, bots, streams, keeps, open, passwords);
  }

  /** Keeps passwords in another way. */
  public ServerConfig withPasswords(Passwords other) {
    return new ServerConfig(
        address, data, database, limits, trustsProxy, bots, streams, keeps, openDecks, other);
  }
}
