package atoll.server.table;

/** Where a table is in its life. */
public enum Status {
  OPEN("open"),
  PLAYING("playing"),
  OVER("over");

  private final String word;

  Status(String word) {
    this.word = word;
  }

  /** The word in the API and the store. */
  public String word() {
    return word;
  }
}
