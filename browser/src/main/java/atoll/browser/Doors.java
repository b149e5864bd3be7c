package atoll.browser;

import static atoll.browser.Arguments.number;
import static atoll.browser.Arguments.text;
import static atoll.browser.Arguments.texts;

import atoll.arena.Match;
import atoll.bots.Bots;
import atoll.engine.Foresight;
import atoll.engine.Game;
import atoll.engine.Games;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Reason;
import atoll.engine.Refused;
import atoll.engine.Setup;
import atoll.engine.fair.Verification;
import atoll.engine.json.Json;
import atoll.engine.json.JsonSink;
import atoll.games.Catalogue;
import atoll.games.GameSheet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;

/**
 * What the page can call. Each call answers with JSON: what was asked for, or {@code {"error":…,
 * "parameters":…,"message":…}} with a code, what goes with it and a sentence for people. A missing
 * argument or a number out of range would stop the whole module, so everything is checked here
 * before anything else sees it.
 *
 * <p>An instance of the module holds one table, {@link #start started}, {@link #resume resumed} or
 * {@link #restore restored}; the calls without a game are about it.
 */
public final class Doors {
  private static final Games GAMES = Catalogue.all();

  private static final double LONGEST_BENCH = 60;

  /** The one table of this instance. */
  private static @Nullable Table table;

  private Doors() {}

  /** The module has nothing to do by itself. */
  public static void main(String[] arguments) {}

  // What there is.

  /** The games, as the server lists them. */
  @JSExport
  public static String games() {
    return Answer.of(() -> GameSheet.of(GAMES.all()));
  }

  /** The ways to play each game that reach all of its rules. */
  @JSExport
  public static String variants(@Nullable String game) {
    return Answer.of(() -> {
      JsonSink sink = new JsonSink().beginArray();
      for (var variant : GAMES.get(text(game, "game")).variants()) {
        sink.beginObject().put("name", variant.name()).value("options", variant.options());
        sink.put("minSeats", variant.minSeats()).put("maxSeats", variant.maxSeats()).end();
      }
      return sink.end().toString();
    });
  }

  /** The names of the bots. */
  @JSExport
  public static String bots() {
    return Answer.of(() -> Json.write(Bots.names()));
  }

  // The table.

  /** A new game. */
  @JSExport
  public static String start(
      @Nullable String game,
      int seats,
      @Nullable String options,
      @Nullable String names,
      @Nullable String seed) {
    return Answer.of(
        () -> sit(Table.start(setup(game, seats, options), texts(names), text(seed, "seed"))));
  }

  /** A game from its record, whole or cut off. */
  @JSExport
  public static String resume(@Nullable String record, @Nullable String seed) {
    return Answer.of(() -> sit(Table.resume(GAMES, text(record, "record"), text(seed, "seed"))));
  }

  /** A game from a snapshot. */
  @JSExport
  public static String restore(
      @Nullable String game,
      int seats,
      @Nullable String options,
      @Nullable String names,
      @Nullable String snapshot,
      @Nullable String seed) {
    return Answer.of(() ->
        sit(
            Table.restore(
                setup(game, seats, options),
                texts(names),
                text(snapshot, "snapshot"),
                text(seed, "seed"))));
  }

  private static String sit(Table opened) {
    table = opened;
    return next();
  }

  /** Where the game stands: who is next, and how much has happened. */
  @JSExport
  public static String state() {
    return Answer.of(Doors::next);
  }

  private static String next() {
    JsonSink sink = new JsonSink().beginObject();
    sink.put("number", table().chronicle().number()).put("step", table().steps());
    int next = table().now().next();
    sink.put("next", next == Position.OVER ? "over" : next == Position.CHANCE ? "chance" : "seats");
    Document.act(sink, table().now());
    return sink.end().toString();
  }

  /** The table after so many steps, or -1 for now, as somebody on these seats may see it. */
  @JSExport
  public static String look(@Nullable String own, int viewer, int step, boolean hasDiagram) {
    return Answer.of(() -> new Document(table(), seats(own), step(step)).write(viewer, hasDiagram));
  }

  /** A viewer's view; the viewer may be -1, a spectator. */
  @JSExport
  public static String view(int viewer, int step) {
    return Answer.of(() -> {
      JsonSink sink = new JsonSink().beginObject();
      table().at(step(step)).view(viewer(viewer), sink);
      return sink.end().toString();
    });
  }

  /** The position as text; for the viewer -2 with everything open. */
  @JSExport
  public static String diagram(int viewer, int step) {
    return Answer.of(() ->
        Json.write(
            table().at(step(step)).diagram(viewer == Position.OPEN ? viewer : viewer(viewer))));
  }

  /** The legal moves of a seat that may act, with what each brings at once. */
  @JSExport
  public static String legal(int seat) {
    return Answer.of(() -> {
      Position now = table().now();
      JsonSink sink = new JsonSink().beginArray();
      if (now.next() >= 0 && now.mayAct(seat(seat))) {
        Foresight its = Document.foresight(now, seat);
        for (int i = 0; i < its.moves().size(); i++) {
          sink.beginObject().put("move", its.moves().get(i));
          sink.put("gain", its.gains().get(i)).end();
        }
      }
      return sink.end().toString();
    });
  }

  @JSExport
  public static String play(int seat, @Nullable String move) {
    return Answer.of(() -> {
      table().play(seat(seat), text(move, "move"));
      return next();
    });
  }

