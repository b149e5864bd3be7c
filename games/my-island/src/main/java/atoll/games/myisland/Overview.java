package atoll.games.myisland;

import atoll.engine.Sink;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The overview table of an episode: on the left what scores, on the right who gets circles and
 * stickers.
 */
public record Overview(List<Left> left, List<Right> right) {
  private static final int MOST_WITHOUT_SECOND = 2;

  /**
   * A line on the left.
   *
   * @param key {@code only}, {@code pass}, the key of a piece in the breakdown or in {@code
   *     earned}, {@code goal} or {@code log}
   * @param points each time, 0 if it is not about points
   * @param circles 0 if it is not about circles
   * @param log the steps, if it is the line of the chapter's log
   */
  public record Left(String key, String text, int points, int circles, Chapter.@Nullable Log log) {
    private void write(Sink sink) {
      sink.put("key", key).put("text", text);
      if (points != 0) {
        sink.put("points", points);
      }
      if (circles != 0) {
        sink.put("circles", circles);
      }
      if (log != null) {
        sink.objects(
                "steps",
                log.steps(),
                step -> sink.put("strokes", step.strokes()).put("circles", step.circles()))
            .put("most", log.most());
      }
    }
  }

  /**
   * A line on the right.
   *
   * @param who {@code first}, {@code second}, {@code other} or {@code all}
   * @param when {@code start} or {@code end}
   * @param text which stickers; empty in the lines about circles
   * @param circles 0 in the lines about stickers
   */
  public record Right(String who, String when, String text, int circles) {
    private void write(Sink sink) {
      sink.put("who", who).put("when", when);
      if (circles != 0) {
        sink.put("circles", circles);
      } else {
        sink.put("text", text);
      }
      if (isNotWithTwo()) {
        sink.put("notWithTwo", true);
      }
    }

    /** Whether the line bears the mark "not with two players". */
    boolean isNotWithTwo() {
      return who.equals(Standing.SECOND.word());
    }
  }

  /** The table for so many seats; log and stickers are lines of it in a campaign only. */
  static Overview of(Rules rules, int seats, boolean isCampaign) {
    return new Overview(left(rules, isCampaign), right(rules, seats, isCampaign));
  }

  private static List<Left> left(Rules rules, boolean isCampaign) {
    List<Left> lines = new ArrayList<>();
    lines.add(new Left("only", rules.only, 0, 0, null));
    lines.add(new Left("pass", rules.book.passText, rules.pass, 0, null));
    for (Piece piece : rules.pieces) {
      Line line = piece.line();
      int circles = piece instanceof CirclePiece circle ? circle.circles() : 0;
      lines.add(new Left(line.key(), line.text(), line.points(), circles, null));
    }
    if (rules.hasGoals()) {
      lines.add(new Left("goal", rules.goals.text(), 0, rules.goals.circles(), null));
    }
    Chapter.Log log = rules.book.chapter(rules.chapter).log();
    if (isCampaign && log != null) {
      lines.add(new Left("log", log.text(), 0, 0, log));
    }
    return List.copyOf(lines);
  }

  private static List<Right> right(Rules rules, int seats, boolean isCampaign) {
    List<Right> lines = new ArrayList<>();
    for (Standing standing : List.of(Standing.FIRST, Standing.SECOND)) {
      lines.add(new Right(standing.word(), "end", "", rules.circles(standing)));
    }
    for (Grant grant : isCampaign ? rules.grants : List.<Grant>of()) {
      lines.add(new Right(grant.who(), grant.isAtStart() ? "start" : "end", grant.text(), 0));
    }
    if (seats <= MOST_WITHOUT_SECOND) {
      lines.removeIf(Right::isNotWithTwo);
    }
    return List.copyOf(lines);
  }

  void write(Sink sink) {
    sink.beginObject("overview");
    sink.objects("left", left, line -> line.write(sink));
    sink.objects("right", right, line -> line.write(sink)).end();
  }
}
