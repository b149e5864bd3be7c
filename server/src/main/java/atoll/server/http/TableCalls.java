package atoll.server.http;

import atoll.bots.Bots;
import atoll.engine.Refused;
import atoll.engine.json.Json;
import atoll.engine.json.JsonSink;
import atoll.server.fair.Fresh;
import atoll.server.guest.Guest;
import atoll.server.guest.Guests;
import atoll.server.guest.PlainText;
import atoll.server.ops.Memory;
import atoll.server.table.Command;
import atoll.server.table.Declined;
import atoll.server.table.Look;
import atoll.server.table.Status;
import atoll.server.table.Table;
import atoll.server.table.Tables;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Everything that is done at tables, but for watching. */
final class TableCalls {
  private static final int MOST_SEATS = 200; // the games say how many; this only bounds the work
  private static final int LONGEST_MESSAGE = 300;
  private static final String USUAL_BOT = "greedy";

  private static final int MOST_WITHOUT_PEOPLE = 3;
  private static final int MOST_WITHOUT_PEOPLE_IN_ALL = 50;

  private final Tables tables;
  private final Workbench workbench;
  private final Limits limits;
  private final Memory memory;

  TableCalls(Tables tables, Workbench workbench, Limits limits, Memory memory) {
    this.tables = tables;
    this.workbench = workbench;
    this.limits = limits;
    this.memory = memory;
  }

  /** The table as the caller may see it. */
  String document(Call call, Table table, Look look) {
    return workbench.make(call.address(), () -> table.document(call.guestId(), look));
  }

  /** The table that the call names, if the caller may know of it. */
  Table table(Call call) {
    String id = call.path().get("id");
    return tables
        .find(id == null ? "" : id)
        .filter(table -> table.isVisibleTo(call.guestId(), call.invite()))
        .orElseThrow(Problem::noSuchTable);
  }

  Answer create(Call call) {
    Guest guest = call.mustBeGuest();
    Fields fields = call.fields();
    List<Object> seats = fields.list("seats");
    if (seats.size() > MOST_SEATS) {
      throw new Refused("\"seats\" has at most " + MOST_SEATS + " entries");
    }
    List<Tables.Wish> wishes = new ArrayList<>();
    for (Object seat : seats) {
      if (!(seat instanceof Map)) {
        throw Problem.badRequest("Each of \"seats\" must be an object like {\"kind\":\"me\"}.");
      }
      wishes.add(wish(new Fields(Json.object(seat)), guest));
    }
    mustHaveRoom(guest, wishes);
    Table table =
        tables.create(
            guest.id(),
            fields.text("game"),
            fields.object("options"),
            wishes,
            !fields.truth("private", false));
    return Answer.json(201, document(call, table, Look.USUAL));
  }

  /** Refuses a new table when memory is short, and one more where only bots would play. */
  private void mustHaveRoom(Guest guest, List<Tables.Wish> wishes) {
    if (!memory.hasRoom()) {
      throw new Problem(
          503, "noRoom", "There is no room for another table just now. Try again in a minute.");
    }
    if (!limits.isOn() || wishes.stream().anyMatch(wish -> wish.bot() == null)) {
      return;
    }
    int own = 0;
    int all = 0;
    for (Table table : tables.inUse()) {
      if (!table.header().bots().contains(null) && table.status() == Status.PLAYING) {
        all++;
        own += table.header().host().equals(guest.id()) ? 1 : 0;
      }
    }
    if (own >= MOST_WITHOUT_PEOPLE || all >= MOST_WITHOUT_PEOPLE_IN_ALL) {
      throw new Problem(
          429,
          "botsOnly",
          own >= MOST_WITHOUT_PEOPLE
              ? "Only bots play at " + own + " of your tables already: wait until one is over."
              : "There are too many tables where only bots play: sit down yourself, or wait.");
    }
  }

