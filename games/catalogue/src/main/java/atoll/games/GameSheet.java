package atoll.games;

import atoll.engine.Game;
import atoll.engine.Option;
import atoll.engine.Sink;
import atoll.engine.json.JsonSink;
import java.util.List;

/**
 * What there is to know before choosing a game, as JSON: the command, the server and the page say
 * the same.
 */
public final class GameSheet {
  private GameSheet() {}

  /** A list of games. */
  public static String of(List<Game> games) {
    JsonSink sink = new JsonSink();
    sink.beginArray();
    for (Game game : games) {
      describe(game, sink.beginObject());
      sink.end();
    }
    return sink.end().toString();
  }

  private static void describe(Game game, Sink sink) {
    sink.put("id", game.id()).put("title", game.title()).put("about", game.about());
    sink.put("edition", game.edition());
    sink.put("minSeats", game.minSeats()).put("maxSeats", game.maxSeats());
    sink.objects("options", game.options(), option -> describe(option, sink));
  }

  private static void describe(Option option, Sink sink) {
    sink.put("name", option.name());
    switch (option.values()) {
      case Option.Whole(long min, long max) ->
          sink.put("kind", "whole").put("min", min).put("max", max);
      case Option.Flag() -> sink.put("kind", "flag");
      case Option.Choice(List<String> words) -> sink.put("kind", "choice").value("values", words);
      case Option.Data() -> sink.put("kind", "data");
    }
    sink.value("default", option.initial()).put("about", option.about());
    if (option.minSeats() > 1) {
      sink.put("minSeats", option.minSeats());
    }
    if (option.maxSeats() < Integer.MAX_VALUE) {
      sink.put("maxSeats", option.maxSeats());
    }
    if (!option.needs().isEmpty()) {
      sink.value("needs", option.needs());
    }
  }
}
