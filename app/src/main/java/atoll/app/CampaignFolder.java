package atoll.app;

import atoll.arena.Match;
import atoll.arena.RecordFolder;
import atoll.arena.Simulation;
import atoll.engine.Game;
import atoll.engine.Games;
import atoll.engine.RandomSource;
import atoll.engine.Refused;
import atoll.engine.Setup;
import atoll.engine.json.Json;
import atoll.engine.record.BadRecord;
import atoll.engine.record.Replay;
import atoll.games.myisland.BoardState;
import atoll.games.myisland.Campaign;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A campaign of My Island in a folder of its own: {@code campaign.json} says who began it, and each
 * episode played has a record, numbered like it. An episode starts with the boards that the one
 * before it left, and that is checked whenever the folder is opened. Players may change between
 * episodes; the islands stay.
 */
final class CampaignFolder {
  static final Campaign CAMPAIGN = new Campaign();

  private static final String GAME = "my-island";
  private static final String FILE = "campaign.json";
  private static final long FIRST_EDITION = 1;

  private final Games games;
  private final Game game;
  private final Path folder;
  private final Start start;
  private final List<Episode> played = new ArrayList<>();

  /**
   * What a campaign starts from.
   *
   * @param islands the name of each player's island; may be empty
   * @param seed of the cards and the bots
   */
  record Start(List<String> players, List<String> islands, long seed) {
    Start {
      if (players.size() != islands.size()) {
        throw new Refused(
            "islands must have a name for each of the "
                + players.size()
                + " players, not "
                + islands.size());
      }
      players = List.copyOf(players);
      islands = List.copyOf(islands);
    }
  }

  /** An episode that has been played: who played it and what it came to for each. */
  record Episode(int number, List<String> players, List<Campaign.Result> results) {}

  private CampaignFolder(Games games, Path folder, Start start) {
    this.games = games;
    this.game = games.get(GAME);
    this.folder = folder;
    this.start = start;
    setup().start(); // complains about names now rather than in the middle
  }

  /**
   * Begins a campaign in a new or empty folder.
   *
   * @throws Refused if there is something in the folder, or the start is not possible
   */
  static CampaignFolder create(Games games, Path folder, Start start) {
    CampaignFolder campaign = new CampaignFolder(games, folder, start);
    try {
      if (Files.exists(folder) && !isEmptyFolder(folder)) {
        throw new Refused(folder + " is not empty; a campaign needs a folder of its own");
      }
    } catch (IOException e) {
      throw new Refused(folder + " cannot be read");
    }
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("campaign", GAME);
    json.put("edition", (long) campaign.game.edition());
    json.put("players", start.players);
    json.put("islands", start.islands);
    json.put("seed", start.seed);
    new RecordFolder(folder).write(FILE, Json.write(json) + "\n");
    return campaign;
  }

