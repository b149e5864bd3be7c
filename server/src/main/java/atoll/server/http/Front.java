package atoll.server.http;

import atoll.engine.Refused;
import atoll.engine.json.Json;
import atoll.server.guest.Guests;
import atoll.server.guest.Sightings;
import atoll.server.guest.Visit;
import atoll.server.http.Limits.Kind;
import atoll.server.ops.Metrics;
import atoll.server.store.StorageFailure;
import atoll.server.table.Damaged;
import atoll.server.table.Declined;
import io.helidon.http.Header;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Takes every request: keeps the rules of safety, finds the call, sends the answer. Whatever goes
 * wrong inside leaves as one sentence; what it was is in the log.
 */
final class Front {
  static final int LARGEST_BODY = 64 * 1024;

  /** Whoever brings a game along sends all of it. */
  static final int LARGEST_RECORD = 512 * 1024;

  private static final int USUAL_BODY = 256;

  /** Beyond this the line is cut without much ado. */
  static final int LARGEST_TRANSFER = 1024 * 1024;

  private static final System.Logger LOG = System.getLogger(Front.class.getName());
  private static final List<Header> SAFE_HEADERS =
      List.of(
          HeaderValues.createCached(
              "Content-Security-Policy",
              "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';"
                  + " img-src 'self' data:; font-src 'self'; connect-src 'self';"
                  + " manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action"
                  + " 'none'; frame-ancestors 'none'"),
          HeaderValues.createCached("X-Content-Type-Options", "nosniff"),
          HeaderValues.createCached("X-Frame-Options", "DENY"),
          HeaderValues.createCached("Referrer-Policy", "no-referrer"),
          HeaderValues.createCached("Cross-Origin-Opener-Policy", "same-origin"),
          HeaderValues.createCached("Cross-Origin-Resource-Policy", "same-origin"),
          HeaderValues.createCached(
              "Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=()"));

  private final Api api;
  private final Guests guests;
  private final Sightings sightings;
  private final Limits limits;
  private final boolean trustsProxy;
  private final Metrics metrics;
  private final List<Header> about;

  /**
   * @param about what every answer says of the server, so that clients know whom they talk to
   */
  Front(
      Api api,
      Guests guests,
      Sightings sightings,
      Limits limits,
      boolean trustsProxy,
      Metrics metrics,
      Map<String, String> about) {
    this.api = api;
    this.guests = guests;
    this.sightings = sightings;
    this.limits = limits;
    this.trustsProxy = trustsProxy;
    this.metrics = metrics;
    this.about =
        about.entrySet().stream()
            .map(entry -> HeaderValues.createCached(entry.getKey(), entry.getValue()))
            .toList();
  }

  void handle(ServerRequest request, ServerResponse response) {
    Optional<Line> line = Line.current();
    line.ifPresent(Line::answers);
    try {
      answer(request, response);
    } finally {
      line.ifPresent(Line::hasAnswered);
      if (!response.headers().containsToken(HeaderValues.CONNECTION_KEEP_ALIVE)) {
        line.ifPresent(Line::endsAfterThis);
      }
    }
  }

  private void answer(ServerRequest request, ServerResponse response) {
    long start = System.nanoTime();
    String path = request.path().rawPath();
    String method = request.prologue().method().text();
    SAFE_HEADERS.forEach(response::header);
    about.forEach(response::header);
    Api.Match match = api.match(method, path);
    Answer answer;
    try {
      answer = answer(request, response, match);
    } catch (RuntimeException e) {
      answer = explain(e, match.route());
    }
    if (answer == null) {
      metrics.stream(System.nanoTime() - start);
    } else {
      metrics.request(match.route(), answer.status(), System.nanoTime() - start);
    }
    if (answer != null && !response.isSent()) {
      send(response, Encoding.smaller(request, answer), method.equals("HEAD"));
    }
  }

  private @Nullable Answer answer(ServerRequest request, ServerResponse response, Api.Match match) {
    String address = Client.address(request, trustsProxy);
    String bearer = bearer(request);
    Visit visit = bearer != null ? byBearer(bearer, address) : byCookie(request);
    String client = visit == null ? address : visit.guest().id();
    if (visit != null) {
      sightings.saw(visit.guest().id());
    }
    limits.count(Kind.REQUEST_OF_ADDRESS, address);
    limits.count(Kind.REQUEST, client);
    if (match.handler() == null) {
      throw match.problem();
    }
    boolean isWrite = !match.method().equals("GET");
    if (isWrite && bearer == null) {
      checkOrigin(request, visit != null);
    }
    int largest = match.kind() == Kind.BRING && visit != null ? LARGEST_RECORD : LARGEST_BODY;
    Fields fields = isWrite ? Fields.read(body(request, largest)) : new Fields(Map.of());
    switch (match.kind()) {
      case REQUEST -> {}
      case NEW_GUEST, SIGN_IN -> limits.count(match.kind(), address);
      case NEW_TABLE -> {
        limits.count(Kind.NEW_TABLE, client);
        limits.count(Kind.NEW_TABLE_OF_ADDRESS, address);
      }
      case BRING -> {
        limits.count(Kind.BRING, client);
        limits.count(Kind.BRING_OF_ADDRESS, address);
      }
      case STREAM -> {
        limits.count(Kind.STREAM, client);
        limits.count(Kind.STREAM_OF_ADDRESS, address);
      }
      default -> limits.count(match.kind(), client);
    }
    return match
        .handler()
        .handle(new Call(request, response, visit, client, address, match.path(), fields));
  }

