package atoll.server.http;

import atoll.engine.Sink;
import atoll.engine.json.JsonSink;
import atoll.server.bots.BotRoom;
import atoll.server.bots.Hint;
import atoll.server.table.Table;

/** What the bots would play in one's place, where the table allows to ask. */
final class HintCalls {
  private static final int PARTS = 10;

  private final TableCalls tables;
  private final BotRoom bots;
  private final Limits limits;

  HintCalls(TableCalls tables, BotRoom bots, Limits limits) {
    this.tables = tables;
    this.bots = bots;
    this.limits = limits;
  }

  /** Lets the bots think; their time is the caller's. */
  Answer hint(Call call) {
    String guest = call.mustBeGuest().id();
    int seat = call.fields().whole("seat");
    Table table = tables.table(call);
    limits.mustHaveTime(call.address());
    Hint hint = bots.hint(table, guest, seat).orElseThrow(Limits::tooMany);
    limits.charge(call.address(), hint.nanos());
    return Answer.json(200, write(seat, hint));
  }

  private static String write(int seat, Hint hint) {
    Sink sink = new JsonSink().beginObject().put("seat", seat).put("number", hint.number());
    sink.beginArray("moves");
    for (Hint.Advice advice : hint.moves()) {
      sink.beginObject().put("move", advice.move());
      sink.value("points", Math.round(advice.points() * PARTS) / (double) PARTS).end();
    }
    return sink.end().end().toString();
  }
}
