package atoll.games;

import atoll.engine.Game;
import atoll.examples.connectfour.ConnectFourGame;
import java.util.List;

/** The examples in the catalogue of a build with examples: {@code mvn -Pexamples …}. */
final class Examples {
  static final List<Game> GAMES = List.of(new ConnectFourGame());

  private Examples() {}
}
