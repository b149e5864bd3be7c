package atoll.engine;

/**
 * A position in which nothing is hidden: everybody sees all there is, and hears all that happens.
 */
public interface OpenPosition extends Position {
  @Override
  default String tellMove(int viewer, int seat, int move) {
    return writeMove(seat, move);
  }

  @Override
  default String tellOutcome(int viewer, Ints outcome) {
    return writeOutcome(outcome);
  }

  /** Unless a game says more, what there is to see is its diagram. */
  @Override
  default void view(int viewer, Sink sink) {
    sink.put("diagram", diagram(viewer));
  }

  @Override
  default void redeal(int viewer, RandomSource random) {
    // There is nothing that a viewer does not know.
  }
}
