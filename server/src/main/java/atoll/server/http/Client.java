package atoll.server.http;

import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.webserver.http.ServerRequest;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.HexFormat;
import java.util.List;

/** What a request's connection and headers tell of the client's program. */
final class Client {
  private static final HeaderName SEC_FETCH_SITE = HeaderNames.create("Sec-Fetch-Site");
  private static final HeaderName FORWARDED_FOR = HeaderNames.create("X-Forwarded-For");
  private static final HeaderName FORWARDED_PROTO = HeaderNames.create("X-Forwarded-Proto");

  private Client() {}

  /** The network that the request comes from; behind a proxy, as the proxy saw it. */
  static String address(ServerRequest request, boolean trustsProxy) {
    if (trustsProxy) {
      // The proxy adds its own at the end; whatever stands before may be the client's invention.
      List<String> lines = request.headers().values(FORWARDED_FOR);
      String forwarded = lines.isEmpty() ? "" : lines.getLast();
      String last = forwarded.substring(forwarded.lastIndexOf(',') + 1).strip();
      if (!last.isEmpty() && last.length() < 64) {
        return network(last);
      }
    }
    return request.remotePeer().address() instanceof InetSocketAddress internet
        ? network(internet.getAddress())
        : request.remotePeer().host();
  }

  private static String network(String forwarded) {
    try {
      return network(InetAddress.ofLiteral(forwarded));
    } catch (IllegalArgumentException e) {
      return forwarded; // a name that only the proxy knows
    }
  }

  /** Whom an address stands for: itself, or with IPv6, where everybody has plenty, its network. */
  static String network(InetAddress address) {
    byte[] bytes = address.getAddress();
    return bytes.length == 4
        ? address.getHostAddress()
        : HexFormat.of().formatHex(bytes, 0, bytes.length / 2);
  }

  static boolean isSecure(ServerRequest request, boolean trustsProxy) {
    return request.isSecure()
        || (trustsProxy
            && request.headers().first(FORWARDED_PROTO).orElse("").equalsIgnoreCase("https"));
  }

  /**
   * Whether a page of this very server, or no page at all, sent the request. Browsers of today say
   * so themselves; of others we compare where the page came from with where it asks.
   */
  static boolean isSameOrigin(ServerRequest request, boolean trustsProxy) {
    String site = request.headers().first(SEC_FETCH_SITE).orElse(null);
    if (site != null) {
      return site.equals("same-origin") || site.equals("none");
    }
    String origin = request.headers().first(HeaderNames.ORIGIN).orElse(null);
    String host = request.headers().first(HeaderNames.HOST).orElse("");
    String own = (isSecure(request, trustsProxy) ? "https://" : "http://") + host;
    return origin == null || origin.equalsIgnoreCase(own);
  }

  /** Whether the body is declared to be JSON, which a form on another site's page cannot do. */
  static boolean sendsJson(ServerRequest request) {
    String type = request.headers().first(HeaderNames.CONTENT_TYPE).orElse("");
    int end = type.indexOf(';');
    return (end < 0 ? type : type.substring(0, end)).strip().equalsIgnoreCase(Answer.JSON);
  }
}
