package atoll.engine.record;

import atoll.engine.Refused;
import java.util.Map;
import java.util.TreeMap;

/** A record does not hold together: in which line, counted from 1, and why. */
public final class BadRecord extends Exception {
  private static final long serialVersionUID = 1L;

  /** The code of a {@link Refused} about a line that has none of its own. */
  public static final String CODE = "badRecord";

  private final int line;
  private final Refused why;

  BadRecord(int line, String why) {
    this(line, new Refused(why));
  }

  public BadRecord(int line, Refused why) {
    super("line " + line + ": " + why.sentence(), null, false, false);
    this.line = line;
    this.why = why;
  }

  public int line() {
    return line;
  }

  public String why() {
    return why.sentence();
  }

  /** The same as an answer to whoever brought the record. */
  public Refused refused() {
    String code = why.code().equals(Refused.ILLEGAL) ? CODE : why.code();
    Map<String, Object> parameters = new TreeMap<>(why.parameters());
    parameters.put("line", line);
    return new Refused(code, String.valueOf(getMessage()), parameters);
  }
}
