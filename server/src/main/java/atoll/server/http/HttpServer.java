package atoll.server.http;

import atoll.engine.Games;
import atoll.engine.Refused;
import atoll.engine.json.Json;
import atoll.server.bots.BotRoom;
import atoll.server.campaign.Campaigns;
import atoll.server.guest.Accounts;
import atoll.server.guest.Guests;
import atoll.server.guest.Mutes;
import atoll.server.guest.Passwords;
import atoll.server.guest.Sightings;
import atoll.server.http.Limits.Kind;
import atoll.server.ops.Memory;
import atoll.server.ops.Metrics;
import atoll.server.store.Store;
import atoll.server.table.Tables;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.function.BooleanSupplier;

/** The listening socket with everything behind it: all calls of the API are listed here. */
public final class HttpServer implements AutoCloseable {
  private final ListeningSocket socket;
  private static final int MOST_HASHES_AT_ONCE = 4; // of 19 MiB each

  private final Workbench workbench;
  private final Workbench hashing;
  private final EventStream streams;
  private final Api api;

  /**
   * How to listen.
   *
   * @param limits whether clients are held to a rate
   * @param heartbeat how often an idle stream gets a sign of life
   * @param missedAfter how long somebody must be gone before others may let a bot play
   * @param openDecks whether cards that have to be earned are open for everybody
   * @param passwords how passwords are kept
   */
  public record Settings(
      String host,
      int port,
      boolean limits,
      boolean trustsProxy,
      Duration heartbeat,
      Duration missedAfter,
      boolean openDecks,
      Passwords passwords) {}

  /** What the calls work on. */
  public record Rooms(
      Games games,
      Guests guests,
      Accounts accounts,
      Mutes mutes,
      Sightings sightings,
      Tables tables,
      Campaigns campaigns,
      BotRoom bots,
      Store store,
      Metrics metrics,
      BooleanSupplier isReady) {}

  /**
   * Starts to listen.
   *
   * @throws Refused if the port cannot be had
   */
  public HttpServer(Settings settings, Rooms rooms) {
    Limits limits = new Limits(settings.limits());
    Memory memory = Memory.ofProcess();
    int processors = Runtime.getRuntime().availableProcessors();
    workbench = new Workbench(limits, processors);
    hashing = new Workbench(limits, Math.clamp(processors / 2, 1, MOST_HASHES_AT_ONCE));
    Decks decks = new Decks(rooms.store().history(), settings.openDecks());
    TableCalls tables =
        new TableCalls(rooms.tables(), workbench, limits, memory, decks, rooms.mutes());
    Metrics metrics = rooms.metrics();
    Lines lines = new Lines(settings.trustsProxy(), settings.limits(), metrics::lines);
    streams =
        new EventStream(
            new StreamPlaces(settings.limits(), lines.most()),
            settings.heartbeat(),
            rooms.guests()::isStillHere,
            rooms.sightings());
    WebFiles files = new WebFiles();
    Cookies cookies = new Cookies(settings.trustsProxy());
    api =
        people(
            api(settings, rooms, limits, memory, workbench, tables, streams, files),
            rooms,
            new GuestCalls(rooms.guests(), cookies),
            new AccountCalls(rooms.accounts(), settings.passwords(), hashing, limits, cookies));
    Store store = rooms.store();
    manners(api, new MannerCalls(tables, rooms.mutes(), store.ledger()));
    games(
        api,
        new GameCalls(rooms.games(), store.archive(), store.history(), store.ledger(), workbench),
        new RatingCalls(rooms.games(), store.ratings(), store.history()),
        new AchievementCalls(rooms.games(), store.history(), decks));
    Front front =
        new Front(
            api,
            rooms.guests(),
            rooms.sightings(),
            limits,
            settings.trustsProxy(),
            metrics,
            Map.of("Atoll-Api", apiVersion(), "Atoll-Client", files.firstScript()));
    socket = new ListeningSocket(settings.host(), settings.port(), lines, front::handle);
    metrics.gauge("atoll_memory_kept", "part of the heap that is really in use", memory::kept);
    metrics.gauge("atoll_connections", "open connections", lines::open);
    metrics.gauge("atoll_connections_most", "how many there may be", lines::most);
  }

