package atoll.server.campaign;

import atoll.bots.Bots;
import atoll.engine.Games;
import atoll.engine.Position;
import atoll.engine.Refused;
import atoll.engine.Setup;
import atoll.engine.json.Json;
import atoll.engine.record.BadRecord;
import atoll.engine.record.Replay;
import atoll.games.myisland.BoardState;
import atoll.games.myisland.Campaign;
import atoll.server.store.Archive;
import atoll.server.store.Change;
import atoll.server.store.Ledger;
import atoll.server.store.Rows.CampaignRow;
import atoll.server.store.Rows.EpisodePlayed;
import atoll.server.store.Rows.EpisodeRow;
import atoll.server.store.StorageFailure;
import atoll.server.table.Damaged;
import atoll.server.table.Declined;
import atoll.server.table.Declined.Reason;
import atoll.server.table.NewTable;
import atoll.server.table.Table;
import atoll.server.table.Tables;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * All campaigns. What an episode came to is noted by whoever looks first after its end; the key of
 * the row lets that happen once. The next table follows the campaign by its number, so that of two
 * who go on at the same time the second finds the first's.
 */
public final class Campaigns {
  public static final String GAME = "my-island";

  /** The options by which is asked whether an edition's campaigns are played here. */
  private static final Map<String, Object> BEGINNING = Campaign.options(1, List.of());

  /** The host where all who could be have gone. */
  private static final String NOBODY = "";

  private static final String PLAYERS = "players";
  private static final int ATTEMPTS = 5;
  private static final int MOST_LINKS = 1000;

  private final Games games;
  private final Ledger ledger;
  private final Archive archive;
  private final Tables tables;
  private final SecureRandom random = new SecureRandom();

  public Campaigns(Games games, Ledger ledger, Archive archive, Tables tables) {
    this.games = games;
    this.ledger = ledger;
    this.archive = archive;
    this.tables = tables;
  }

  /**
   * Begins a campaign.
   *
   * @param islands the name of each island; may be empty
   * @throws Refused if it cannot be begun like that
   */
  public ServedCampaign begin(String host, List<CampaignSeat> seats, List<String> islands) {
    if (seats.size() != islands.size()) {
      throw Refused.badField(
          "islands",
          "islands must have a name for each of the " + seats.size() + " seats, or be missing");
    }
    Setup.of(games.get(GAME), seats.size(), Campaign.options(1, Campaign.freshBoards(islands)))
        .start();
    seats.forEach(seat -> check(seat.bot()));
    CampaignRow row =
        new CampaignRow(
            "c" + tables.word(9),
            host,
            tables.word(16),
            games.get(GAME).edition(),
            Json.write(islands),
            random.nextLong() >>> 11,
            CampaignSeat.write(seats),
            0,
            System.currentTimeMillis());
    ledger.write(new Change.NewCampaign(row, guests(seats)));
    return find(row.id()).orElseThrow();
  }

  private static void check(@Nullable String bot) {
    if (bot != null) {
      Bots.check(bot);
    }
  }

  private static Map<Integer, String> guests(List<CampaignSeat> seats) {
    Map<Integer, String> guests = new LinkedHashMap<>();
    for (int seat = 0; seat < seats.size(); seat++) {
      String guest = seats.get(seat).guest();
      if (guest != null) {
        guests.put(seat, guest);
      }
    }
    return guests;
  }

  /** The campaign of that id, if there is one; an episode that is over is noted. */
  public Optional<ServedCampaign> find(String id) {
    return archive.campaign(id).map(this::read);
  }

  /** The ids of the campaigns where the guest plays. */
  public List<String> of(String guest, int most) {
    return archive.campaignsOf(guest, most);
  }

  /**
   * The last episode whose envelope the guest has opened in any of her newest campaigns; 0 before
   * the first. One that was begun by another edition tells nothing of what is played here, and one
   * that cannot be read must not keep her from all others.
   */
  public int openedBy(String guest, int most) {
    int last = 0;
    for (String id : of(guest, most)) {
      CampaignRow row = archive.campaign(id).orElseThrow();
      if (games.get(GAME).plays(row.edition(), BEGINNING)) {
        last = Math.max(last, openedIn(row));
      }
    }
    return last;
  }

