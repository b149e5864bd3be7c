package atoll.games.islant;

import atoll.engine.Ints;
import atoll.engine.Setup;
import atoll.engine.record.Audit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A game for tests, with sheets drawn in the words of the rules. */
final class Drawing {
  final IslantPosition position;

  private Drawing(int level, int seats) {
    position =
        (IslantPosition) Setup.of(new IslantGame(), seats, Map.of("level", (long) level)).start();
  }

  static Drawing level(int level) {
    return new Drawing(level, 1);
  }

  static Drawing level(int level, int seats) {
    return new Drawing(level, seats);
  }

  /** Draws tiles on seat 0's sheet: {@code quarter b2 r1}, {@code wave 5 a2}, {@code ship 3 d5}. */
  Drawing draw(String... tiles) {
    return drawIn("land", tiles);
  }

  Drawing drawIn(String colour, String... tiles) {
    for (String tile : tiles) {
      String[] words = tile.split(" ");
      Sheet sheet = position.sheet(0);
      switch (words[0]) {
        case "wave" -> sheet.drawFreely(cell(words[2]), Tile.wave(Integer.parseInt(words[1])));
        case "ship" -> sheet.drawFreely(cell(words[2]), Tile.ship(Integer.parseInt(words[1])));
        default -> {
          int turn = words.length > 2 ? Integer.parseInt(words[2].substring(1)) : 0;
          int mask = Land.of(words[0]).masks()[turn];
          sheet.drawFreely(cell(words[1]), Tile.land(mask, Tile.colourOf(colour)));
        }
      }
    }
    return this;
  }

  /** The same kind at the same turn in several cells: {@code each("full", "", "c4 c5")}. */
  Drawing each(String kind, String turn, String cells) {
    for (String cell : cells.split(" ")) {
      draw((kind + " " + cell + " " + turn).trim());
    }
    return this;
  }

  private int cell(String name) {
    return position.rules.grid.cell(name);
  }

  Drawing roll(String faces) {
    Ints outcome = new Ints();
    position.readOutcome("roll " + faces, outcome);
    position.happen(outcome);
    return this;
  }

  Drawing play(String... moves) {
    for (String move : moves) {
      if (!isLegal(move)) {
        throw new AssertionError(move + " is not legal");
      }
      position.play(0, position.readMove(0, move));
    }
    return this;
  }

  boolean isLegal(String move) {
    return legal().contains(move);
  }

  List<String> legal() {
    Ints moves = new Ints();
    position.legal(0, moves);
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      texts.add(position.writeMove(0, moves.get(i)));
    }
    return texts;
  }

  /** The cells in which the legal moves beginning with these words may be drawn. */
  List<String> cells(String words) {
    return legal().stream()
        .filter(move -> move.startsWith(words + " "))
        .map(move -> move.substring(words.length() + 1).split(" ")[0])
        .distinct()
        .sorted()
        .toList();
  }

  Audit audit() {
    Ints moves = new Ints();
    position.legal(0, moves);
    return Audit.of(position, 0, moves);
  }

  int points(String key) {
    int[] points = new int[position.breakdownKeys().size()];
    position.breakdown(0, points);
    return points[position.breakdownKeys().indexOf(key)];
  }

  int score() {
    return position.score(0);
  }
}
