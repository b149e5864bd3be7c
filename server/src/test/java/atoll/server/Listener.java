package atoll.server;

import atoll.engine.json.Json;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Follows an event stream on a plain socket, so that a test can cut the line anywhere. */
final class Listener implements AutoCloseable {
  /**
   * One event as it came.
   *
   * @param place its id, from which a reconnect goes on; empty if it has none
   */
  record Heard(@Nullable String name, String place, String data) {
    /** The id of a table's event, which is its number. */
    int id() {
      return place.isEmpty() ? 0 : Integer.parseInt(place);
    }

    Map<String, Object> json() {
      return Json.object(Json.read(data));
    }
  }

  private final Socket socket;
  private final BufferedReader lines;
  private final boolean isPersons;

  /**
   * Opens a stream.
   *
   * @param after the id of the last event that is known already, or null
   */
  Listener(int port, String path, @Nullable String token, @Nullable Object after)
      throws IOException {
    socket = new Socket(InetAddress.getLoopbackAddress(), port);
    socket.setSoTimeout(60_000);
    isPersons = path.startsWith("/api/events");
    String request =
        "GET %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nAccept: text/event-stream\r\n%s%s\r\n"
            .formatted(
                path,
                port,
                token == null ? "" : "Authorization: Bearer " + token + "\r\n",
                after == null ? "" : "Last-Event-ID: " + after + "\r\n");
    socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
    lines =
        new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
    String status = lines.readLine();
    if (status == null || !status.contains(" 200 ")) {
      throw new IOException("no stream: " + status);
    }
  }

  /** The next event; null when the stream ends. Comments are passed over unless asked for. */
  @Nullable Heard next() throws IOException {
    String name = null;
    String id = "";
    String data = null;
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      if (line.startsWith("event: ")) {
        name = line.substring(7);
      } else if (line.startsWith("id: ")) {
        id = line.substring(4);
      } else if (line.startsWith("data: ")) {
        data = line.substring(6);
      } else if (line.isEmpty() && data != null) {
        Heard heard = new Heard(name, id, data);
        check(heard);
        return heard;
      }
    }
    return null;
  }

  /** What is heard must be as the API's document describes it. */
  private void check(Heard heard) {
    if (heard.name() == null) {
      Described.check(isPersons ? "FollowedEvent" : "Event", heard.json());
    } else if (heard.name().equals("news")) {
      Described.check("News", heard.json());
    }
  }

  /** Waits for a heartbeat. */
  boolean hearsHeartbeat() throws IOException {
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      if (line.startsWith(":")) {
        return true;
      }
    }
    return false;
  }

  /** The next so many events. */
  List<Heard> next(int count) throws IOException {
    List<Heard> heard = new ArrayList<>();
    while (heard.size() < count) {
      Heard event = next();
      if (event == null) {
        throw new IOException("the stream ended after " + heard);
      }
      heard.add(event);
    }
    return heard;
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
