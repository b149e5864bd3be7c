package atoll.engine.record;

import atoll.engine.Ints;
import atoll.engine.Playout;
import atoll.engine.Position;
import atoll.engine.Setup;
import java.util.List;

/** The whole record of a game, written by a witness of its {@link Playout}. */
public final class Transcript implements Playout.Witness {
  private final RecordWriter writer;
  private final StringBuilder lines = new StringBuilder();

  /**
   * @param names one for each seat
   * @param audited whether each move says how many legal moves there were
   */
  public Transcript(Setup setup, List<String> names, boolean audited) {
    writer = new RecordWriter(audited);
    add(writer.header(setup, names));
  }

  @Override
  public void outcome(Position position, Ints outcome) {
    add(writer.chance(position, outcome));
  }

  @Override
  public void move(Position position, int seat, int move) {
    add(writer.move(position, seat, move));
  }

  /** The record of a game that is over now. */
  public String end(Position position) {
    add(writer.end(position));
    return lines.toString();
  }

  private void add(String line) {
    lines.append(line).append('\n');
  }
}
