package atoll.games.islant;

import atoll.engine.laws.GameLaws;

final class IslantLawsTest extends GameLaws {
  IslantLawsTest() {
    super(new IslantGame(), "end");
  }
}
