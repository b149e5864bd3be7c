package atoll.arena;

import java.io.Serializable;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/** Who plays: the cores of this machine ({@link Cores}), or others. */
public interface Workforce extends AutoCloseable {
  /**
   * Plays all of it and returns when it is done.
   *
   * @param each is handed the part of every chunk once, one after the other, in any order
   * @param finished counts the games that are over, for whoever watches
   */
  <P extends Serializable> void play(Work<P> work, Consumer<P> each, AtomicLong finished);

  @Override
  default void close() {}
}
