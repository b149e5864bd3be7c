package atoll.examples.connectfour;

import atoll.engine.laws.GameLaws;

final class LawsTest extends GameLaws {
  LawsTest() {
    super(new ConnectFourGame());
  }
}