  /** What people do against those who spoil it. */
  private static Api manners(Api api, MannerCalls manners) {
    return api.on("POST", "/api/tables/{id}/mute", Kind.CHAT, manners::mute)
        .on("POST", "/api/tables/{id}/quiet", Kind.CHAT, manners::quiet)
        .on("POST", "/api/tables/{id}/report", Kind.REPORT, manners::report)
        .on("GET", "/api/me/mutes", manners::mutes)
        .on("POST", "/api/me/mutes/{id}/end", Kind.CHAT, manners::hear);
  }

  /** What people have played, and how well. */
  private static Api games(
      Api api, GameCalls games, RatingCalls ratings, AchievementCalls achievements) {
    return api.on("GET", "/api/me/turns", games::turns)
        .on("GET", "/api/me/games", games::history)
        .on("POST", "/api/me/games/read", games::read)
        .on("GET", "/api/me/statistics", games::statistics)
        .on("GET", "/api/me/achievements", achievements::mine)
        .on("GET", "/api/me/ratings", ratings::mine)
        .on("GET", "/api/me/ratings/{game}", ratings::myHistory)
        .on("GET", "/api/ratings/{game}", ratings::strongest)
        .on("GET", "/api/bests/{game}", ratings::bests)
        .on("GET", "/api/people/{id}", ratings::profile);
  }

  /** Who one is. */
  private static Api people(Api api, Rooms rooms, GuestCalls guests, AccountCalls accounts) {
    return api.on("POST", "/api/guests", Kind.NEW_GUEST, guests::arrive)
        .on("GET", "/api/me", guests::me)
        .on("POST", "/api/me", call -> accounts.rename(call, rooms.guests()))
        .on("POST", "/api/me/account", Kind.SIGN_IN, accounts::signUp)
        .on("POST", "/api/me/password", Kind.SIGN_IN, accounts::password)
        .on("POST", "/api/me/delete", Kind.SIGN_IN, accounts::delete)
        .on("POST", "/api/me/code", Kind.SIGN_IN, accounts::code)
        .on("GET", "/api/me/sessions", accounts::sessions)
        .on("POST", "/api/me/sessions/{id}/revoke", accounts::revoke)
        .on("POST", "/api/me/tokens", Kind.SIGN_IN, accounts::program)
        .on("POST", "/api/me/signout", accounts::signOut)
        .on("POST", "/api/sessions", Kind.SIGN_IN, accounts::signIn)
        .on("POST", "/api/codes", Kind.SIGN_IN, call -> accounts.useCode(call, rooms.guests()));
  }

