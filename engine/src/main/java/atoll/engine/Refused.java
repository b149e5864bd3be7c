package atoll.engine;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * Something a person or a program asked for cannot be: an option out of range, a move that is not
 * legal, a record that does not hold together. The message is a sentence for people and is shown
 * unchanged by the command line and the HTTP API, so it names what is wrong and what would be
 * right, and nothing of the program's insides. The page says it in words of its own, by the code
 * and its parameters.
 */
public final class Refused extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** The code of all that has none of its own. */
  public static final String ILLEGAL = "illegal";

  /** The code of what has not the form that is asked for: nobody need think about what it says. */
  public static final String BAD_REQUEST = "badRequest";

  private final String code;
  private final TreeMap<String, Object> parameters;

  public Refused(String sentence) {
    this(ILLEGAL, sentence, Map.of());
  }

  /**
   * A refusal that people are told in many languages.
   *
   * @param code one word, as in the HTTP API: {@code otherEdition}
   * @param parameters texts and whole numbers that a sentence about it may use, by name
   */
  public Refused(String code, String sentence, Map<String, ?> parameters) {
    super(sentence, null, false, false); // no stack trace: this is an answer, not a fault
    this.code = code;
    this.parameters = new TreeMap<>(parameters);
  }

  /** A refusal of what one field holds, because it has not the form that is asked for. */
  public static Refused badField(String field, String sentence) {
    return new Refused(BAD_REQUEST, sentence, Map.of("field", field));
  }

  /** The sentence to show. */
  public String sentence() {
    return String.valueOf(getMessage());
  }

  public String code() {
    return code;
  }

  public Map<String, Object> parameters() {
    return Collections.unmodifiableMap(parameters);
  }
}
