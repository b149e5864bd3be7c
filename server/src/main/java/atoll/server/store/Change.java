package atoll.server.store;

import atoll.server.store.Rows.Belief;
import atoll.server.store.Rows.CampaignRow;
import atoll.server.store.Rows.EpisodeRow;
import atoll.server.store.Rows.EventRow;
import atoll.server.store.Rows.PersonRow;
import atoll.server.store.Rows.ReportRow;
import atoll.server.store.Rows.ResultRow;
import atoll.server.store.Rows.SessionRow;
import atoll.server.store.Rows.Sitting;
import atoll.server.store.Rows.Standing;
import atoll.server.store.Rows.TableRow;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Something to write: it is written as a whole or not at all, whatever becomes of others. */
public sealed interface Change {
  /** Whether it may find nothing to change: then its success does not show that one can write. */
  default boolean mayBeNothing() {
    return this instanceof OldAttempts || this instanceof Forgiven;
  }

  /** Something about a person and what she signs in by; {@link PeopleScribe} writes it. */
  sealed interface OfPerson extends Change {
    String person();
  }

  /** Somebody comes for the first time. */
  record NewPerson(PersonRow row, SessionRow session) implements OfPerson {
    @Override
    public String person() {
      return row.id();
    }
  }

  /** A guest takes another name, which need not be hers alone. */
  record Renamed(String person, String name) implements OfPerson {}

  /**
   * A guest becomes an account; overtaken if the name is taken or she is one already.
   *
   * @param folded the name as it is compared
   * @param password what the password is checked with
   */
  record SignedUp(String person, String name, String folded, String password) implements OfPerson {}

  /** An account takes another name; overtaken if that is taken. */
  record AccountRenamed(String person, String name, String folded) implements OfPerson {}

  /**
   * An account takes another password, and all but one session end.
   *
   * @param session the one that goes on
   */
  record NewPassword(String person, String password, String session) implements OfPerson {}

  record NewSession(SessionRow session) implements OfPerson {
    @Override
    public String person() {
      return session.person();
    }
  }

  record SessionUsed(String person, String session, long used) implements OfPerson {}

  /** A session ends, or with null all of a person; overtaken if she has no such one. */
  record SessionEnded(String person, @Nullable String session) implements OfPerson {}

  /** A code that takes a person to another device for so long; her code before is void. */
  record NewCode(String person, String codeHash, long lastsMillis) implements OfPerson {}

  /** A code is used up for a session; overtaken if it has expired or somebody was faster. */
  record CodeUsed(String codeHash, SessionRow session) implements OfPerson {
    @Override
    public String person() {
      return session.person();
    }
  }

  /** A person goes: nobody can be her any more, and her seats and islands are to forget her. */
  record PersonDeleted(String person, String name, long at) implements OfPerson {}

  /** A person has read the result of a game, or with null of all. */
  record ResultRead(String person, @Nullable String table) implements OfPerson {}

  /** A person does not want to hear another, who was called so. */
  record Muted(String person, String muted, String name, long since) implements OfPerson {}

  /** A person wants to hear another again. */
  record Heard(String person, String muted) implements OfPerson {}

  record Reported(ReportRow report) implements OfPerson {
    @Override
    public String person() {
      return report.reporter();
    }
  }

  /** A seat could not be told that its person has gone, because the table is damaged. */
  record Unseated(String person, String table) implements OfPerson {}

  /** All seats and islands have forgotten a person. */
  record PersonForgotten(String person) implements OfPerson {}

  /**
   * Something is tried that must not be guessed; overtaken if that was too often.
   *
   * @param what a name for it that tells nobody anything
   * @param most how often it may be tried in so many milliseconds
   */
  record Attempt(String what, int most, long millis) implements Change {}

  /** It was no guess. */
  record Forgiven(String what) implements Change {}

  /** Forgets attempts of so long ago, and codes that have expired. */
  record OldAttempts(long millis) implements Change {}

  record NewTable(TableRow table, Events events) implements Change {}

  /** A game that was played elsewhere: it is remembered as it ended, and counts for nothing. */
  record BroughtTable(TableRow table, Events events, List<ResultRow> results) implements Change {}

  /**
   * Further events of a table, numbered without a gap after those that are there.
   *
   * @param after the number of events that they go on from; if there are more, somebody was faster
   * @param snapshot where they have led, if that is to be kept
   */
  record Events(
      String table,
      int after,
      List<EventRow> rows,
      List<Sitting> sittings,
      Standing standing,
      @Nullable String snapshot)
      implements Change {

    int number() {
      return after + rows.size();
    }
  }

  /**
   * The last events of a game, and what they mean for those who played.
   *
   * @param contest who played against whom and how well, in JSON, if the game may be rated
   */
  record Ended(
      Events events, List<ResultRow> results, List<Achieved> achieved, @Nullable String contest)
      implements Change {}

  /**
   * A person has achieved something; it counts once.
   *
   * @param campaign the campaign that it was played in, or null; one of which a part was played
   *     elsewhere counts for nothing
   */
  record Achieved(
      String person,
      String game,
      String name,
      String table,
      @Nullable String campaign,
      long earned) {}

  /** Says what a game changes about what is believed of people, from what was believed before. */
  interface RatingRule {
    Map<String, Belief> after(Map<String, Belief> before);
  }

  /**
   * A game that was to be rated is done; overtaken if it was already.
   *
   * @param people whose ratings change, in order; nobody if it is not rated
   * @param places how well each of them did
   * @param first what is believed of whoever has never been rated
   */
  record Rated(
      String table,
      String game,
      int seats,
      List<String> people,
      Map<String, Integer> places,
      long ended,
      Belief first,
      RatingRule rule)
      implements Change {}

  /** Who may hear which words of events that were written before that was noted. */
  record Told(String table, List<EventRow> rows) implements Change {}

  /** Where the events of a table up to a number have led. */
  record Snapshot(String table, int number, String body) implements Change {}

  /** Puts the events of a table up to a number into one bundle. */
  record Bundled(String table, int number) implements Change {}

  /**
   * A campaign begins.
   *
   * @param guests who plays which island
   */
  record NewCampaign(CampaignRow campaign, Map<Integer, String> guests) implements Change {}

  /**
   * Others play the islands of a campaign or decide about them, or they have other names.
   *
   * @param number how often that had changed before; if it has changed since, somebody was faster
   */
  record CampaignSeats(
      String campaign,
      int number,
      String host,
      String seats,
      String islands,
      Map<Integer, String> guests)
      implements Change {}

  /** An episode of a campaign is over. */
  record EpisodeOver(EpisodeRow episode) implements Change {}

  /** When these guests were last heard of, in milliseconds since 1970. */
  record Seen(Map<String, Long> guests) implements Change {}

  /** Nothing that anybody could see; it tells whether something can be written. */
  record Trial() implements Change {}
}
