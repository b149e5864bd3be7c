package atoll.games.firstisland;

import atoll.engine.Insight;
import atoll.engine.Position;

/** What The First Island teaches its bots. */
final class FirstIslandInsight implements Insight {
  @Override
  public double worth(Position position, int seat) {
    return position.score(seat);
  }
}
