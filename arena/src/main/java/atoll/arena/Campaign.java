package atoll.arena;

import atoll.engine.Game;
import atoll.engine.Games;
import atoll.engine.Option;
import atoll.engine.RandomSource;
import atoll.engine.Refused;
import atoll.engine.Setup;
import atoll.engine.json.Json;
import atoll.engine.record.BadRecord;
import atoll.engine.record.Replay;
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
 * A campaign of My Island in a folder of its own: {@code campaign.json} says who plays, and each
 * episode played has a record, numbered like it. An episode starts with the boards that the one
 * before it left, and that is checked whenever the folder is opened.
 */
public final class Campaign {
  private static final String GAME = "my-island";
  private static final String FILE = "campaign.json";

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
  public record Start(List<String> players, List<String> islands, long seed) {
    public Start {
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

  /** An episode that has been played, with the fields of its end line. */
  public record Episode(int number, Map<String, Object> end) {
    /** One number a seat: {@code scores}, {@code ranks}, {@code circles}. */
    public List<Object> bySeat(String field) {
      return Json.list(end.get(field));
    }

    /** The boards to hand on. */
    public List<Object> boards() {
      return Json.list(end.get("boards"));
    }

    /** The progress circles that each seat has now. */
    public List<Object> progress() {
      List<Object> progress = new ArrayList<>();
      for (Object board : boards()) {
        progress.add((long) Json.whole(Json.object(board).get("progress")));
      }
      return progress;
    }
  }

  private Campaign(Games games, Path folder, Start start) {
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
  public static Campaign create(Games games, Path folder, Start start) {
    Campaign campaign = new Campaign(games, folder, start);
    try {
      if (Files.exists(folder) && !isEmptyFolder(folder)) {
        throw new Refused(folder + " is not empty; a campaign needs a folder of its own");
      }
    } catch (IOException e) {
      throw new Refused(folder + " cannot be read");
    }
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("campaign", GAME);
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
   * @throws BadCampaign if it is one, but does not hold together
   */
  public static Campaign open(Games games, Path folder) throws BadCampaign {
    if (!Files.isRegularFile(folder.resolve(FILE))) {
      throw new Refused(
          folder + " is no campaign: it has no " + FILE + "; begin one with atoll campaign new");
    }
    Campaign campaign;
    try {
      Map<String, Object> json = Json.object(Json.read(read(folder.resolve(FILE))));
      if (!GAME.equals(json.get("campaign"))) {
        throw new Refused("expected \"campaign\":\"" + GAME + "\"");
      }
      if (!(json.get("seed") instanceof Long seed)) {
        throw new Refused("expected a whole number as \"seed\"");
      }
      Start start = new Start(names(json.get("players")), names(json.get("islands")), seed);
      campaign = new Campaign(games, folder, start);
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
    String text = read(file);
    Replay replay;
    try {
      replay = Replay.of(games, text);
    } catch (BadRecord bad) {
      throw new BadCampaign(file + ": line " + bad.line() + ": " + bad.why());
    }
    if (!replay.ended()) {
      throw new BadCampaign(file + ": the episode is unfinished");
    }
    if (!replay.setup().game().id().equals(GAME)
        || !replay.setup().chosen().equals(setup().chosen())
        || !replay.names().equals(start.players)) {
      throw new BadCampaign(
          file
              + ": the header does not continue this campaign; it should have the options "
              + Json.write(setup().chosen())
              + " and the seats "
              + Json.write(start.players));
    }
    return episode(text);
  }

  private Episode episode(String record) {
    String[] lines = record.split("\n");
    return new Episode(next(), Json.object(Json.read(lines[lines.length - 1])));
  }

  /** The setup of the next episode. */
  private Setup setup() {
    List<Object> boards = new ArrayList<>();
    if (played.isEmpty()) {
      start.islands.forEach(name -> boards.add(Map.of("name", name)));
    } else {
      boards.addAll(played.getLast().boards());
    }
    Map<String, Object> options = new LinkedHashMap<>();
    options.put("mode", "episode");
    options.put("episode", (long) Math.min(next(), episodes()));
    options.put("boards", boards);
    return Setup.of(game, start.players.size(), options);
  }

  /** How many episodes a campaign has. */
  public int episodes() {
    for (Option option : game.options()) {
      if (option.name().equals("episode") && option.values() instanceof Option.Whole(_, long max)) {
        return (int) max;
      }
    }
    throw new IllegalStateException(GAME + " has no episodes");
  }

  /** The number of the next episode; beyond the last when the campaign is over. */
  public int next() {
    return played.size() + 1;
  }

  public boolean isOver() {
    return next() > episodes();
  }

  public Start start() {
    return start;
  }

  /** The episodes played so far. */
  public List<Episode> played() {
    return List.copyOf(played);
  }

  /**
   * Lets bots play the next episode and keeps its record.
   *
   * @param bots one name for all seats or one for each
   * @throws Refused if the campaign is over or there is no such bot
   */
  public Episode play(List<String> bots, boolean audited) {
    if (isOver()) {
      throw new Refused("the campaign in " + folder + " is over");
    }
    Setup setup = setup();
    List<String> seated = Simulation.seated(bots, setup.seats());
    Simulation.check(seated, setup.seats());
    Match match = new Match(setup, seated, new RandomSource(start.seed).split(next()));
    String record = match.record(setup, start.players, audited);
    new RecordFolder(folder).write(next(), record);
    Episode episode = episode(record);
    played.add(episode);
    return episode;
  }
}
