package atoll.app;

import atoll.engine.Refused;
import atoll.engine.json.Json;
import atoll.games.Catalogue;
import atoll.games.myisland.BoardState;
import atoll.games.myisland.Campaign;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code atoll campaign}: whole campaigns of My Island, an episode a record, in a folder. */
@Command(
    name = "campaign",
    mixinStandardHelpOptions = true,
    description = "Plays a campaign of My Island with bots: one record per episode in a folder.",
    synopsisSubcommandLabel = "(new | play | show)",
    subcommands = {
      CampaignCommand.New.class,
      CampaignCommand.Play.class,
      CampaignCommand.Show.class
    },
    footer = {
      "",
      "A campaign can be stopped after any episode and goes on with the next. The story is told as",
      "the envelopes are opened; between episodes a player may hand over an island to another.",
      "",
      "Examples:",
      "  atoll campaign new isles --players Ada,Grace --islands \"Heron Rock,Low Key\"",
      "  atoll campaign play isles --bots greedy --episodes 3",
      "  atoll campaign play isles --players Ada,Linus --brief",
      "  atoll campaign show isles"
    })
final class CampaignCommand implements Runnable {
  @Spec private CommandLine.Model.@Nullable CommandSpec spec;

  @Override
  public void run() {
    CommandLine.Model.CommandSpec command = Objects.requireNonNull(spec);
    throw new CommandLine.ParameterException(command.commandLine(), "say new, play or show");
  }

  /** Begins a campaign. */
  @Command(
      name = "new",
      mixinStandardHelpOptions = true,
      description = "Begins a campaign in a new or empty folder.")
  static final class New implements Runnable {
    @Parameters(paramLabel = "DIR", description = "a new or empty folder")
    private Path folder = Path.of("");

    @Option(names = "--seats", paramLabel = "K", description = "2 to 4 seats; 2 unless told")
    private @Nullable Integer seats;

    @Option(
        names = "--players",
        paramLabel = "NAME",
        split = ",",
        description = "the players' names, instead of --seats")
    private List<String> players = List.of();

    @Option(
        names = "--islands",
        paramLabel = "NAME",
        split = ",",
        description = "the names of their islands")
    private List<String> islands = List.of();

    @Option(
        names = "--seed",
        paramLabel = "S",
        defaultValue = "1",
        description = "seed of cards and bots; ${DEFAULT-VALUE}")
    private long seed;

    @Spec private CommandLine.Model.@Nullable CommandSpec spec;

    @Override
    public void run() {
      List<String> names = names();
      List<String> named =
          islands.isEmpty() ? Collections.nCopies(names.size(), "") : List.copyOf(islands);
      CampaignFolder.create(Catalogue.all(), folder, new CampaignFolder.Start(names, named, seed));
      PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
      out.println("a campaign for " + String.join(", ", names) + " in " + folder);
    }

    private List<String> names() {
      if (!players.isEmpty()) {
        if (seats != null && seats != players.size()) {
          throw new Refused("there are " + players.size() + " players for " + seats + " seats");
        }
        return players;
      }
      List<String> names = new ArrayList<>();
      for (int seat = 0; seat < (seats != null ? Math.min(seats, 100) : 2); seat++) {
        names.add("Seat " + seat);
      }
      return names;
    }
  }

  /** Plays on. */
  @Command(
      name = "play",
      mixinStandardHelpOptions = true,
      description = "Lets bots play the next episodes, to the end unless told.")
  static final class Play implements Callable<Integer> {
    @Parameters(paramLabel = "DIR", description = "the campaign's folder")
    private Path folder = Path.of("");

    @Option(
        names = "--bots",
        paramLabel = "BOT",
        split = ",",
        defaultValue = "random",
        description = "one bot for all seats, or one for each; ${DEFAULT-VALUE}")
    private List<String> bots = List.of();

    @Option(
        names = "--players",
        paramLabel = "NAME",
        split = ",",
        description = "who plays from now on, if islands are handed over; their names stay")
    private List<String> players = List.of();

    @Option(names = "--brief", description = "one line an episode, without the story")
    private boolean isBrief;

    @Option(names = "--episodes", paramLabel = "N", description = "how many; all unless told")
    private @Nullable Integer episodes;

    @Option(names = "--audit", description = "records say how many legal moves there were")
    private boolean isAudited;

    @Option(names = "--json", description = "print JSON")
    private boolean isJson;

    @Spec private CommandLine.Model.@Nullable CommandSpec spec;

