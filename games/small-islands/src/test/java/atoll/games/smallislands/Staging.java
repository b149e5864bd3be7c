package atoll.games.smallislands;

import atoll.engine.Ints;
import atoll.engine.State;
import atoll.engine.grid.CellSet;

/** A course that goes on in a phase of a player's, as if the game had led there. */
record Staging(Phase phase, int player) implements State {
  @Override
  public boolean isReading() {
    return true;
  }

  @Override
  public void part(String name) {}

  @Override
  public int number(String name, int value) {
    return name.equals("player") ? player : value;
  }

  @Override
  public long bits(String name, long value) {
    return value;
  }

  @Override
  public boolean truth(String name, boolean value) {
    return value;
  }

  @Override
  public <E extends Enum<E>> E choice(String name, E value, E[] all) {
    return value.getDeclaringClass().cast(phase);
  }

  @Override
  public void numbers(String name, int[] values) {}

  @Override
  public void numbers(String name, byte[] values) {}

  @Override
  public void numbers(String name, Ints values) {}

  @Override
  public void bits(String name, long[] values) {}

  @Override
  public void cells(String name, CellSet cells) {}
}
