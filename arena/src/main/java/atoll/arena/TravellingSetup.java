package atoll.arena;

import atoll.engine.Components;
import atoll.engine.Game;
import atoll.engine.Setup;
import atoll.engine.json.Json;
import atoll.games.Catalogue;
import java.io.Serializable;
import java.util.Map;
import java.util.TreeMap;

/**
 * A setup that can be sent to another machine. It goes as plain text and is made anew there, with
 * the component files of a designer if it has any.
 */
public final class TravellingSetup implements Serializable {
  private final transient Setup setup;

  public TravellingSetup(Setup setup) {
    this.setup = setup;
  }

  public Setup setup() {
    return setup;
  }

  /**
   * What is sent.
   *
   * @param options those that are not at their default, as JSON
   * @param files the component files that have been exchanged, as JSON
   */
  private record Words(String game, int seats, String options, TreeMap<String, String> files)
      implements Serializable {
    private Object readResolve() {
      Game chosen = Catalogue.all().get(game);
      Components components = chosen.components();
      for (Map.Entry<String, String> file : files.entrySet()) {
        components = components.with(file.getKey(), Json.object(Json.read(file.getValue())));
      }
      Game played = files.isEmpty() ? chosen : chosen.with(components);
      return new TravellingSetup(Setup.of(played, seats, Json.object(Json.read(options))));
    }
  }

  private Object writeReplace() {
    Game game = setup.game();
    TreeMap<String, String> files = new TreeMap<>();
    for (String name : game.components().exchanged()) {
      files.put(name, Json.write(game.components().file(name)));
    }
    return new Words(game.id(), setup.seats(), Json.write(setup.chosen()), files);
  }
}
