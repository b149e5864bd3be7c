package atoll.server.http;

import atoll.engine.Sink;
import atoll.engine.json.JsonSink;
import atoll.server.guest.Sightings;
import atoll.server.table.Command;
import atoll.server.table.Look;
import atoll.server.table.Table;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** Who is at a table, who is not, and what can be done about it. */
final class PresenceCalls {
  private final TableCalls tables;
  private final Sightings sightings;
  private final Duration missedAfter;

  /**
   * @param missedAfter how long somebody must be gone before others may let a bot play
   */
  PresenceCalls(TableCalls tables, Sightings sightings, Duration missedAfter) {
    this.tables = tables;
    this.sightings = sightings;
    this.missedAfter = missedAfter;
  }

  Answer presence(Call call) {
    return Answer.json(200, presence(ownTable(call)));
  }

  /** The table that the call names, where the caller must sit. */
  private Table ownTable(Call call) {
    Table table = tables.table(call);
    if (!table.people().containsValue(call.mustBeGuest().id())) {
      throw new Problem(403, "forbidden", "That is for those who sit at the table.");
    }
    return table;
  }

  /** For each seat of a person who has not given up whether it is here, and when it last was. */
  String presence(Table table) {
    Map<Integer, String> people = table.people();
    Map<String, Long> seen = sightings.lastSeen(people.values());
    Sink sink = new JsonSink().beginObject().beginArray("seats");
    people.forEach((seat, guest) -> {
      long last = seen.getOrDefault(guest, 0L);
      boolean isHere = Sightings.isHere(last) && !isMissed(last);
      sink.beginObject().put("seat", seat).put("here", isHere);
      if (!isHere) {
        sink.put("seen", last);
      }
      sink.end();
    });
    return sink.end().put("missedAfter", missedAfter.toMillis()).end().toString();
  }

  private boolean isMissed(long last) {
    return System.currentTimeMillis() - last >= missedAfter.toMillis();
  }

  /** Lets a bot play for somebody who has been gone for a while. */
  Answer standIn(Call call) {
    String guest = call.mustBeGuest().id();
    int seat = call.fields().whole("seat");
    Table table = ownTable(call);
    String missed = table.people().get(seat);
    if (missed != null && !missed.equals(guest)) {
      long last = sightings.lastSeen(List.of(missed)).getOrDefault(missed, 0L);
      if (!isMissed(last)) {
        throw new Problem(
            409,
            "here",
            "Wait a little: a bot may play for somebody who has been gone for "
                + missedAfter.toSeconds()
                + " seconds.",
            Map.of("seconds", missedAfter.toSeconds()));
      }
    }
    return done(call, table, new Command.StandIn(guest, seat));
  }

  /** Gives back to the caller the seats that bots played meanwhile. */
  Answer comeBack(Call call) {
    String guest = call.mustBeGuest().id();
    Table table = tables.table(call);
    return done(call, table, new Command.Return(guest, call.fields().wholeOrNull("seat")));
  }

  private Answer done(Call call, Table table, Command command) {
    table.carryOut(command);
    return Answer.json(200, tables.document(call, table, Look.USUAL));
  }
}
