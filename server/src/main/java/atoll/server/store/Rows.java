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
   * @param isAccount whether she has a name of her own and a password
   */
  public record PersonRow(String id, String name, boolean isAccount, long created) {}

  /**
   * A device or a program that may act for a person.
   *
   * @param tokenHash the SHA-256 of the token in hex; the token itself is never kept
   * @param isProgram whether it is a program, which may play but not change who one is
   * @param label what it is, in a word or two
   * @param used when it was last used, give or take an hour
   */
  public record SessionRow(
      String id,
      String person,
      String tokenHash,
      boolean isProgram,
      String label,
      long created,
      long used) {}

  /**
   * What never changes about a table.
   *
   * @param edition the edition of the game's rules that it is played by
   * @param invite what a stranger must know to see a table that is not listed
   * @param secret where the table's chance comes from; shown to nobody before the game is over
   * @param number how many events there are
   * @param follows the table that it goes on from, or null
   * @param clock how time is measured, in JSON; null for not at all
   * @param hasHints whether seats may ask the bots for a hint
   * @param brought the digest of the record that it was brought along as; null if it is played here
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
      int number,
      @Nullable String follows,
      @Nullable String clock,
      boolean hasHints,
      @Nullable String brought) {

    /** A table that stands for itself. */
    public TableRow(
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
        int number) {
      this(
          id, game, edition, options, seats, host, listed, invite, secret, created, number, null,
          null, false, null);
    }
  }

  /**
   * What changes about a table with its events: what lists of tables are made from.
   *
   * @param result the result of a game that is over, in JSON; null if there is none
   * @param players the names on the seats, a JSON list; null if they were never noted
   * @param act the seats that are to act, in order
   * @param botsDue whether a bot is to act
   * @param deadline when the time of the first seat runs out; null for never
   */
  public record Standing(
      String status,
      int openSeats,
      @Nullable String result,
      @Nullable String players,
      List<Integer> act,
      boolean botsDue,
      @Nullable Long deadline) {

    /** How a table stands where no clock runs. */
    public Standing(
        String status,
        int openSeats,
        @Nullable String result,
        @Nullable String players,
        List<Integer> act,
        boolean botsDue) {
      this(status, openSeats, result, players, act, botsDue, null);
    }
  }

  /**
   * An event as it is kept.
   *
   * @param told who may hear which words of it; null if that was never noted
   */
  public record EventRow(int number, String body, @Nullable String told, long happened) {}

  /**
   * A guest sits down on a seat, or with null the seat becomes free.
   *
   * @param isOver whether whoever sits there is not asked for anything any more
   */
  public record Sitting(int seat, @Nullable String guest, boolean isOver) {
    public Sitting(int seat, @Nullable String guest) {
      this(seat, guest, false);
    }

    /** Whoever sits there lets a bot play on. */
    public static Sitting over(int seat) {
      return new Sitting(seat, null, true);
    }
  }

  /**
   * What somebody has told the operator of somebody else.
   *
   * @param said what was said lately from that seat, a JSON list
   */
  public record ReportRow(
      String id,
      String table,
      int seat,
      String reported,
      String reporter,
      String said,
      String why,
      long happened) {}

  /**
   * How strong somebody is believed to be.
   *
   * @param spread how far off the mean may be: one standard deviation
   * @param sure how strong somebody is almost surely, as a number that lists go by
   */
  public record Belief(double mean, double spread, long sure) {}

  /**
   * How a game ended for a person.
   *
   * @param mode the options that are not at their default
   * @param opponents none, bots, people or mixed
   * @param ownSeats on how many seats she played; with several, the rest is of the first
   * @param place the rank
   * @param outcome won, lost, shared (on several seats) or played (alone, without anything to win)
   * @param helped whether a bot played on for her
   */
  public record ResultRow(
      String table,
      String person,
      String game,
      String mode,
      int seats,
      String opponents,
      int ownSeats,
      int seat,
      int score,
      int place,
      String outcome,
      boolean helped,
      long ended) {}

  /** Where the events of a table up to a number have led. */
  public record SnapshotRow(int number, String body) {}

  /**
   * A campaign.
   *
   * @param islands their names, a JSON list
   * @param seats who plays them now, in JSON
   * @param number how often that has changed
   */
  public record CampaignRow(
      String id,
      String host,
      String invite,
      int edition,
      String islands,
      long seed,
      String seats,
      int number,
      long created) {}

  /**
   * An episode of a campaign that is over.
   *
   * @param table where it was played; null if that was elsewhere
   * @param result what it came to, in JSON
   * @param record of an episode that was played elsewhere
   */
  public record EpisodeRow(
      String campaign,
      int episode,
      @Nullable String table,
      String result,
      @Nullable String record) {}

  /**
   * An episode of a campaign, and who played it as their table calls them now.
   *
   * @param players a JSON list; null if that was elsewhere
   */
  public record EpisodePlayed(EpisodeRow row, @Nullable String players) {}

  /**
   * One line of a list of tables.
   *
   * @param options those that are not at their default, in JSON
   * @param isBrought whether the game was played on a device and brought along
   */
  public record Listed(
      String id,
      String game,
      int edition,
      String options,
      int number,
      Standing standing,
      long changed,
      boolean isBrought) {

    /** The place of this line in its list, from which the list goes on. */
    public String cursor() {
      return changed + "-" + id;
    }
  }
}
