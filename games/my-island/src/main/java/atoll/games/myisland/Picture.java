package atoll.games.myisland;

import atoll.engine.grid.CellSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * An island of the campaign as text: its rows with the terrain as it is now, two letters where a
 * sticker lies, and a legend.
 */
final class Picture {
  private static final int COLUMNS_A_HALF_STEP = 2;

  private final Board board;
  private final Ground ground;
  private final Set<Integer> kinds = new TreeSet<>();

  Picture(Book book, BoardState state) {
    board = book.campaignBoard;
    ground = new Ground(book.episode(1), state);
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < board.rows.length; row++) {
      lines.add(row(row));
    }
    lines.add("B beach, H heather, P palm, R rainforest");
    List<String> legend = new ArrayList<>();
    for (int kind : kinds) {
      Sticker sticker = ground.book().stickers.get(kind);
      legend.add(sticker.sign() + " " + sticker.name());
    }
    if (!legend.isEmpty()) {
      lines.add(String.join(", ", legend));
    }
    return lines;
  }

  private String row(int row) {
    StringBuilder line = new StringBuilder(Board.letter(row)).append("  ");
    line.repeat(' ', board.rowStart(row) * COLUMNS_A_HALF_STEP);
    CellSet spaces = board.rows[row];
    for (int space = spaces.first(); space >= 0; space = spaces.after(space)) {
      String sign = ground.book().traits.letter(ground.terrain(space));
      if (ground.stickered.has(space)) {
        kinds.add(ground.sticker(space).number());
        sign = ground.sticker(space).sign();
      }
      line.append(sign).repeat(' ', 2 * COLUMNS_A_HALF_STEP - sign.length());
    }
    return line.toString().stripTrailing();
  }
}
