package atoll.server.table;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What somebody wants to do at a table. */
public sealed interface Command {
  /**
   * Sit down.
   *
   * @param seat the seat, or null for those that are kept for the person or else the first that is
   *     open
   * @param contribution the number that the person's client adds to chance, or null
   */
  record Sit(String guest, String name, @Nullable Integer seat, @Nullable String contribution)
      implements Command {}

  /**
   * Give a seat to somebody else before the start, as the host: to a bot, with a name to a person
   * on the host's own device, or with neither to whoever comes.
   */
  record Arrange(String guest, int seat, @Nullable String bot, @Nullable String name)
      implements Command {}

  /** Call one's own seat by another name before the start. */
  record Rename(String guest, int seat, String name) implements Command {}

  /** Get up before the start: from one seat, or with null from all of one's own. */
  record Leave(String guest, @Nullable Integer seat) implements Command {}

  /** Begin although seats are open: the bot plays them. */
  record Start(String guest, String bot) implements Command {}

  /**
   * Play a move.
   *
   * @param guest who asks; null for the server's own bots
   * @param number the number of events that it was decided on
   */
  record Move(@Nullable String guest, int seat, int number, String move) implements Command {}

  /** Take one's own last move back. */
  record TakeBack(String guest, int seat, int number) implements Command {}

  /**
   * Say something to everybody at the table.
   *
   * @param seat which of one's own seats speaks, or null for the first
   */
  record Say(String guest, @Nullable Integer seat, String text) implements Command {}

  /** Choose something for show on one's own seat, such as the names of one's islands. */
  record Show(String guest, int seat, Map<String, Object> chosen) implements Command {}

  /** Give up: with null on all of one's own seats. */
  record Resign(String guest, @Nullable Integer seat) implements Command {}

  /** Let nobody speak any more, or everybody again, as the host. */
  record Hush(String guest, boolean quiet) implements Command {}

  /** Let go of a person who has deleted herself. */
  record Forget(String guest) implements Command {}

  /** Tell those at the table that the game is played again at another one. */
  record Rematch(String table) implements Command {}

  /** Ask the bots for a hint; what they say is not for the table. */
  record Hint(String guest, int seat) implements Command {}

  /** Come back to seats that bots played meanwhile: with null to all of one's own. */
  record Return(String guest, @Nullable Integer seat) implements Command {}

  /**
   * Let a bot play for another person who is not there; whether that is so others have found out.
   */
  record StandIn(String guest, int seat) implements Command {}

  /** Let bots play on for those whose time has run out by then. */
  record TimeOut(long now) implements Command {}

  /** Put another bot in the place of one that failed. */
  record Replace(int seat, String failed, String bot) implements Command {}

  /** Close the table if it is still open and nothing has happened since that time. */
  record Expire(long unchangedSince) implements Command {}

  /**
   * Draw what chance still owes, which after a restart should be nothing; close the table if it was
   * begun by rules that are not played here.
   */
  record Settle() implements Command {}
}
