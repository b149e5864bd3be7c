package atoll.server.http;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Which tables a person's stream follows, and from where on. The request names them ({@code
 * follow=TABLE.NUMBER} or {@code follow=TABLE.NUMBER.INVITE}); after a reconnect the last id that
 * the reader has heard knows better how far it came.
 *
 * @param newsUntil up to when the reader has the news, in milliseconds since 1970
 */
record FollowList(List<Wish> tables, long newsUntil) {
  private static final int MOST = 32;
  private static final Pattern WISH =
      Pattern.compile("([a-z0-9]{1,20})\\.([0-9]{1,9})(?:\\.([A-Za-z0-9]{1,40}))?");
  private static final Pattern ID =
      Pattern.compile("([0-9]{1,15})((?:,[a-z0-9]{1,20}\\.[0-9]{1,9})*)");

  /**
   * A table to follow.
   *
   * @param after the number of the last event that the reader has
   */
  record Wish(String table, int after, @Nullable String invite) {}

  static FollowList of(Call call) {
    long newsUntil = Math.min(System.currentTimeMillis(), since(call));
    Map<String, Integer> reached = new HashMap<>();
    String last = call.lastEventId();
    if (last != null && !last.isEmpty()) {
      Matcher id = ID.matcher(last);
      if (!id.matches()) {
        throw Problem.badRequest("Last-Event-ID must be the id of an event.");
      }
      newsUntil = Math.min(newsUntil, Long.parseLong(id.group(1)));
      for (String place : id.group(2).split(",", MOST + 2)) {
        Matcher wish = WISH.matcher(place);
        if (wish.matches()) {
          reached.put(wish.group(1), Integer.valueOf(wish.group(2)));
        }
      }
    }
    List<Wish> tables = new ArrayList<>();
    List<String> wishes = call.queries("follow");
    if (wishes.size() > MOST) {
      throw new Problem(
          422,
          "tooManyFollowed",
          "A stream follows at most " + MOST + " tables.",
          Map.of("most", MOST));
    }
    for (String text : wishes) {
      Matcher wish = WISH.matcher(text);
      if (!wish.matches()) {
        throw Problem.badField("follow", "\"follow\" must be TABLE.NUMBER or TABLE.NUMBER.INVITE.");
      }
      int after = Integer.parseInt(wish.group(2));
      tables.add(
          new Wish(wish.group(1), reached.getOrDefault(wish.group(1), after), wish.group(3)));
    }
    return new FollowList(tables, newsUntil);
  }

  /** Up to when the reader says that it has the news, for those who cannot set headers. */
  private static long since(Call call) {
    String since = call.query("since");
    if (since == null) {
      return Long.MAX_VALUE;
    }
    if (!since.matches("[0-9]{1,15}")) {
      throw Problem.badField("since", "\"since\" must be the first part of an event's id.");
    }
    return Long.parseLong(since);
  }

  /** The id of an event after which the reader is there. */
  static String id(long newsUntil, Map<String, Followed> followed) {
    StringBuilder id = new StringBuilder().append(newsUntil);
    followed.forEach(
        (table, place) -> id.append(',').append(table).append('.').append(place.sent()));
    return id.toString();
  }
}
