package atoll.games.islant;

import atoll.engine.Setup;
import atoll.engine.grid.CellSet;
import atoll.engine.laws.Script;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A game for tests, with sheets drawn in the words of the rules. */
final class Scene extends Script<IslantPosition, Scene> {
  private Scene(IslantGame game, int level, int seats) {
    super((IslantPosition) Setup.of(game, seats, Map.of("level", (long) level)).start());
  }

  static Scene level(int level) {
    return level(level, 1);
  }

  static Scene level(int level, int seats) {
    return of(new IslantGame(), level, seats);
  }

  static Scene of(IslantGame game, int level, int seats) {
    return new Scene(game, level, seats);
  }

  /** Draws tiles on seat 0's sheet: {@code quarter b2 r1}, {@code wave 5 a2}, {@code ship 3 d5}. */
  Scene draw(String... tiles) {
    return drawIn("plain", tiles);
  }

  Scene drawIn(String colour, String... tiles) {
    for (String tile : tiles) {
      String[] words = tile.split(" ");
      switch (words[0]) {
        case "wave" -> put(words[2], Tile.wave(Integer.parseInt(words[1])));
        case "ship" -> put(words[2], Tile.ship(Integer.parseInt(words[1])));
        default -> {
          int turn = words.length > 2 ? Integer.parseInt(words[2].substring(1)) : 0;
          int mask = position.rules.land.named(words[0]).masks().get(turn);
          put(words[1], Tile.land(mask, Tile.COLOURS.named(colour)));
        }
      }
    }
    return this;
  }

  /** The same kind at the same turn in several cells: {@code each("full", "", "c4 c5")}. */
  Scene each(String kind, String turn, String cells) {
    for (String cell : cells.split(" ")) {
      draw((kind + " " + cell + " " + turn).trim());
    }
    return this;
  }

  private void put(String cell, byte tile) {
    position.sheet(0).put(position.rules.grid.named(cell), tile);
  }

  Scene roll(String faces) {
    return chance("roll " + faces);
  }

  /** The cells of the unfinished ships of seat 0. */
  List<String> unfinishedShips() {
    CellSet ships = position.sheet(0).ships;
    List<String> cells = new ArrayList<>();
    for (int cell = ships.first(); cell >= 0; cell = ships.after(cell)) {
      cells.add(position.rules.grid.name(cell));
    }
    return cells;
  }

  /** The cells in which the legal moves beginning with these words may be drawn. */
  List<String> cells(String words) {
    return legal(words + " ").stream()
        .map(move -> move.substring(words.length() + 1).split(" ")[0])
        .distinct()
        .toList();
  }
}
