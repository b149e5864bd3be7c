package atoll.arena.report;

import atoll.arena.Wins;
import atoll.engine.Position;
import atoll.engine.Setup;
import atoll.engine.json.Json;
import atoll.engine.json.JsonSink;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What many games came to, added up. Parts may be put together in any order; they hold counts and
 * sums of whole numbers, and grow with what is different in the games, not with their number.
 */
final class Findings implements Serializable {
  private static final long NOBODY_WON = Long.MAX_VALUE;

  private final int seats;
  private long games;
  private long looked;
  private final List<Group> onSeats = new ArrayList<>();

  /** The scores of each seat. */
  final List<Histogram> scores = new ArrayList<>();

  /** By how much the first was ahead of the second. */
  final Histogram margin = new Histogram();

  final Histogram decisions = new Histogram();

  /** Rounds, or turns where a game does not count rounds. */
  final Histogram rounds = new Histogram();

  final Progress progress = new Progress();
  final Items items;
  final Map<Mark, MarkTally> marks = new TreeMap<>();
  final Endings endings = new Endings();
  final Telling telling = new Telling();

  Findings(Setup setup) {
    seats = setup.seats();
    items = new Items(setup.start().breakdownKeys());
    for (int seat = 0; seat < seats; seat++) {
      onSeats.add(new Group());
      scores.add(new Histogram());
    }
  }

  /** Adds the game of that number, which is over. */
  void add(long number, Position position, Chronicle chronicle) {
    games++;
    int[] won = Wins.of(position);
    List<Long> points = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      long score = position.score(seat);
      points.add(score);
      scores.get(seat).add(score);
      onSeats.get(seat).add(won[seat], score);
      for (Map.Entry<Mark, Integer> mark : chronicle.marks.get(seat).entrySet()) {
        int others = having(mark.getKey(), seat, chronicle);
        tally(mark.getKey()).add(seat, mark.getValue(), others, won[seat], score);
      }
    }
    decisions.add(chronicle.choices.size());
    rounds.add(rounds(position, chronicle));
    progress.add(chronicle, won);
    items.add(position);
    if (chronicle.looksAround()) {
      lookedAround(chronicle);
    }
    tell(number, points, won, chronicle);
    endings.add(position, chronicle.ending(), new Telling.Pick(number, 0, points), won);
  }

  /** How many of the seats before one have the mark as well. */
  private static int having(Mark mark, int before, Chronicle chronicle) {
    int having = 0;
    for (int seat = 0; seat < before; seat++) {
      having += chronicle.marks.get(seat).containsKey(mark) ? 1 : 0;
    }
    return having;
  }

  /** What everybody sees at the end says how many rounds there were, if the game has any. */
  private static long rounds(Position position, Chronicle chronicle) {
    JsonSink sink = new JsonSink();
    sink.beginObject();
    position.view(Position.SPECTATOR, sink);
    return Json.object(Json.read(sink.end().toString())).get("round") instanceof Long round
        ? round
        : chronicle.turns();
  }

  private void lookedAround(Chronicle chronicle) {
    looked++;
    chronicle.offered.forEach((mark, times) -> tally(mark).offered += times);
    for (Map<Mark, Integer> bySeat : chronicle.marks) {
      bySeat.forEach((mark, times) -> tally(mark).taken += times);
    }
  }

  private void tell(long number, List<Long> points, int[] won, Chronicle chronicle) {
    List<Long> sorted = points.stream().sorted().toList().reversed();
    long best = sorted.getFirst();
    long ahead = seats == 1 ? 0 : best - sorted.get(1);
    telling.offer(Telling.Sort.HIGHEST, new Telling.Pick(number, best, points));
    long length = chronicle.choices.size();
    telling.offer(Telling.Sort.LONGEST, new Telling.Pick(number, length, points));
    if (seats > 1) {
      margin.add(ahead);
      telling.offer(Telling.Sort.CLOSEST, new Telling.Pick(number, -ahead, points));
      long changes = chronicle.leadChanges();
      telling.offer(Telling.Sort.TURNING, new Telling.Pick(number, changes, points));
    }
    long least = fewestOfWinners(points, won);
    if (least != NOBODY_WON) {
      telling.offer(Telling.Sort.LEANEST, new Telling.Pick(number, -least, points));
      if (seats > 1) {
        telling.offer(Telling.Sort.WIDEST, new Telling.Pick(number, ahead, points));
      }
    }
  }

  private static long fewestOfWinners(List<Long> points, int[] won) {
    long fewest = NOBODY_WON;
    for (int seat = 0; seat < won.length; seat++) {
      fewest = won[seat] > 0 ? Math.min(fewest, points.get(seat)) : fewest;
    }
    return fewest;
  }

  void add(Findings other) {
    games += other.games;
    looked += other.looked;
    for (int seat = 0; seat < seats; seat++) {
      onSeats.get(seat).add(other.onSeats.get(seat));
      scores.get(seat).add(other.scores.get(seat));
    }
    margin.add(other.margin);
    decisions.add(other.decisions);
    rounds.add(other.rounds);
    progress.add(other.progress);
    items.add(other.items);
    other.marks.forEach((mark, tally) -> tally(mark).add(tally));
    endings.add(other.endings);
    telling.add(other.telling);
  }

  private MarkTally tally(Mark mark) {
    return marks.computeIfAbsent(mark, _ -> new MarkTally(seats));
  }

  int seats() {
    return seats;
  }

  long games() {
    return games;
  }

  /** In how many of them it was also noted what could have been done and was not. */
  long looked() {
    return looked;
  }

  /** All who sat on a seat. */
  Group onSeat(int seat) {
    return onSeats.get(seat);
  }
}
