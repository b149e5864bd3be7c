package atoll.games.smallislands;

import atoll.engine.Bits;
import atoll.engine.Counts;
import atoll.engine.grid.Squares;
import atoll.engine.json.Fields;
import atoll.engine.json.Json;
import java.util.Map;

/** What an island must be like to get a house. */
sealed interface Mission {
  boolean isFulfilled(Table table, int island);

  /** At least so many of every symbol. */
  record AtLeast(long symbols) implements Mission {
    @Override
    public boolean isFulfilled(Table table, int island) {
      return Counts.cover(table.islands.symbols(island), symbols);
    }
  }

  /** More of one symbol than of another. */
  record More(int first, int second) implements Mission {
    @Override
    public boolean isFulfilled(Table table, int island) {
      long symbols = table.islands.symbols(island);
      return Counts.of(symbols, first) > Counts.of(symbols, second);
    }
  }

  /** As many of a resource, at least one, as of one of the others. */
  record EqualWith(int resource) implements Mission {
    @Override
    public boolean isFulfilled(Table table, int island) {
      long symbols = table.islands.symbols(island);
      int wanted = Counts.of(symbols, resource);
      boolean isMatched = false;
      for (int other = 0; other < Symbols.RESOURCES; other++) {
        isMatched |= other != resource && Counts.of(symbols, other) == wanted;
      }
      return wanted > 0 && isMatched; // R19
    }
  }

  /** Two different resources in equal number, at least one each. */
  record EqualAny() implements Mission {
    @Override
    public boolean isFulfilled(Table table, int island) {
      long symbols = table.islands.symbols(island);
      int flowers = Counts.of(symbols, Symbols.FLOWER);
      int fruits = Counts.of(symbols, Symbols.FRUIT);
      int leaves = Counts.of(symbols, Symbols.LEAF);
      return (flowers > 0 && (flowers == fruits || flowers == leaves))
          || (fruits > 0 && fruits == leaves); // R19
    }
  }

  // Those of the Great Explorer look beyond the island (R44). Another island is one of two tiles or
  // more.

  /** Another island of the same size. */
  record Twin() implements Mission {
    @Override
    public boolean isFulfilled(Table table, int island) {
      Archipelago islands = table.islands;
      for (int other = 0; other < islands.count(); other++) {
        if (islands.isAnother(other, island) && islands.size(other) == islands.size(island)) {
          return true;
        }
      }
      return false;
    }
  }

  /** A ship of any colour that lies by this island and by another. */
  record Ferry() implements Mission {
    @Override
    public boolean isFulfilled(Table table, int island) {
      for (int ship = 0; ship < table.ships.count(); ship++) {
        if (joins(table, table.ships.cell(ship), island)) {
          return true;
        }
      }
      return false;
    }

    /** Whether a ship on the cell has the island and another one around it. */
    private static boolean joins(Table table, int cell, int island) {
      Archipelago islands = table.islands;
      long around = table.facesAround(cell);
      if ((around & islands.faces(island)) == 0) {
        return false;
      }
      for (int other = 0; other < islands.count(); other++) {
        if (islands.isAnother(other, island) && (around & islands.faces(other)) != 0) {
          return true;
        }
      }
      return false;
    }
  }

  /** So many tiles one after the other in a row or in a column. */
  record Line(int tiles) implements Mission {
    @Override
    public boolean isFulfilled(Table table, int island) {
      long faces = table.islands.faces(island);
      for (long rest = faces; rest != 0; rest = Bits.rest(rest)) {
        int cell = table.cellOf(Bits.first(rest));
        if (goesOn(table, faces, cell, Squares.E) || goesOn(table, faces, cell, Squares.S)) {
          return true;
        }
      }
      return false;
    }

    private boolean goesOn(Table table, long faces, int from, int side) {
      int cell = from;
      int length = 0;
      while ((table.faceSet(cell) & faces) != 0) {
        cell = Grid.beside(cell, side);
        length++;
      }
      return length >= tiles;
    }
  }

  /** No house of anybody. */
  record Unsettled() implements Mission {
    @Override
    public boolean isFulfilled(Table table, int island) {
      return !table.islands.isSettled(island);
    }
  }

  /** A tile shared with another island, and that one has so many tiles. */
  record Sound(int tiles) implements Mission {
    @Override
    public boolean isFulfilled(Table table, int island) {
      return largestAcross(table, island) >= tiles;
    }

    /** The size of the largest other island that shares a tile with this one; 0 if none does. */
    static int largestAcross(Table table, int island) {
      Archipelago islands = table.islands;
      int largest = 0;
      for (int other = 0; other < islands.count(); other++) {
        if (other != island && (islands.faces(other) & islands.faces(island)) != 0) {
          largest = Math.max(largest, islands.size(other));
        }
      }
      return largest;
    }
  }

  /** At most so many cells where the island can still grow. */
  record Closed(int open) implements Mission {
    @Override
    public boolean isFulfilled(Table table, int island) {
      return table.openCells(island) <= open;
    }
  }

  static Mission read(Map<String, Object> data) {
    String kind = Fields.text(data, "kind");
    return switch (kind) {
      case "atLeast" -> new AtLeast(Symbols.counts(Fields.object(data, "symbols")));
      case "more" -> new More(symbol(data, "first"), symbol(data, "second"));
      case "equalWith" -> new EqualWith(symbol(data, "resource"));
      case "equalAny" -> new EqualAny();
      case "twin" -> new Twin();
      case "ferry" -> new Ferry();
      case "line" -> new Line(Fields.whole(data, "tiles"));
      case "unsettled" -> new Unsettled();
      case "sound" -> new Sound(Fields.whole(data, "tiles"));
      case "closed" -> new Closed(Fields.whole(data, "open"));
      default -> throw new IllegalStateException("no mission is " + kind);
    };
  }

  private static int symbol(Map<String, Object> data, String key) {
    return Symbols.NAMES.named(Json.text(data.get(key)));
  }
}
