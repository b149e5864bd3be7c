package atoll.server.http;

import atoll.bots.Bots;
import atoll.engine.Games;
import atoll.engine.Sink;
import atoll.engine.json.Json;
import atoll.engine.json.JsonSink;
import atoll.games.GameSheet;
import atoll.server.store.Archive;
import atoll.server.store.Archive.Cursor;
import atoll.server.store.Rows.Listed;
import atoll.server.table.Mode;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What there is to choose from: games, bots, tables. */
final class ListCalls {
  private static final int MOST_TABLES = 100;
  private static final Set<String> STATUSES = Set.of("open", "playing", "over");

  private final Archive archive;
  private final Games games;
  private final Workbench workbench;
  private final String gamesJson;

  ListCalls(Games games, Archive archive, Workbench workbench) {
    this.archive = archive;
    this.workbench = workbench;
    this.games = games;
    this.gamesJson = GameSheet.of(games.all());
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
            ? archive.of(
                call.mustBeGuest().id(),
                call.query("status") == null ? null : status(call),
                game(call),
                after(call),
                MOST_TABLES)
            : archive.listed(status(call), game(call), after(call), MOST_TABLES);
    Map<String, List<Integer>> own =
        isMine
            ? archive.seats(call.mustBeGuest().id(), found.stream().map(Listed::id).toList())
            : Map.of();
    return Answer.json(200, workbench.make(call.address(), () -> lines(found, own, isMine)));
  }

  /** A page of lines. Of each the options are read, and those of a campaign's table are long. */
  private static String lines(List<Listed> found, Map<String, List<Integer>> own, boolean isMine) {
    Sink sink = new JsonSink().beginObject().beginArray("tables");
    for (Listed table : found) {
      sink.beginObject();
      write(table, sink);
      if (isMine) {
        sink.value("mySeats", own.getOrDefault(table.id(), List.of()));
      }
      sink.end();
    }
    sink.end();
    if (found.size() == MOST_TABLES) {
      sink.put("next", found.getLast().cursor());
    }
    return sink.end().toString();
  }

  /** What a line of a list tells of its table. */
  static void write(Listed table, Sink sink) {
    sink.put("id", table.id())
        .put("game", table.game())
        .put("edition", table.edition())
        .put("mode", Mode.of(Json.object(Json.read(table.options()))))
        .put("status", table.standing().status())
        .put("number", table.number())
        .put("openSeats", table.standing().openSeats())
        .put("changed", table.changed())
        .value("act", table.standing().act());
    if (table.standing().deadline() != null) {
      sink.put("deadline", table.standing().deadline());
    }
    if (table.standing().players() != null) {
      sink.value("players", Json.read(table.standing().players()));
    }
    if (table.standing().result() != null) {
      sink.value("result", Json.read(table.standing().result()));
    }
    if (table.isBrought()) {
      sink.put("brought", true);
    }
  }

  /** The list goes on after what an earlier answer named {@code next}. */
  static @Nullable Cursor after(Call call) {
    String after = call.query("after");
    return after == null
        ? null
        : Cursor.read(after)
            .orElseThrow(() -> Problem.badField("after", "\"after\" must be what \"next\" was."));
  }

  private static String status(Call call) {
    String status = call.query("status");
    if (status == null) {
      return "open";
    }
    if (!STATUSES.contains(status)) {
      throw Problem.badField("status", "\"status\" must be open, playing or over.");
    }
    return status;
  }

  private @Nullable String game(Call call) {
    String game = call.query("game");
    return game == null ? null : games.get(game).id();
  }
}
