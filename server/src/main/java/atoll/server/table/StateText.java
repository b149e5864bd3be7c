package atoll.server.table;

import atoll.engine.Position;
import atoll.engine.Refused;
import atoll.engine.Sha256;
import atoll.engine.Sink;
import atoll.engine.json.Json;
import atoll.engine.json.JsonSink;
import atoll.engine.record.Snapshot;
import java.util.ArrayList;
import java.util.Base64;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A {@link TableState} as one JSON object, so that a table can be loaded without its whole log. It
 * is only ever a shortcut: what another version of the program wrote in another form is not read,
 * and neither is a game that does not look the same as when it was written; then the log is read
 * from its beginning.
 */
final class StateText {
  private static final int FORM = 2;

  private StateText() {}

  static String write(TableState state) {
    TableState.Kept kept = state.kept();
    Sink sink = new JsonSink().beginObject().put("form", FORM);
    sink.put("status", kept.status().word()).put("number", kept.number());
    sink.put("changed", kept.changed()).put("closed", kept.isClosed()).put("mover", kept.mover());
    sink.put("hushed", state.isHushed());
    sink.value("rematch", kept.rematch()).value("removed", List.copyOf(state.removed));
    sink.beginArray("seats");
    for (int number = 0; number < state.seats(); number++) {
      write(state.seat(number), sink);
    }
    sink.end().beginArray("deeds");
    for (int seat = 0; seat < state.seats(); seat++) {
      sink.beginArray();
      for (Deed deed : state.deeds(seat)) {
        sink.beginArray().add(deed.on()).value(deed.move());
        sink.add(deed.number()).add(deed.last()).end();
      }
      sink.end();
    }
    sink.end().beginArray("chat");
    for (Entry entry : state.chat()) {
      sink.beginArray().add(entry.number()).add(entry.happened());
      sink.add(EventText.write(entry.event())).end();
    }
    sink.end();
    sink.put("takenBack", Base64.getEncoder().encodeToString(state.takenBack.toByteArray()));
    sink.beginArray("unseen");
    for (Entry.Unseen move : state.unseen) {
      sink.beginArray().add(move.number()).add(move.seat()).add(move.move()).end();
    }
    sink.end();
    if (state.clocks() != null) {
      sink.beginArray("clocks");
      for (long[] seat : state.clocks().kept()) {
        sink.beginArray().add(seat[0]).add(seat[1]).add(seat[2]).end();
      }
      sink.end();
    }
    if (state.hasPlay()) {
      write(state.header(), state.play(), sink.beginObject("play"));
      sink.end();
    }
    return sink.end().toString();
  }

  private static void write(Seat seat, Sink sink) {
    sink.beginArray().value(seat.guest()).add(seat.name()).value(seat.bot());
    sink.value(seat.contribution()).value(seat.show()).value(seat.keptFor());
    sink.add(seat.absence().name()).value(seat.isHelped()).end();
  }

  private static void write(TableHeader header, Play play, Sink sink) {
    sink.put("base", Snapshot.write(header.setup(), play.base()));
    sink.beginArray("since");
    for (Play.Step step : play.sinceBase()) {
      sink.beginArray().add(step.number()).add(step.seat()).add(step.text()).end();
    }
    sink.end().beginArray("changed");
    for (int seat = 0; seat < header.setup().seats(); seat++) {
      sink.add(play.changed(seat));
    }
    sink.end().put("draws", play.draws()).put("look", look(play.position()));
  }

  /** A digest of everything that can be seen of a position. */
  private static String look(Position position) {
    return Sha256.hex(Sha256.of(position.diagram(Position.OPEN))).substring(0, 16);
  }

  /** The state that was written, or null if this program cannot be sure that it is. */
  static @Nullable TableState read(TableHeader header, String text) {
    try {
      Map<String, Object> kept = Json.object(Json.read(text));
      return Json.whole(kept.get("form")) == FORM ? read(header, kept) : null;
    } catch (Refused | IndexOutOfBoundsException | IllegalArgumentException notOfThisForm) {
      return null;
    }
  }

