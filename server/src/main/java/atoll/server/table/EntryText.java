package atoll.server.table;

import atoll.engine.json.Json;
import atoll.engine.json.JsonSink;
import atoll.server.store.Rows.EventRow;
import atoll.server.table.Entry.Told;
import atoll.server.table.Entry.Unseen;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Entries of the log as they are kept: the event, and beside it who may hear which words of it. For
 * the most everybody may hear everything, which is a star.
 */
final class EntryText {
  private static final String EVERYTHING = "*";

  private EntryText() {}

  static EventRow write(Entry entry) {
    return new EventRow(
        entry.number(), EventText.write(entry.event()), told(entry), entry.happened());
  }

  private static String told(Entry entry) {
    Told told = entry.told();
    if (entry.reveals().isEmpty() && told.equals(everything(entry.event()))) {
      return EVERYTHING;
    }
    JsonSink sink = new JsonSink().beginObject();
    if (told.all() != null) {
      sink.put("all", told.all());
    }
    if (!told.seats().isEmpty()) {
      sink.beginObject("seats");
      told.seats().forEach((seat, words) -> sink.put(String.valueOf(seat), words));
      sink.end();
    }
    if (told.isUnseen()) {
      sink.put("unseen", true);
    }
    if (!entry.reveals().isEmpty()) {
      sink.beginArray("reveals");
      for (Unseen move : entry.reveals()) {
        sink.beginArray().add(move.number()).add(move.seat()).add(move.move()).end();
      }
      sink.end();
    }
    return sink.end().toString();
  }

  /** What is told of an event that hides nothing. */
  private static Told everything(Event event) {
    return switch (event) {
      case Event.Moved moved -> new Told(moved.move(), Map.of(), false);
      case Event.Drawn drawn -> new Told(drawn.outcome(), Map.of(), false);
      default -> Told.NOTHING;
    };
  }

  static Entry read(EventRow row) {
    Event event = EventText.read(row.body());
    if (row.told() == null) { // written before that was kept, by rules that are not played any more
      return new Entry(row.number(), event, Told.NOTHING, List.of(), row.happened());
    }
    if (row.told().equals(EVERYTHING)) {
      return new Entry(row.number(), event, everything(event), List.of(), row.happened());
    }
    Map<String, Object> told = Json.object(Json.read(row.told()));
    Map<Integer, String> seats = new HashMap<>();
    if (told.containsKey("seats")) {
      Json.object(told.get("seats"))
          .forEach((seat, words) -> seats.put(Integer.parseInt(seat), Json.text(words)));
    }
    @Nullable Object all = told.get("all");
    return new Entry(
        row.number(),
        event,
        new Told(
            all == null ? null : Json.text(all), Map.copyOf(seats), told.containsKey("unseen")),
        told.containsKey("reveals") ? unseen(Json.list(told.get("reveals"))) : List.of(),
        row.happened());
  }

  static List<Unseen> unseen(List<Object> items) {
    List<Unseen> moves = new ArrayList<>();
    for (Object item : items) {
      List<Object> move = Json.list(item);
      moves.add(
          new Unseen(Json.whole(move.get(0)), Json.whole(move.get(1)), Json.text(move.get(2))));
    }
    return List.copyOf(moves);
  }
}
