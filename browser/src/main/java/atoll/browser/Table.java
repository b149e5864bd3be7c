package atoll.browser;

import atoll.bots.Appraiser;
import atoll.bots.Bot;
import atoll.bots.BotSeat;
import atoll.bots.Bots;
import atoll.engine.Games;
import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Refused;
import atoll.engine.Setup;
import atoll.engine.fair.FairChance;
import atoll.engine.json.Json;
import atoll.engine.record.BadRecord;
import atoll.engine.record.RecordWriter;
import atoll.engine.record.Replay;
import atoll.engine.record.Snapshot;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A table in the page: a game, what has happened at it, and where its chance comes from. What
 * stands is a list of steps, and the table can be looked at after any of them. Chance follows from
 * the seed and the number of the draw, so it is the same however often a table is opened again.
 */
final class Table {
  /** Between two positions that are kept to look back from. */
  private static final int KEPT_EVERY = 32;

  /** What stands: a seat's move, or with {@link Position#CHANCE} an outcome. */
  private record Step(int number, int seat, int move, Ints outcome, String text) {
    void on(Position position) {
      if (seat == Position.CHANCE) {
        position.happen(outcome);
      } else {
        position.play(seat, move);
      }
    }
  }

  private static final Ints NO_OUTCOME = new Ints();

  private final Setup setup;
  private final List<String> names;
  private final boolean isFromStart;
  private final FairChance chance;
  private final List<Position> kept = new ArrayList<>(); // after 0, 32, 64, … steps
  private final List<Step> steps = new ArrayList<>();
  private final Chronicle chronicle;
  private final Position now;
  private final Ints moves = new Ints();
  private @Nullable Appraiser appraiser;

  private Table(Setup setup, List<String> names, Position start, boolean isFromStart, String seed) {
    if (names.size() != setup.seats()) {
      throw new Refused("there must be a name for each of the " + setup.seats() + " seats");
    }
    this.setup = setup;
    this.names = List.copyOf(names);
    this.isFromStart = isFromStart;
    chance = new FairChance(seed, List.of());
    now = start;
    kept.add(start.copy());
    chronicle = new Chronicle(setup.seats());
  }

  /** A game from its start. */
  static Table start(Setup setup, List<String> names, String seed) {
    return new Table(setup, names, setup.start(), true, seed);
  }

  /** A game from a snapshot; what came before is not known. */
  static Table restore(Setup setup, List<String> names, String snapshot, String seed) {
    return new Table(setup, names, Snapshot.read(setup, snapshot), false, seed);
  }

  /**
   * A game from its record, whole or cut off after any line.
   *
   * @throws Refused with the line that does not hold and why
   */
  static Table resume(Games games, String record, String seed) {
    Replay replay = new Replay(games);
    @Nullable Table table = null;
    for (String line : Replay.lines(record)) {
      try {
        replay.line(line);
      } catch (BadRecord bad) {
        throw bad.refused();
      }
      if (table == null) {
        table = start(replay.setup(), replay.names(), seed);
      } else if (!replay.ended()) {
        table.read(Json.object(Json.read(line)));
      }
    }
    if (table == null) {
      throw new Refused(BadRecord.CODE, "the record is empty", Map.of("line", 1));
    }
    return table;
  }

  /** An event of a record, which has been checked. */
  private void read(Map<String, Object> event) {
    String text = Json.text(event.get("do"));
    if (event.get("by") instanceof Long seat) {
      play((int) (long) seat, text);
    } else {
      draw(text);
    }
  }

  Setup setup() {
    return setup;
  }

  List<String> names() {
    return names;
  }

  Position now() {
    return now;
  }

  Chronicle chronicle() {
    return chronicle;
  }

  /** How many moves and outcomes stand. */
  int steps() {
    return steps.size();
  }

  /** The position after so many steps; to be looked at, not to be changed. */
  Position at(int step) {
    if (step == steps.size()) {
      return now;
    }
    if (step < 0 || step > steps.size()) {
      throw new Refused("step must be 0 to " + steps.size() + ", not " + step);
    }
    return rebuilt(step);
  }

  private Position rebuilt(int step) {
    Position position = kept.get(step / KEPT_EVERY).copy();
    for (int i = step / KEPT_EVERY * KEPT_EVERY; i < step; i++) {
      steps.get(i).on(position);
    }
    return position;
  }

  /** The seat plays a move, if it is legal. */
  void play(int seat, String text) {
    if (now.isOver() || !now.mayAct(seat)) {
      throw new Refused("it is not for seat " + seat + " to act");
    }
    int move = legalMove(now, seat, text);
    Told told = Told.of(setup.seats(), viewer -> now.tellMove(viewer, seat, move));
    Step step = new Step(chronicle.number() + 1, seat, move, NO_OUTCOME, text);
    happen(step);
    chronicle.moved(seat, text, told, now);
  }

  /** Chance decides: as it falls, or the outcome of the text if it is possible. */
  void draw(@Nullable String text) {
    if (now.isOver() || now.next() != Position.CHANCE) {
      throw new Refused("chance decides nothing here");
    }
    Ints outcome = new Ints(8);
    if (text == null) {
      now.sample(chance.source(draws() + 1), outcome);
    } else {
      now.readOutcome(text, outcome);
    }
    Told told = Told.of(setup.seats(), viewer -> now.tellOutcome(viewer, outcome));
    String words = now.writeOutcome(outcome);
    happen(new Step(chronicle.number() + 1, Position.CHANCE, 0, outcome, words));
    chronicle.drawn(told, now);
  }

