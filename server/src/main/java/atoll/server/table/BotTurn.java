package atoll.server.table;

import atoll.engine.Position;
import java.util.List;

/**
 * What the server's bots decide on.
 *
 * @param position a copy that belongs to whoever asked
 */
public record BotTurn(int number, Position position, List<Due> due) {
  /** A seat that may act, and the bot that plays it. */
  public record Due(int seat, String bot) {}
}
