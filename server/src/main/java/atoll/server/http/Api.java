package atoll.server.http;

import atoll.server.http.Limits.Kind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The list of all calls, and which one a request means. */
public final class Api {
  private static final int LONGEST_PATH = 200;
  private static final int MOST_PARTS = 8; // more than any call has

  private final List<Route> routes = new ArrayList<>();

  /**
   * One call.
   *
   * @param path with the parts that vary in braces: {@code /api/tables/{id}}
   */
  public record Route(String method, String path) {}

  private final Map<Route, String[]> forms = new HashMap<>();
  private final Map<Route, Call.Handler> handlers = new HashMap<>();
  private final Map<Route, Kind> kinds = new HashMap<>();
  private final Call.Handler files;

  /**
   * @param files answers every other GET
   */
  Api(Call.Handler files) {
    this.files = files;
  }

  Api on(String method, String path, Call.Handler handler) {
    return on(method, path, Kind.REQUEST, handler);
  }

  Api on(String method, String path, Kind kind, Call.Handler handler) {
    Route route = new Route(method, path);
    routes.add(route);
    forms.put(route, path.split("/", -1));
    handlers.put(route, handler);
    kinds.put(route, kind);
    return this;
  }

  /** All calls. */
  public List<Route> routes() {
    return List.copyOf(routes);
  }

  /**
   * What a request means.
   *
   * @param route the call's path as listed, for logs and metrics; never what the client sent
   */
  record Match(
      String method,
      String route,
      Call.@Nullable Handler handler,
      Kind kind,
      Map<String, String> path,
      Problem problem) {}

  Match match(String method, String path) {
    boolean isKnownPath = false;
    String[] given = path.split("/", MOST_PARTS + 1);
    for (Route route : routes) {
      Map<String, String> parts =
          path.length() > LONGEST_PATH
              ? null
              : parts(Objects.requireNonNull(forms.get(route)), given);
      if (parts != null) {
        isKnownPath = true;
        if (isMeant(route, method)) {
          return new Match(
              route.method(),
              route.path(),
              Objects.requireNonNull(handlers.get(route)),
              Objects.requireNonNull(kinds.get(route)),
              parts,
              Problem.notFound());
        }
      }
    }
    boolean isFile =
        (method.equals("GET") || method.equals("HEAD")) && !path.startsWith("/api") && !isKnownPath;
    Problem problem =
        isKnownPath || (!isFile && !path.startsWith("/api"))
            ? new Problem(405, "method", "That cannot be done here.")
            : Problem.notFound();
    return new Match(
        "GET", isFile ? "file" : "none", isFile ? files : null, Kind.REQUEST, Map.of(), problem);
  }

  /** Asking for the head of an answer only is asking for the answer, unless it never ends. */
  private boolean isMeant(Route route, String method) {
    return route.method().equals(method)
        || (method.equals("HEAD")
            && route.method().equals("GET")
            && kinds.get(route) != Kind.STREAM);
  }

  /** The varying parts, or null if the path is not of that form. */
  private static @Nullable Map<String, String> parts(String[] wanted, String[] given) {
    if (wanted.length != given.length) {
      return null;
    }
    for (int i = 0; i < wanted.length; i++) {
      if (!wanted[i].startsWith("{") && !wanted[i].equals(given[i])) {
        return null;
      }
    }
    Map<String, String> parts = new HashMap<>();
    for (int i = 0; i < wanted.length; i++) {
      if (wanted[i].startsWith("{")) {
        parts.put(wanted[i].substring(1, wanted[i].length() - 1), given[i]);
      }
    }
    return parts;
  }
}
