package atoll.games.islant;

import atoll.engine.laws.GameLaws;

final class LawsTest extends GameLaws {
  LawsTest() {
    super(new IslantGame(), "end");
  }
}
