package atoll.games.smallislands;

import atoll.engine.Insight;
import atoll.engine.Position;

/** What Small Islands teaches its bots. */
final class SmallIslandsInsight implements Insight {
  @Override
  public double worth(Position position, int seat) {
    return position.score(seat);
  }
}
