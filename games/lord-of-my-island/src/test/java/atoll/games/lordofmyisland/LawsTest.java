package atoll.games.lordofmyisland;

import atoll.engine.laws.GameLaws;

final class LawsTest extends GameLaws {
  LawsTest() {
    super(new LordGame(), "pass", "skip");
  }

  /** Few games at each of 25 tables: their views are large. */
  @Override
  protected int games() {
    return 4;
  }
}
