package atoll.engine.laws;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Games;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Setup;
import atoll.engine.json.Json;
import atoll.engine.json.JsonSink;
import atoll.engine.record.BadRecord;
import atoll.engine.record.Replay;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The types of a game's views and endings that are kept beside its golden games and that the
 * browser client is compiled with: a field that views of any variant gain, lose or fill with
 * something else shows, here first and then in the client.
 */
final class ViewType {
  private static final Path FOLDER = Path.of("src", "test", "resources", "golden");
  private static final Path FILE = FOLDER.resolve("view.d.ts");

  private final GameLaws laws;
  private final ViewShape views = new ViewShape();
  private final ViewShape endings = new ViewShape();

  ViewType(GameLaws laws) {
    this.laws = laws;
  }

  void check() throws IOException {
    laws.tables().setups().forEach(this::lookAtRandomGames);
    try (Stream<Path> files = Files.list(FOLDER)) {
      for (Path file : files.filter(name -> name.toString().endsWith(".atoll")).sorted().toList()) {
        lookAtGoldenGame(Files.readString(file));
      }
    }
    String written =
        """
        // What a view of %s and the end line of its records hold, written by its LawsTest.
        export type View = %s;
        export type Ending = %s;
        """
            .formatted(laws.game.id(), views.type(""), endings.type(""));
    if ("write".equals(System.getProperty("atoll.golden"))) {
      Files.writeString(FILE, written);
    }
    assertThat(written).isEqualTo(Files.readString(FILE));
  }

  /** Looks at the end and at some other steps, as somebody at the table or beside it. */
  private void lookAtRandomGames(Setup setup) {
    for (int i = 0; i < laws.tables().gamesFor(setup); i++) {
      RandomSource random = new RandomSource(200 + i).split(setup.seats());
      RandomGame player = new RandomGame(random.split(1), laws.givingUp);
      Position position = setup.start();
      while (!position.isOver()) {
        if (random.below(4 * setup.seats()) == 0) {
          look(position, random.below(setup.seats() + 1) - 1);
        }
        player.step(position);
      }
      look(position, random.below(setup.seats() + 1) - 1);
    }
  }

  /** Looks at every step: here everything happens that seldom does. */
  private void lookAtGoldenGame(String record) {
    Replay replay = new Replay(new Games(List.of(laws.game)));
    try {
      for (String line : Replay.lines(record)) {
        replay.line(line);
        for (int viewer = -1; viewer < replay.position().seats(); viewer++) {
          look(replay.position(), viewer);
        }
      }
    } catch (BadRecord bad) {
      throw new AssertionError(bad.getMessage(), bad);
    }
  }

  private void look(Position position, int viewer) {
    views.add(Json.read(Sight.view(viewer, position)));
    if (position.isOver()) {
      JsonSink ending = new JsonSink();
      position.ending(ending.beginObject());
      endings.add(Json.read(ending.end().toString()));
    }
  }
}