  private static boolean isEmptyFolder(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return false;
    }
    try (Stream<Path> inside = Files.list(folder)) {
      return inside.findAny().isEmpty();
    }
  }

  /**
   * Opens a campaign and checks all of it.
   *
   * @throws Refused if the folder is not a campaign at all
   * @throws BadCampaign if it is one, but does not hold together or is of another edition
   */
  static CampaignFolder open(Games games, Path folder) throws BadCampaign {
    if (!Files.isRegularFile(folder.resolve(FILE))) {
      throw new Refused(
          folder + " is no campaign: it has no " + FILE + "; begin one with atoll campaign new");
    }
    CampaignFolder campaign;
    try {
      Map<String, Object> json = Json.object(Json.read(read(folder.resolve(FILE))));
      if (!GAME.equals(json.get("campaign"))) {
        throw new Refused("expected \"campaign\":\"" + GAME + "\"");
      }
      int edition = Json.whole(json.getOrDefault("edition", FIRST_EDITION));
      Setup.requireEdition(games.get(GAME), edition, Campaign.options(1, List.of()));
      if (!(json.get("seed") instanceof Long seed)) {
        throw new Refused("expected a whole number as \"seed\"");
      }
      Start start = new Start(names(json.get("players")), names(json.get("islands")), seed);
      campaign = new CampaignFolder(games, folder, start);
    } catch (Refused refused) {
      throw new BadCampaign(folder.resolve(FILE) + ": " + refused.sentence());
    }
    campaign.readRecords();
    return campaign;
  }

  private static List<String> names(@Nullable Object list) {
    return Json.list(list).stream().map(Json::text).toList();
  }

  private static String read(Path file) throws BadCampaign {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new BadCampaign(file + ": it cannot be read as text");
    }
  }

  private void readRecords() throws BadCampaign {
    List<Path> records;
    try (Stream<Path> inside = Files.list(folder)) {
      records = inside.filter(file -> file.toString().endsWith(".atoll")).sorted().toList();
    } catch (IOException e) {
      throw new BadCampaign(folder + " cannot be read");
    }
    for (Path record : records) {
      Path expected = folder.resolve(RecordFolder.name(next()));
      if (isOver() || !record.equals(expected)) {
        throw new BadCampaign(
            record
                + ": does not belong here; "
                + (isOver() ? "the campaign is over" : "the next record is " + expected));
      }
      played.add(check(record));
    }
  }

  /** Replays a record and checks that it is the next link. */
  private Episode check(Path file) throws BadCampaign {
    Replay replay;
    try {
      replay = Replay.of(games, read(file));
    } catch (BadRecord bad) {
      throw new BadCampaign(file + ": line " + bad.line() + ": " + bad.why());
    }
    if (!replay.ended()) {
      throw new BadCampaign(file + ": the episode is unfinished");
    }
    if (!replay.setup().game().id().equals(GAME)
        || !replay.setup().chosen().equals(setup().chosen())) {
      throw new BadCampaign(
          file
              + ": the header does not continue this campaign; it should have the options "
              + Json.write(setup().chosen()));
    }
    return new Episode(next(), replay.names(), Campaign.results(replay.position()));
  }

  /** The setup of the next episode. */
  private Setup setup() {
    int episode = Math.min(next(), CAMPAIGN.episodes());
    return Setup.of(game, start.players.size(), Campaign.options(episode, boards()));
  }

  /** The boards as they are now, one a seat. */
  List<BoardState> boards() {
    return played.isEmpty()
        ? Campaign.freshBoards(start.islands)
        : played.getLast().results().stream().map(Campaign.Result::board).toList();
  }

  /** Who plays now: those who played last. */
  List<String> players() {
    return played.isEmpty() ? start.players : played.getLast().players();
  }

  /** The number of the next episode; beyond the last when the campaign is over. */
  int next() {
    return played.size() + 1;
  }

  boolean isOver() {
    return next() > CAMPAIGN.episodes();
  }

  long seed() {
    return start.seed;
  }

  /** The episodes played so far. */
  List<Episode> played() {
    return List.copyOf(played);
  }

  /**
   * Lets bots play the next episode and keeps its record.
   *
   * @param players whose names stand in the record
   * @param bots one name for all seats or one for each
   * @throws Refused if the campaign is over, there is no such bot, or the number of players changes
   */
  Episode play(List<String> players, List<String> bots, boolean audited) {
    if (isOver()) {
      throw new Refused("the campaign in " + folder + " is over");
    }
    if (players.size() != start.players.size()) {
      throw new Refused(
          "a campaign keeps its number of seats: players must be "
              + start.players.size()
              + " names, not "
              + players.size()); // My Island R20
    }
    Setup setup = setup();
    List<String> seated = Simulation.seated(bots, setup.seats());
    Simulation.check(seated, setup.seats());
    Match match = new Match(setup, seated, new RandomSource(start.seed).split(next()));
    new RecordFolder(folder).write(next(), match.record(setup, players, audited));
    Episode episode = new Episode(next(), List.copyOf(players), Campaign.results(match.position()));
    played.add(episode);
    return episode;
  }
}
