package atoll.engine;

import atoll.engine.grid.CellSet;

/**
 * Everything that a position holds, field by field in a fixed order. One method of a position (and
 * of each of its parts) serves both directions: it hands over each field and keeps what comes back.
 *
 * <pre>{@code
 * void state(State state) {
 *   phase = state.choice("phase", phase, Phase.values());
 *   round = state.number("round", round);
 *   state.numbers("hand", hand);
 * }
 * }</pre>
 *
 * While a state is written, what comes back is what was handed over; while one is read, it is what
 * was written then. What follows from other fields is not part of it but made again once they are
 * there ({@link #isReading}). Names are for people who look at the text, one word like {@code
 * seatInTurn}; the same may occur again.
 */
public interface State {
  /** Whether fields are being given their values, so that what follows from them is to be made. */
  boolean isReading();

  /** A part of the position begins: {@code seat 2}. */
  void part(String name);

  int number(String name, int value);

  /** A set in one word, or anything else that is no number to people. */
  long bits(String name, long value);

  boolean truth(String name, boolean value);

  /**
   * One of an enum.
   *
   * @param all the enum's {@code values()}
   */
  <E extends Enum<E>> E choice(String name, E value, E[] all);

  /** The numbers of an array whose length is fixed. */
  void numbers(String name, int[] values);

  /** The numbers of an array whose length is fixed. */
  void numbers(String name, byte[] values);

  /** A list with as many numbers as there are. */
  void numbers(String name, Ints values);

  /** The words of an array whose length is fixed. */
  void bits(String name, long[] values);

  void cells(String name, CellSet cells);
}
