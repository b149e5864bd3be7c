package atoll.engine.record;

/** A record does not hold together: in which line, counted from 1, and why. */
public final class BadRecord extends Exception {
  private static final long serialVersionUID = 1L;

  private final int line;
  private final String why;

  BadRecord(int line, String why) {
    super("line " + line + ": " + why, null, false, false);
    this.line = line;
    this.why = why;
  }

  public int line() {
    return line;
  }

  public String why() {
    return why;
  }
}
