package atoll.games.lordofmyisland;

import atoll.engine.laws.GameLaws;

final class LordLawsTest extends GameLaws {
  LordLawsTest() {
    super(new LordGame(), "pass", "skip");
  }
}
