package atoll.server.http;

/** The cookie by which a browser is somebody. No script can read it, no other site can send it. */
final class Cookies {
  static final String NAME = "atoll";
  private static final int SECONDS = 365 * 24 * 60 * 60;

  private final boolean trustsProxy;

  Cookies(boolean trustsProxy) {
    this.trustsProxy = trustsProxy;
  }

  /** The header that gives the browser a token. */
  String of(Call call, String token) {
    return cookie(call, token, SECONDS);
  }

  /** The header that takes it away. */
  String none(Call call) {
    return cookie(call, "", 0);
  }

  private String cookie(Call call, String token, int seconds) {
    return NAME
        + "="
        + token
        + "; Path=/; HttpOnly; SameSite=Lax; Max-Age="
        + seconds
        + (Client.isSecure(call.request(), trustsProxy) ? "; Secure" : "");
  }
}
