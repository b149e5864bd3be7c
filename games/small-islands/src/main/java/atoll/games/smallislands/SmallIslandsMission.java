package atoll.games.smallislands;

import static atoll.games.smallislands.SmallIslandsSymbols.COUNTED;
import static atoll.games.smallislands.SmallIslandsSymbols.FLOWER;
import static atoll.games.smallislands.SmallIslandsSymbols.FRUIT;
import static atoll.games.smallislands.SmallIslandsSymbols.LEAF;
import static atoll.games.smallislands.SmallIslandsSymbols.RESOURCES;

import atoll.engine.grid.Squares;
import atoll.engine.json.Json;
import java.util.Map;

/** What an island must be like to get a house. */
sealed interface SmallIslandsMission {
  boolean isFulfilled(SmallIslandsTable table, int island);

  /** At least so many of every symbol. */
  record AtLeast(long symbols) implements SmallIslandsMission {
    @Override
    public boolean isFulfilled(SmallIslandsTable table, int island) {
      return SmallIslandsSymbols.isAtLeast(table.islands.symbols(island), symbols);
    }
  }

  /** More of one symbol than of another. */
  record More(int first, int second) implements SmallIslandsMission {
    @Override
    public boolean isFulfilled(SmallIslandsTable table, int island) {
      long symbols = table.islands.symbols(island);
      return SmallIslandsSymbols.count(symbols, first) > SmallIslandsSymbols.count(symbols, second);
    }
  }

  /** As many of a resource, at least one, as of one of the others. */
  record EqualWith(int resource) implements SmallIslandsMission {
    @Override
    public boolean isFulfilled(SmallIslandsTable table, int island) {
      long symbols = table.islands.symbols(island);
      int wanted = SmallIslandsSymbols.count(symbols, resource);
      boolean isMatched = false;
      for (int other = 0; other < RESOURCES; other++) {
        isMatched |= other != resource && SmallIslandsSymbols.count(symbols, other) == wanted;
      }
      return wanted > 0 && isMatched; // R19
    }
  }

  /** Two different resources in equal number, at least one each. */
  record EqualAny() implements SmallIslandsMission {
    @Override
    public boolean isFulfilled(SmallIslandsTable table, int island) {
      long symbols = table.islands.symbols(island);
      int flowers = SmallIslandsSymbols.count(symbols, FLOWER);
      int fruits = SmallIslandsSymbols.count(symbols, FRUIT);
      int leaves = SmallIslandsSymbols.count(symbols, LEAF);
      return (flowers > 0 && (flowers == fruits || flowers == leaves))
          || (fruits > 0 && fruits == leaves); // R19
    }
  }

  // Those of the Great Explorer look beyond the island (R44). Another island is one of two tiles or
  // more.

  /** Another island of the same size. */
  record Twin() implements SmallIslandsMission {
    @Override
    public boolean isFulfilled(SmallIslandsTable table, int island) {
      SmallIslandsArchipelago islands = table.islands;
      for (int other = 0; other < islands.count(); other++) {
        if (islands.isAnother(other, island) && islands.size(other) == islands.size(island)) {
          return true;
        }
      }
      return false;
    }
  }

  /** A ship of any colour that lies by this island and by another. */
  record Ferry() implements SmallIslandsMission {
    @Override
    public boolean isFulfilled(SmallIslandsTable table, int island) {
      for (int ship = 0; ship < table.ships.count(); ship++) {
        if (joins(table, table.ships.cell(ship), island)) {
          return true;
        }
      }
      return false;
    }

    /** Whether a ship on the cell has the island and another one around it. */
    private static boolean joins(SmallIslandsTable table, int cell, int island) {
      SmallIslandsArchipelago islands = table.islands;
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
  record Line(int tiles) implements SmallIslandsMission {
    @Override
    public boolean isFulfilled(SmallIslandsTable table, int island) {
      long faces = table.islands.faces(island);
      for (long rest = faces; rest != 0; rest &= rest - 1) {
        int cell = table.cellOf(Long.numberOfTrailingZeros(rest));
        if (goesOn(table, faces, cell, Squares.E) || goesOn(table, faces, cell, Squares.S)) {
          return true;
        }
      }
      return false;
    }

    private boolean goesOn(SmallIslandsTable table, long faces, int from, int side) {
      int cell = from;
      int length = 0;
      while ((table.faceSet(cell) & faces) != 0) {
        cell = SmallIslandsGrid.beside(cell, side);
        length++;
      }
      return length >= tiles;
    }
  }

  /** No house of anybody. */
  record Unsettled() implements SmallIslandsMission {
    @Override
    public boolean isFulfilled(SmallIslandsTable table, int island) {
      return !table.islands.isSettled(island);
    }
  }

  /** A tile shared with another island, and that one has so many tiles. */
  record Sound(int tiles) implements SmallIslandsMission {
    @Override
    public boolean isFulfilled(SmallIslandsTable table, int island) {
      return largestAcross(table, island) >= tiles;
    }

    /** The size of the largest other island that shares a tile with this one; 0 if none does. */
    static int largestAcross(SmallIslandsTable table, int island) {
      SmallIslandsArchipelago islands = table.islands;
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
  record Closed(int open) implements SmallIslandsMission {
    @Override
    public boolean isFulfilled(SmallIslandsTable table, int island) {
      return table.openCells(island) <= open;
    }
  }

  static SmallIslandsMission of(Map<String, Object> data) {
    String kind = Json.text(data.get("kind"));
    return switch (kind) {
      case "atLeast" -> new AtLeast(counts(Json.object(data.get("symbols"))));
      case "more" -> new More(symbol(data, "first"), symbol(data, "second"));
      case "equalWith" -> new EqualWith(symbol(data, "resource"));
      case "equalAny" -> new EqualAny();
      case "twin" -> new Twin();
      case "ferry" -> new Ferry();
      case "line" -> new Line(Json.whole(data.get("tiles")));
      case "unsettled" -> new Unsettled();
      case "sound" -> new Sound(Json.whole(data.get("tiles")));
      case "closed" -> new Closed(Json.whole(data.get("open")));
      default -> throw new IllegalStateException("no mission is " + kind);
    };
  }

  private static int symbol(Map<String, Object> data, String key) {
    return SmallIslandsSymbols.symbol(Json.text(data.get(key)));
  }

  /** Numbers by symbol, packed. */
  static long counts(Map<String, Object> data) {
    long counts = 0;
    for (int symbol = 0; symbol < COUNTED; symbol++) {
      String name = SmallIslandsSymbols.NAMES.get(symbol);
      if (data.containsKey(name)) {
        counts += SmallIslandsSymbols.one(symbol) * Json.whole(data.get(name));
      }
    }
    return counts;
  }
}
