package atoll.games;

import atoll.engine.Game;
import atoll.engine.Option;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What there is to know before choosing a game, as JSON: the command and the server say the same.
 */
public final class GameSheet {
  private GameSheet() {}

  /** A game as a JSON object. */
  public static Map<String, @Nullable Object> describe(Game game) {
    Map<String, @Nullable Object> description = new LinkedHashMap<>();
    description.put("id", game.id());
    description.put("title", game.title());
    description.put("about", game.about());
    description.put("edition", (long) game.edition());
    description.put("minSeats", (long) game.minSeats());
    description.put("maxSeats", (long) game.maxSeats());
    List<Object> options = new ArrayList<>();
    for (Option option : game.options()) {
      options.add(describe(option));
    }
    description.put("options", options);
    return description;
  }

  private static Map<String, @Nullable Object> describe(Option option) {
    Map<String, @Nullable Object> description = new LinkedHashMap<>();
    description.put("name", option.name());
    switch (option.values()) {
      case Option.Whole(long min, long max) -> {
        description.put("kind", "whole");
        description.put("min", min);
        description.put("max", max);
      }
      case Option.Flag() -> description.put("kind", "flag");
      case Option.Choice(List<String> words) -> {
        description.put("kind", "choice");
        description.put("values", words);
      }
      case Option.Data() -> description.put("kind", "data");
    }
    description.put("default", option.initial());
    description.put("about", option.about());
    if (option.minSeats() > 1) {
      description.put("minSeats", (long) option.minSeats());
    }
    if (option.maxSeats() < Integer.MAX_VALUE) {
      description.put("maxSeats", (long) option.maxSeats());
    }
    if (!option.needs().isEmpty()) {
      description.put("needs", option.needs());
    }
    return description;
  }
}
