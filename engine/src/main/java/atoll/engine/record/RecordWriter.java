package atoll.engine.record;

import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.Setup;
import atoll.engine.Sink;
import atoll.engine.json.JsonSink;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Writes the lines of a record while a game is played: the header at once, each event just
 * <em>before</em> it is played, the end line when the game is over. Each method returns one line
 * without its line break.
 */
public final class RecordWriter {
  /** The version of the format: the value of {@code atoll} in a header. */
  static final int VERSION = 1;

  /** The edition of a game's rules if a header does not say. */
  static final int FIRST_EDITION = 1;

  private final boolean audited;
  private final Ints moves = new Ints();

  public RecordWriter(boolean audited) {
    this.audited = audited;
  }

  public String header(Setup setup, List<String> names) {
    return header(setup, names, List.of());
  }

  /**
   * A header that also keeps what seats chose for show.
   *
   * @param show an object or null for each seat; empty if there is nothing to keep
   */
  public String header(Setup setup, List<String> names, List<? extends @Nullable Object> show) {
    JsonSink line = new JsonSink();
    line.beginObject().put("atoll", VERSION).put("game", setup.game().id());
    if (setup.game().edition() != FIRST_EDITION) {
      line.put("edition", setup.game().edition());
    }
    String altered = setup.game().components().digest();
    if (!altered.isEmpty()) {
      line.put("components", altered);
    }
    line.value("options", setup.chosen()).value("seats", names);
    if (!show.isEmpty()) {
      line.value("show", show);
    }
    return line.end().toString();
  }

  /** A move that the seat is about to play. */
  public String move(Position position, int seat, int move) {
    JsonSink line = new JsonSink();
    line.beginObject().put("by", seat).put("do", position.writeMove(seat, move));
    if (audited) {
      position.legal(seat, moves);
      Audit audit = Audit.of(position, seat, moves);
      line.put("legal", audit.legal()).put("digest", audit.digest());
    }
    return line.end().toString();
  }

  /** An outcome that chance is about to decide. */
  public String chance(Position position, Ints outcome) {
    JsonSink line = new JsonSink();
    line.beginObject().put("by", "chance").put("do", position.writeOutcome(outcome));
    return line.end().toString();
  }

  /** The result of a position that is over. */
  public String end(Position position) {
    JsonSink line = new JsonSink();
    line.beginObject().put("end", true);
    result(position, line);
    return line.end().toString();
  }

  /** Scores, ranks, breakdown and what the game adds: the fields of an end line. */
  public static void result(Position position, Sink sink) {
    List<String> keys = position.breakdownKeys();
    int[] points = new int[keys.size()];
    sink.numbers("scores", IntStream.range(0, position.seats()).map(position::score));
    sink.numbers("ranks", IntStream.range(0, position.seats()).map(position::rank));
    sink.objects(
        "breakdown",
        position.seats(),
        seat -> {
          position.breakdown(seat, points);
          sink.put(keys, points);
        });
    position.ending(sink);
  }
}
