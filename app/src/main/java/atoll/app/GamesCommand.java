package atoll.app;

import atoll.engine.Game;
import atoll.engine.Option;
import atoll.games.Catalogue;
import atoll.games.GameSheet;
import java.io.PrintWriter;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code atoll games}: what there is to play, with seats and options. */
@Command(
    name = "games",
    mixinStandardHelpOptions = true,
    description = "Lists the games with their seats and options.",
    footer = {"", "Examples:", "  atoll games", "  atoll games islant", "  atoll games --json"})
final class GamesCommand implements Runnable {
  @Parameters(index = "0", arity = "0..1", paramLabel = "GAME", description = "only this game")
  private @Nullable String game;

  @CommandLine.Option(names = "--json", description = "print JSON")
  private boolean isJson;

  @Spec private CommandLine.Model.@Nullable CommandSpec spec;

  @Override
  public void run() {
    PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
    List<Game> games = game == null ? Catalogue.all().all() : List.of(Catalogue.all().get(game));
    if (isJson) {
      out.println(GameSheet.of(games));
    } else {
      games.forEach(chosen -> print(chosen, out));
    }
  }

  private static void print(Game game, PrintWriter out) {
    String seats =
        game.minSeats() == game.maxSeats()
            ? String.valueOf(game.minSeats())
            : game.minSeats() + "–" + game.maxSeats();
    out.printf("%-20s %s, %s seats%n", game.id(), game.title(), seats);
    out.printf("%-20s %s%n", "", game.about());
    for (Option option : game.options()) {
      out.printf(
          "%-20s   %-14s %s%s%s%n",
          "",
          option.name(),
          option.allowed(),
          option.initial() == null ? "" : ", default " + option.initial(),
          condition(option));
      out.printf("%-20s   %-14s %s%n", "", "", option.about());
    }
  }

  private static String condition(Option option) {
    StringBuilder condition = new StringBuilder();
    if (option.maxSeats() == option.minSeats()) {
      condition.append("; with ").append(option.minSeats()).append(" seat");
    } else if (option.minSeats() > 1) {
      condition.append("; with ").append(option.minSeats()).append(" or more seats");
    }
    option
        .needs()
        .forEach(
            (name, value) -> condition.append("; with ").append(name).append(' ').append(value));
    return condition.toString();
  }
}
