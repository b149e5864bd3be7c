package atoll.games.firstisland;

import atoll.engine.laws.GameLaws;

final class LawsTest extends GameLaws {
  LawsTest() {
    super(new FirstIslandGame());
  }
}
