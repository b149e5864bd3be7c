package atoll.arena;

import atoll.engine.Ints;
import atoll.engine.Playout;
import atoll.engine.Position;

/** The rows of one game in a {@link DataTable}, written by a witness of it. */
final class Sheet implements Playout.Witness {
  private final DataTable.Rows rows;
  private final long game;
  private final StringBuilder text = new StringBuilder();
  private final Ints moves = new Ints();
  private int decisions;

  Sheet(DataTable.Rows rows, long game) {
    this.rows = rows;
    this.game = game;
  }

  @Override
  public void outcome(Position position, Ints outcome) {}

  @Override
  public void move(Position position, int seat, int move) {
    decisions++;
    if (rows == DataTable.Rows.DECISIONS) {
      position.legal(seat, moves);
      String words = position.writeMove(seat, move);
      cell(game + 1).cell(decisions).cell(seat).cell(moves.size());
      text.append(words.split(" ", 2)[0]).append(",\"").append(words).append("\",");
      cell(position.score(seat)).end();
    }
  }

  /** The game is over: all its rows. */
  String end(Position position) {
    if (rows == DataTable.Rows.GAMES) {
      cell(game + 1).cell(decisions);
      int[] points = new int[position.breakdownKeys().size()];
      for (int seat = 0; seat < position.seats(); seat++) {
        cell(position.score(seat)).cell(position.rank(seat)).cell(position.hasWon(seat) ? 1 : 0);
        position.breakdown(seat, points);
        for (int item : points) {
          cell(item);
        }
      }
      end();
    }
    return text.toString();
  }

  private Sheet cell(long number) {
    text.append(number).append(',');
    return this;
  }

  private void end() {
    text.setCharAt(text.length() - 1, '\n');
  }
}
