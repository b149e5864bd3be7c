package atoll.server.table;

import atoll.engine.Sink;
import atoll.engine.json.JsonSink;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An event as a viewer may know it, in JSON.
 *
 * @param number its number in the log
 */
public record EventDocument(int number, String json) {

  /** Entries of the log as the guest may know them. */
  static List<EventDocument> of(
      TableState state, List<Entry> entries, @Nullable String guest, Set<String> muted) {
    List<Integer> own = state.seatsOf(guest);
    List<EventDocument> documents = new ArrayList<>();
    for (Entry entry : entries) {
      documents.add(new EventDocument(entry.number(), write(state, entry, own, muted)));
    }
    return documents;
  }

  private static String write(TableState state, Entry entry, List<Integer> own, Set<String> muted) {
    JsonSink sink = new JsonSink().beginObject();
    sink.put("number", entry.number()).put("kind", entry.event().kind());
    sink.put("at", entry.happened());
    switch (entry.event()) {
      case Event.Sat sat ->
          sink.put("seat", sat.seat()).put("name", state.seat(sat.seat()).nameIn(sat.name()));
      case Event.Kept kept ->
          sink.put("seat", kept.seat()).put("name", state.seat(kept.seat()).nameIn(kept.name()));
      case Event.Arranged arranged -> {
        sink.put("seat", arranged.seat());
        String name = arranged.name();
        putIfAny(sink, "name", name == null ? null : state.seat(arranged.seat()).nameIn(name));
        putIfAny(sink, "bot", arranged.bot());
      }
      case Event.Renamed renamed ->
          sink.put("seat", renamed.seat())
              .put("name", state.seat(renamed.seat()).nameIn(renamed.name()));
      case Event.Left left -> sink.put("seat", left.seat());
      case Event.Started started -> putIfAny(sink, "bot", started.bot());
      case Event.Moved moved -> {
        sink.put("seat", moved.seat());
        boolean isOpen = entry.told().isUnseen() && state.isRevealed(entry.number());
        putIfAny(sink, "move", isOpen ? moved.move() : entry.told().to(own));
        if (!isOpen) {
          only(entry, own, sink);
        }
      }
      case Event.Drawn _ -> {
        putIfAny(sink, "outcome", entry.told().to(own));
        only(entry, own, sink);
      }
      case Event.TookBack back -> sink.put("seat", back.seat()).put("takes", back.move());
      case Event.Resigned resigned -> sink.put("seat", resigned.seat());
      case Event.TimedOut out -> sink.put("seat", out.seat());
      case Event.StoodIn stood -> sink.put("seat", stood.seat()).put("by", stood.by());
      case Event.Hinted hinted -> sink.put("seat", hinted.seat());
      case Event.Returned returned -> sink.put("seat", returned.seat());
      case Event.Replaced replaced -> sink.put("seat", replaced.seat()).put("bot", replaced.bot());
      case Event.Said said when state.isMuted(said.seat(), muted) ->
          sink.put("seat", said.seat()).put("muted", true);
      case Event.Hushed hushed -> sink.put("quiet", hushed.quiet());
      case Event.Said said ->
          sink.put("seat", said.seat())
              .put("name", state.seat(said.seat()).nameIn(said.name()))
              .put("text", said.text());
      case Event.Shown shown -> {
        sink.put("seat", shown.seat());
        sink.value("show", shown.show());
      }
      case Event.Forgotten forgotten ->
          sink.put("seat", forgotten.seat()).put("name", state.seat(forgotten.seat()).name());
      case Event.Rematched rematched -> sink.put("rematch", rematched.table());
      case Event.Closed _ -> {}
    }
    reveals(entry, sink);
    if (entry.number() == state.number()) {
      sink.put("status", state.status().word());
      clocks(state, sink);
    }
    return sink.end().toString();
  }

  /** What each seat has left, and when its time runs out if its clock runs. */
  static void clocks(TableState state, Sink sink) {
    @Nullable Clocks clocks = state.clocks();
    if (clocks == null) {
      return;
    }
    sink.beginArray("clocks");
    for (int seat = 0; seat < state.seats(); seat++) {
      sink.beginObject().put("left", clocks.left(seat));
      Long deadline = clocks.deadline(seat);
      if (deadline != null) {
        sink.put("deadline", deadline);
      }
      sink.end();
    }
    sink.end();
  }

  /**
   * Which of several own seats hear the words, if not all of them do: who shares a device may not.
   */
  private static void only(Entry entry, List<Integer> own, JsonSink sink) {
    String words = entry.told().to(own);
    List<Integer> hear =
        own.stream()
            .filter(seat -> words != null && words.equals(entry.told().to(List.of(seat))))
            .toList();
    if (words != null && hear.size() < own.size()) {
      sink.value("only", hear);
    }
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
