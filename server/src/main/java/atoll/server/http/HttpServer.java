package atoll.server.http;

import atoll.engine.Games;
import atoll.engine.Refused;
import atoll.server.guest.Guests;
import atoll.server.http.Limits.Kind;
import atoll.server.ops.Metrics;
import atoll.server.store.Archive;
import atoll.server.table.Tables;
import io.helidon.http.DirectHandler;
import io.helidon.http.HeaderNames;
import io.helidon.http.Status;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.http.DirectHandlers;
import io.helidon.webserver.http1.Http1Config;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.function.BooleanSupplier;

/** The listening socket with everything behind it: all calls of the API are listed here. */
public final class HttpServer implements AutoCloseable {
  private static final int BACKLOG = 8192; // thousands of streams reconnect at once after a restart
  private static final int LARGEST_PORT = 65_535;
  private static final int MOST_CONNECTIONS = 20_000;
  private static final Duration IDLE = Duration.ofMinutes(2);

  private final WebServer server;
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
    mustBeFree(settings.host(), settings.port());
    TableCalls tables = new TableCalls(rooms.tables());
    streams = new EventStream(tables, settings.heartbeat());
    api = api(settings, rooms, tables, streams);
    Front front =
        new Front(
            api,
            rooms.guests(),
            new Limits(settings.limits()),
            settings.trustsProxy(),
            rooms.metrics()::request);
    server =
        WebServer.builder()
            .host(settings.host())
            .port(settings.port())
            .backlog(BACKLOG)
            .maxTcpConnections(MOST_CONNECTIONS)
            .maxPayloadSize(Front.LARGEST_TRANSFER)
            .idleConnectionTimeout(IDLE)
            .shutdownHook(false)
            .shutdownGracePeriod(Duration.ofSeconds(2))
            .protocolsDiscoverServices(false)
            .addProtocol(Http1Config.create())
            .directHandlers(improperRequests())
            .routing(routing -> routing.any(front::handle))
            .build();
    server.start();
    if (server.port() <= 0) {
      throw new Refused("cannot listen on " + settings.host() + ":" + settings.port());
    }
  }

  /** Helidon only logs that it cannot have a port, so we try first. */
  private static void mustBeFree(String host, int port) {
    if (port < 0 || port > LARGEST_PORT) {
      throw new Refused("the port must be 0 to " + LARGEST_PORT + ", not " + port);
    }
    try (ServerSocket probe = new ServerSocket()) {
      probe.setReuseAddress(true);
      probe.bind(new InetSocketAddress(host, port));
    } catch (IOException e) {
      throw new Refused("cannot listen on " + host + ":" + port + ": " + e.getMessage());
    }
  }

  private static Api api(Settings settings, Rooms rooms, TableCalls tables, EventStream streams) {
    GuestCalls guests = new GuestCalls(rooms.guests(), settings.trustsProxy());
    ListCalls lists = new ListCalls(rooms.games(), rooms.archive());
    String openApi = openApi();
    return new Api(new WebFiles()::get)
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
        .on("GET", "/ready", _ -> ready(rooms.isReady().getAsBoolean()))
        .on(
            "GET",
            "/metrics",
            _ -> Answer.text(200, "text/plain; version=0.0.4", rooms.metrics().text()));
  }

  private static Answer ready(boolean isReady) {
    return isReady
        ? Answer.json(200, "{\"status\":\"ready\"}")
        : new Problem(503, "notReady", "The server cannot take moves just now.").answer();
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

  /** Answers to what is no proper HTTP: never with what the client sent in it. */
  private static DirectHandlers improperRequests() {
    DirectHandlers.Builder handlers = DirectHandlers.builder();
    DirectHandler handler =
        (_, _, status, headers, _) ->
            DirectHandler.TransportResponse.builder()
                .status(status)
                .headers(headers)
                .header(HeaderNames.CONTENT_TYPE, Answer.JSON)
                .keepAlive(false)
                .entity(
                    Front.plainProblem(
                        status.code() == Status.REQUEST_ENTITY_TOO_LARGE_413.code()
                            ? "tooLarge"
                            : "badRequest",
                        "That is no proper request."))
                .build();
    for (DirectHandler.EventType type : DirectHandler.EventType.values()) {
      handlers.addHandler(type, handler);
    }
    return handlers.build();
  }

  public int port() {
    return server.port();
  }

  /** All calls. */
  public Api api() {
    return api;
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
    server.stop();
  }
}
