package atoll.server.table;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What somebody wants to do at a table. */
public sealed interface Command {
  /**
   * Sit down.
   *
   * @param seat the seat, or null for the first that is open
   * @param contribution the number that the person's client adds to chance
   */
  record Sit(String guest, String name, @Nullable Integer seat, String contribution)
      implements Command {}

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
