package atoll.games.myisland;

import atoll.engine.Insight;
import atoll.engine.Position;

/** What My Island teaches its bots. */
final class MyIslandInsight implements Insight {
  @Override
  public double worth(Position position, int seat) {
    return position.score(seat);
  }
}
