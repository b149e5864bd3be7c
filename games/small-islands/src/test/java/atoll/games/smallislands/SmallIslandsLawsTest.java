package atoll.games.smallislands;

import atoll.engine.laws.GameLaws;

final class SmallIslandsLawsTest extends GameLaws {
  SmallIslandsLawsTest() {
    super(new SmallIslandsGame());
  }
}
