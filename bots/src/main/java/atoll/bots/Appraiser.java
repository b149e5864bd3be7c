package atoll.bots;

import atoll.engine.Insight;
import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Setup;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Says what moves are worth, by the same search that the levels play with: for hints, for looking
 * back at a game, for what would have been better. It knows no more than the seat does: what the
 * seat cannot know is dealt anew, so a move that only luck made good is not praised.
 */
public final class Appraiser {
  /** How many moves are compared. */
  private static final int BREADTH = 8;

  /** How far ahead: as {@code level4}, the strongest that thinks for a number of games. */
  private static final int HORIZON = 8;

  private static final int HANDFUL = 8;
  private static final Level LEVEL = new Level("600", BREADTH, HORIZON, HANDFUL, 0, 1);

  private final SearchBot search;
  private final Insight insight;
  private final Position known;
  private final Ints moves = new Ints();

  /**
   * A move and what it is worth.
   *
   * @param points what the seat may expect after it, less what the best of the others may where
   *     seats get in each other's way; only differences between moves of one decision mean
   *     something
   */
  public record Worth(int move, double points) {}

  /**
   * @param start any position of the setup that is played
   */
  public Appraiser(Setup setup, Position start) {
    search = new SearchBot(LEVEL, Budget.parse(LEVEL.thinking()), setup, start);
    insight = setup.game().insight();
    known = start.copy();
  }

  /**
   * The most promising moves of a seat that may act, the best first.
   *
   * @param asked a legal move that is to be among them whatever it is worth, or null
   */
  public List<Worth> appraise(
      Position position, int seat, @Nullable Integer asked, RandomSource random) {
    known.copyFrom(position);
    known.redeal(seat, random);
    known.legal(seat, moves);
    return moves.size() == 1
        ? List.of(new Worth(moves.get(0), 0))
        : search.appraise(known, seat, moves, asked, random);
  }

  /**
   * The points that the seat may expect in the end, at a glance; its score when the game is over.
   */
  public double outlook(Position position, int seat, RandomSource random) {
    if (position.isOver()) {
      return position.score(seat);
    }
    known.copyFrom(position);
    known.redeal(seat, random);
    return insight.worth(known, seat);
  }
}
