package atoll.server.http;

import atoll.server.table.EventDocument;
import atoll.server.table.Look;
import atoll.server.table.Table;
import atoll.server.table.Watcher;
import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Live updates: server-sent events whose {@code id} is the number in the table's log. A stream is a
 * place in that log, no more; each has its own virtual thread that sends what comes after it, so a
 * reader that does not read delays nobody, and a reconnect goes on exactly where it broke.
 */
final class EventStream {
  private static final HeaderName LAST_EVENT_ID = HeaderNames.create("Last-Event-ID");
  private static final byte[] HEARTBEAT = bytes(": \n\n");
  private static final System.Logger LOG = System.getLogger(EventStream.class.getName());
  private static final int MOST_AT_ONCE = 200;

  private final TableCalls tables;
  private final Duration heartbeat;
  private final Set<Watcher> all = ConcurrentHashMap.newKeySet();

  EventStream(TableCalls tables, Duration heartbeat) {
    this.tables = tables;
    this.heartbeat = heartbeat;
  }

  int open() {
    return all.size();
  }

  /** Drops readers that have not taken anything for so long; says how many. */
  int dropStuck(Duration patience) {
    int dropped = 0;
    for (Watcher watcher : all) {
      dropped += watcher.dropIfStuck(patience.toNanos()) ? 1 : 0;
    }
    return dropped;
  }

  /** Says goodbye to everybody. */
  void dismissAll() {
    all.forEach(Watcher::dismiss);
  }

  @Nullable Answer watch(Call call) {
    Table table = tables.table(call);
    int after = after(call);
    boolean withTable = call.asksFor("table");
    Look look = call.look();
    call.response().header(HeaderNames.CONTENT_TYPE, "text/event-stream");
    call.response().header(HeaderNames.CACHE_CONTROL, "no-store");
    call.response().header("X-Accel-Buffering", "no");
    Watcher watcher = new Watcher();
    all.add(watcher);
    table.add(watcher);
    Line.current().ifPresent(Line::streams);
    try {
      OutputStream out = call.response().outputStream();
      send(watcher, out, bytes("retry: 1000\n\n"));
      follow(call, table, after, withTable ? look : null, watcher, out);
      out.close();
    } catch (LineCut goneAway) {
      Thread.interrupted(); // it may have been dropped: the thread ends with its connection
    } catch (IOException | RuntimeException e) {
      // The answer has begun, so nobody can be told any more.
      LOG.log(System.Logger.Level.ERROR, "a stream broke off", e);
    } finally {
      table.remove(watcher);
      all.remove(watcher);
    }
    return null;
  }

  private void follow(
      Call call, Table table, int after, @Nullable Look look, Watcher watcher, OutputStream out)
      throws LineCut {
    int sent = after;
    if (after > table.number()) {
      send(watcher, out, bytes("event: reset\ndata: {\"number\":" + table.number() + "}\n\n"));
      sent = 0;
    }
    while (!watcher.isDismissed()) {
      List<EventDocument> news = table.events(call.guestId(), sent, MOST_AT_ONCE);
      if (!news.isEmpty()) {
        sent = news.getLast().number();
        boolean isLatest = news.size() < MOST_AT_ONCE || sent >= table.number();
        send(watcher, out, bytes(text(news, table, isLatest ? look : null, call)));
      } else if (!watcher.await(heartbeat.toNanos())) {
        send(watcher, out, HEARTBEAT);
      }
    }
    send(
        watcher,
        out,
        bytes("event: bye\ndata: {\"message\":\"The server stops. Reconnect.\"}\n\n"));
  }

  /** The events; the last one with the whole table if that is wished. */
  private String text(List<EventDocument> news, Table table, @Nullable Look look, Call call) {
    StringBuilder text = new StringBuilder();
    for (EventDocument event : news) {
      String json = event.json();
      if (look != null && event.number() == news.getLast().number()) {
        json =
            json.substring(0, json.length() - 1)
                + ",\"table\":"
                + tables.document(call, table, look)
                + "}";
      }
      text.append("id: ").append(event.number()).append("\ndata: ").append(json).append("\n\n");
    }
    return text.toString();
  }

  private static void send(Watcher watcher, OutputStream out, byte[] bytes) throws LineCut {
    watcher.writes();
    try {
      out.write(bytes);
      out.flush();
    } catch (IOException | RuntimeException e) { // Helidon has several of its own for this
      throw new LineCut(e);
    }
    watcher.hasWritten();
  }

  /** The reader has left, or was dropped: nothing is wrong. */
  private static final class LineCut extends IOException {
    private static final long serialVersionUID = 1L;

    LineCut(Exception cause) {
      super(cause);
    }
  }

  /** The number after which to begin: what the reader has already, or nothing. */
  private static int after(Call call) {
    String last = call.request().headers().first(LAST_EVENT_ID).orElse(call.query("after"));
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
    throw Problem.badRequest("Last-Event-ID must be the number of an event.");
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
