package atoll.server.table;

/** A command that cannot be carried out: why, and a sentence that says what to do. */
public final class Declined extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** The kinds of refusal. Each has its HTTP status and its word in the API. */
  public enum Reason {
    STALE(409),
    TAKEN(409),
    STARTED(409),
    NOT_STARTED(409),
    OVER(409),
    NOT_OVER(409),
    FULL(409),
    QUIET(409),
    NO_HINTS(409),
    ILLEGAL(422),
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

  public Declined(Reason reason, String sentence) {
    super(sentence, null, false, false); // an answer, not a fault
    this.reason = reason;
  }

  public Reason reason() {
    return reason;
  }

  public String sentence() {
    return String.valueOf(getMessage());
  }
}
