package atoll.games.firstisland;

import atoll.engine.laws.GameLaws;

final class FirstIslandLawsTest extends GameLaws {
  FirstIslandLawsTest() {
    super(new FirstIslandGame());
  }
}
