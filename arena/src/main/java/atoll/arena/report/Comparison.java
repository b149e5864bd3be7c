package atoll.arena.report;

import atoll.arena.Estimate;
import atoll.engine.Refused;
import atoll.engine.json.Json;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A report beside an earlier one of the same game: what differs, and whether that can be luck. With
 * the same seed both met the same luck, game by game; the errors are computed as if they had not,
 * so differences are rather more certain than is said.
 */
public final class Comparison {
  /** How many standard errors a difference is away from none before it is clear, or likely. */
  private static final double CLEAR = 3.29; // one in a thousand by luck

  private static final double LIKELY = Estimate.Z; // one in twenty by luck

  /** How sure a difference is. */
  enum Verdict {
    CLEAR("clear"),
    LIKELY("perhaps"),
    NONE("not seen");

    final String word;

    Verdict(String word) {
      this.word = word;
    }
  }

  /** A measure in both reports. */
  record Row(Measure now, Measure before) {
    Estimate gap() {
      return Estimate.of(now.value() - before.value(), error());
    }

    private double error() {
      return Math.sqrt(now.error() * now.error() + before.error() * before.error());
    }

    /** The difference in standard errors. */
    double deviations() {
      double gap = Math.abs(now.value() - before.value());
      return gap == 0 ? 0 : error() == 0 ? Double.MAX_VALUE : gap / error();
    }

    Verdict verdict() {
      if (deviations() >= Comparison.CLEAR) {
        return Verdict.CLEAR;
      }
      return deviations() >= Comparison.LIKELY ? Verdict.LIKELY : Verdict.NONE;
    }
  }

  final List<Row> rows;
  final List<String> onlyNow;
  final List<String> onlyBefore;

  /** What the earlier report was made from, in a sentence. */
  final String before;

  /** Whether both met the same luck. */
  final boolean isSameLuck;

  private Comparison(
      List<Row> rows,
      List<String> onlyNow,
      List<String> onlyBefore,
      String before,
      boolean isSameLuck) {
    this.rows = rows;
    this.onlyNow = onlyNow;
    this.onlyBefore = onlyBefore;
    this.before = before;
    this.isSameLuck = isSameLuck;
  }

  /**
   * Compares a report with one that was written earlier.
   *
   * @throws Refused if that is none, or of another game or number of seats
   */
  public static Comparison of(Report now, String earlier) {
    Map<String, Object> json = Json.object(Json.read(earlier));
    if (!Objects.equals(json.get("report"), ReportJson.VERSION)) {
      throw new Refused("it is no report: it must have \"report\":" + ReportJson.VERSION);
    }
    String game = Json.text(json.get("game"));
    long seats = Json.whole(json.get("seats"));
    if (!game.equals(now.study.setup().game().id()) || seats != now.study.setup().seats()) {
      throw new Refused("it is a report of " + game + " with " + seats + " seats, not of the same");
    }
    Map<String, Measure> before = new LinkedHashMap<>();
    for (Map<String, Object> measure : Json.objects(json.get("measures"))) {
      Measure read = Measure.read(measure);
      before.put(read.key(), read);
    }
    List<Row> rows = new ArrayList<>();
    List<String> onlyNow = new ArrayList<>();
    for (Measure measure : now.measures) {
      Measure other = before.remove(measure.key());
      if (other != null) {
        rows.add(new Row(measure, other));
      } else if (measure.key().startsWith("use:")) {
        onlyNow.add(measure.label());
      }
    }
    List<String> onlyBefore =
        before.values().stream()
            .filter(measure -> measure.key().startsWith("use:"))
            .map(Measure::label)
            .toList();
    rows.sort(Comparator.comparingDouble(Row::deviations).reversed());
    boolean isSameLuck =
        Objects.equals(json.get("seed"), now.study.seed())
            && Objects.equals(json.get("bots"), now.study.bots());
    return new Comparison(rows, onlyNow, onlyBefore, sentence(json), isSameLuck);
  }

  private static String sentence(Map<String, Object> json) {
    String digest = Json.text(json.get("components"));
    return Figures.whole(Json.whole(json.get("games")))
        + " games, seed "
        + Json.write(json.get("seed"))
        + ", played by "
        + String.join(", ", Json.texts(json.get("bots")).stream().distinct().toList())
        + (Json.object(json.get("options")).isEmpty()
            ? ", "
            : ", options " + Json.write(json.get("options")) + ", ")
        + (digest.isEmpty() ? "the game's own components" : "components " + digest);
  }

  /** How many of the rows are that sure. */
  long count(Verdict verdict) {
    return count(rows, verdict);
  }

  private static long count(List<Row> rows, Verdict verdict) {
    return rows.stream().filter(row -> row.verdict() == verdict).count();
  }

  /** What rows of one group show, of which the surest comes first. */
  static String finding(List<Row> rows) {
    long clear = count(rows, Verdict.CLEAR);
    long likely = count(rows, Verdict.LIKELY);
    String some =
        clear == 0
            ? "none differs clearly"
            : clear == 1 ? "one differs clearly" : clear + " differ clearly";
    String surest =
        clear + likely == 0
            ? ""
            : (clear > 0 ? " Most surely, " : " Perhaps, ") + change(rows.getFirst()) + ".";
    return "Of "
        + rows.size()
        + (rows.size() == 1 ? " number " : " numbers ")
        + some
        + "."
        + surest;
  }

  /** What matters most of it, in sentences. */
  public List<String> inShort() {
    List<String> sentences = new ArrayList<>();
    sentences.add(
        "Compared with "
            + before
            + ": of "
            + rows.size()
            + " numbers "
            + count(Verdict.CLEAR)
            + " differ clearly and "
            + count(Verdict.LIKELY)
            + " perhaps; luck alone would make about "
            + Math.round(rows.size() * 0.05)
            + " look as if they did.");
    rows.stream()
        .filter(row -> row.verdict() == Verdict.CLEAR && !row.now().key().startsWith("use:"))
        .limit(5)
        .forEach(row -> sentences.add(say(row) + "."));
    return sentences;
  }

  /** A difference in words. */
  static String say(Row row) {
    return row.now().group() + ", " + change(row);
  }

  private static String change(Row row) {
    Measure now = row.now();
    Estimate gap = row.gap();
    return now.label()
        + ": "
        + value(row.before())
        + " became "
        + value(now)
        + " ("
        + (now.isShare()
            ? Figures.between(gap) + " percentage points"
            : Figures.signed(gap.low()) + " to " + Figures.signed(gap.high()))
        + ")";
  }

  static String value(Measure measure) {
    if (measure.key().startsWith(Measures.GAIN)) {
      return Figures.points(measure.value());
    }
    return measure.isShare()
        ? Figures.percent(measure.value())
        : Figures.plain(Math.rint(measure.value() * 100) / 100).replace('-', '−');
  }
}
