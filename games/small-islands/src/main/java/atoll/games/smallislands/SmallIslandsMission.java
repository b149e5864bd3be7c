package atoll.games.smallislands;

import static atoll.games.smallislands.SmallIslandsSymbols.COUNTED;
import static atoll.games.smallislands.SmallIslandsSymbols.FLOWER;
import static atoll.games.smallislands.SmallIslandsSymbols.FRUIT;
import static atoll.games.smallislands.SmallIslandsSymbols.LEAF;
import static atoll.games.smallislands.SmallIslandsSymbols.RESOURCES;

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

  /** So many tiles. */
  record Size(int min, int max) implements SmallIslandsMission {
    @Override
    public boolean isFulfilled(SmallIslandsTable table, int island) {
      int size = table.islands.size(island);
      return min <= size && size <= max;
    }
  }

  /** A ship of any colour nearby. */
  record NearShip() implements SmallIslandsMission {
    @Override
    public boolean isFulfilled(SmallIslandsTable table, int island) {
      return table.shipsNear(island) > 0;
    }
  }

  static SmallIslandsMission of(Map<String, Object> data) {
    String kind = Json.text(data.get("kind"));
    return switch (kind) {
      case "atLeast" -> new AtLeast(counts(Json.object(data.get("symbols"))));
      case "more" -> new More(symbol(data, "first"), symbol(data, "second"));
      case "equalWith" -> new EqualWith(symbol(data, "resource"));
      case "equalAny" -> new EqualAny();
      case "size" -> new Size(Json.whole(data.get("min")), Json.whole(data.get("max")));
      case "nearShip" -> new NearShip();
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