  private static Tables.Wish wish(Fields seat, Guest guest) {
    String kind = seat.text("kind");
    return switch (kind) {
      case "me", "same-device" -> {
        String name = seat.textOrNull("name");
        yield new Tables.Wish(
            null, name == null ? guest.name() : Guests.checkName(name), contribution(seat));
      }
      case "bot" -> {
        String bot = seat.textOrNull("bot");
        yield new Tables.Wish(bot == null ? USUAL_BOT : bot, null, "");
      }
      case "open" -> new Tables.Wish(null, null, "");
      default ->
          throw new Refused(
              "a seat's kind must be me, open, bot or same-device, not " + Json.brief(kind));
    };
  }

  /** The number that a client adds to chance; we draw one for a client that sends none. */
  private static String contribution(Fields fields) {
    Object value = fields.values().get("contribution");
    if (value == null) {
      return Fresh.contribution();
    }
    if (value instanceof Long number && number >= 0) {
      return String.valueOf(number);
    }
    throw Problem.badRequest("\"contribution\" must be a whole number from 0 up.");
  }

  Answer show(Call call) {
    Table table = table(call);
    return Answer.json(200, document(call, table, call.look()));
  }

  Answer join(Call call) {
    Guest guest = call.mustBeGuest();
    Fields fields = call.fields();
    String name = fields.textOrNull("name");
    return changed(
        call,
        new Command.Sit(
            guest.id(),
            name == null ? guest.name() : Guests.checkName(name),
            fields.wholeOrNull("seat"),
            contribution(fields)));
  }

  Answer leave(Call call) {
    return changed(
        call, new Command.Leave(call.mustBeGuest().id(), call.fields().wholeOrNull("seat")));
  }

  Answer start(Call call) {
    String bot = call.fields().textOrNull("bot");
    Guest guest = call.mustBeGuest();
    if (bot != null) {
      Bots.check(bot);
    }
    return changed(call, new Command.Start(guest.id(), bot == null ? USUAL_BOT : bot));
  }

  Answer resign(Call call) {
    return changed(
        call, new Command.Resign(call.mustBeGuest().id(), call.fields().wholeOrNull("seat")));
  }

  Answer chat(Call call) {
    Fields fields = call.fields();
    Table table = table(call);
    int number =
        table.carryOut(
            new Command.Say(
                call.mustBeGuest().id(),
                fields.wholeOrNull("seat"),
                PlainText.check("a message", fields.text("text"), LONGEST_MESSAGE)));
    return number(number);
  }

  /** What a seat shows of itself beside the game. */
  Answer display(Call call) {
    Fields fields = call.fields();
    Table table = table(call);
    PlainText.checkAll("what a seat shows", fields.object("show"));
    int number =
        table.carryOut(
            new Command.Show(call.mustBeGuest().id(), fields.whole("seat"), fields.object("show")));
    return number(number);
  }

  Answer move(Call call) {
    Fields fields = call.fields();
    return played(
        call,
        new Command.Move(
            call.mustBeGuest().id(),
            fields.whole("seat"),
            fields.whole("number"),
            fields.text("move")));
  }

  Answer takeBack(Call call) {
    Fields fields = call.fields();
    return played(
        call,
        new Command.TakeBack(
            call.mustBeGuest().id(), fields.whole("seat"), fields.whole("number")));
  }

  Answer record(Call call) {
    Table table = table(call);
    String record = workbench.make(call.address(), table::record);
    return Answer.text(200, "application/jsonl; charset=utf-8", record)
        .with(
            "Content-Disposition", "attachment; filename=\"" + call.path().get("id") + ".atoll\"");
  }

  /** Carries out a command and shows the table after it. */
  private Answer changed(Call call, Command command) {
    Table table = table(call);
    table.carryOut(command);
    return Answer.json(200, document(call, table, Look.USUAL));
  }

  /** Carries out a move; one that is refused comes back with the table as it is. */
  private Answer played(Call call, Command command) {
    Table table = table(call);
    int number;
    try {
      number = table.carryOut(command);
    } catch (Declined | Refused refusal) {
      throw new Call.WithTable(document(call, table, look(command)), refusal);
    }
    return number(number);
  }

  private static Answer number(int number) {
    return Answer.json(200, new JsonSink().beginObject().put("number", number).end().toString());
  }

  private static Look look(Command command) {
    return command instanceof Command.Move move ? new Look(move.seat(), false) : Look.USUAL;
  }
}
