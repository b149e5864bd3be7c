package atoll.server.table;

import atoll.engine.json.JsonSink;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An event as a viewer may know it, in JSON.
 *
 * @param number its number in the log
 */
public record EventDocument(int number, String json) {

  /** Entries of the log as the guest may know them. */
  static List<EventDocument> of(TableState state, List<Entry> entries, @Nullable String guest) {
    List<Integer> own = state.seatsOf(guest);
    List<EventDocument> documents = new ArrayList<>();
    for (Entry entry : entries) {
      documents.add(new EventDocument(entry.number(), write(state, entry, own)));
    }
    return documents;
  }

  private static String write(TableState state, Entry entry, List<Integer> own) {
    JsonSink sink = new JsonSink().beginObject();
    sink.put("number", entry.number()).put("kind", entry.event().kind());
    sink.put("at", entry.happened());
    switch (entry.event()) {
      case Event.Sat sat -> sink.put("seat", sat.seat()).put("name", sat.name());
      case Event.Left left -> sink.put("seat", left.seat());
      case Event.Started started -> putIfAny(sink, "bot", started.bot());
      case Event.Moved moved -> {
        sink.put("seat", moved.seat());
        boolean isOpen = entry.told().isUnseen() && state.isRevealed(entry.number());
        putIfAny(sink, "move", isOpen ? moved.move() : entry.told().to(own));
      }
      case Event.Drawn _ -> putIfAny(sink, "outcome", entry.told().to(own));
      case Event.TookBack back -> sink.put("seat", back.seat()).put("takes", back.move());
      case Event.Resigned resigned -> sink.put("seat", resigned.seat());
      case Event.Replaced replaced -> sink.put("seat", replaced.seat()).put("bot", replaced.bot());
      case Event.Said said ->
          sink.put("seat", said.seat()).put("name", said.name()).put("text", said.text());
      case Event.Shown shown -> {
        sink.put("seat", shown.seat());
        sink.value("show", shown.show());
      }
      case Event.Closed _ -> {}
    }
    reveals(entry, sink);
    if (entry.number() == state.number()) {
      sink.put("status", state.status().word());
    }
    return sink.end().toString();
  }

  private static void putIfAny(JsonSink sink, String name, @Nullable String value) {
    if (value != null) {
      sink.put(name, value);
    }
  }

  /** The moves that were made unseen and came to light with this event. */
  private static void reveals(Entry entry, JsonSink sink) {
    if (entry.reveals().isEmpty()) {
      return;
    }
    sink.beginArray("reveals");
    for (Entry.Unseen move : entry.reveals()) {
      sink.beginObject().put("number", move.number()).put("seat", move.seat());
      sink.put("move", move.move()).end();
    }
    sink.end();
  }
}
