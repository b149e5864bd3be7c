package atoll.server.http;

import atoll.bots.BotRatings;
import atoll.bots.Bots;
import atoll.engine.Game;
import atoll.engine.Games;
import atoll.engine.Sink;
import atoll.engine.json.JsonSink;
import atoll.server.rating.Scale;
import atoll.server.store.History;
import atoll.server.store.Ratings;
import atoll.server.store.Ratings.BestGame;
import atoll.server.store.Ratings.Rated;
import atoll.server.table.Mode;
import java.util.List;

/** How strong people are: one's own ratings, and lists for everybody. */
final class RatingCalls {
  private static final int MOST = 100;
  private static final int USUAL_SEATS = 2;

  private final Games games;
  private final Ratings ratings;
  private final History history;
  private final BotRatings bots = new BotRatings();

  RatingCalls(Games games, Ratings ratings, History history) {
    this.games = games;
    this.ratings = ratings;
    this.history = history;
  }

  /** The caller's ratings. */
  Answer mine(Call call) {
    Sink sink = new JsonSink().beginObject();
    write(ratings.of(call.mustBeGuest().id()), sink);
    return Answer.json(200, sink.end().toString());
  }

  private static void write(List<Rated> all, Sink sink) {
    sink.beginArray("ratings");
    for (Rated rated : all) {
      sink.beginObject().put("game", rated.game()).put("seats", rated.seats());
      strength(rated, sink);
      sink.end();
    }
    sink.end();
  }

  private static void strength(Rated rated, Sink sink) {
    sink.put("rating", Scale.shown(rated.belief().mean()));
    sink.put("deviation", Scale.shown(rated.belief().spread())).put("games", rated.games());
  }

  /** What each game changed about a rating of the caller. */
  Answer myHistory(Call call) {
    String person = call.mustBeGuest().id();
    List<Ratings.Step> steps =
        ratings.history(person, game(call).id(), seats(call), ListCalls.after(call), MOST);
    Sink sink = new JsonSink().beginObject().beginArray("history");
    for (Ratings.Step step : steps) {
      sink.beginObject().put("table", step.table()).put("place", step.place());
      sink.put("before", Scale.shown(step.before())).put("rating", Scale.shown(step.mean()));
      sink.put("deviation", Scale.shown(step.spread())).put("ended", step.ended()).end();
    }
    sink.end();
    if (steps.size() == MOST) {
      sink.put("next", steps.getLast().cursor());
    }
    return Answer.json(200, sink.end().toString());
  }

  /** The strongest of a game, and how strong the bots are. */
  Answer strongest(Call call) {
    Game game = game(call);
    List<Rated> found = ratings.best(game.id(), seats(call), ListCalls.after(call), MOST);
    Sink sink = new JsonSink().beginObject().beginArray("people");
    for (Rated rated : found) {
      sink.beginObject().put("person", rated.person()).put("name", rated.name());
      strength(rated, sink);
      sink.end();
    }
    sink.end().beginArray("bots");
    for (String bot : Bots.names()) {
      sink.beginObject().put("bot", bot).put("rating", bots.of(game.id(), bot)).end();
    }
    sink.end().put("leastGames", Ratings.LEAST_GAMES);
    if (found.size() == MOST) {
      sink.put("next", found.getLast().cursor());
    }
    return Answer.json(200, sink.end().toString());
  }

  /** The best games of accounts, such as those played alone. */
  Answer bests(Call call) {
    String mode = call.query("mode");
    if (mode != null && mode.length() > Mode.LONGEST) {
      throw Problem.badField("mode", "\"mode\" is as in one's statistics, such as level=3.");
    }
    int seats = call.wholeQuery("seats") == null ? 1 : seats(call);
    List<BestGame> found =
        ratings.bests(
            game(call).id(), mode == null ? "" : mode, seats, ListCalls.after(call), MOST);
    Sink sink = new JsonSink().beginObject().beginArray("bests");
    for (BestGame best : found) {
      sink.beginObject().put("person", best.person()).put("name", best.name());
      sink.put("score", best.score()).put("ended", best.ended()).end();
    }
    sink.end();
    if (found.size() == MOST) {
      sink.put("next", found.getLast().cursor());
    }
    return Answer.json(200, sink.end().toString());
  }

  /** What everybody may know of somebody who is in a list of ratings. */
  Answer profile(Call call) {
    String person = call.path().getOrDefault("id", "");
    String name = ratings.nameOfRated(person).orElseThrow(Problem::notFound);
    Sink sink = new JsonSink().beginObject().put("person", person).put("name", name);
    write(ratings.of(person), sink);
    sink.beginArray("achievements");
    for (History.Achieved achieved : history.achievements(person)) {
      sink.beginObject().put("game", achieved.game()).put("name", achieved.name());
      sink.put("earned", achieved.earned()).end();
    }
    return Answer.json(200, sink.end().end().toString());
  }

  private Game game(Call call) {
    return games.get(call.path().getOrDefault("game", ""));
  }

  private static int seats(Call call) {
    Integer seats = call.wholeQuery("seats");
    return seats == null ? USUAL_SEATS : seats;
  }
}
