package atoll.games;

import atoll.engine.Games;
import atoll.games.islant.IslantGame;
import atoll.games.lordofmyisland.LordGame;
import java.util.List;

/** All the games, in the order they are listed to people. */
public final class Catalogue {
  private static final Games ALL = new Games(List.of(new LordGame(), new IslantGame()));

  private Catalogue() {}

  public static Games all() {
    return ALL;
  }
}
