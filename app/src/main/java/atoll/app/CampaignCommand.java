package atoll.app;

import atoll.arena.BadCampaign;
import atoll.arena.Campaign;
import atoll.engine.Refused;
import atoll.engine.json.Json;
import atoll.games.Catalogue;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
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
      "A campaign can be stopped after any episode and goes on with the next.",
      "",
      "Examples:",
      "  atoll campaign new isles --players Ada,Grace --islands \"Heron Rock,Low Key\"",
      "  atoll campaign play isles --bots greedy --episodes 3",
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
      Campaign.create(Catalogue.all(), folder, new Campaign.Start(names, named, seed));
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
      Campaign campaign = open(folder, command);
      if (campaign == null) {
        return Atoll.FAILED;
      }
      int last = episodes == null ? Integer.MAX_VALUE : campaign.next() + episodes - 1;
      do {
        Campaign.Episode episode = campaign.play(bots, isAudited);
        if (!isJson) {
          command.getOut().println(line(episode));
        }
      } while (!campaign.isOver() && campaign.next() <= last);
      tell(campaign, command.getOut(), isJson, false);
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
      Campaign campaign = open(folder, command);
      if (campaign == null) {
        return Atoll.FAILED;
      }
      tell(campaign, command.getOut(), isJson, true);
      return 0;
    }
  }

  /** Opens a campaign; a damaged one is told, and there is none. */
  private static @Nullable Campaign open(Path folder, CommandLine command) {
    try {
      return Campaign.open(Catalogue.all(), folder);
    } catch (BadCampaign bad) {
      command.getErr().println("atoll: " + bad.sentence());
      return null;
    }
  }

  private static void tell(Campaign campaign, PrintWriter out, boolean isJson, boolean isWhole) {
    if (isJson) {
      out.println(Json.write(json(campaign)));
      return;
    }
    if (isWhole) {
      out.println("players " + String.join(", ", campaign.start().players()));
      campaign.played().forEach(episode -> out.println(line(episode)));
    }
    if (campaign.isOver()) {
      out.println("over: final ranks " + campaign.played().getLast().bySeat("final"));
    } else {
      out.println("next: episode " + campaign.next() + " of " + campaign.episodes());
    }
  }

  private static String line(Campaign.Episode episode) {
    return "episode "
        + episode.number()
        + ": scores "
        + episode.bySeat("scores")
        + ", circles "
        + episode.bySeat("circles")
        + ", progress "
        + episode.progress();
  }

  private static Map<String, Object> json(Campaign campaign) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("players", campaign.start().players());
    json.put("islands", campaign.start().islands());
    json.put("seed", campaign.start().seed());
    json.put("over", campaign.isOver());
    json.put("next", (long) campaign.next());
    List<Object> episodes = new ArrayList<>();
    for (Campaign.Episode episode : campaign.played()) {
      Map<String, Object> item = new LinkedHashMap<>();
      item.put("episode", (long) episode.number());
      for (String field : List.of("scores", "ranks", "circles")) {
        item.put(field, episode.bySeat(field));
      }
      item.put("progress", episode.progress());
      episodes.add(item);
    }
    json.put("episodes", episodes);
    if (campaign.isOver()) {
      json.put("final", campaign.played().getLast().bySeat("final"));
    }
    return json;
  }
}
