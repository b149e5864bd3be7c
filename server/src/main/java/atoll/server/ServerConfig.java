package atoll.server;

import java.nio.file.Path;
import java.time.Duration;

/**
 * How a server is run.
 *
 * @param host the address to listen on
 * @param port the port, or 0 for any that is free
 * @param data the folder of the database
 * @param limits whether clients are held to a rate; off only for measurements and tests
 * @param trustsProxy whether a reverse proxy in front tells the client's address and protocol
 * @param botThreads how many bots think at once
 * @param botPatience how long a bot may think before another takes its seat
 * @param heartbeat how often an idle event stream gets a sign of life
 * @param patience how long a reader may block its event stream before it is dropped
 * @param backupEvery how often the copy for backups is renewed; zero for never
 * @param openFor how long a table waits for people before it is closed; zero for ever
 */
public record ServerConfig(
    String host,
    int port,
    Path data,
    boolean limits,
    boolean trustsProxy,
    int botThreads,
    Duration botPatience,
    Duration heartbeat,
    Duration patience,
    Duration backupEvery,
    Duration openFor) {

  /** The usual settings. */
  public static ServerConfig of(Path data) {
    return new ServerConfig(
        "127.0.0.1",
        8080,
        data,
        true,
        false,
        Math.max(1, Runtime.getRuntime().availableProcessors() / 2),
        Duration.ofSeconds(60),
        Duration.ofSeconds(15),
        Duration.ofSeconds(20),
        Duration.ofMinutes(5),
        Duration.ofDays(1));
  }

  public ServerConfig listeningOn(String newHost, int newPort) {
    return new ServerConfig(
        newHost,
        newPort,
        data,
        limits,
        trustsProxy,
        botThreads,
        botPatience,
        heartbeat,
        patience,
        backupEvery,
        openFor);
  }

  public ServerConfig withLimits(boolean on) {
    return new ServerConfig(
        host,
        port,
        data,
        on,
        trustsProxy,
        botThreads,
        botPatience,
        heartbeat,
        patience,
        backupEvery,
        openFor);
  }

  public ServerConfig behindProxy(boolean trust) {
    return new ServerConfig(
        host,
        port,
        data,
        limits,
        trust,
        botThreads,
        botPatience,
        heartbeat,
        patience,
        backupEvery,
        openFor);
  }

  public ServerConfig withBots(int threads, Duration botPatience) {
    return new ServerConfig(
        host,
        port,
        data,
        limits,
        trustsProxy,
        threads,
        botPatience,
        heartbeat,
        patience,
        backupEvery,
        openFor);
  }

  public ServerConfig withStreams(Duration newHeartbeat, Duration newPatience) {
    return new ServerConfig(
        host,
        port,
        data,
        limits,
        trustsProxy,
        botThreads,
        botPatience,
        newHeartbeat,
        newPatience,
        backupEvery,
        openFor);
  }

  public ServerConfig keeping(Duration newBackupEvery, Duration newOpenFor) {
    return new ServerConfig(
        host,
        port,
        data,
        limits,
        trustsProxy,
        botThreads,
        botPatience,
        heartbeat,
        patience,
        newBackupEvery,
        newOpenFor);
  }
}
