package atoll.server.store;

import org.jspecify.annotations.Nullable;

/**
 * The rows as they are kept. Bodies, options and seats are JSON that only the tables understand.
 */
public final class Rows {
  private Rows() {}

  /**
   * Somebody who plays here.
   *
   * @param tokenHash the SHA-256 of the token in hex; the token itself is never kept
   */
  public record GuestRow(String id, String name, String tokenHash, long created) {}

  /**
   * What never changes about a table.
   *
   * @param edition the edition of the game's rules that it is played by
   * @param invite what a stranger must know to see a table that is not listed
   * @param secret where the table's chance comes from; shown to nobody before the game is over
   */
  public record TableRow(
      String id,
      String game,
      int edition,
      String options,
      String seats,
      String host,
      boolean listed,
      String invite,
      String secret,
      long created) {}

  /**
   * What changes about a table with its events: what lists of tables are made from.
   *
   * @param result the result of a game that is over, in JSON; null if there is none
   */
  public record Standing(String status, int openSeats, @Nullable String result) {}

  public record EventRow(int number, String body, long happened) {}

  /** A guest sits down on a seat, or with null the seat becomes free. */
  public record Sitting(int seat, @Nullable String guest) {}

  /** One line of a list of tables. */
  public record Listed(String id, String game, int edition, Standing standing, long changed) {}
}
