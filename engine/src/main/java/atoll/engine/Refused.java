package atoll.engine;

/**
 * Something a person or a program asked for cannot be: an option out of range, a move that is not
 * legal, a record that does not hold together. The message is a sentence for people and is shown
 * unchanged by the command line, the HTTP API and the page, so it names what is wrong and what
 * would be right, and nothing of the program's insides.
 */
public final class Refused extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public Refused(String sentence) {
    super(sentence, null, false, false); // no stack trace: this is an answer, not a fault
  }

  /** The sentence to show. */
  public String sentence() {
    return String.valueOf(getMessage());
  }
}
