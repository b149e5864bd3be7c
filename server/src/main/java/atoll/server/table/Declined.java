package atoll.server.table;

import java.util.Map;
import java.util.TreeMap;

/**
 * A command that cannot be carried out: why, what there is to know besides, and a sentence that
 * says what to do.
 */
public final class Declined extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** The kinds of refusal. Each has its HTTP status and its word in the API. */
  public enum Reason {
    STALE(409),
    TAKEN(409),
    STARTED(409),
    NOT_STARTED(409),
    OVER(409),
    /** The table was begun by rules that are not played here. */
    OTHER_RULES(409),
    NOT_OVER(409),
    FULL(409),
    CAMPAIGN_FULL(409),
    /** An island of a campaign has nobody who plays it. */
    NO_PLAYER(409),
    QUIET(409),
    NO_HINTS(409),
    NO_SUCH_SEAT(422),
    NOT_YOUR_TURN(422),
    NO_TAKE_BACK(422),
    NOBODY_WAITS(422),
    /** The host has given the seat to somebody else. */
    REMOVED(403),
    FORBIDDEN(403);

    private final int status;

    Reason(int status) {
      this.status = status;
    }

    public int status() {
      return status;
    }

    /** The word in the API: {@code notOver}. */
    public String word() {
      StringBuilder word = new StringBuilder();
      for (String part : name().split("_")) {
        String lower = part.toLowerCase(java.util.Locale.ROOT);
        word.append(
            word.isEmpty() ? lower : Character.toUpperCase(lower.charAt(0)) + lower.substring(1));
      }
      return word.toString();
    }
  }

  private final Reason reason;
  private final TreeMap<String, Object> parameters;

  public Declined(Reason reason, String sentence) {
    this(reason, sentence, Map.of());
  }

  /**
   * Declines, and says about what.
   *
   * @param parameters texts and whole numbers that a sentence about it may use, by name
   */
  public Declined(Reason reason, String sentence, Map<String, ?> parameters) {
    super(sentence, null, false, false); // an answer, not a fault
    this.reason = reason;
    this.parameters = new TreeMap<>(parameters);
  }

  public Reason reason() {
    return reason;
  }

  public String sentence() {
    return String.valueOf(getMessage());
  }

  public Map<String, Object> parameters() {
    return parameters;
  }
}
