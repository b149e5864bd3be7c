package atoll.server.table;

/** The log of a table cannot be read to its end. Nothing is changed at such a table any more. */
public final class Damaged extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String sentence;

  Damaged(String table, String what, Throwable cause) {
    super("table " + table + " is damaged: " + what, cause);
    this.sentence = sentence(what);
  }

  Damaged(String table, String what) {
    super("table " + table + " is damaged: " + what);
    this.sentence = sentence(what);
  }

  private static String sentence(String what) {
    return "What was kept of this table is damaged: "
        + what
        + ". Nothing more happens at it; whoever runs the server can restore it from a backup.";
  }

  /** What to tell whoever wants something of the table. */
  public String sentence() {
    return sentence;
  }
}
