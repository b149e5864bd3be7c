package atoll.server.http;

import atoll.engine.Games;
import atoll.engine.Sink;
import atoll.engine.json.Json;
import atoll.engine.json.JsonSink;
import atoll.server.store.Archive;
import atoll.server.store.Change;
import atoll.server.store.History;
import atoll.server.store.History.Best;
import atoll.server.store.Ledger;
import atoll.server.store.Rows.Listed;
import atoll.server.store.Rows.ResultRow;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A person's own games: whose turn it is, what has ended, and all of it in numbers. */
final class GameCalls {
  private static final int MOST = 100;
  private static final Set<String> OPPONENTS = Set.of("none", "bots", "people", "mixed");
  private static final Set<String> OUTCOMES = Set.of("won", "lost", "shared", "played");

  private final Games games;
  private final Archive archive;
  private final History history;
  private final Ledger ledger;
  private final Workbench workbench;

  GameCalls(Games games, Archive archive, History history, Ledger ledger, Workbench workbench) {
    this.games = games;
    this.archive = archive;
    this.history = history;
    this.ledger = ledger;
    this.workbench = workbench;
  }

  /** Tables where the caller is to act. */
  Answer turns(Call call) {
    String person = call.mustBeGuest().id();
    List<Listed> tables = archive.turns(person, MOST);
    Map<String, List<Integer>> seats =
        archive.seats(person, tables.stream().map(Listed::id).toList());
    return Answer.json(200, workbench.make(call.address(), () -> lines(tables, seats)));
  }

  private static String lines(List<Listed> tables, Map<String, List<Integer>> seats) {
    Sink sink = new JsonSink().beginObject().beginArray("tables");
    for (Listed table : tables) {
      sink.beginObject();
      ListCalls.write(table, sink);
      sink.value("mySeats", seats.getOrDefault(table.id(), List.of())).end();
    }
    return sink.end().end().toString();
  }

  /** Games that are over, the latest first. */
  Answer history(Call call) {
    String person = call.mustBeGuest().id();
    String game = call.query("game");
    History.Wanted wanted =
        new History.Wanted(
            call.query("table"),
            game == null ? null : games.get(game).id(),
            word(call, "opponents", OPPONENTS),
            word(call, "result", OUTCOMES),
            time(call, "from"),
            time(call, "to"),
            call.asksFor("unread"));
    List<History.Line> found = history.games(person, wanted, ListCalls.after(call), MOST);
    Sink sink = new JsonSink().beginObject().put("unread", history.unread(person));
    sink.beginArray("games");
    found.forEach(line -> write(line, sink));
    sink.end();
    if (found.size() == MOST) {
      sink.put("next", found.getLast().cursor());
    }
    return Answer.json(200, sink.end().toString());
  }

  private static void write(History.Line line, Sink sink) {
    ResultRow result = line.result();
    sink.beginObject().put("table", result.table()).put("game", result.game());
    sink.put("mode", result.mode()).put("seats", result.seats());
    sink.put("opponents", result.opponents()).put("mySeats", result.ownSeats());
    sink.put("seat", result.seat()).put("score", result.score()).put("place", result.place());
    sink.put("result", result.outcome()).put("helped", result.helped());
    sink.put("ended", result.ended()).put("unread", line.isUnread());
    sink.put("record", "/api/tables/" + result.table() + "/record");
    if (line.isBrought()) {
      sink.put("brought", true);
    }
    if (line.players() != null) {
      sink.value("players", Json.read(line.players()));
    }
    sink.end();
  }

  /** The caller has read a result, or all. */
  Answer read(Call call) {
    String person = call.mustBeGuest().id();
    ledger.write(new Change.ResultRead(person, call.fields().textOrNull("table")));
    return Answer.json(
        200, new JsonSink().beginObject().put("unread", history.unread(person)).end().toString());
  }

  /** The caller's games in numbers, and the best of each kind. */
  Answer statistics(Call call) {
    String person = call.mustBeGuest().id();
    List<Best> bests = history.bests(person);
    Sink sink = new JsonSink().beginObject().beginArray("statistics");
    for (History.Numbers numbers : history.numbers(person)) {
      sink.beginObject().put("game", numbers.game()).put("mode", numbers.mode());
      sink.put("seats", numbers.seats()).put("games", numbers.games());
      sink.put("won", numbers.won()).put("lost", numbers.lost()).put("points", numbers.points());
      bests.stream()
          .filter(best ->
              best.game().equals(numbers.game())
                  && best.mode().equals(numbers.mode())
                  && best.seats() == numbers.seats())
          .findFirst()
          .ifPresent(best ->
              sink.beginObject("best")
                  .put("score", best.score())
                  .put("table", best.table())
                  .put("ended", best.ended())
                  .end());
      sink.end();
    }
    return Answer.json(200, sink.end().end().toString());
  }

  private static @Nullable String word(Call call, String name, Set<String> words) {
    String word = call.query(name);
    if (word != null && !words.contains(word)) {
      throw Problem.badField(
          name,
          "\""
              + name
              + "\" must be one of "
              + String.join(", ", words.stream().sorted().toList())
              + ".");
    }
    return word;
  }

  private static @Nullable Long time(Call call, String name) {
    String text = call.query(name);
    if (text == null) {
      return null;
    }
    if (!text.matches("[0-9]{1,15}")) {
      throw Problem.badField(name, "\"" + name + "\" must be milliseconds since 1970.");
    }
    return Long.valueOf(text);
  }
}
