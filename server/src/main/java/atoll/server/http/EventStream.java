package atoll.server.http;

import atoll.server.guest.Sightings;
import atoll.server.guest.Visit;
import atoll.server.table.Watcher;
import io.helidon.http.HeaderNames;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Live updates: server-sent events whose {@code id} is a place in a {@link Story}. A stream is that
 * place, no more; each has its own virtual thread that sends what comes after it, so a reader that
 * does not read delays nobody, and a reconnect goes on exactly where it broke.
 */
final class EventStream {
  private static final System.Logger LOG = System.getLogger(EventStream.class.getName());

  private static final int ASKS = 5;
  private static final Duration ASK_PAUSE = Duration.ofMillis(100);

  private final StreamPlaces places;
  private final Duration heartbeat;
  private final Predicate<Visit> isStillHere;
  private final Sightings sightings;
  private final Map<Watcher, String> clients = new ConcurrentHashMap<>();

  /**
   * @param isStillHere whether somebody has not signed out since
   */
  EventStream(
      StreamPlaces places, Duration heartbeat, Predicate<Visit> isStillHere, Sightings sightings) {
    this.places = places;
    this.heartbeat = heartbeat;
    this.isStillHere = isStillHere;
    this.sightings = sightings;
  }

  int open() {
    return places.open();
  }

  /** Drops readers that have not taken anything for so long; says how many. */
  int dropStuck(Duration patience) {
    int dropped = 0;
    for (Watcher watcher : clients.keySet()) {
      dropped += watcher.dropIfStuck(patience.toNanos()) ? 1 : 0;
    }
    return dropped;
  }

  /** Says goodbye to everybody. */
  void dismissAll() {
    clients.keySet().forEach(Watcher::dismiss);
  }

  /** Tells a story for as long as somebody listens. */
  @Nullable Answer tell(Call call, Function<Call, Story> begin) {
    makeRoom(call.client());
    places.take(call.client(), call.address());
    try {
      Story story = begin.apply(call);
      call.response().header(HeaderNames.CONTENT_TYPE, "text/event-stream");
      call.response().header(HeaderNames.CACHE_CONTROL, "no-store");
      call.response().header("X-Accel-Buffering", "no");
      call.response().header(HeaderNames.VARY, "Accept-Encoding");
      boolean isPacked = Encoding.isAccepted(call.request(), "gzip");
      if (isPacked) {
        call.response().header(HeaderNames.CONTENT_ENCODING, "gzip");
      }
      tell(call, story, isPacked ? new PackedEvents() : null);
    } finally {
      places.giveBack(call.client(), call.address());
    }
    return null;
  }

  /**
   * A line whose other end has been closed says so only when something is sent on it, and mostly
   * not the first time. So whoever goes quickly from page to page has many streams that nobody
   * reads: they are found out before there are too many, or else waited for, a moment long.
   */
  private void makeRoom(String client) {
    if (places.isCrowded(client)) {
      askForLife(client);
    }
    try {
      for (int i = 0; i < ASKS && places.isFull(client); i++) {
        Thread.sleep(ASK_PAUSE);
        askForLife(client);
      }
    } catch (InterruptedException closing) {
      Thread.currentThread().interrupt();
    }
  }

  private void askForLife(String client) {
    clients.forEach((watcher, whose) -> {
      if (whose.equals(client)) {
        watcher.ask();
      }
    });
  }

  private void tell(Call call, Story story, @Nullable PackedEvents packing) {
    Watcher watcher = new Watcher();
    clients.put(watcher, call.client());
    story.begin(watcher);
    Line.current().ifPresent(Line::streams);
    try {
      OutputStream out = call.response().outputStream();
      Sender sender = new Sender(watcher, out, packing);
      sender.send("retry: 1000\n\n");
      follow(call.visit(), story, watcher, sender);
      sender.end();
      out.close();
    } catch (LineCut goneAway) {
      Thread.interrupted(); // it may have been dropped: the thread ends with its connection
    } catch (IOException | RuntimeException e) {
      // The answer has begun, so nobody can be told any more.
      LOG.log(System.Logger.Level.ERROR, "a stream broke off", e);
    } finally {
      story.end(watcher);
      clients.remove(watcher);
    }
  }

  private void follow(@Nullable Visit visit, Story story, Watcher watcher, Sender sender)
      throws LineCut {
    while (!watcher.isDismissed()) {
      if (visit != null && !isStillHere.test(visit)) {
        sender.send("event: bye\ndata: {\"message\":\"You have signed out.\"}\n\n");
        return;
      }
      if (visit != null) {
        sightings.saw(visit.guest().id());
      }
      String news = story.next();
      if (!news.isEmpty()) {
        sender.send(news);
      } else if (!watcher.await(heartbeat.toNanos())) {
        sender.send(story.heartbeat());
      }
    }
    sender.send("event: bye\ndata: {\"message\":\"The server stops. Reconnect.\"}\n\n");
  }

  /** Sends pieces of a story, each at once. */
  private record Sender(Watcher watcher, OutputStream out, @Nullable PackedEvents packing) {
    void send(String text) throws LineCut {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      write(packing == null ? bytes : packing.piece(bytes));
    }

    void end() throws LineCut {
      write(packing == null ? new byte[0] : packing.end());
    }

    private void write(byte[] bytes) throws LineCut {
      watcher.writes();
      try {
        out.write(bytes);
        out.flush();
      } catch (IOException | RuntimeException e) { // Helidon has several of its own for this
        throw new LineCut(e);
      }
      watcher.hasWritten();
    }
  }

  /** The reader has left, or was dropped: nothing is wrong. */
  private static final class LineCut extends IOException {
    private static final long serialVersionUID = 1L;

    LineCut(Exception cause) {
      super(cause);
    }
  }
}
