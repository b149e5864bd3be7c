package atoll.server.http;

import atoll.engine.Reason;
import atoll.engine.Refused;
import atoll.engine.json.JsonSink;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Why something cannot be played: the rules' own reason, for whoever sits on that seat. */
final class WhyCalls {
  private static final int LONGEST_MOVE = 100; // far beyond what any game's notation needs

  private final TableCalls tables;

  WhyCalls(TableCalls tables) {
    this.tables = tables;
  }

  Answer why(Call call) {
    String guest = call.mustBeGuest().id();
    Integer seat = call.wholeQuery("seat");
    String move = call.query("move");
    if (seat == null || move == null) {
      throw Problem.badRequest("Say whose move it would be: ?seat=0&move=…");
    }
    if (move.length() > LONGEST_MOVE) {
      throw new Refused("a move has at most " + LONGEST_MOVE + " characters");
    }
    return Answer.json(200, document(tables.table(call).why(guest, seat, move)));
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
