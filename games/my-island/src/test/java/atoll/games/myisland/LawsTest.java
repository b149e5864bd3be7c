package atoll.games.myisland;

import atoll.engine.laws.GameLaws;

final class LawsTest extends GameLaws {
  LawsTest() {
    super(new MyIslandGame(), "stop");
  }

  /** There are more than thirty variants, most of them at three seat counts. */
  @Override
  protected int games() {
    return 2;
  }
}
