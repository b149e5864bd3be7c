package atoll.server.http;

import atoll.engine.Games;
import atoll.engine.Sink;
import atoll.engine.json.JsonSink;
import atoll.server.store.History;
import atoll.server.store.History.Best;
import atoll.server.table.Achievements;
import java.util.Map;
import java.util.TreeMap;

/** What a person has achieved, for ever. */
final class AchievementCalls {
  private static final String ISLANT = "islant";
  private static final String LEVEL = "level=";

  private final Games games;
  private final History history;
  private final Decks decks;

  AchievementCalls(Games games, History history, Decks decks) {
    this.games = games;
    this.history = history;
    this.decks = decks;
  }

  Answer mine(Call call) {
    String person = call.mustBeGuest().id();
    Sink sink = new JsonSink().beginObject().beginArray("achievements");
    for (History.Achieved achieved : history.achievements(person)) {
      sink.beginObject().put("game", achieved.game()).put("name", achieved.name());
      sink.put("table", achieved.table()).put("earned", achieved.earned()).end();
    }
    sink.end().beginObject("decks");
    var smallIslands = games.get(Achievements.SMALL_ISLANDS);
    sink.put("needed", decks.needed(smallIslands));
    sink.value("open", decks.open(smallIslands, person)).end();
    records(person, sink);
    return Answer.json(200, sink.end().toString());
  }

  /** The best that a person has ever drawn at each level of Islant, with however many others. */
  private void records(String person, Sink sink) {
    Map<Integer, Best> records = new TreeMap<>();
    for (Best best : history.bests(person)) {
      if (best.game().equals(ISLANT)) {
        int level =
            best.mode().startsWith(LEVEL)
                ? Integer.parseInt(best.mode().substring(LEVEL.length()))
                : 1;
        records.merge(level, best, (a, b) -> a.score() >= b.score() ? a : b);
      }
    }
    sink.beginArray("records");
    records.forEach((level, best) ->
        sink.beginObject()
            .put("game", ISLANT)
            .put("level", level)
            .put("score", best.score())
            .put("table", best.table())
            .put("ended", best.ended())
            .end());
    sink.end();
  }
}