  private int openedIn(CampaignRow row) {
    try {
      return read(row).opened();
    } catch (Damaged damaged) {
      return 0;
    }
  }

  private ServedCampaign read(CampaignRow row) {
    Setup.requireEdition(games.get(GAME), row.edition(), BEGINNING);
    ServedCampaign known = stored(row);
    Table table = known.table();
    if (table == null || episode(table) != known.next() || known.isOver()) {
      return known;
    }
    Optional<Position> end = table.finalPosition();
    if (end.isEmpty()) {
      return known;
    }
    String result = Json.write(CampaignResult.of(end.get()));
    note(new EpisodeRow(row.id(), known.next(), table.header().id(), result, null));
    return stored(row);
  }

  private void note(EpisodeRow episode) {
    try {
      ledger.write(new Change.EpisodeOver(episode));
    } catch (StorageFailure.Conflict alreadyNoted) {
      // by somebody who looked at the same time
    }
  }

  private ServedCampaign stored(CampaignRow row) {
    List<ServedCampaign.Episode> episodes = new ArrayList<>();
    for (EpisodePlayed played : archive.episodes(row.id())) {
      EpisodeRow each = played.row();
      Map<String, Object> result = Json.object(Json.read(each.result()));
      Object players = played.players() == null ? result.get(PLAYERS) : Json.read(played.players());
      episodes.add(
          new ServedCampaign.Episode(each.episode(), each.table(), Json.texts(players), result));
    }
    List<String> chain = archive.chain(row.id());
    @Nullable Table latest = chain.isEmpty() ? null : tables.load(chain.getLast()).orElse(null);
    return new ServedCampaign(
        row,
        CampaignSeat.read(row.seats()),
        List.copyOf(episodes),
        boards(row, episodes),
        latest,
        chain.size());
  }

  private static List<BoardState> boards(CampaignRow row, List<ServedCampaign.Episode> episodes) {
    if (episodes.isEmpty()) {
      return Campaign.freshBoards(Json.texts(Json.read(row.islands())));
    }
    List<BoardState> boards = new ArrayList<>();
    for (Object board : Json.list(episodes.getLast().result().get("boards"))) {
      boards.add(CampaignDocument.CAMPAIGN.board(board));
    }
    return boards;
  }

  /** The episode that is played at a table of a campaign. */
  static int episode(Table table) {
    return table.header().setup().whole("episode");
  }

  /**
   * Changes who plays which island; they stay (My Island R20).
   *
   * @param change from how it is to how it shall be; may throw a refusal
   */
  public void rearrange(String id, UnaryOperator<List<CampaignSeat>> change) {
    change(
        id,
        row -> {
          List<CampaignSeat> then = change.apply(CampaignSeat.read(row.seats()));
          then.forEach(seat -> check(seat.bot()));
          return changed(row, row.host(), then, row.islands());
        });
  }

  /**
   * Somebody has gone for good: her islands wait for other players, and another is the host of what
   * she began. A few campaigns at a time.
   *
   * @return whether there may be more
   */
  public boolean forget(String person, int most) {
    List<String> hers = archive.campaignsWith(person, most);
    for (String id : hers) {
      change(
          id,
          row -> {
            String host = row.host().equals(person) ? NOBODY : row.host();
            List<CampaignSeat> left =
                CampaignSeat.read(row.seats()).stream()
                    .map(seat -> seat.isOf(person) ? CampaignSeat.OPEN : seat)
                    .toList();
            return changed(row, host, left, row.islands());
          });
    }
    return !hers.isEmpty();
  }

  /** Where nobody is the host, the first who plays is: somebody must be able to go on. */
  private static Change.CampaignSeats changed(
      CampaignRow row, String host, List<CampaignSeat> seats, String islands) {
    Map<Integer, String> guests = guests(seats);
    return new Change.CampaignSeats(
        row.id(),
        row.number(),
        host.equals(NOBODY) ? guests.values().stream().findFirst().orElse(NOBODY) : host,
        CampaignSeat.write(seats),
        islands,
        guests);
  }

