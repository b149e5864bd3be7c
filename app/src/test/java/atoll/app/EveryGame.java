package atoll.app;

import atoll.engine.Game;
import atoll.games.Catalogue;
import java.util.List;

/** The games that are there to stay; a build with examples has more in its catalogue. */
final class EveryGame {
  private EveryGame() {}

  static List<Game> games() {
    return Catalogue.all().all().stream()
        .filter(game -> game.getClass().getPackageName().startsWith("atoll.games."))
        .toList();
  }
}
