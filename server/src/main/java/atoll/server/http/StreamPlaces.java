package atoll.server.http;

import java.util.HashMap;
import java.util.Map;

/**
 * How many streams may be open: a browser needs one for all its tabs, a person has a few devices,
 * and some people share an address. Whoever asks for more is told so, and in all there are fewer
 * than connections, so that streams never keep ordinary requests out.
 */
final class StreamPlaces {
  private static final int MOST_OF_A_CLIENT = 20;
  private static final int MOST_OF_AN_ADDRESS = 200;

  private final boolean isLimited;
  private final int most;
  private final Map<String, Integer> taken = new HashMap<>();
  private int all;

  /**
   * @param isLimited whether clients and addresses have a share
   * @param connections how many connections there may be
   */
  StreamPlaces(boolean isLimited, int connections) {
    this.isLimited = isLimited;
    this.most = Math.max(1, connections - connections / 4);
  }

  synchronized int open() {
    return all;
  }

  /** Whether a client has taken half of its share. */
  synchronized boolean isCrowded(String client) {
    return isLimited && count("client " + client) >= MOST_OF_A_CLIENT / 2;
  }

  /** Whether a client has taken all of its share. */
  synchronized boolean isFull(String client) {
    return isLimited && count("client " + client) >= MOST_OF_A_CLIENT;
  }

  /** Takes a place; refused with a sentence if there is none. */
  synchronized void take(String client, String address) {
    if (isLimited && (isFull(client) || count("address " + address) >= MOST_OF_AN_ADDRESS)) {
      throw new Problem(
          429,
          "streams",
          "You follow too many streams at once: close one, or follow more with it.");
    }
    if (all >= most) {
      throw new Problem(
          503, "noStreams", "There is no room for another stream just now. Try again in a minute.");
    }
    all++;
    taken.merge("client " + client, 1, Integer::sum);
    taken.merge("address " + address, 1, Integer::sum);
  }

  private int count(String who) {
    return taken.getOrDefault(who, 0);
  }

  synchronized void giveBack(String client, String address) {
    all--;
    taken.computeIfPresent("client " + client, (_, count) -> count == 1 ? null : count - 1);
    taken.computeIfPresent("address " + address, (_, count) -> count == 1 ? null : count - 1);
  }
}
