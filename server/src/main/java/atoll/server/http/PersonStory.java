package atoll.server.http;

import atoll.engine.Sink;
import atoll.engine.json.Json;
import atoll.engine.json.JsonSink;
import atoll.server.store.Archive;
import atoll.server.store.Rows.Listed;
import atoll.server.table.Damaged;
import atoll.server.table.EventDocument;
import atoll.server.table.Status;
import atoll.server.table.Watcher;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The story of one person: the events of the tables that she follows, and news of the other tables
 * where she sits. News say how a table stands now, so to tell them twice is harmless and to leave
 * out what lies between two of them loses nothing. The id of each event is the place in all of it.
 */
final class PersonStory implements Story, Newsroom.Reader {
  /** Nodes' clocks differ a little, and what is written takes a moment to be seen. */
  private static final long OVERLAP_MILLIS = 60_000;

  /** Of how many of her tables news are told at once, and how many are listened for elsewhere. */
  private static final int MOST_TABLES = 100;

  private final PresenceCalls presence;
  private final Newsroom newsroom;
  private final Archive archive;
  private final boolean looksForMissedNews;
  private final String guest;
  private final Map<String, Followed> followed = new LinkedHashMap<>();
  private final Set<String> gone = new HashSet<>();
  private final Set<String> listenedFor = new HashSet<>();
  private final Set<String> fresh = ConcurrentHashMap.newKeySet();
  private final Map<String, Integer> told = new HashMap<>();
  private final Map<String, String> whoIsHere = new HashMap<>();
  private long newsUntil;
  private boolean isBehind = true;
  private volatile @Nullable Watcher watcher;

  /**
   * @param looksForMissedNews whether other nodes write, of which a notice may get lost
   */
  PersonStory(
      TableCalls tables,
      PresenceCalls presence,
      Newsroom newsroom,
      Archive archive,
      boolean looksForMissedNews,
      Call call) {
    this.presence = presence;
    this.newsroom = newsroom;
    this.archive = archive;
    this.looksForMissedNews = looksForMissedNews;
    this.guest = call.mustBeGuest().id();
    FollowList wanted = FollowList.of(call);
    newsUntil = wanted.newsUntil();
    for (FollowList.Wish wish : wanted.tables()) {
      find(tables, call, wish)
          .ifPresentOrElse(
              place -> followed.put(wish.table(), place), () -> gone.add(wish.table()));
    }
  }

  /** Her place at a table, unless it cannot be read: that must not keep her from all others. */
  private Optional<Followed> find(TableCalls tables, Call call, FollowList.Wish wish) {
    try {
      return tables
          .find(call, wish.table(), wish.invite())
          .map(table -> new Followed(table, guest, () -> tables.mutedBy(call), wish.after()));
    } catch (Damaged damaged) {
      return Optional.empty();
    }
  }

  @Override
  public void begin(Watcher woken) {
    watcher = woken;
    followed.values().forEach(place -> place.table().add(woken));
    listenFor(guest);
  }

  private void listenFor(String id) {
    if (listenedFor.add(id)) {
      newsroom.add(id, this);
    }
  }

  @Override
  public void end(Watcher woken) {
    followed.values().forEach(place -> place.table().remove(woken));
    listenedFor.forEach(id -> newsroom.remove(id, this));
  }

  @Override
  public void happened(String table) {
    Watcher waiting = watcher;
    if (waiting != null && !followed.containsKey(table)) {
      fresh.add(table);
      waiting.wake();
    }
  }

  @Override
  public String next() {
    StringBuilder text = new StringBuilder();
    for (String table : gone) {
      text.append("event: gone\ndata: ").append(named(table).end()).append("\n\n");
    }
    gone.clear();
    followed.forEach((id, place) -> tellEvents(id, place, text));
    if (isBehind) {
      isBehind = false;
      tellNews(archive.changed(guest, newsUntil - OVERLAP_MILLIS, MOST_TABLES), text);
      if (looksForMissedNews) {
        archive.of(guest, null, MOST_TABLES).forEach(table -> listenFor(table.id()));
      }
    }
    if (!fresh.isEmpty()) {
      List<String> changed = List.copyOf(fresh);
      fresh.removeAll(changed);
      tellNews(archive.listed(changed), text);
    }
    return text.toString();
  }

  private void tellEvents(String id, Followed place, StringBuilder text) {
    if (place.startsAgain()) {
      Sink reset = named(id).put("number", place.table().number());
      text.append("event: reset\ndata: ").append(reset.end()).append("\n\n");
    }
    for (EventDocument event : place.next()) {
      place.sent(event);
      text.append("id: ").append(FollowList.id(newsUntil, followed)).append("\ndata: ");
      text.append("{\"table\":\"").append(id).append("\",\"event\":");
      text.append(event.json()).append("}\n\n");
    }
  }

  private void tellNews(Collection<Listed> changed, StringBuilder text) {
    Map<String, List<Integer>> seats =
        archive.seats(guest, changed.stream().map(Listed::id).toList());
    for (Listed table : changed) {
      List<Integer> own = seats.get(table.id());
      if (own == null
          || followed.containsKey(table.id())
          || told.getOrDefault(table.id(), -1) >= table.number()) {
        continue; // no business of hers, or no news
      }
      told.put(table.id(), table.number());
      newsUntil = Math.max(newsUntil, table.changed());
      if (looksForMissedNews) {
        listenFor(table.id());
      }
      JsonSink news = new JsonSink().beginObject();
      ListCalls.write(table, news);
      news.value("mySeats", own);
      newest(table).ifPresent(kind -> news.put("kind", kind));
      text.append("event: news\nid: ").append(FollowList.id(newsUntil, followed));
      text.append("\ndata: ").append(news.end()).append("\n\n");
    }
  }

  /** The kind of the newest event: that somebody spoke may matter less than that somebody moved. */
  private Optional<String> newest(Listed table) {
    return archive.events(table.id(), table.number() - 1, 1).stream()
        .findFirst()
        .map(event -> Json.text(Json.object(Json.read(event.body())).get("kind")));
  }

  private static Sink named(String table) {
    return new JsonSink().beginObject().put("table", table);
  }

  /** A sign of life that pages can hear; and the moment to look for what nobody told. */
  @Override
  public String heartbeat() {
    isBehind = looksForMissedNews;
    return "event: beat\ndata: {}\n\n" + tellPresence() + next();
  }

  /** Who has come and who has gone at the tables where she follows a game of her own. */
  private String tellPresence() {
    StringBuilder text = new StringBuilder();
    followed.forEach((id, place) -> {
      if (place.table().status() == Status.OVER || !place.table().people().containsValue(guest)) {
        return;
      }
      String now = presence.presence(place.table());
      if (!now.equals(whoIsHere.put(id, now))) {
        text.append("event: presence\ndata: {\"table\":\"").append(id).append("\",\"presence\":");
        text.append(now).append("}\n\n");
      }
    });
    return text.toString();
  }
}