  private static Api api(
      Settings settings,
      Rooms rooms,
      Limits limits,
      Memory memory,
      Workbench workbench,
      TableCalls tables,
      EventStream streams,
      WebFiles files) {
    ListCalls lists = new ListCalls(rooms.games(), rooms.store().archive(), workbench);
    CampaignCalls campaigns = new CampaignCalls(rooms.campaigns(), tables, workbench);
    PresenceCalls presence = new PresenceCalls(tables, rooms.sightings(), settings.missedAfter());
    RulesCalls rules = new RulesCalls(tables, workbench);
    Newsroom newsroom = new Newsroom();
    rooms.tables().onNews(newsroom::happened);
    String openApi = openApi();
    return new Api(files::get)
        .on("GET", "/api/openapi.json", _ -> Answer.json(200, openApi))
        .on("GET", "/api/games", lists::games)
        .on("GET", "/api/bots", lists::bots)
        .on("GET", "/api/tables", lists::tables)
        .on("POST", "/api/tables", Kind.NEW_TABLE, tables::create)
        .on("POST", "/api/brought", Kind.BRING, tables::bring)
        .on("GET", "/api/tables/{id}", tables::show)
        .on("POST", "/api/tables/{id}/join", tables::join)
        .on("POST", "/api/tables/{id}/seat", tables::arrange)
        .on("POST", "/api/tables/{id}/leave", tables::leave)
        .on("POST", "/api/tables/{id}/start", tables::start)
        .on("POST", "/api/tables/{id}/moves", tables::move)
        .on("POST", "/api/tables/{id}/takeback", tables::takeBack)
        .on("GET", "/api/tables/{id}/why", rules::why)
        .on("GET", "/api/tables/{id}/known", rules::known)
        .on("POST", "/api/tables/{id}/hint", new HintCalls(tables, rooms.bots(), limits)::hint)
        .on("GET", "/api/tables/{id}/steps", tables::steps)
        .on("POST", "/api/tables/{id}/resign", tables::resign)
        .on("GET", "/api/tables/{id}/presence", presence::presence)
        .on("POST", "/api/tables/{id}/standin", presence::standIn)
        .on("POST", "/api/tables/{id}/return", presence::comeBack)
        .on("POST", "/api/tables/{id}/rematch", Kind.NEW_TABLE, campaigns::rematch)
        .on("POST", "/api/tables/{id}/chat", Kind.CHAT, tables::chat)
        .on("POST", "/api/tables/{id}/show", Kind.CHAT, tables::display)
        .on(
            "GET",
            "/api/tables/{id}/events",
            Kind.STREAM,
            call -> streams.tell(call, story -> new TableStory(tables, story)))
        .on(
            "GET",
            "/api/events",
            Kind.STREAM,
            call ->
                streams.tell(
                    call,
                    story ->
                        new PersonStory(
                            tables,
                            presence,
                            newsroom,
                            rooms.store().archive(),
                            rooms.store().isShared(),
                            story)))
        .on("GET", "/api/tables/{id}/record", tables::record)
        .on("GET", "/api/episodes", campaigns::openedEpisodes)
        .on("GET", "/api/episodes/{episode}", campaigns::episode)
        .on("GET", "/api/campaigns", campaigns::list)
        .on("POST", "/api/campaigns", Kind.NEW_TABLE, campaigns::create)
        .on("GET", "/api/campaigns/{id}", campaigns::show)
        .on("POST", "/api/campaigns/{id}/join", campaigns::join)
        .on("POST", "/api/campaigns/{id}/seat", campaigns::arrange)
        .on("POST", "/api/campaigns/{id}/island", campaigns::name)
        .on("POST", "/api/campaigns/{id}/next", Kind.NEW_TABLE, campaigns::next)
        .on("POST", "/api/campaigns/{id}/records", campaigns::add)
        .on("GET", "/api/campaigns/{id}/folder", campaigns::folder)
        .on("GET", "/health", _ -> Answer.json(200, "{\"status\":\"up\"}"))
        .on("GET", "/ready", _ -> ready(rooms.isReady().getAsBoolean(), memory.hasRoom()))
        .on(
            "GET",
            "/metrics",
            _ -> Answer.text(200, "text/plain; version=0.0.4", rooms.metrics().text()));
  }

  private static Answer ready(boolean isReady, boolean hasRoom) {
    if (!isReady) {
      return new Problem(503, "notReady", "The server cannot take moves just now.").answer();
    }
    return hasRoom
        ? Answer.json(200, "{\"status\":\"ready\"}")
        : new Problem(503, "noRoom", "There is no memory left for more tables.").answer();
  }

  /** The version of the API, as its description says. */
  private static String apiVersion() {
    return Json.text(Json.object(Json.object(Json.read(openApi())).get("info")).get("version"));
  }

  private static String openApi() {
    try (InputStream stream = Api.class.getResourceAsStream("/atoll/server/openapi.json")) {
      if (stream == null) {
        throw new IllegalStateException("openapi.json is missing from the resources");
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public int port() {
    return socket.port();
  }

  /** All calls. */
  public Api api() {
    return api;
  }

  /** What to do when listening has become impossible. */
  public void whenDeaf(Runnable action) {
    socket.whenDeaf(action);
  }

  /** How many event streams are open. */
  public int streams() {
    return streams.open();
  }

  /** Drops readers that have not taken anything for so long; says how many. */
  public int dropStuck(Duration patience) {
    return streams.dropStuck(patience);
  }

  /** Tells the event streams that the server stops, then takes no more requests. */
  @Override
  public void close() {
    streams.dismissAll();
    socket.close();
    workbench.close();
    hashing.close();
  }
}
