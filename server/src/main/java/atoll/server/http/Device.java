package atoll.server.http;

import io.helidon.http.HeaderNames;
import io.helidon.webserver.http.ServerRequest;
import java.util.LinkedHashMap;
import java.util.Map;

/** What a device is called in the list of devices: its browser and its system, no more. */
final class Device {
  /** What a browser says of itself, and what it is; those that pretend to be others come first. */
  private static final Map<String, String> BROWSERS = new LinkedHashMap<>();

  private static final Map<String, String> SYSTEMS = new LinkedHashMap<>();

  static {
    BROWSERS.put("Edg", "Edge");
    BROWSERS.put("OPR/", "Opera");
    BROWSERS.put("Firefox/", "Firefox");
    BROWSERS.put("FxiOS/", "Firefox");
    BROWSERS.put("Chrome/", "Chrome");
    BROWSERS.put("CriOS/", "Chrome");
    BROWSERS.put("Safari/", "Safari");
    SYSTEMS.put("Android", "Android");
    SYSTEMS.put("iPhone", "iPhone");
    SYSTEMS.put("iPad", "iPad");
    SYSTEMS.put("Windows", "Windows");
    SYSTEMS.put("Macintosh", "Mac");
    SYSTEMS.put("CrOS", "ChromeOS");
    SYSTEMS.put("Linux", "Linux");
  }

  private Device() {}

  /** {@code Firefox, Linux}; nothing if it is no browser that we know. */
  static String of(ServerRequest request) {
    return of(request.headers().first(HeaderNames.USER_AGENT).orElse(""));
  }

  static String of(String says) {
    String browser = find(BROWSERS, says);
    String system = find(SYSTEMS, says);
    return browser + (browser.isEmpty() || system.isEmpty() ? "" : ", ") + system;
  }

  private static String find(Map<String, String> names, String says) {
    for (Map.Entry<String, String> name : names.entrySet()) {
      if (says.contains(name.getKey())) {
        return name.getValue();
      }
    }
    return "";
  }
}
