package atoll.engine;

import java.util.Arrays;

/**
 * What a game teaches its bots. Bots know positions only; everything that needs to know what a camp
 * or a coast is worth is here, in the game's own room. An insight may keep scratch space: one
 * instance serves one thread. It never looks at anything the seat cannot know; bots hand it redealt
 * copies, so it could not.
 */
public interface Insight {
  /**
   * A cheap estimate of what the seat will have in the end if it goes on sensibly from here, in
   * points. When the game is over it is the seat's score and what else the seat plays for, valued
   * in points: the circles of a campaign, how far somebody alone is from winning, or beyond it.
   */
  double worth(Position position, int seat);

  /**
   * How promising each legal move looks, in points; only differences matter. It is asked in every
   * step of a playout, so it must not copy the position. The default knows nothing: all moves are
   * equal.
   *
   * @param moves the seat's legal moves
   * @param ratings receives one number a move; at least as long as the list
   */
  default void rate(Position position, int seat, Ints moves, float[] ratings) {
    Arrays.fill(ratings, 0, moves.size(), 0f);
  }
}