  private int draws() {
    int draws = 0;
    for (Step step : steps) {
      draws += step.seat == Position.CHANCE ? 1 : 0;
    }
    return draws;
  }

  private void happen(Step step) {
    step.on(now);
    steps.add(step);
    if (steps.size() % KEPT_EVERY == 0) {
      kept.add(now.copy());
    }
  }

  /** Whether the seat may take its last move back. */
  boolean mayTakeBack(int seat) {
    return !now.isOver() && now.takeBacks(seat) > 0 && lastOf(seat) >= 0;
  }

  /** The seat's last move never happened. */
  void takeBack(int seat) {
    if (!mayTakeBack(seat)) {
      throw new Refused("seat " + seat + " has nothing to take back");
    }
    int last = lastOf(seat);
    int number = steps.get(last).number;
    List<Step> later = List.copyOf(steps.subList(last + 1, steps.size()));
    cut(last);
    later.forEach(this::happen);
    chronicle.tookBack(seat, number, now);
  }

  private int lastOf(int seat) {
    for (int i = steps.size() - 1; i >= 0; i--) {
      if (steps.get(i).seat == seat) {
        return i;
      }
    }
    return -1;
  }

  /** Goes back to a step, from where the game may go on otherwise. */
  void branch(int step) {
    at(step); // which refuses one that is none
    cut(step);
    List<Step> standing = List.copyOf(steps);
    chronicle.clear();
    steps.clear();
    Position then = kept.getFirst().copy();
    now.copyFrom(then);
    kept.subList(1, kept.size()).clear();
    for (Step each : standing) {
      if (each.seat == Position.CHANCE) {
        draw(each.text);
      } else {
        play(each.seat, each.text);
      }
    }
  }

  private void cut(int step) {
    Position then = rebuilt(step);
    steps.subList(step, steps.size()).clear();
    kept.subList(step / KEPT_EVERY + 1, kept.size()).clear();
    now.copyFrom(then);
  }

  /** What a bot would play. It depends on the position, what the seat knows, and the seed alone. */
  Map<String, Object> think(int seat, String name, RandomSource random) {
    if (now.isOver() || !now.mayAct(seat)) {
      throw new Refused("it is not for seat " + seat + " to act");
    }
    Bot bot = Bots.create(name, setup, now);
    int move = new BotSeat(bot, seat, now, random).choose(now);
    return Map.of("move", now.writeMove(seat, move), "imagined", bot.imagined());
  }

  /**
   * What the most promising moves of a seat would bring after a step, the best first.
   *
   * @param asked a move that is to be among them, or null
   */
  List<Map<String, Object>> appraise(
      int seat, int step, @Nullable String asked, RandomSource random) {
    Position then = at(step);
    if (then.next() < 0 || !then.mayAct(seat)) {
      throw new Refused("it is not for seat " + seat + " to act");
    }
    @Nullable Integer move = asked == null ? null : legalMove(then, seat, asked);
    List<Map<String, Object>> worths = new ArrayList<>();
    for (Appraiser.Worth worth : appraiser().appraise(then, seat, move, random)) {
      worths.add(
          Map.of("move", then.writeMove(seat, worth.move()), "points", (Object) worth.points()));
    }
    return worths;
  }

  private int legalMove(Position position, int seat, String text) {
    int move = position.readMove(seat, text);
    position.legal(seat, moves);
    if (!moves.contains(move)) {
      throw new Refused(Json.brief(text) + " is not legal for seat " + seat);
    }
    return move;
  }

  /** The points that each seat may expect in the end, as it looks after a step. */
  double[] outlook(int step) {
    Position then = at(step);
    double[] points = new double[setup.seats()];
    for (int seat = 0; seat < points.length; seat++) {
      points[seat] = appraiser().outlook(then, seat, new RandomSource(step));
    }
    return points;
  }

  private Appraiser appraiser() {
    Appraiser made = appraiser;
    if (made == null) {
      made = new Appraiser(setup, now);
      appraiser = made;
    }
    return made;
  }

  /**
   * What stands as a record; with its end line if the game is over. If all of its chance fell from
   * the seed the record says so as a served game's does, and can be verified like one.
   */
  String record() {
    if (!isFromStart) {
      throw new Refused("a game that was opened from a snapshot has no record");
    }
    RecordWriter writer = new RecordWriter(false);
    StringBuilder record = new StringBuilder();
    boolean isFair = fellFromSeed();
    Position position = kept.getFirst().copy();
    String header = writer.header(setup, names);
    record.append(isFair ? chance.promisedIn(header, List.of()) : header).append('\n');
    for (Step step : steps) {
      String line =
          step.seat == Position.CHANCE
              ? writer.chance(position, step.outcome)
              : writer.move(position, step.seat, step.move);
      record.append(line).append('\n');
      step.on(position);
    }
    if (now.isOver()) {
      String end = writer.end(now);
      record.append(isFair ? chance.revealedIn(end) : end).append('\n');
    }
    return record.toString();
  }

  /** Whether every outcome is the one that the seed gives, none of them told. */
  private boolean fellFromSeed() {
    Position position = kept.getFirst().copy();
    Ints outcome = new Ints(8);
    int draws = 0;
    for (Step step : steps) {
      if (step.seat == Position.CHANCE) {
        position.sample(chance.source(++draws), outcome);
        if (!position.writeOutcome(outcome).equals(step.text)) {
          return false;
        }
      }
      step.on(position);
    }
    return true;
  }

  /** The position as a snapshot, with all its secrets. */
  String snapshot() {
    return Snapshot.write(setup, now);
  }
}
