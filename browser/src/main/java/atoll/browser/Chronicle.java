package atoll.browser;

import atoll.engine.Position;
import atoll.engine.json.JsonSink;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What has happened at a table, numbered from 1, as the server tells it: moves, outcomes and
 * take-backs, and what came to light with them.
 */
final class Chronicle {
  private record Entry(
      String kind, int seat, @Nullable String text, Told told, int takes, List<Integer> reveals) {
    Entry toldToAll() {
      return new Entry(kind, seat, text, Told.toAll(text), takes, reveals);
    }
  }

  private final int seats;
  private final List<Entry> entries = new ArrayList<>();
  private final List<Integer> unseen = new ArrayList<>(); // numbers of moves that only some know

  Chronicle(int seats) {
    this.seats = seats;
  }

  /** The number of the last event; 0 before the first. */
  int number() {
    return entries.size();
  }

  void clear() {
    entries.clear();
    unseen.clear();
  }

  void moved(int seat, String text, Told told, Position after) {
    add("moved", seat, text, told, 0, after);
    if (after.unseen(seat) > 0) {
      unseen.add(number());
    }
  }

  void drawn(Told told, Position after) {
    add("drawn", Position.CHANCE, null, told, 0, after);
  }

  void tookBack(int seat, int number, Position after) {
    unseen.removeIf(move -> move == number);
    add("tookBack", seat, null, Told.toAll(null), number, after);
  }

  private void add(
      String kind, int seat, @Nullable String text, Told told, int takes, Position after) {
    entries.add(new Entry(kind, seat, text, told, takes, reveal(after)));
  }

  /** Moves that nobody else had seen are told to all once they have come to light. */
  private List<Integer> reveal(Position after) {
    List<Integer> revealed = new ArrayList<>();
    for (int number : unseen) {
      Entry entry = entries.get(number - 1);
      if (after.unseen(entry.seat) == 0) {
        entries.set(number - 1, entry.toldToAll());
        revealed.add(number);
      }
    }
    unseen.removeAll(revealed);
    return revealed;
  }

  /** The events after a number, as somebody on these seats hears of them. */
  void write(JsonSink sink, List<Integer> own, int after, boolean isOver) {
    sink.beginArray();
    for (int number = Math.max(0, after) + 1; number <= entries.size(); number++) {
      Entry entry = entries.get(number - 1);
      sink.beginObject().put("number", number).put("kind", entry.kind);
      if (0 <= entry.seat && entry.seat < seats) {
        sink.put("seat", entry.seat);
      }
      @Nullable String words = entry.told.to(own);
      if (words != null) {
        sink.put(entry.kind.equals("drawn") ? "outcome" : "move", words);
      }
      if (entry.takes > 0) {
        sink.put("takes", entry.takes);
      }
      reveals(sink, entry);
      if (number == entries.size()) {
        sink.put("status", isOver ? "over" : "playing");
      }
      sink.end();
    }
    sink.end();
  }

  private void reveals(JsonSink sink, Entry entry) {
    if (entry.reveals.isEmpty()) {
      return;
    }
    sink.beginArray("reveals");
    for (int number : entry.reveals) {
      Entry earlier = entries.get(number - 1);
      sink.beginObject().put("number", number).put("seat", earlier.seat);
      sink.put("move", String.valueOf(earlier.text)).end();
    }
    sink.end();
  }
}
