package atoll.app;

import atoll.arena.report.Alteration;
import atoll.engine.Game;
import atoll.engine.Option;
import atoll.engine.Refused;
import atoll.engine.Setup;
import atoll.engine.json.Json;
import atoll.games.Catalogue;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Parameters;

/** The arguments that choose a game, its seats and its options; shared by several commands. */
final class GameChoice {
  private static final int USUAL_SEATS = 2;

  @Parameters(index = "0", paramLabel = "GAME", description = "the game, as in `atoll games`")
  private String game = "";

  @CommandLine.Option(
      names = "--seats",
      paramLabel = "K",
      description = "number of seats; 2 unless the game needs more")
  private @Nullable Integer seats;

  @CommandLine.Option(
      names = "--option",
      paramLabel = "NAME=VALUE",
      description = "an option of the game; may be repeated")
  private List<String> options = List.of();

  @CommandLine.Option(
      names = "--with",
      paramLabel = "DATA",
      description =
          "component files to play with instead of the game's own: a file such as tiles.json, or a"
              + " folder of them; may be repeated")
  private List<Path> with = List.of();

  Setup setup() {
    Game chosen = Catalogue.all().get(game);
    if (with.isEmpty()) {
      Setup setup = setup(chosen);
      setup.start(); // complains now rather than in the middle
      return setup;
    }
    Setup altered = setup(Alteration.of(chosen, ComponentFiles.read(with)));
    Alteration.tryOut(altered, chosen);
    return altered;
  }

  private Setup setup(Game chosen) {
    int usual = Math.clamp(USUAL_SEATS, chosen.minSeats(), chosen.maxSeats());
    return Setup.of(chosen, seats != null ? seats : usual, given(chosen));
  }

  private Map<String, Object> given(Game chosen) {
    Map<String, Object> given = new LinkedHashMap<>();
    for (String text : options) {
      int equals = text.indexOf('=');
      if (equals < 1) {
        throw new Refused("an option is written name=value, not " + Json.brief(text));
      }
      String name = text.substring(0, equals);
      String value = text.substring(equals + 1);
      Object parsed = value; // for a name that the game does not have; it says so itself
      for (Option option : chosen.options()) {
        if (option.name().equals(name)) {
          parsed = option.parse(value);
        }
      }
      given.put(name, parsed);
    }
    return given;
  }
}
