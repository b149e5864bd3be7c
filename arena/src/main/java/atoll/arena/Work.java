package atoll.arena;

import java.io.Serializable;

/**
 * Numbered games that can be played in chunks, each apart from the others and anywhere: the same
 * chunk comes to the same part on every machine and each time, so a chunk that got lost is played
 * once more. Parts are put together in any order. Work and parts are serializable because they
 * travel ({@link Parcel}).
 *
 * @param <P> what a chunk comes to
 */
public interface Work<P extends Serializable> extends Serializable {
  /** How many games there are. They are numbered from 0. */
  long games();

  /** The most games of a chunk: what is kept of each must fit into memory together. */
  long most();

  /**
   * Plays a chunk.
   *
   * @param gameOver is run after each game
   */
  P play(Chunk chunk, Runnable gameOver);
}
