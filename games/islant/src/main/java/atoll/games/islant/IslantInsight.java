package atoll.games.islant;

import atoll.engine.Insight;
import atoll.engine.Position;

/** What Islant teaches its bots. */
final class IslantInsight implements Insight {
  @Override
  public double worth(Position position, int seat) {
    return position.score(seat);
  }
}
