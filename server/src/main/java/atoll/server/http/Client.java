package atoll.server.http;

import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.webserver.http.ServerRequest;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What a request's connection and headers tell of the client's program. */
final class Client {
  private static final HeaderName SEC_FETCH_SITE = HeaderNames.create("Sec-Fetch-Site");
  private static final HeaderName FORWARDED_FOR = HeaderNames.create("X-Forwarded-For");
  private static final HeaderName FORWARDED_PROTO = HeaderNames.create("X-Forwarded-Proto");

  private Client() {}

  /** The network address; behind a proxy, the one that the proxy saw. */
  static String address(ServerRequest request, boolean trustsProxy) {
    if (trustsProxy) {
      String forwarded = request.headers().first(FORWARDED_FOR).orElse("");
      String last = forwarded.substring(forwarded.lastIndexOf(',') + 1).strip();
      if (!last.isEmpty() && last.length() < 64) {
        return last;
      }
    }
    return request.remotePeer().address() instanceof InetSocketAddress internet
        ? internet.getAddress().getHostAddress()
        : request.remotePeer().host();
  }

  static boolean isSecure(ServerRequest request, boolean trustsProxy) {
    return request.isSecure()
        || (trustsProxy
            && request.headers().first(FORWARDED_PROTO).orElse("").equalsIgnoreCase("https"));
  }

  /** Whether a page of this very server, or no page at all, sent the request. */
  static boolean isSameOrigin(ServerRequest request) {
    String site = request.headers().first(SEC_FETCH_SITE).orElse("same-origin");
    if (!site.equals("same-origin") && !site.equals("none")) {
      return false;
    }
    String origin = request.headers().first(HeaderNames.ORIGIN).orElse(null);
    String host = request.headers().first(HeaderNames.HOST).orElse("");
    return origin == null || host.toLowerCase(Locale.ROOT).equals(authority(origin));
  }

  private static @Nullable String authority(String origin) {
    try {
      String authority = new URI(origin).getRawAuthority();
      return authority == null ? null : authority.toLowerCase(Locale.ROOT);
    } catch (URISyntaxException e) {
      return null;
    }
  }

  /** Whether the body is declared to be JSON, which a form on another site's page cannot do. */
  static boolean sendsJson(ServerRequest request) {
    String type = request.headers().first(HeaderNames.CONTENT_TYPE).orElse("");
    int end = type.indexOf(';');
    return (end < 0 ? type : type.substring(0, end)).strip().equalsIgnoreCase(Answer.JSON);
  }
}
