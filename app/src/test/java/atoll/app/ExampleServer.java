package atoll.app;

import atoll.engine.Game;
import atoll.engine.Games;
import atoll.examples.connectfour.ConnectFourGame;
import atoll.games.Catalogue;
import atoll.server.AtollServer;
import atoll.server.ServerConfig;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A server as {@code atoll serve} starts it in a build with examples; the tests in {@code web/e2e}
 * play Connect Four on it.
 */
final class ExampleServer {
  private ExampleServer() {}

  /** The games of a build with examples. */
  static Games games() {
    List<Game> games = new ArrayList<>(Catalogue.all().all());
    games.removeIf(game -> game.id().equals("connect-four")); // this may be such a build
    games.add(new ConnectFourGame());
    return new Games(games);
  }

  /**
   * Serves until it is told to stop.
   *
   * @param args the port and the data folder
   */
  public static void main(String[] args) throws InterruptedException {
    ServerConfig config =
        ServerConfig.of(Path.of(args[1])).listeningOn("127.0.0.1", Integer.parseInt(args[0]));
    AtollServer server = AtollServer.start(config, games());
    Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(server::close));
    Thread.currentThread().join(); // the shutdown hook ends it
  }
}
