package atoll.server.http;

import atoll.bots.Bots;
import atoll.engine.Refused;
import atoll.engine.Setup;
import atoll.engine.json.Json;
import atoll.engine.json.JsonSink;
import atoll.server.guest.Guest;
import atoll.server.guest.Guests;
import atoll.server.guest.Mutes;
import atoll.server.guest.PlainText;
import atoll.server.ops.Memory;
import atoll.server.table.Clock;
import atoll.server.table.Command;
import atoll.server.table.Declined;
import atoll.server.table.Look;
import atoll.server.table.NewTable;
import atoll.server.table.Status;
import atoll.server.table.Table;
import atoll.server.table.Tables;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

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
  private final Decks decks;
  private final Mutes mutes;

  TableCalls(
      Tables tables, Workbench workbench, Limits limits, Memory memory, Decks decks, Mutes mutes) {
    this.tables = tables;
    this.workbench = workbench;
    this.limits = limits;
    this.memory = memory;
    this.decks = decks;
    this.mutes = mutes;
  }

  /** The table as the caller may see it. */
  String document(Call call, Table table, Look look) {
    Look through = look.without(mutedBy(call));
    return workbench.make(call.address(), () -> table.document(call.guestId(), through));
  }

  /** The guests whose words the caller does not want. */
  Set<String> mutedBy(Call call) {
    return mutes.of(call.guestId());
  }

  /** The table that the call names, if the caller may know of it. */
  Table table(Call call) {
    return find(call, call.path().getOrDefault("id", ""), call.invite())
        .orElseThrow(Problem::noSuchTable);
  }

  /** The table of that id, if the caller may know of it. */
  Optional<Table> find(Call call, String id, @Nullable String invite) {
    return tables
        .inMemory(id)
        .or(() -> workbench.make(call.address(), () -> tables.load(id)))
        .filter(table -> table.isVisibleTo(call.guestId(), invite));
  }

  Answer create(Call call) {
    Guest guest = call.mustBeGuest();
    Fields fields = call.fields();
    List<Object> seats = fields.list("seats");
    if (seats.size() > MOST_SEATS) {
      throw new Refused(
          "seatCount",
          "\"seats\" has at most " + MOST_SEATS + " entries",
          Map.of("least", 1, "most", MOST_SEATS));
    }
    boolean isKept = fields.truth("kept", false);
    List<NewTable.Wish> wishes = new ArrayList<>();
    for (Object seat : seats) {
      if (!(seat instanceof Map)) {
        throw Problem.badField(
            "seats", "Each of \"seats\" must be an object like {\"kind\":\"me\"}.");
      }
      wishes.add(wish(new Fields(Json.object(seat)), guest, isKept));
    }
    PlainText.checkAll("the texts in \"options\"", fields.object("options"));
    mustHaveRoom(guest, wishes);
    mustHaveEarned(guest, fields, wishes);
    @Nullable Clock clock = fields.has("clock") ? Clock.read(fields.object("clock")) : null;
    Table table =
        tables.create(
            new NewTable(
                guest.id(),
                fields.text("game"),
                fields.object("options"),
                wishes,
                !fields.truth("private", false),
                clock,
                fields.truth("hints", clock == null && isForNobodysRating(guest, wishes)),
                null));
    return Answer.json(201, document(call, table, Look.USUAL));
  }

  /** Whether nobody but the guest can sit there, and what comes of it is rated for nobody. */
  private static boolean isForNobodysRating(Guest guest, List<NewTable.Wish> wishes) {
    int bots = (int) wishes.stream().filter(NewTable.Bot.class::isInstance).count();
    boolean isAlone =
        bots < wishes.size() && wishes.stream().noneMatch(NewTable.Open.class::isInstance);
    boolean isRated = guest.isAccount() && bots == wishes.size() - 1 && bots > 0;
    return isAlone && !isRated;
  }

  /** A game that was played on a device becomes a table of the caller's that is over. */
  Answer bring(Call call) {
    Guest guest = call.mustBeGuest();
    String record = call.fields().text("record");
    List<@Nullable String> bots = bots(call.fields().list("bots"));
    Tables.Arrival arrival =
        workbench.make(
            call.address(), () -> tables.bring(guest.id(), record, bots, Guests::checkName));
    JsonSink sink = new JsonSink();
    sink.beginObject().put("id", arrival.id()).put("isNew", arrival.isNew()).end();
    return Answer.json(arrival.isNew() ? 201 : 200, sink.toString());
  }

  /** For each seat the bot that played it, or null for a person. */
  private static List<@Nullable String> bots(List<Object> seats) {
    List<@Nullable String> bots = new ArrayList<>();
    for (@Nullable Object seat : seats) {
      if (seat != null && !(seat instanceof String)) {
        throw Problem.badField(
            "bots", "Each of \"bots\" must be a bot's name, or null for a person.");
      }
      bots.add((String) seat);
    }
    return bots;
  }

  /** Refuses a new table when memory is short, and one more where only bots would play. */
  private void mustHaveRoom(Guest guest, List<NewTable.Wish> wishes) {
    mustHaveMemory();
    if (wishes.stream().allMatch(NewTable.Bot.class::isInstance)) {
      mustHaveRoomForBots(guest);
    }
  }

  /** Tables where only bots play are few, whether they were made so or everybody has gone. */
  private void mustHaveRoomForBots(Guest guest) {
    if (!limits.isOn()) {
      return;
    }
    int own = 0;
    int all = 0;
    for (Table table : tables.inUse()) {
      if (table.status() == Status.PLAYING && !table.hasPeople()) {
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

  /** A table with cards that have to be earned waits for somebody who has, or is made by one. */
  private void mustHaveEarned(Guest guest, Fields fields, List<NewTable.Wish> wishes) {
    boolean isOpen = wishes.stream().anyMatch(NewTable.Open.class::isInstance);
    Setup setup = tables.setup(fields.text("game"), wishes.size(), fields.object("options"));
    if (!isOpen && decks.isLocked(setup)) {
      boolean isSeated = !wishes.stream().allMatch(NewTable.Bot.class::isInstance);
      decks.mustBeOpen(setup, isSeated ? List.of(guest.id()) : List.of());
    }
  }

  /** The game is about to begin with whoever sits there and perhaps one more. */
  private void mustHaveEarned(Table table, @Nullable String more) {
    Setup setup = table.header().setup();
    if (table.status() == Status.OPEN && decks.isLocked(setup)) {
      Set<String> people = new HashSet<>(table.guests());
      if (more != null) {
        people.add(more);
      }
      decks.mustBeOpen(setup, people);
    }
  }

  private void mustHaveMemory() {
    if (!memory.hasRoom()) {
      throw new Problem(
          503, "noRoom", "There is no room for another table just now. Try again in a minute.");
    }
  }

  private static NewTable.Wish wish(Fields seat, Guest guest, boolean isKept) {
    if (seat.has("contribution")) {
      throw Problem.badField(
          "contribution",
          "A number of your own is worth something only after you have seen what the table's secret"
              + " is held to: make the table with \"kept\", look at \"fair\", then join with it.");
    }
    String kind = seat.text("kind");
    return switch (kind) {
      case "me", "same-device" -> {
        String name = name(seat, guest);
        yield isKept ? new NewTable.Kept(guest.id(), name) : new NewTable.Sitting(guest.id(), name);
      }
      case "bot" -> {
        String bot = seat.textOrNull("bot");
        yield new NewTable.Bot(bot == null ? USUAL_BOT : bot);
      }
      case "open" -> new NewTable.Open();
      default -> throw Fields.wrongKindOfSeat(kind);
    };
  }

  private static String name(Fields fields, Guest guest) {
    String name = fields.textOrNull("name");
    return name == null ? guest.name() : Guests.checkName(name);
  }

  /** The number that a client adds to chance, if it does. */
  private static @Nullable String contribution(Fields fields) {
    Object value = fields.values().get("contribution");
    if (value == null) {
      return null;
    }
    if (value instanceof Long number && number >= 0) {
      return String.valueOf(number);
    }
    throw Problem.badField("contribution", "\"contribution\" must be a whole number from 0 up.");
  }

  Answer show(Call call) {
    Table table = table(call);
    return Answer.json(200, document(call, table, call.look()));
  }

  /** How the table came from one number to another, as the caller saw it or could have. */
  Answer steps(Call call) {
    Table table = table(call);
    Integer after = call.wholeQuery("after");
    Integer last = call.wholeQuery("to");
    if (after == null || last == null) {
      throw Problem.badField(after == null ? "after" : "to", "Say which steps: ?after=12&to=20");
    }
    Integer seat = call.wholeQuery("seat");
    return Answer.json(
        200, workbench.make(call.address(), () -> table.steps(call.guestId(), seat, after, last)));
  }

  Answer join(Call call) {
    Guest guest = call.mustBeGuest();
    Fields fields = call.fields();
    Table table = table(call);
    if (table.isFullWith(guest.id())) {
      mustHaveEarned(table, guest.id());
    }
    return changed(
        call,
        new Command.Sit(
            guest.id(), name(fields, guest), fields.wholeOrNull("seat"), contribution(fields)));
  }

  /** Gives a seat to somebody else or another name. */
  Answer arrange(Call call) {
    Guest guest = call.mustBeGuest();
    Fields fields = call.fields();
    int seat = fields.whole("seat");
    String kind = fields.textOrNull("kind");
    Table table = table(call);
    if (kind != null && !kind.equals("open") && table.isFullWith(null)) {
      mustHaveEarned(table, null);
    }
    return changed(
        call,
        switch (kind) {
          case null -> new Command.Rename(guest.id(), seat, Guests.checkName(fields.text("name")));
          case "open" -> new Command.Arrange(guest.id(), seat, null, null);
          case "me", "same-device" ->
              new Command.Arrange(guest.id(), seat, null, name(fields, guest));
          case "bot" -> {
            String bot = fields.textOrNull("bot");
            String named = bot == null ? USUAL_BOT : bot;
            Bots.check(named);
            yield new Command.Arrange(guest.id(), seat, named, null);
          }
          default -> throw Fields.wrongKindOfSeat(kind);
        });
  }

  /** The table where the game is played again, the same for all who ask. */
  Answer rematch(Call call) {
    Guest guest = call.mustBeGuest();
    Table table = table(call);
    mustHaveMemory();
    Table next = tables.rematch(table, guest.id());
    return Answer.json(200, document(call, next, Look.USUAL));
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
    Table table = table(call);
    if (table.status() == Status.OPEN && !table.hasPeople()) {
      mustHaveRoomForBots(guest);
    }
    mustHaveEarned(table, null);
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
