package atoll.server.http;

import atoll.engine.Reason;
import atoll.engine.json.JsonSink;
import atoll.server.table.Table;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What the rules tell whoever sits on a seat: why something cannot be played, and all that the seat
 * may know.
 */
final class RulesCalls {
  private static final int LONGEST_MOVE = 100; // far beyond what any game's notation needs

  private final TableCalls tables;
  private final Workbench workbench;

  RulesCalls(TableCalls tables, Workbench workbench) {
    this.tables = tables;
    this.workbench = workbench;
  }

  Answer why(Call call) {
    String guest = call.mustBeGuest().id();
    Integer seat = call.wholeQuery("seat");
    String move = call.query("move");
    if (seat == null || move == null) {
      throw Problem.badField(
          seat == null ? "seat" : "move", "Say whose move it would be: ?seat=0&move=…");
    }
    if (move.length() > LONGEST_MOVE) {
      throw Problem.badField("move", "A move has at most " + LONGEST_MOVE + " characters.");
    }
    Table table = tables.table(call);
    return Answer.json(
        200, workbench.make(call.address(), () -> document(table.why(guest, seat, move))));
  }

  Answer known(Call call) {
    String guest = call.mustBeGuest().id();
    Integer seat = call.wholeQuery("seat");
    if (seat == null) {
      throw Problem.badField("seat", "Say whose eyes it is seen with: ?seat=0");
    }
    Table table = tables.table(call);
    return Answer.json(200, workbench.make(call.address(), () -> table.known(guest, seat)));
  }

  /** The reason as data and, for programs without words of their own, as a sentence. */
  private static String document(@Nullable Reason reason) {
    JsonSink sink = new JsonSink().beginObject();
    if (reason == null) {
      return sink.put("code", "legal")
          .beginObject("parameters")
          .end()
          .put("message", "Nothing speaks against it.")
          .end()
          .toString();
    }
    sink.put("code", reason.code()).value("parameters", reason.with());
    return sink.put("message", sentence(reason)).end().toString();
  }

  private static String sentence(Reason reason) {
    if (reason.with().get("sentence") instanceof String sentence) {
      return sentence;
    }
    StringBuilder said =
        new StringBuilder("Not possible: ").append(reason.code().replace('-', ' '));
    String comma = " (";
    for (Map.Entry<String, Object> known : reason.with().entrySet()) {
      said.append(comma).append(known.getKey()).append(' ').append(known.getValue());
      comma = ", ";
    }
    return said.append(reason.with().isEmpty() ? "." : ").").toString();
  }
}
