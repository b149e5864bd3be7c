package atoll.server.http;

import atoll.engine.Games;
import atoll.engine.Refused;
import atoll.engine.json.Json;
import atoll.server.guest.Guests;
import atoll.server.http.Limits.Kind;
import atoll.server.ops.Memory;
import atoll.server.ops.Metrics;
import atoll.server.store.Archive;
import atoll.server.table.Tables;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.function.BooleanSupplier;

/** The listening socket with everything behind it: all calls of the API are listed here. */
public final class HttpServer implements AutoCloseable {
  private final ListeningSocket socket;
  private final Workbench workbench;
  private final EventStream streams;
  private final Api api;

  /**
   * How to listen.
   *
   * @param limits whether clients are held to a rate
   * @param heartbeat how often an idle stream gets a sign of life
   */
  public record Settings(
      String host, int port, boolean limits, boolean trustsProxy, Duration heartbeat) {}

  /** What the calls work on. */
  public record Rooms(
      Games games,
      Guests guests,
      Tables tables,
      Archive archive,
      Metrics metrics,
      BooleanSupplier isReady) {}

  /**
   * Starts to listen.
   *
   * @throws Refused if the port cannot be had
   */
  public HttpServer(Settings settings, Rooms rooms) {
    Limits limits = new Limits(settings.limits());
    Memory memory = Memory.ofProcess();
    workbench = new Workbench(limits);
    TableCalls tables = new TableCalls(rooms.tables(), workbench, limits, memory);
    streams = new EventStream(tables, settings.heartbeat());
    WebFiles files = new WebFiles();
    api = api(settings, rooms, memory, tables, streams, files);
    Metrics metrics = rooms.metrics();
    Front front =
        new Front(
            api,
            rooms.guests(),
            limits,
            settings.trustsProxy(),
            metrics,
            Map.of("Atoll-Api", apiVersion(), "Atoll-Client", files.firstScript()));
    Lines lines = new Lines(settings.trustsProxy(), settings.limits(), metrics::lines);
    socket = new ListeningSocket(settings.host(), settings.port(), lines, front::handle);
    metrics.gauge("atoll_memory_kept", "part of the heap that is really in use", memory::kept);
    metrics.gauge("atoll_connections", "open connections", lines::open);
    metrics.gauge("atoll_connections_most", "how many there may be", lines::most);
  }

  private static Api api(
      Settings settings,
      Rooms rooms,
      Memory memory,
      TableCalls tables,
      EventStream streams,
      WebFiles files) {
    GuestCalls guests = new GuestCalls(rooms.guests(), settings.trustsProxy());
    ListCalls lists = new ListCalls(rooms.games(), rooms.archive());
    String openApi = openApi();
    return new Api(files::get)
        .on("GET", "/api/openapi.json", _ -> Answer.json(200, openApi))
        .on("GET", "/api/games", lists::games)
        .on("GET", "/api/bots", lists::bots)
        .on("POST", "/api/guests", Kind.NEW_GUEST, guests::arrive)
        .on("GET", "/api/me", guests::me)
        .on("POST", "/api/me", guests::rename)
        .on("GET", "/api/tables", lists::tables)
        .on("POST", "/api/tables", Kind.NEW_TABLE, tables::create)
        .on("GET", "/api/tables/{id}", tables::show)
        .on("POST", "/api/tables/{id}/join", tables::join)
        .on("POST", "/api/tables/{id}/leave", tables::leave)
        .on("POST", "/api/tables/{id}/start", tables::start)
        .on("POST", "/api/tables/{id}/moves", tables::move)
        .on("POST", "/api/tables/{id}/takeback", tables::takeBack)
        .on("GET", "/api/tables/{id}/why", new WhyCalls(tables)::why)
        .on("POST", "/api/tables/{id}/resign", tables::resign)
        .on("POST", "/api/tables/{id}/chat", Kind.CHAT, tables::chat)
        .on("POST", "/api/tables/{id}/show", Kind.CHAT, tables::display)
        .on("GET", "/api/tables/{id}/events", Kind.STREAM, streams::watch)
        .on("GET", "/api/tables/{id}/record", tables::record)
        .on("GET", "/health", _ -> Answer.json(200, "{\"status\":\"up\"}"))
        .on("GET", "/ready", _ -> ready(rooms.isReady().getAsBoolean(), memory.hasRoom()))
        .on(
            "GET",
            "/metrics",
            _ -> Answer.text(200, "text/plain; version=0.0.4", rooms.metrics().text()));
  }

  private static Answer ready(boolean isReady, boolean hasRoom) {
    if (!isReady) {
      return new Problem(503, "notReady", "The server cannot take moves just now.").answer();
    }
    return hasRoom
        ? Answer.json(200, "{\"status\":\"ready\"}")
        : new Problem(503, "noRoom", "There is no memory left for more tables.").answer();
  }

  /** The version of the API, as its description says. */
  private static String apiVersion() {
    return Json.text(Json.object(Json.object(Json.read(openApi())).get("info")).get("version"));
  }

  private static String openApi() {
    try (InputStream stream = Api.class.getResourceAsStream("/atoll/server/openapi.json")) {
      if (stream == null) {
        throw new IllegalStateException("openapi.json is missing from the resources");
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public int port() {
    return socket.port();
  }

  /** All calls. */
  public Api api() {
    return api;
  }

  /** What to do when listening has become impossible. */
  public void whenDeaf(Runnable action) {
    socket.whenDeaf(action);
  }

  /** How many event streams are open. */
  public int streams() {
    return streams.open();
  }

  /** Drops readers that have not taken anything for so long; says how many. */
  public int dropStuck(Duration patience) {
    return streams.dropStuck(patience);
  }

  /** Tells the event streams that the server stops, then takes no more requests. */
  @Override
  public void close() {
    streams.dismissAll();
    socket.close();
    workbench.close();
  }
}
