package atoll.server.campaign;

import atoll.engine.Sink;
import atoll.engine.json.Json;
import atoll.engine.json.JsonSink;
import atoll.games.myisland.BoardState;
import atoll.games.myisland.Campaign;
import atoll.games.myisland.Chapter;
import atoll.games.myisland.Overview;
import atoll.games.myisland.Standing;
import atoll.games.myisland.Story;
import atoll.server.table.Table;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A campaign as a guest may see it, in JSON. Built from nothing upward; texts of the story and of
 * the rules are asked for up to the last episode whose envelope has been opened, and no further (My
 * Island R20).
 */
public final class CampaignDocument {
  static final Campaign CAMPAIGN = new Campaign();

  private final ServedCampaign campaign;
  private final @Nullable String guest;
  private final List<Integer> own;
  private final Story story;

  public CampaignDocument(ServedCampaign campaign, @Nullable String guest) {
    this.campaign = campaign;
    this.guest = guest;
    this.own = campaign.seatsOf(guest);
    this.story = story(reader());
  }

  /** The seat to whose player the story is told. */
  private int reader() {
    return own.isEmpty() ? 0 : own.getFirst();
  }

  private Story story(int seat) {
    return CAMPAIGN.story(campaign.boards().get(seat).name(), campaign.seats().get(seat).called());
  }

  public String write() {
    Sink sink = new JsonSink().beginObject();
    sink.put("id", campaign.id()).put("game", Campaigns.GAME);
    sink.put("edition", campaign.row().edition());
    boolean isHost = campaign.row().host().equals(guest);
    sink.put("host", isHost).value("mySeats", own);
    if (isHost || !own.isEmpty()) {
      sink.put("invite", campaign.row().invite());
    }
    sink.put("created", campaign.row().created());
    sink.put("over", campaign.isOver()).put("next", campaign.next());
    sink.put("envelopes", CAMPAIGN.chapters().size());
    sink.put("episodes", CAMPAIGN.episodes()).put("nameless", CAMPAIGN.nameless());
    Table running = campaign.running();
    if (running != null) {
      sink.put("table", running.header().id());
    }
    CAMPAIGN.land(campaign.boards(), sink.beginObject("land"));
    sink.end();
    seats(sink);
    chapters(sink);
    played(sink);
    if (campaign.opened() == campaign.next()) {
      current(sink.beginObject("current"));
      sink.end();
    }
    if (campaign.isOver()) {
      closing(sink.beginObject("closing"));
      sink.end();
    }
    return sink.end().toString();
  }

  /** Who plays which island, and how far it has come. */
  private void seats(Sink sink) {
    sink.beginArray("seats");
    for (int seat = 0; seat < campaign.seats().size(); seat++) {
      CampaignSeat player = campaign.seats().get(seat);
      sink.beginObject();
      sink.put("kind", player.isOpen() ? "open" : player.bot() == null ? "person" : "bot");
      if (player.bot() != null) {
        sink.put("bot", player.bot());
      } else if (!player.isOpen()) {
        sink.put("name", player.name());
      }
      sink.value("board", drawn(campaign.boards().get(seat)));
      sink.end();
    }
    sink.end();
  }

  /** An island with the terrain that its stickers have made of it. */
  private static Map<String, Object> drawn(BoardState board) {
    Map<String, Object> json = board.json();
    json.put("terrain", CAMPAIGN.terrain(board));
    return json;
  }

  /** The envelopes that have been opened. */
  private void chapters(Sink sink) {
    sink.beginArray("chapters");
    for (Chapter chapter : CAMPAIGN.chapters()) {
      if (chapter.episodes().getFirst() <= campaign.opened()) {
        sink.beginObject().put("chapter", chapter.number()).put("title", chapter.title());
        sink.numbers("episodes", chapter.episodes().stream().mapToInt(Integer::intValue));
        sink.value("materials", chapter.materials());
        sink.put("opening", story.opening(chapter.number())).end();
      }
    }
    sink.end();
  }

