package atoll.server.http;

import atoll.engine.json.Json;
import atoll.server.table.EventDocument;
import atoll.server.table.Look;
import atoll.server.table.Watcher;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The story of one table, whose events have their numbers as ids. */
final class TableStory implements Story {
  private final TableCalls tables;
  private final Call call;
  private final Followed followed;

  /** How to look at the table that comes with the newest event; null if none is wished. */
  private final @Nullable Look look;

  TableStory(TableCalls tables, Call call) {
    this.tables = tables;
    this.call = call;
    Look wished = call.look();
    this.look = call.asksFor("table") ? wished : null;
    this.followed =
        new Followed(tables.table(call), call.guestId(), () -> tables.mutedBy(call), after(call));
  }

  /** The number after which to begin: what the reader has already, or nothing. */
  private static int after(Call call) {
    String header = call.lastEventId();
    String last = header == null ? call.query("after") : header;
    if (last == null || last.isEmpty()) {
      return 0;
    }
    try {
      int number = Integer.parseInt(last.strip());
      if (number >= 0) {
        return number;
      }
    } catch (NumberFormatException e) {
      // said below, like a negative number
    }
    throw header == null
        ? Problem.badField("after", "\"after\" must be the number of an event.")
        : Problem.badRequest("Last-Event-ID must be the number of an event.");
  }

  @Override
  public void begin(Watcher watcher) {
    followed.table().add(watcher);
  }

  @Override
  public void end(Watcher watcher) {
    followed.table().remove(watcher);
  }

  @Override
  public String next() {
    StringBuilder text = new StringBuilder();
    if (followed.startsAgain()) {
      text.append("event: reset\ndata: {\"number\":").append(followed.table().number());
      text.append("}\n\n");
    }
    List<EventDocument> news = followed.next();
    for (EventDocument event : news) {
      followed.sent(event);
      String json = event.json();
      if (look != null && event.number() == news.getLast().number() && followed.isAtTheEnd()) {
        json = withTable(json, look);
      }
      text.append("id: ").append(event.number()).append("\ndata: ").append(json).append("\n\n");
    }
    return text.toString();
  }

  private String withTable(String json, Look through) {
    return Json.with(json, "table", tables.document(call, followed.table(), through));
  }

  @Override
  public String heartbeat() {
    return ": \n\n";
  }
}
