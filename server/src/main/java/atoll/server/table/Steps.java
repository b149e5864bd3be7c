package atoll.server.table;

import atoll.engine.Position;
import atoll.engine.json.JsonSink;
import org.jspecify.annotations.Nullable;

/**
 * How a game came from one number to another, event by event, for pages that show it at a person's
 * pace: after each move, outcome and take-back the view of a seat at that moment, and who may act.
 * It is the very view that the seat could have asked for then, so it tells nothing new.
 */
final class Steps {
  /** Who wants more asks again from the last. */
  static final int MOST = 40;

  private final Log log;
  private final @Nullable String guest;
  private final @Nullable Integer seat;
  private final JsonSink sink = new JsonSink().beginObject();

  Steps(Log log, @Nullable String guest, @Nullable Integer seat) {
    this.log = log;
    this.guest = guest;
    this.seat = seat;
  }

  String between(int after, int last) {
    sink.beginArray("steps");
    TableState state = log.at(after);
    log.follow(state, Math.min(last, after + MOST), entry -> step(state, entry));
    return sink.end().end().toString();
  }

  private void step(TableState state, Entry entry) {
    boolean isPlayed =
        switch (entry.event()) {
          case Event.Moved _, Event.Drawn _, Event.TookBack _ -> true;
          default -> false;
        };
    if (!isPlayed || !state.hasPlay()) {
      return;
    }
    sink.beginObject().put("number", entry.number());
    sink.beginArray("act");
    state.act().forEach(each -> sink.add((long) each));
    sink.end().beginObject("view");
    state.play().position().view(viewer(state), sink);
    sink.end().end();
  }

  private int viewer(TableState state) {
    return seat != null && state.seatsOf(guest).contains(seat) ? seat : Position.SPECTATOR;
  }
}