  private void played(Sink sink) {
    sink.beginArray("played");
    for (ServedCampaign.Episode episode : campaign.episodes()) {
      sink.beginObject();
      told(sink, episode.number());
      if (episode.table() != null) {
        sink.put("table", episode.table());
      }
      Map<String, Object> result = episode.result();
      sink.value("players", episode.players());
      for (String field : List.of("scores", "ranks", "circles", "earned")) {
        sink.value(field, result.get(field));
      }
      sink.beginArray("boards");
      for (Object board : Json.list(result.get("boards"))) {
        sink.value(drawn(CAMPAIGN.board(board)));
      }
      sink.end().beginArray("after");
      List<String> standings = Json.texts(result.get("standings"));
      for (int seat : own.isEmpty() ? List.of(reader()) : own) {
        sink.value(story(seat).after(episode.number(), Standing.valueOf(standings.get(seat))));
      }
      sink.end();
      sink.end();
    }
    sink.end();
  }

  private void told(Sink sink, int episode) {
    sink.put("episode", episode).put("title", CAMPAIGN.title(episode));
    sink.put("before", story.before(episode));
  }

  /** What is read before the next episode's first card. */
  private void current(Sink sink) {
    told(sink, campaign.next());
    sink.value("sheet", CAMPAIGN.sheet(campaign.next()));
    overview(CAMPAIGN.overview(campaign.next(), campaign.seats().size()), sink);
  }

  /** What scores, and who gets circles and stickers. */
  private static void overview(Overview overview, Sink sink) {
    sink.beginArray("scores");
    for (Overview.Left line : overview.left()) {
      sink.beginObject().put("key", line.key()).put("text", line.text());
      sink.put("points", line.points()).put("circles", line.circles());
      Chapter.Log log = line.log();
      if (log != null) {
        sink.beginArray("steps");
        for (Chapter.Log.Step step : log.steps()) {
          sink.beginObject().put("strokes", step.strokes()).put("circles", step.circles()).end();
        }
        sink.end().put("most", log.most());
      }
      sink.end();
    }
    sink.end().beginArray("rewards");
    for (Overview.Right line : overview.right()) {
      sink.beginObject().put("who", line.who()).put("when", line.when());
      sink.put("text", line.text()).put("circles", line.circles()).end();
    }
    sink.end();
  }

  /**
   * What is in the envelope of an episode that is played on its own, for whoever asks: who has not
   * opened it in a campaign is told too much. Nothing of the story.
   */
  public static Optional<String> inside(String number) {
    for (int episode = 1; episode <= CAMPAIGN.episodes(); episode++) {
      if (String.valueOf(episode).equals(number)) {
        Sink sink = new JsonSink().beginObject();
        sheet(episode, sink);
        return Optional.of(sink.end().toString());
      }
    }
    return Optional.empty();
  }

  /** The same of every episode up to the last one that somebody has opened. */
  public static String insideUpTo(int last) {
    Sink sink = new JsonSink().beginObject().beginArray("episodes");
    for (int episode = 1; episode <= last; episode++) {
      sheet(episode, sink.beginObject());
      sink.end();
    }
    return sink.end().end().toString();
  }

  private static void sheet(int episode, Sink sink) {
    Chapter chapter = CAMPAIGN.chapter(episode);
    sink.put("episode", episode).put("title", CAMPAIGN.title(episode));
    sink.put("chapter", chapter.number()).put("chapterTitle", chapter.title());
    sink.value("sheet", CAMPAIGN.sheet(episode));
  }

  /** The last pages: the solution, the final ranks, and each island's own page (My Island R33). */
  private void closing(Sink sink) {
    Map<String, Object> last = campaign.episodes().getLast().result();
    List<Object> ranks = Json.list(last.get("final"));
    sink.value("solution", story.solution()).value("ranks", ranks);
    sink.beginArray("pages");
    for (int seat = 0; seat < campaign.seats().size(); seat++) {
      sink.value(story(seat).closing(campaign.boards().get(seat), Json.whole(ranks.get(seat))));
    }
    sink.end();
  }
}