  /** Chance decides, as it falls; or, if there is one, the outcome that is given. */
  @JSExport
  public static String draw(@Nullable String outcome) {
    return Answer.of(() -> {
      table().draw(outcome == null || outcome.isEmpty() ? null : outcome);
      return next();
    });
  }

  @JSExport
  public static String takeBack(int seat) {
    return Answer.of(() -> {
      table().takeBack(seat(seat));
      return next();
    });
  }

  /** Forgets what came after a step. */
  @JSExport
  public static String branch(int step) {
    return Answer.of(() -> {
      table().branch(step(step));
      return next();
    });
  }

  /** What has happened after an event's number, as somebody on these seats hears of it. */
  @JSExport
  public static String events(@Nullable String own, int after) {
    return Answer.of(() -> {
      JsonSink sink = new JsonSink();
      table().chronicle().write(sink, seats(own), after, table().now().isOver());
      return sink.toString();
    });
  }

  /** Why a seat cannot play something: a code and what goes with it, or null if it can. */
  @JSExport
  public static String why(int seat, @Nullable String move) {
    return Answer.of(() -> {
      @Nullable Reason reason = table().now().why(seat(seat), text(move, "move"));
      return reason == null
          ? "null"
          : new JsonSink()
              .beginObject()
              .put("code", reason.code())
              .value("with", reason.with())
              .end()
              .toString();
    });
  }

  /** What a bot would play on a seat that may act, and how many games it imagined. */
  @JSExport
  public static String think(int seat, @Nullable String bot, @Nullable String seed) {
    return Answer.of(() ->
        Json.write(table().think(seat(seat), text(bot, "bot"), new RandomSource(number(seed)))));
  }

  /**
   * What the most promising moves of a seat would bring after a step, the best first; a move that
   * is asked about is among them.
   */
  @JSExport
  public static String appraise(int seat, int step, @Nullable String move, @Nullable String seed) {
    return Answer.of(() ->
        Json.write(
            table()
                .appraise(
                    seat(seat),
                    step(step),
                    move == null || move.isEmpty() ? null : move,
                    new RandomSource(number(seed)))));
  }

  /** For each step from one to another the points that each seat may expect in the end. */
  @JSExport
  public static String outlook(int from, int to) {
    return Answer.of(() -> {
      List<List<Double>> outlooks = new ArrayList<>();
      for (int step = Math.max(0, from); step <= Math.min(to, table().steps()); step++) {
        outlooks.add(Arrays.stream(table().outlook(step)).boxed().toList());
      }
      return Json.write(outlooks);
    });
  }

  @JSExport
  public static String record() {
    return Answer.of(() -> Json.write(table().record()));
  }

  @JSExport
  public static String snapshot() {
    return Answer.of(() -> Json.write(table().snapshot()));
  }

  // Without a table.

  /** How many draws of a served game's record follow from its secret; an error if one does not. */
  @JSExport
  public static String verify(@Nullable String record) {
    return Answer.of(
        () -> Json.write(Map.of("draws", Verification.of(GAMES, text(record, "record")).draws())));
  }

  /** The record of a game between bots: game number {@code index} of a simulation's seed. */
  @JSExport
  public static String simulate(
      @Nullable String game,
      int seats,
      @Nullable String options,
      @Nullable String bots,
      @Nullable String seed,
      int index,
      boolean audited) {
    return Answer.of(() -> {
      Setup setup = setup(game, seats, options);
      List<String> players = texts(bots);
      if (players.size() != setup.seats()) {
        throw new Refused("there must be a bot for each of the " + setup.seats() + " seats");
      }
      RandomSource random = new RandomSource(number(seed)).split(index);
      return Json.write(new Match(setup, players, random).record(setup, players, audited));
    });
  }

  /**
   * How fast the rules are here: decisions of random games a second and, if the bots are measured
   * too, games that each imagines; with the checksum of {@code ./atoll bench}, which is the same
   * everywhere.
   */
  @JSExport
  public static String bench(
      @Nullable String game,
      int seats,
      @Nullable String options,
      double seconds,
      boolean isSearch) {
    return Answer.of(() -> {
      Setup setup = setup(game, seats, options);
      if (!(seconds > 0 && seconds <= LONGEST_BENCH)) {
        throw new Refused("seconds must be above 0 and at most " + LONGEST_BENCH);
      }
      return Json.write(Speeds.of(setup, seconds, isSearch));
    });
  }

  // The border.

  private static Table table() {
    if (table == null) {
      throw new Refused("there is no game yet");
    }
    return table;
  }

  private static Setup setup(@Nullable String game, int seats, @Nullable String options) {
    Game known = GAMES.get(text(game, "game"));
    return Setup.of(known, seats, Json.object(Json.read(text(options, "options"))));
  }

  private static List<Integer> seats(@Nullable String json) {
    List<Integer> seats = new ArrayList<>();
    for (Object each : Json.list(Json.read(text(json, "a list of seats")))) {
      seats.add(seat(Json.whole(each)));
    }
    return seats;
  }

  private static int seat(int seat) {
    int seats = table().setup().seats();
    if (seat < 0 || seat >= seats) {
      throw new Refused("seat must be 0 to " + (seats - 1) + ", not " + seat);
    }
    return seat;
  }

  private static int viewer(int viewer) {
    return viewer == Position.SPECTATOR ? viewer : seat(viewer);
  }

  private static int step(int step) {
    return step < 0 ? table().steps() : step;
  }
}
