package atoll.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * What a diagram is drawn on: lines of text that grow where something is put. Rows and columns are
 * counted from 0, and a later drawing covers an earlier one.
 */
public final class Canvas {
  /** How many seats have a line each; with more of them, several share one. */
  private static final int MOST_LINES = 12;

  /** How wide lines are that several seats share. */
  private static final int PAGE = 110;

  private final List<StringBuilder> lines = new ArrayList<>();
  private int top;

  /** Puts a text at a place, measured from the top of the present picture. */
  public Canvas put(int row, int column, String text) {
    while (lines.size() <= top + row) {
      lines.add(new StringBuilder());
    }
    StringBuilder line = lines.get(top + row);
    while (line.length() < column + text.length()) {
      line.append(' ');
    }
    line.replace(column, column + text.length(), text);
    return this;
  }

  /** Puts a text into a line of its own below everything so far. */
  public Canvas line(String text) {
    lines.add(new StringBuilder(text));
    return below();
  }

  /** A new picture begins below everything so far. */
  public Canvas below() {
    top = lines.size();
    return this;
  }

  /**
   * Who may act, and the points: a line for each seat, or at a large table several seats in a line.
   *
   * @param points of a seat, as far as the viewer knows them
   */
  public Canvas standing(Position position, IntUnaryOperator points) {
    boolean isOver = position.isOver();
    boolean isLarge = position.seats() > MOST_LINES;
    int inLine = !isLarge ? 1 : isOver ? 5 : 10;
    if (isLarge) {
      line("the points of seats 0 to " + (position.seats() - 1) + ":");
    }
    below();
    for (int seat = 0; seat < position.seats(); seat++) {
      String mark = isOver || !position.mayAct(seat) ? "  " : "> ";
      String name = isLarge ? String.valueOf(seat) : "seat " + seat;
      String rank = isOver ? ", rank " + position.rank(seat) : "";
      int column = PAGE / inLine * (seat % inLine);
      put(seat / inLine, column, mark + name + ": " + points.applyAsInt(seat) + rank);
    }
    below();
    if (position.next() == Position.CHANCE) {
      line("> chance");
    }
    return this;
  }

  /** All lines, without blanks at their ends, each with its line break. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (StringBuilder line : lines) {
      text.append(line.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }
}
