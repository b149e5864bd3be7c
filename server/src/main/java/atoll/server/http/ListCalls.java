package atoll.server.http;

import atoll.bots.Bots;
import atoll.engine.Games;
import atoll.engine.json.Json;
import atoll.engine.json.JsonSink;
import atoll.games.GameSheet;
import atoll.server.store.Archive;
import atoll.server.store.Rows.Listed;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What there is to choose from: games, bots, tables. */
final class ListCalls {
  private static final int MOST_TABLES = 100;
  private static final Set<String> STATUSES = Set.of("open", "playing", "over");

  private final Archive archive;
  private final Games games;
  private final String gamesJson;

  ListCalls(Games games, Archive archive) {
    this.archive = archive;
    this.games = games;
    this.gamesJson = Json.write(games.all().stream().map(GameSheet::describe).toList());
  }

  Answer games(Call call) {
    return Answer.json(200, gamesJson);
  }

  Answer bots(Call call) {
    return Answer.json(200, Json.write(Bots.names()));
  }

  /** Tables for everybody, or with {@code mine} those where the caller sits. */
  Answer tables(Call call) {
    boolean isMine = call.asksFor("mine");
    List<Listed> found =
        isMine
            ? archive.of(call.mustBeGuest().id(), MOST_TABLES)
            : archive.listed(status(call), game(call), MOST_TABLES);
    JsonSink sink = new JsonSink().beginObject().beginArray("tables");
    for (Listed table : found) {
      sink.beginObject()
          .put("id", table.id())
          .put("game", table.game())
          .put("edition", table.edition())
          .put("status", table.standing().status())
          .put("openSeats", table.standing().openSeats())
          .put("changed", table.changed());
      if (table.standing().result() != null) {
        sink.value("result", Json.read(table.standing().result()));
      }
      sink.end();
    }
    return Answer.json(200, sink.end().end().toString());
  }

  private static String status(Call call) {
    String status = call.query("status");
    if (status == null) {
      return "open";
    }
    if (!STATUSES.contains(status)) {
      throw Problem.badRequest("\"status\" must be open, playing or over.");
    }
    return status;
  }

  private @Nullable String game(Call call) {
    String game = call.query("game");
    return game == null ? null : games.get(game).id();
  }
}
