package atoll.engine.laws;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.json.JsonSink;
import java.util.Arrays;

/** Positions as the laws compare them: what a viewer can see or do, and everything there is. */
final class Sight {
  private Sight() {}

  /** Everything the viewer can see or do. */
  static String seenBy(int viewer, Position position) {
    StringBuilder seen = new StringBuilder(view(viewer, position));
    seen.append('\n').append(position.diagram(viewer));
    seen.append(" next ").append(position.next());
    for (int seat = 0; seat < position.seats(); seat++) {
      seen.append(position.mayAct(seat) ? " may act " : " waits ").append(position.unseen(seat));
    }
    if (viewer >= 0) {
      seen.append(" may take back ").append(position.takeBacks(viewer));
      if (position.mayAct(viewer)) {
        Ints moves = new Ints();
        position.legal(viewer, moves);
        seen.append(" legal ").append(moves);
      }
    }
    return seen.toString();
  }

  static String everything(Position position) {
    StringBuilder all = new StringBuilder(position.toString());
    assertThat(all.toString()).isEqualTo(position.diagram(Position.OPEN));
    for (int viewer = -1; viewer < Math.min(position.seats(), Tables.LARGE_TABLE); viewer++) {
      all.append(seenBy(viewer, position)).append('\n');
    }
    int[] points = new int[position.breakdownKeys().size()];
    for (int seat = 0; seat < position.seats(); seat++) {
      position.breakdown(seat, points);
      all.append(position.score(seat)).append(Arrays.toString(points));
    }
    return all.append(position.isOver() ? result(position) : "").toString();
  }

  private static String result(Position position) {
    StringBuilder result = new StringBuilder();
    for (int seat = 0; seat < Math.min(position.seats(), Tables.LARGE_TABLE); seat++) {
      result.append(position.rank(seat)).append(position.hasWon(seat) ? " won, " : ", ");
    }
    JsonSink sink = new JsonSink();
    position.ending(sink.beginObject());
    return result.append(sink.end()).toString();
  }

  static String view(int viewer, Position position) {
    JsonSink sink = new JsonSink();
    position.view(viewer, sink.beginObject());
    return sink.end().toString();
  }
}
