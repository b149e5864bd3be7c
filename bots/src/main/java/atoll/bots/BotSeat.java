package atoll.bots;

import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;

/**
 * A bot on its seat. It shows the bot a redealt copy of the position, never the position itself,
 * and answers at once where there is only one move.
 */
public final class BotSeat {
  private final Bot bot;
  private final int seat;
  private final RandomSource random;
  private final Position known;
  private final Ints moves = new Ints();

  /**
   * @param start any position of the setup that is played
   */
  public BotSeat(Bot bot, int seat, Position start, RandomSource random) {
    this.bot = bot;
    this.seat = seat;
    this.random = random;
    this.known = start.copy();
  }

  /** The bot's move in a position where its seat may act. */
  public int choose(Position position) {
    position.legal(seat, moves);
    if (moves.size() == 1) {
      return moves.get(0);
    }
    known.copyFrom(position);
    known.redeal(seat, random);
    return bot.choose(known, seat, moves, random);
  }
}
