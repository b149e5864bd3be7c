package atoll.server;

import atoll.games.Catalogue;
import atoll.server.bots.Brains;
import atoll.server.guest.Passwords;
import atoll.server.store.TestStore;
import java.nio.file.Path;
import java.time.Duration;

/** Servers for tests: on a free port, without limits, with passwords that are quickly hashed. */
final class TestServer {
  private static final Passwords QUICK = new Passwords(64, 1);

  private TestServer() {}

  static ServerConfig config(Path data) {
    return ServerConfig.of(data)
        .withDatabase(TestStore.address(data))
        .listeningOn("127.0.0.1", 0)
        .withLimits(false)
        .withOpenDecks(true)
        .withPasswords(QUICK)
        .withBots(2, Duration.ofSeconds(60));
  }

  static AtollServer start(Path data) {
    return AtollServer.start(config(data), Catalogue.all());
  }

  static AtollServer start(Path data, Brains brains) {
    return AtollServer.start(config(data), Catalogue.all(), brains);
  }
}
