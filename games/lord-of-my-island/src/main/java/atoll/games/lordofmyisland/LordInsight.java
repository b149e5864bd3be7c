package atoll.games.lordofmyisland;

import atoll.engine.Insight;
import atoll.engine.Position;

/** What Lord of My Island teaches its bots. */
final class LordInsight implements Insight {
  @Override
  public double worth(Position position, int seat) {
    return position.score(seat);
  }
}
