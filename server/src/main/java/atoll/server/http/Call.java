package atoll.server.http;

import atoll.engine.Refused;
import atoll.server.guest.Guest;
import atoll.server.guest.Visit;
import atoll.server.table.Look;
import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One request on its way: who asks, for what, with which fields.
 *
 * @param visit who asks, or null for somebody without a token
 * @param client whom limits are counted for: the guest, or the address
 * @param address the network that the request comes from
 * @param path the parts of the path that a call names in braces
 */
record Call(
    ServerRequest request,
    ServerResponse response,
    @Nullable Visit visit,
    String client,
    String address,
    Map<String, String> path,
    Fields fields) {
  private static final HeaderName LAST_EVENT_ID = HeaderNames.create("Last-Event-ID");

  /** The guest who asks; refused if it is nobody. */
  Guest mustBeGuest() {
    return mustBeHere().guest();
  }

  /** Who asks, and with which session; refused if it is nobody. */
  Visit mustBeHere() {
    if (visit == null) {
      throw new Problem(
          401,
          "unauthorized",
          "Say who you are: POST /api/guests gives a token for \"Authorization: Bearer …\".");
    }
    return visit;
  }

  /** Who asks; refused if it is a program, which may play but not change who its person is. */
  Visit mustBeOnDevice() {
    Visit here = mustBeHere();
    if (here.isProgram()) {
      throw new Problem(403, "devicesOnly", "A program's token is good for playing only.");
    }
    return here;
  }

  @Nullable String guestId() {
    return visit == null ? null : visit.guest().id();
  }

  @Nullable String query(String name) {
    if (!request.query().contains(name)) {
      return null;
    }
    List<String> values = request.query().all(name);
    return values.isEmpty() ? "" : values.getFirst();
  }

  /** All values of that name. */
  List<String> queries(String name) {
    return request.query().contains(name) ? request.query().all(name) : List.of();
  }

  /** The id of the last event that the reader of a stream has, if it says so. */
  @Nullable String lastEventId() {
    return request.headers().first(LAST_EVENT_ID).orElse(null);
  }

  @Nullable Integer wholeQuery(String name) {
    String text = query(name);
    if (text == null) {
      return null;
    }
    try {
      return Integer.valueOf(text);
    } catch (NumberFormatException e) {
      throw Problem.badField(name, "\"" + name + "\" must be a whole number.");
    }
  }

  /** Whether the caller wishes for something by its name. */
  boolean asksFor(String name) {
    String text = query(name);
    if (text == null || text.equals("false")) {
      return false;
    }
    if (text.equals("true")) {
      return true;
    }
    throw Problem.badField(name, "\"" + name + "\" must be true or false.");
  }

  /** How the caller looks at a table. */
  Look look() {
    return new Look(wholeQuery("seat"), asksFor("diagram"));
  }

  /**
   * The invite that the caller shows, in the query or in the body. One that is no text is none: to
   * refuse it would tell that there is a table to be invited to.
   */
  @Nullable String invite() {
    String inQuery = query("invite");
    return inQuery == null && fields.values().get("invite") instanceof String text ? text : inQuery;
  }

  /** What a call does. */
  interface Handler {
    /**
     * Answers the call.
     *
     * @return the answer, or null if it has been sent already
     * @throws Refused and others that {@link Front} turns into answers
     */
    @Nullable Answer handle(Call call);
  }

  /** A refusal that comes with the table as the caller may see it now. */
  static final class WithTable extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String table;
    private final RuntimeException reason;

    WithTable(String table, RuntimeException reason) {
      super(reason.getMessage(), reason, false, false);
      this.table = table;
      this.reason = reason;
    }

    String table() {
      return table;
    }

    RuntimeException reason() {
      return reason;
    }
  }
}