  private static @Nullable TableState read(TableHeader header, Map<String, Object> kept) {
    @Nullable Play play = null;
    if (header.past() == null && kept.containsKey("play")) {
      Map<String, Object> game = Json.object(kept.get("play"));
      play = play(header, game);
      if (!look(play.position()).equals(game.get("look"))) {
        return null;
      }
    }
    TableState state = new TableState(header);
    state.resume(
        new TableState.Kept(
            header.past() == null ? status(Json.text(kept.get("status"))) : Status.OVER,
            Json.whole(kept.get("number")),
            (Long) require(kept.get("changed")),
            Json.truth(kept.get("closed")),
            Json.whole(kept.get("mover")),
            textOrNull(kept.get("rematch"))),
        Json.list(kept.get("seats")).stream().map(StateText::seat).toArray(Seat[]::new),
        play);
    state.hush(Boolean.TRUE.equals(kept.get("hushed")));
    Json.list(kept.get("removed")).forEach(guest -> state.removed.add(Json.text(guest)));
    if (state.clocks() != null) {
      List<Object> clocks = Json.list(kept.get("clocks"));
      for (int seat = 0; seat < state.seats(); seat++) {
        List<Object> clock = Json.list(clocks.get(seat));
        state
            .clocks()
            .resume(
                seat,
                (Long) require(clock.get(0)),
                (Long) require(clock.get(1)),
                Json.whole(clock.get(2)));
      }
    }
    List<Object> deeds = Json.list(kept.get("deeds"));
    for (int seat = 0; seat < state.seats(); seat++) {
      state.deeds.set(seat, deeds(Json.list(deeds.get(seat))));
    }
    for (Object item : Json.list(kept.get("chat"))) {
      List<Object> said = Json.list(item);
      state.chat.add(
          new Entry(
              Json.whole(said.get(0)),
              EventText.read(Json.text(said.get(2))),
              Entry.Told.NOTHING,
              List.of(),
              (Long) require(said.get(1))));
    }
    state.takenBack.or(
        BitSet.valueOf(Base64.getDecoder().decode(Json.text(kept.get("takenBack")))));
    state.unseen.addAll(EntryText.unseen(Json.list(kept.get("unseen"))));
    return state;
  }

  private static Object require(@Nullable Object value) {
    if (value == null) {
      throw new Refused("something is missing");
    }
    return value;
  }

  private static Status status(String word) {
    for (Status status : Status.values()) {
      if (status.word().equals(word)) {
        return status;
      }
    }
    throw new Refused("there is no status " + Json.brief(word));
  }

  private static Seat seat(Object item) {
    List<Object> seat = Json.list(item);
    return new Seat(
        textOrNull(seat.get(0)),
        Json.text(seat.get(1)),
        textOrNull(seat.get(2)),
        textOrNull(seat.get(3)),
        Json.object(seat.get(4)),
        textOrNull(seat.get(5)),
        Absence.valueOf(Json.text(seat.get(6))),
        Json.truth(seat.get(7)));
  }

  private static @Nullable String textOrNull(@Nullable Object value) {
    return value == null ? null : Json.text(value);
  }

  private static List<Deed> deeds(List<Object> items) {
    List<Deed> deeds = new ArrayList<>();
    for (Object item : items) {
      List<Object> deed = Json.list(item);
      deeds.add(
          new Deed(
              Json.whole(deed.get(0)),
              textOrNull(deed.get(1)),
              Json.whole(deed.get(2)),
              Json.whole(deed.get(3))));
    }
    return List.copyOf(deeds);
  }

  private static Play play(TableHeader header, Map<String, Object> game) {
    List<Play.Step> since = new ArrayList<>();
    for (Object item : Json.list(game.get("since"))) {
      List<Object> step = Json.list(item);
      since.add(
          new Play.Step(Json.whole(step.get(0)), Json.whole(step.get(1)), Json.text(step.get(2))));
    }
    int[] changed = Json.list(game.get("changed")).stream().mapToInt(Json::whole).toArray();
    return Play.resume(
        Snapshot.read(header.setup(), Json.text(game.get("base"))),
        since,
        changed,
        Json.whole(game.get("draws")));
  }
}