    @Override
    public Integer call() {
      CommandLine command = Objects.requireNonNull(spec).commandLine();
      if (episodes != null && episodes < 1) {
        throw new Refused("episodes must be 1 or more, not " + episodes);
      }
      CampaignFolder campaign = open(folder, command);
      if (campaign == null) {
        return Atoll.FAILED;
      }
      boolean isTold = !isJson && !isBrief;
      int last = episodes == null ? Integer.MAX_VALUE : campaign.next() + episodes - 1;
      do {
        List<String> names = players.isEmpty() ? campaign.players() : players;
        if (isTold && names.size() == campaign.boards().size() && !campaign.isOver()) {
          teller(campaign, names, command.getOut()).before(campaign.next());
        }
        CampaignFolder.Episode episode = campaign.play(names, bots, isAudited);
        if (isTold) {
          teller(campaign, names, command.getOut()).after(episode);
        } else if (!isJson) {
          command.getOut().println(line(episode));
        }
      } while (!campaign.isOver() && campaign.next() <= last);
      if (isJson) {
        command.getOut().println(Json.write(json(campaign)));
        return 0;
      }
      if (isTold) {
        CampaignTeller teller = teller(campaign, campaign.players(), command.getOut());
        if (campaign.isOver()) {
          teller.closing(campaign.played().getLast());
        }
        teller.standings();
      }
      command.getOut().println(outlook(campaign));
      return 0;
    }
  }

  /** Shows how a campaign stands. */
  @Command(
      name = "show",
      mixinStandardHelpOptions = true,
      description = "Checks a campaign and shows how it stands.")
  static final class Show implements Callable<Integer> {
    @Parameters(paramLabel = "DIR", description = "the campaign's folder")
    private Path folder = Path.of("");

    @Option(names = "--json", description = "print JSON")
    private boolean isJson;

    @Spec private CommandLine.Model.@Nullable CommandSpec spec;

    @Override
    public Integer call() {
      CommandLine command = Objects.requireNonNull(spec).commandLine();
      CampaignFolder campaign = open(folder, command);
      if (campaign == null) {
        return Atoll.FAILED;
      }
      PrintWriter out = command.getOut();
      if (isJson) {
        out.println(Json.write(json(campaign)));
        return 0;
      }
      campaign.played().forEach(episode -> out.println(line(episode)));
      CampaignTeller teller = teller(campaign, campaign.players(), out);
      teller.standings();
      teller.islands();
      if (campaign.isOver()) {
        teller.closing(campaign.played().getLast());
      }
      out.println(outlook(campaign));
      return 0;
    }
  }

  /** Opens a campaign; a damaged one is told, and there is none. */
  private static @Nullable CampaignFolder open(Path folder, CommandLine command) {
    try {
      return CampaignFolder.open(Catalogue.all(), folder);
    } catch (BadCampaign bad) {
      command.getErr().println("atoll: " + bad.sentence());
      return null;
    }
  }

  private static CampaignTeller teller(
      CampaignFolder campaign, List<String> players, PrintWriter out) {
    return new CampaignTeller(out, players, campaign.boards());
  }

  /** What comes next; the title of an episode only if its envelope has been opened. */
  private static String outlook(CampaignFolder campaign) {
    if (campaign.isOver()) {
      return "over: final ranks "
          + campaign.played().getLast().results().stream().map(Campaign.Result::finalRank).toList();
    }
    int next = campaign.next();
    boolean isSealed = CampaignFolder.CAMPAIGN.chapter(next).episodes().getFirst() == next;
    return "next: episode "
        + next
        + " of "
        + CampaignFolder.CAMPAIGN.episodes()
        + (isSealed ? ", in a sealed envelope" : ", " + CampaignFolder.CAMPAIGN.title(next));
  }

  private static String line(CampaignFolder.Episode episode) {
    List<Campaign.Result> results = episode.results();
    return "episode "
        + episode.number()
        + ": scores "
        + results.stream().map(Campaign.Result::score).toList()
        + ", circles "
        + results.stream().map(Campaign.Result::circles).toList()
        + ", progress "
        + results.stream().map(result -> result.board().progress()).toList();
  }

  private static Map<String, Object> json(CampaignFolder campaign) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("players", campaign.players());
    json.put("islands", campaign.boards().stream().map(BoardState::name).toList());
    json.put("seed", campaign.seed());
    json.put("over", campaign.isOver());
    json.put("next", (long) campaign.next());
    List<Object> episodes = new ArrayList<>();
    for (CampaignFolder.Episode episode : campaign.played()) {
      Map<String, Object> item = new LinkedHashMap<>();
      item.put("episode", (long) episode.number());
      item.put("players", episode.players());
      item.put("scores", bySeat(episode, Campaign.Result::score));
      item.put("ranks", bySeat(episode, Campaign.Result::rank));
      item.put("circles", bySeat(episode, Campaign.Result::circles));
      item.put("earned", episode.results().stream().map(CampaignCommand::earned).toList());
      item.put("progress", bySeat(episode, result -> result.board().progress()));
      episodes.add(item);
    }
    json.put("episodes", episodes);
    json.put("boards", campaign.boards().stream().map(BoardState::json).toList());
    if (campaign.isOver()) {
      json.put("final", bySeat(campaign.played().getLast(), Campaign.Result::finalRank));
    }
    return json;
  }

  private static List<Object> bySeat(
      CampaignFolder.Episode episode, ToLongFunction<Campaign.Result> number) {
    List<Object> numbers = new ArrayList<>();
    episode.results().forEach(result -> numbers.add(number.applyAsLong(result)));
    return numbers;
  }

  private static Map<String, Object> earned(Campaign.Result result) {
    Map<String, Object> earned = new LinkedHashMap<>();
    result.earned().forEach((key, circles) -> earned.put(key, (long) circles));
    return earned;
  }
}
