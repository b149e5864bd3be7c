package atoll.server.table;

import atoll.engine.Foresight;
import atoll.engine.Option;
import atoll.engine.Position;
import atoll.engine.Setup;
import atoll.engine.fair.FairChance;
import atoll.engine.json.Json;
import atoll.engine.json.JsonSink;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A table as a guest may see it, in JSON. Built from nothing upward: what nobody put is not there.
 */
final class TableDocument {
  private static final int MOST_SEATS_TO_ACT = 6;

  private final TableState state;
  private final TableHeader header;
  private final @Nullable String guest;
  private final List<Integer> own;
  private final List<Integer> kept;

  TableDocument(TableState state, @Nullable String guest) {
    this.state = state;
    this.header = state.header();
    this.guest = guest;
    this.own = state.seatsOf(guest);
    this.kept = state.seatsKeptFor(guest);
  }

  String write(Look look) {
    JsonSink sink = new JsonSink().beginObject();
    sink.put("id", header.id()).put("game", header.setup().game().id());
    sink.put("edition", header.edition());
    options(sink);
    sink.put("status", state.status().word()).put("number", state.number());
    seats(sink, look);
    sink.beginArray("mySeats");
    own.forEach(seat -> sink.add((long) seat));
    sink.end();
    if (!kept.isEmpty()) {
      sink.value("keptSeats", kept);
    }
    List<Integer> awaiting = state.seatsAwaiting(guest);
    if (!awaiting.isEmpty()) {
      sink.value("awaySeats", awaiting);
    }
    if (header.clock() != null) {
      sink.value("clock", header.clock().json());
      EventDocument.clocks(state, sink);
    }
    if (header.hasHints()) {
      sink.put("hints", true);
    }
    act(sink);
    if (state.hasPlay()) {
      int viewer = viewer(look.seat());
      sink.put("viewer", viewer);
      sink.beginObject("view");
      state.play().position().view(viewer, sink);
      sink.end();
      if (look.hasDiagram()) {
        sink.put("diagram", state.play().position().diagram(viewer));
      }
    }
    moves(sink, seatsToAct(look.seat()));
    result(sink);
    chat(sink, look);
    if (state.isHushed()) {
      sink.put("quiet", true);
    }
    fair(sink);
    if (header.brought() != null) {
      sink.put("brought", true);
    }
    if (header.campaign() != null) {
      sink.put("campaign", header.campaign());
    }
    if (state.rematch() != null) {
      sink.put("rematch", state.rematch());
    }
    sink.put("listed", header.listed()).put("created", header.created());
    boolean isHost = header.host().equals(guest);
    sink.put("host", isHost);
    String invites = state.nameOf(header.host());
    if (!invites.isEmpty()) {
      sink.put("invitedBy", invites);
    }
    if (isHost || !own.isEmpty() || !kept.isEmpty()) {
      sink.put("invite", header.invite());
    }
    return sink.end().toString();
  }

  private void options(JsonSink sink) {
    if (header.past() != null) {
      sink.value("options", header.past().options());
      return;
    }
    Setup setup = header.setup();
    sink.beginObject("options");
    for (Option option : setup.game().options()) {
      if (setup.has(option.name())) {
        sink.value(option.name(), setup.value(option.name()));
      }
    }
    sink.end();
  }

  private void result(JsonSink sink) {
    if (header.past() != null) {
      sink.put("past", header.past().why());
      if (header.past().result() != null) {
        sink.value("result", Json.read(header.past().result()));
      }
    } else if (state.status() == Status.OVER && state.hasPlay()) {
      sink.value("result", Json.read(TableResult.of(state).json()));
    }
  }

  private void seats(JsonSink sink, Look look) {
    sink.beginArray("seats");
    for (int number = 0; number < state.seats(); number++) {
      Seat seat = state.seat(number);
      sink.beginObject();
      if (seat.isOpen()) {
        sink.put("kind", "open");
        if (seat.keptFor() != null) {
          sink.put("keptFor", seat.name());
        }
      } else {
        sink.put("kind", seat.bot() != null && seat.guest() == null ? "bot" : "person");
        sink.put("name", seat.name());
      }
      if (seat.bot() != null) {
        sink.put("bot", seat.bot());
      }
      switch (seat.absence()) {
        case GONE -> sink.put("resigned", true);
        case AWAY -> sink.put("away", true);
        case NONE -> {}
      }
      if (state.isMuted(number, look.muted())) {
        sink.put("muted", true);
      }
      if (seat.isHelped()) {
        sink.put("helped", true);
      }
      if (!seat.show().isEmpty()) {
        sink.value("show", seat.show());
      }
      sink.end();
    }
    sink.end();
  }

  private void act(JsonSink sink) {
    sink.beginArray("act");
    for (int seat = 0; seat < state.seats(); seat++) {
      if (state.mayAct(seat)) {
        sink.add(seat);
      }
    }
    sink.end();
  }

  private int viewer(@Nullable Integer eyes) {
    if (eyes != null && own.contains(eyes)) {
      return eyes;
    }
    for (int seat : own) {
      if (state.mayAct(seat)) {
        return seat;
      }
    }
    return own.isEmpty() ? Position.SPECTATOR : own.getFirst();
  }

  /**
   * The guest's seats that may act, the one that is looked through first; not more than a person
   * can keep in mind, because to list the moves of each takes time.
   */
  private List<Integer> seatsToAct(@Nullable Integer eyes) {
    List<Integer> seats = new ArrayList<>();
    if (eyes != null && own.contains(eyes) && state.mayAct(eyes)) {
      seats.add(eyes);
    }
    for (int seat : own) {
      if (seats.size() < MOST_SEATS_TO_ACT && !seats.contains(seat) && state.mayAct(seat)) {
        seats.add(seat);
      }
    }
    return seats;
  }

  private void moves(JsonSink sink, List<Integer> seats) {
    Map<Integer, Foresight> foresight = new LinkedHashMap<>();
    for (int seat : seats) {
      foresight.put(seat, Foresight.of(Known.to(seat, state), seat));
    }
    Foresight.write(foresight, sink);
    sink.beginArray("takeBack");
    for (int seat : own) {
      if (state.status() == Status.PLAYING && state.play().takeBack(seat) > 0) {
        sink.add((long) seat);
      }
    }
    sink.end();
  }

  private void chat(JsonSink sink, Look look) {
    sink.beginArray("chat");
    for (Entry entry : state.chat()) {
      if (entry.event() instanceof Event.Said(int seat, String name, String text)
          && !state.isMuted(seat, look.muted())) {
        sink.beginObject().put("number", entry.number()).put("at", entry.happened());
        sink.put("seat", seat).put("name", state.seat(seat).nameIn(name));
        sink.put("text", text).end();
      }
    }
    sink.end();
  }

  private void fair(JsonSink sink) {
    sink.beginObject("fair").put("commitment", FairChance.commitment(header.secret()));
    if (state.hasPlay()) {
      sink.value("contributions", state.contributions());
      sink.value("seats", state.contributors());
    }
    if (state.status() == Status.OVER) {
      sink.put("secret", header.secret());
    }
    sink.end();
  }
}
