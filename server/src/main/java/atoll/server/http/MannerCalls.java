package atoll.server.http;

import atoll.engine.Refused;
import atoll.engine.Sink;
import atoll.engine.json.Json;
import atoll.engine.json.JsonSink;
import atoll.server.guest.Guest;
import atoll.server.guest.Mutes;
import atoll.server.guest.PlainText;
import atoll.server.store.Change;
import atoll.server.store.Ledger;
import atoll.server.store.Register;
import atoll.server.store.Rows.ReportRow;
import atoll.server.table.Command;
import atoll.server.table.Table;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Map;

/**
 * What people do against those who spoil it: not hear them, let nobody speak, tell the operator.
 */
final class MannerCalls {
  private static final System.Logger LOG = System.getLogger(MannerCalls.class.getName());
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final int LONGEST_REASON = 300;

  private final TableCalls tables;
  private final Mutes mutes;
  private final Ledger ledger;

  MannerCalls(TableCalls tables, Mutes mutes, Ledger ledger) {
    this.tables = tables;
    this.mutes = mutes;
    this.ledger = ledger;
  }

  /** The person on a seat, who is somebody else. */
  private static String somebodyElse(Table table, int seat, Guest caller) {
    String person = table.personAt(seat);
    if (person == null || person.equals(caller.id())) {
      throw new Refused(
          "nobodyThere", "on seat " + seat + " there is nobody else", Map.of("seat", seat));
    }
    return person;
  }

  /** Does not hear the person on a seat any more, at any table, or hears her again. */
  Answer mute(Call call) {
    Guest caller = call.mustBeGuest();
    Table table = tables.table(call);
    int seat = call.fields().whole("seat");
    String other = somebodyElse(table, seat, caller);
    if (call.fields().truth("mute", true)) {
      mutes.mute(caller.id(), other, table.nameAt(seat));
    } else {
      mutes.hear(caller.id(), other);
    }
    return done();
  }

  Answer mutes(Call call) {
    Sink sink = new JsonSink().beginObject().beginArray("mutes");
    for (Register.Muted muted : mutes.list(call.mustBeGuest().id())) {
      sink.beginObject().put("person", muted.person()).put("name", muted.name());
      sink.put("since", muted.since()).end();
    }
    return Answer.json(200, sink.end().end().toString());
  }

  Answer hear(Call call) {
    mutes.hear(call.mustBeGuest().id(), call.path().getOrDefault("id", ""));
    return done();
  }

  /** The host lets nobody speak at a table, or everybody again. */
  Answer quiet(Call call) {
    Guest caller = call.mustBeGuest();
    int number =
        tables
            .table(call)
            .carryOut(new Command.Hush(caller.id(), call.fields().truth("quiet", true)));
    return Answer.json(200, new JsonSink().beginObject().put("number", number).end().toString());
  }

  /** Tells the operator of the person on a seat, with what she said last. */
  Answer report(Call call) {
    Guest caller = call.mustBeGuest();
    Table table = tables.table(call);
    int seat = call.fields().whole("seat");
    String why = PlainText.check("a reason", call.fields().text("why"), LONGEST_REASON);
    String other = somebodyElse(table, seat, caller);
    String id = "r" + HexFormat.of().toHexDigits(RANDOM.nextLong());
    ledger.write(
        new Change.Reported(
            new ReportRow(
                id,
                table.header().id(),
                seat,
                other,
                caller.id(),
                Json.write(table.saidBy(seat)),
                why,
                System.currentTimeMillis())));
    LOG.log(
        System.Logger.Level.WARNING,
        "somebody was reported: report {0}, table {1}, seat {2}; atoll status lists it",
        id,
        table.header().id(),
        String.valueOf(seat));
    return done();
  }

  private static Answer done() {
    return Answer.json(200, "{}");
  }
}
