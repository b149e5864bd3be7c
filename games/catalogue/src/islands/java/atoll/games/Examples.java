package atoll.games;

import atoll.engine.Game;
import java.util.List;

/** The examples in the catalogue: none in an ordinary build. */
final class Examples {
  static final List<Game> GAMES = List.of();

  private Examples() {}
}
