package atoll.arena;

/**
 * What a measurement is counted in. The page has no processor time; a quiet clock must do there.
 */
public interface Meter {
  /** Nanoseconds that have been used, counted from anywhere. */
  long nanos();

  /** Bytes that have been allocated, counted from anywhere; always 0 where nobody knows. */
  long allocated();
}