  private void change(String id, Function<CampaignRow, Change.CampaignSeats> change) {
    for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
      CampaignRow row = archive.campaign(id).orElseThrow();
      Change.CampaignSeats then = change.apply(row);
      if (then.seats().equals(row.seats())
          && then.islands().equals(row.islands())
          && then.host().equals(row.host())) {
        return;
      }
      try {
        ledger.write(then);
        return;
      } catch (StorageFailure.Conflict overtaken) {
        // look again at who sits there now
      }
    }
    throw new StorageFailure("others were faster again and again", null);
  }

  /**
   * Names an island, which is possible until the first envelope is opened.
   *
   * @throws Refused if the name is too long
   */
  public void name(ServedCampaign campaign, int seat, String name) {
    if (campaign.links() > 0 || !campaign.episodes().isEmpty()) {
      throw new Declined(Reason.STARTED, "The campaign has begun: its islands have their names.");
    }
    change(
        campaign.id(),
        row -> {
          List<String> islands = new ArrayList<>(Json.texts(Json.read(row.islands())));
          islands.set(seat, name);
          Campaign.freshBoards(islands);
          return changed(row, row.host(), CampaignSeat.read(row.seats()), Json.write(islands));
        });
  }

  /**
   * The table of the next episode: the one that is there, or a new one, where a seat is kept for
   * each person.
   *
   * @param guest who asks, and is its host if nobody was faster
   */
  public Table next(ServedCampaign campaign, String guest) {
    Table running = campaign.running();
    if (running != null) {
      return running;
    }
    if (campaign.isOver()) {
      throw new Declined(Reason.OVER, "The campaign is over.");
    }
    if (campaign.seats().stream().anyMatch(CampaignSeat::isOpen)) {
      throw new Declined(Reason.NO_PLAYER, "An island has no player: invite somebody or a bot.");
    }
    if (campaign.links() >= MOST_LINKS) {
      throw new Declined(Reason.CAMPAIGN_FULL, "This campaign has had too many tables.");
    }
    List<NewTable.Wish> seats = new ArrayList<>();
    for (CampaignSeat seat : campaign.seats()) {
      seats.add(
          seat.guest() == null
              ? new NewTable.Bot(seat.called())
              : new NewTable.Kept(seat.guest(), seat.name()));
    }
    String follows = campaign.id() + ":" + (campaign.links() + 1);
    Map<String, Object> options = Campaign.options(campaign.next(), campaign.boards());
    try {
      return tables.create(new NewTable(guest, GAME, options, seats, false, null, false, follows));
    } catch (StorageFailure.Conflict somebodyWasFaster) {
      return archive
          .following(follows)
          .flatMap(tables::find)
          .orElseThrow(() -> new StorageFailure("no table to go on at", null));
    }
  }

  /** The records of all episodes that are over, in order. */
  public List<String> records(ServedCampaign campaign) {
    List<String> records = new ArrayList<>();
    for (EpisodePlayed each : archive.episodes(campaign.id())) {
      String table = each.row().table();
      records.add(
          table == null
              ? String.valueOf(each.row().record())
              : tables.load(table).orElseThrow().record());
    }
    return records;
  }

  /**
   * Adds an episode that was played elsewhere: its record must go on exactly where the campaign is.
   *
   * @throws Refused with what is wrong with it
   */
  public void add(ServedCampaign campaign, String record) {
    if (campaign.isOver()) {
      throw new Declined(Reason.OVER, "The campaign is over.");
    }
    if (campaign.running() != null) {
      throw new Declined(Reason.STARTED, "The next episode is being played here already.");
    }
    Replay replay;
    try {
      replay = Replay.of(games, record);
    } catch (BadRecord bad) {
      throw bad.refused();
    }
    Setup expected =
        Setup.of(
            games.get(GAME),
            campaign.seats().size(),
            Campaign.options(campaign.next(), campaign.boards()));
    if (!replay.ended()
        || !replay.setup().game().id().equals(GAME)
        || !replay.setup().chosen().equals(expected.chosen())) {
      throw new Refused(
          "otherEpisode",
          "the record is not that of episode " + campaign.next() + " as it would be",
          Map.of("episode", campaign.next()));
    }
    Map<String, Object> result = CampaignResult.of(replay.position());
    result.put(PLAYERS, replay.names()); // there is no table that could be asked
    note(new EpisodeRow(campaign.id(), campaign.next(), null, Json.write(result), record));
  }
}
