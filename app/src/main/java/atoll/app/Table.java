package atoll.app;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** A table of results whose lines come one by one: for a terminal, or as Markdown. */
record Table<R>(List<Column<R>> columns) {
  /**
   * One column.
   *
   * @param width of the column in a terminal; negative if it is flush left
   */
  record Column<R>(String title, int width, Function<R, String> cell) {
    static <R> Column<R> text(String title, int width, Function<R, String> cell) {
      return new Column<>(title, -width, cell);
    }

    static <R> Column<R> number(
        String title, int width, String format, Function<R, ? extends Number> cell) {
      return new Column<>(title, width, row -> String.format(Locale.ROOT, format, cell.apply(row)));
    }
  }

  /** The lines before the first row. */
  List<String> head(boolean isMarkdown) {
    List<String> titles = columns.stream().map(Column::title).toList();
    if (!isMarkdown) {
      return List.of(plain(titles));
    }
    List<String> rules = columns.stream().map(c -> c.width < 0 ? ":--" : "--:").toList();
    return List.of(piped(titles), piped(rules));
  }

  String line(R row, boolean isMarkdown) {
    List<String> cells = columns.stream().map(column -> column.cell.apply(row)).toList();
    return isMarkdown ? piped(cells) : plain(cells);
  }

  private String plain(List<String> cells) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < cells.size(); i++) {
      int width = columns.get(i).width;
      String padding = " ".repeat(Math.max(0, Math.abs(width) - cells.get(i).length()));
      line.append(i == 0 ? "" : " ");
      line.append(width < 0 ? cells.get(i) + padding : padding + cells.get(i));
    }
    return line.toString().stripTrailing();
  }

  private static String piped(List<String> cells) {
    return "| " + String.join(" | ", cells) + " |";
  }
}
