package atoll.server.table;

import atoll.engine.Position;
import atoll.engine.fair.FairChance;
import atoll.engine.json.JsonSink;
import atoll.engine.record.Snapshot;
import java.util.List;

/**
 * A game as a seat may know it: everything that is hidden from it has been dealt anew. What is
 * worked out on that may be told to the seat. The deal follows from the table's secret: it is the
 * same whenever the seat looks, and nobody can compute it while the game is played. Who could
 * compute it could try which of all hands leads to what is told.
 */
final class Known {
  private Known() {}

  /** The position as the seat may know it now. */
  static Position to(int seat, TableState state) {
    Position known = state.play().position().copy();
    // Contributions are numbers, so that no outcome of the game comes from the same source.
    FairChance guess = new FairChance(state.header().secret(), List.of("known to " + seat));
    known.redeal(seat, guess.source(state.number()));
    return known;
  }

  /** The same as text that the rules in the page go on from, with the number of events in it. */
  static String document(int seat, TableState state) {
    return new JsonSink()
        .beginObject()
        .put("number", state.number())
        .put("seat", seat)
        .put("position", Snapshot.write(state.header().setup(), to(seat, state)))
        .end()
        .toString();
  }
}
