package atoll.arena.report;

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
  private final int seats;
  private long games;
  private final long[] wins; // by seat, in units of Share
  private final long[] scoreSums;
  private final long[] scoreSquares;

  /** The scores of each seat. */
  final List<Counts> scores = new ArrayList<>();

  /** By how much the first was ahead of the second. */
  final Counts margin = new Counts();

  final Counts decisions = new Counts();

  /** Rounds, or turns where a game does not count rounds. */
  final Counts rounds = new Counts();

  final Course course = new Course();
  final Items items;
  final Map<Mark, MarkTally> marks = new TreeMap<>();
  final Endings endings = new Endings();
  final Telling telling = new Telling();

  Findings(Setup setup) {
    seats = setup.seats();
    wins = new long[seats];
    scoreSums = new long[seats];
    scoreSquares = new long[seats];
    items = new Items(setup.start().breakdownKeys());
    for (int seat = 0; seat < seats; seat++) {
      scores.add(new Counts());
    }
  }

  /** Adds the game of that number, which is over. */
  void add(long number, Position position, Chronicle chronicle) {
    games++;
    long[] won = shares(position);
    List<Long> points = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      long score = position.score(seat);
      points.add(score);
      scores.get(seat).add(score);
      scoreSums[seat] += score;
      scoreSquares[seat] += score * score;
      wins[seat] += won[seat];
      for (Map.Entry<Mark, Integer> mark : chronicle.marks.get(seat).entrySet()) {
        tally(mark.getKey()).add(seat, mark.getValue(), won[seat], score);
      }
    }
    decisions.add(chronicle.choices.size());
    rounds.add(rounds(position, chronicle));
    course.add(chronicle, won);
    items.add(position);
    if (!chronicle.offered.isEmpty()) {
      lookedAround(chronicle);
    }
    tell(number, points, chronicle);
    endings.add(position, chronicle.ending, new Telling.Pick(number, 0, points));
  }

  private long[] shares(Position position) {
    int winners = 0;
    for (int seat = 0; seat < seats; seat++) {
      winners += position.hasWon(seat) ? 1 : 0;
    }
    long[] shares = new long[seats];
    for (int seat = 0; seat < seats; seat++) {
      shares[seat] = position.hasWon(seat) ? Share.of(winners) : 0;
    }
    return shares;
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
    chronicle.offered.forEach((mark, times) -> tally(mark).offered += times);
    for (Map<Mark, Integer> bySeat : chronicle.marks) {
      bySeat.forEach((mark, times) -> tally(mark).taken += times);
    }
  }

  private void tell(long number, List<Long> points, Chronicle chronicle) {
    List<Long> sorted = points.stream().sorted().toList().reversed();
    long best = sorted.getFirst();
    long ahead = seats == 1 ? 0 : best - sorted.get(1);
    telling.offer(Telling.Sort.HIGHEST, new Telling.Pick(number, best, points));
    telling.offer(Telling.Sort.LEANEST, new Telling.Pick(number, -best, points));
    long length = chronicle.choices.size();
    telling.offer(Telling.Sort.LONGEST, new Telling.Pick(number, length, points));
    if (seats > 1) {
      margin.add(ahead);
      telling.offer(Telling.Sort.CLOSEST, new Telling.Pick(number, -ahead, points));
      telling.offer(Telling.Sort.WIDEST, new Telling.Pick(number, ahead, points));
      long changes = changes(chronicle);
      telling.offer(Telling.Sort.TURNING, new Telling.Pick(number, changes, points));
    }
  }

  private static long changes(Chronicle chronicle) {
    long changes = 0;
    int before = -1;
    for (int i = 0; i < chronicle.leaders.size(); i++) {
      int leader = chronicle.leaders.get(i);
      if (leader >= 0 && leader != before) {
        changes++;
        before = leader;
      }
    }
    return changes;
  }

  void add(Findings other) {
    games += other.games;
    for (int seat = 0; seat < seats; seat++) {
      wins[seat] += other.wins[seat];
      scoreSums[seat] += other.scoreSums[seat];
      scoreSquares[seat] += other.scoreSquares[seat];
      scores.get(seat).add(other.scores.get(seat));
    }
    margin.add(other.margin);
    decisions.add(other.decisions);
    rounds.add(other.rounds);
    course.add(other.course);
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

  /** The wins of a seat, in units of {@link Share}. */
  long wins(int seat) {
    return wins[seat];
  }

  long scoreSum(int seat) {
    return scoreSums[seat];
  }

  long scoreSquares(int seat) {
    return scoreSquares[seat];
  }
}