  private static @Nullable String bearer(ServerRequest request) {
    String header = request.headers().first(HeaderNames.AUTHORIZATION).orElse("");
    return header.regionMatches(true, 0, "Bearer ", 0, 7) ? header.substring(7).strip() : null;
  }

  private Visit byBearer(String token, String address) {
    return guests
        .byToken(token)
        .orElseThrow(() -> {
          limits.count(Kind.REQUEST, address); // guessing is no way around the limits
          return new Problem(401, "unauthorized", "That token is nobody's.");
        });
  }

  /** A cookie that is nobody's is no reason to refuse: the browser gets a new one. */
  private @Nullable Visit byCookie(ServerRequest request) {
    for (String cookies : request.headers().values(HeaderNames.COOKIE)) {
      for (String cookie : cookies.split(";", 50)) {
        String pair = cookie.strip();
        if (pair.startsWith(Cookies.NAME + "=")) {
          return guests.byToken(pair.substring(Cookies.NAME.length() + 1)).orElse(null);
        }
      }
    }
    return null;
  }

  private void checkOrigin(ServerRequest request, boolean hasCookie) {
    if (!Client.isSameOrigin(request, trustsProxy)) {
      throw new Problem(403, "forbidden", "Pages of other sites cannot act here.");
    }
    if (hasCookie && !Client.sendsJson(request)) {
      throw new Problem(415, "unsupported", "The body must be application/json.");
    }
  }

  private static String body(ServerRequest request, int largest) {
    if (!request.content().hasEntity()) {
      return "";
    }
    Line.current().ifPresent(Line::readsBody);
    byte[] bytes = bytes(request, largest);
    Line.current().ifPresent(Line::answers);
    if (bytes.length > largest) {
      throw new Problem(
          413, "tooLarge", "A body is at most " + largest + " bytes.", Map.of("most", largest));
    }
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw Problem.badRequest("The body is not UTF-8.");
    }
  }

  private static byte[] bytes(ServerRequest request, int largest) {
    try (InputStream stream = request.content().inputStream()) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream(USUAL_BODY);
      byte[] part = new byte[USUAL_BODY];
      for (int read = stream.read(part); read >= 0; read = stream.read(part)) {
        if (bytes.size() <= largest) { // who still sends hears no answer
          bytes.write(part, 0, read);
        }
      }
      return bytes.toByteArray();
    } catch (IOException | RuntimeException e) {
      LOG.log(System.Logger.Level.DEBUG, "a body could not be read", e);
      throw new BrokenBody();
    }
  }

  /** The body broke off or is framed wrongly: where the next request begins is anybody's guess. */
  private static final class BrokenBody extends RuntimeException {
    private static final long serialVersionUID = 1L;

    BrokenBody() {
      super("broken body", null, false, false);
    }
  }

  private static Answer explain(RuntimeException e, String route) {
    return switch (e) {
      case Problem problem when problem.status() == 429 ->
          problem.answer().with("Retry-After", "1");
      case Problem problem when problem.status() == 503 ->
          problem.answer().with("Retry-After", "30");
      case Problem problem -> problem.answer();
      case Call.WithTable refusal -> withTable(refusal, route);
      case Declined declined ->
          new Problem(
                  declined.reason().status(),
                  declined.reason().word(),
                  declined.sentence(),
                  declined.parameters())
              .answer();
      case Refused refused ->
          new Problem(
                  refused.code().equals(Refused.BAD_REQUEST) ? 400 : 422,
                  refused.code(),
                  refused.sentence(),
                  refused.parameters())
              .answer();
      case StorageFailure failure -> {
        LOG.log(System.Logger.Level.ERROR, "storage failed at " + route, failure);
        yield new Problem(
                503,
                "storage",
                "The server cannot save anything just now, so nothing was changed. Try again.")
            .answer()
            .with("Retry-After", "5");
      }
      case Damaged damaged -> {
        LOG.log(System.Logger.Level.ERROR, "failed at " + route, damaged);
        yield new Problem(500, "damaged", damaged.sentence()).answer();
      }
      case BrokenBody _ ->
          Problem.badRequest("The body cannot be read.").answer().with("Connection", "close");
      default -> {
        LOG.log(System.Logger.Level.ERROR, "failed at " + route, e);
        yield new Problem(500, "internal", "Something went wrong here; it has been noted.")
            .answer();
      }
    };
  }

  /** The refusal, with the table as it is now for the caller to go on from. */
  private static Answer withTable(Call.WithTable refusal, String route) {
    Answer plain = explain(refusal.reason(), route);
    String text = new String(plain.body(), StandardCharsets.UTF_8);
    return Answer.json(plain.status(), Json.with(text, "table", refusal.table()));
  }

  private static void send(ServerResponse response, Answer answer, boolean isHeadOnly) {
    response.status(answer.status());
    if (!answer.type().isEmpty()) {
      response.header(HeaderNames.CONTENT_TYPE, answer.type());
    }
    if (!answer.headers().containsKey("Cache-Control")) {
      response.header(HeaderNames.CACHE_CONTROL, "no-store");
    }
    answer.headers().forEach((name, value) -> response.header(name, value));
    if (answer.status() == 304) {
      response.send();
    } else if (isHeadOnly) {
      response.header(HeaderNames.CONTENT_LENGTH, String.valueOf(answer.body().length));
      response.send();
    } else {
      response.send(answer.body());
    }
  }
}
