package atoll.games.myisland;

import atoll.engine.grid.CellSet;
import java.util.ArrayList;
import java.util.List;

/** Points, breakdowns, and how ties are broken. */
final class Scoring {
  private Scoring() {}

  /** The items of a breakdown. */
  static List<String> keys(Rules rules) {
    List<String> keys = new ArrayList<>();
    keys.add("start"); // R2
    for (Piece piece : rules.pieces) {
      if (!(piece instanceof CirclePiece)) {
        keys.add(piece.line().key());
      }
    }
    keys.add("pass");
    if (rules.isEpisode()) {
      keys.add("cap"); // R5: the Eternal Game has no top
    }
    return List.copyOf(keys);
  }

  /** Where the seat's token stands. */
  static int score(Seat seat) {
    return seat.track.token();
  }

  /** The points of each item, in the order of the keys. */
  static void breakdown(Rules rules, Seat seat, int[] points) {
    Track track = seat.track;
    int item = 0;
    points[item++] = Track.START;
    for (Piece piece : rules.pieces) {
      if (!(piece instanceof CirclePiece)) {
        points[item++] = track.times(piece.line().number()) * piece.line().points();
      }
    }
    points[item++] = track.passes() * rules.pass;
    if (rules.isEpisode()) {
      points[item] = track.cap();
    }
  }

  /** Positive if a seat did better than another: by its points, then by its open spaces. */
  static int compare(Seat a, Seat b) {
    int more = score(a) - score(b);
    return more != 0 ? more : compareOpenSpaces(a.island, b.island);
  }

  /**
   * On equal points fewer open spaces in the top row are better, then in the next row and so on;
   * open is every space without a tile (R7).
   *
   * @return positive if island {@code a} is better
   */
  static int compareOpenSpaces(Island a, Island b) {
    for (int row = 0; row < a.board.rows.length; row++) {
      CellSet spaces = a.board.rows[row];
      int more = spaces.countIn(a.covered()) - spaces.countIn(b.covered());
      if (more != 0) {
        return more;
      }
    }
    return 0;
  }
}
