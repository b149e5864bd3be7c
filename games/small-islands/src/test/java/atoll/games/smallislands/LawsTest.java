package atoll.games.smallislands;

import atoll.engine.laws.GameLaws;

final class LawsTest extends GameLaws {
  LawsTest() {
    super(new SmallIslandsGame());
  }
}
