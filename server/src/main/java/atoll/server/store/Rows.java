package atoll.server.store;

import java.util.List;
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
   * @param number how many events there are
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
      long created,
      int number) {}

  /**
   * What changes about a table with its events: what lists of tables are made from.
   *
   * @param result the result of a game that is over, in JSON; null if there is none
   * @param players the names on the seats, a JSON list; null if they were never noted
   * @param act the seats that are to act, in order
   * @param botsDue whether a bot is to act
   */
  public record Standing(
      String status,
      int openSeats,
      @Nullable String result,
      @Nullable String players,
      List<Integer> act,
      boolean botsDue) {}

  /**
   * An event as it is kept.
   *
   * @param told who may hear which words of it; null if that was never noted
   */
  public record EventRow(int number, String body, @Nullable String told, long happened) {}

  /** A guest sits down on a seat, or with null the seat becomes free. */
  public record Sitting(int seat, @Nullable String guest) {}

  /** Where the events of a table up to a number have led. */
  public record SnapshotRow(int number, String body) {}

  /** One line of a list of tables. */
  public record Listed(
      String id, String game, int edition, int number, Standing standing, long changed) {

    /** The place of this line in its list, from which the list goes on. */
    public String cursor() {
      return changed + "-" + id;
    }
  }
}
