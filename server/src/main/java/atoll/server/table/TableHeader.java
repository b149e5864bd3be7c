package atoll.server.table;

import atoll.engine.Setup;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What never changes about a table.
 *
 * @param setup of a past table only the game and the number of seats
 * @param edition the edition of the game's rules that it was begun by
 * @param bots for each seat the bot that was put there when the table was made, or null
 * @param host the guest who made it
 * @param listed whether everybody may find it; if not, one must sit there or know the invite
 * @param clock how the time of the seats is measured; null for not at all
 * @param hasHints whether a seat may ask the bots for a hint; such a table is rated for nobody
 * @param follows the table that this one goes on from, or null
 * @param secret where chance comes from; shown to nobody before the game is over
 * @param brought the digest of the record that it was brought along as; null if it is played here
 * @param past null unless the table is past
 */
public record TableHeader(
    String id,
    Setup setup,
    int edition,
    List<@Nullable String> bots,
    String host,
    boolean listed,
    String invite,
    @Nullable Clock clock,
    boolean hasHints,
    @Nullable String follows,
    String secret,
    long created,
    @Nullable String brought,
    @Nullable Past past) {

  /** The campaign that an episode is played in here belongs to, or null. */
  public @Nullable String campaign() {
    int colon = follows == null ? -1 : follows.indexOf(':');
    return follows == null || colon < 0 ? null : follows.substring(0, colon);
  }

  /**
   * What is left of a table that was begun by rules that are not played here any more: it stays
   * listed and can be looked at, and that is all.
   *
   * @param why the sentence for whoever wants more
   * @param options as they were chosen then
   * @param result in JSON, if it was kept
   */
  public record Past(String why, Map<String, Object> options, @Nullable String result) {
    /** Nothing more happens at such a table. */
    Declined declined() {
      return new Declined(Declined.Reason.OTHER_RULES, why);
    }
  }
}
