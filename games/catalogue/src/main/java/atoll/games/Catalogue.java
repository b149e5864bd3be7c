package atoll.games;

import atoll.engine.Game;
import atoll.engine.Games;
import atoll.games.firstisland.FirstIslandGame;
import atoll.games.islant.IslantGame;
import atoll.games.lordofmyisland.LordGame;
import atoll.games.myisland.MyIslandGame;
import atoll.games.smallislands.SmallIslandsGame;
import java.util.List;
import java.util.stream.Stream;

/** All the games, in the order they are listed to people. */
public final class Catalogue {
  private static final List<Game> ISLANDS =
      List.of(
          new MyIslandGame(),
          new LordGame(),
          new FirstIslandGame(),
          new IslantGame(),
          new SmallIslandsGame());

  private static final Games ALL =
      new Games(Stream.concat(ISLANDS.stream(), Examples.GAMES.stream()).toList());

  private Catalogue() {}

  public static Games all() {
    return ALL;
  }
}
