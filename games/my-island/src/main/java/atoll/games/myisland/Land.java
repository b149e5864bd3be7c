package atoll.games.myisland;

import atoll.engine.Sink;
import atoll.engine.grid.CellSet;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What a drawing of islands needs besides what lies on each: where the rows are, the terrain as it
 * is now, and what the kinds of stickers look like.
 */
final class Land {
  private final Book book;

  Land(Book book) {
    this.book = book;
  }

  /** Where the rows of a board lie; what terrain the spaces are now, each island tells. */
  static void rows(Board board, Sink sink) {
    sink.objects(
        "rows",
        board.rows.length,
        row -> {
          sink.put("x", board.rowStart(row));
          sink.texts("cells", board.names(board.rows[row]));
        });
  }

  /** The terrain of every space as it is now, a letter each, row by row. */
  static List<String> terrain(Ground ground) {
    Traits traits = ground.book().traits;
    List<String> rows = new ArrayList<>();
    for (CellSet spaces : ground.board.rows) {
      StringBuilder letters = new StringBuilder();
      for (int space = spaces.first(); space >= 0; space = spaces.after(space)) {
        letters.append(traits.letter(ground.terrain(space)));
      }
      rows.add(letters.toString());
    }
    return rows;
  }

  /** The numbers of the kinds of stickers on the board or on tiles. */
  static IntStream kinds(Ground ground) {
    return ground.book().stickers.stream().filter(ground::bears).mapToInt(Sticker::number);
  }

  /** The kinds of stickers with these numbers. */
  void stickers(Iterable<Integer> kinds, Sink sink) {
    sink.beginArray("stickers");
    kinds.forEach(number -> sticker(book.stickers.get(number), sink));
    sink.end();
  }

  private void sticker(Sticker sticker, Sink sink) {
    sink.beginObject().put("kind", sticker.kind()).put("name", sticker.name());
    sink.put("text", sticker.text()).put("tile", sticker.isForTiles());
    sink.put("blocked", sticker.isBlocked());
    trait("shows", sticker.shows(), sink);
    trait("terrain", sticker.terrain(), sink);
    trait("adds", sticker.adds(), sink);
    if (sticker.isTurned()) {
      sink.beginArray("spaces");
      for (Sticker.Offset offset : sticker.spaces()) {
        sink.beginArray().add(offset.q()).add(offset.r()).end();
      }
      sink.end();
    }
    sink.end();
  }

  private void trait(String name, int trait, Sink sink) {
    if (trait != Sticker.NONE) {
      sink.put(name, book.traits.word(trait));
    }
  }
}
