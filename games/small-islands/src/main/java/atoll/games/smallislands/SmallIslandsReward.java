package atoll.games.smallislands;

import static atoll.games.smallislands.SmallIslandsSymbols.COUNTED;
import static atoll.games.smallislands.SmallIslandsSymbols.PORT;

import atoll.engine.json.Json;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** What a house on an island brings its owner. */
sealed interface SmallIslandsReward {
  /** The points for one island with a new house of the owner. */
  int points(SmallIslandsTable table, int island, int owner);

  /** So much for every symbol, and something on top. */
  record Symbols(long per, int plus) implements SmallIslandsReward {
    @Override
    public int points(SmallIslandsTable table, int island, int owner) {
      long symbols = table.islands.symbols(island);
      int points = plus;
      for (int symbol = 0; symbol < COUNTED; symbol++) {
        points +=
            SmallIslandsSymbols.count(per, symbol) * SmallIslandsSymbols.count(symbols, symbol);
      }
      return points;
    }
  }

  /** Always the same. */
  record Flat(int points) implements SmallIslandsReward {
    @Override
    public int points(SmallIslandsTable table, int island, int owner) {
      return points;
    }
  }

  /** No points now: the temples of the island give a choice of discovery tokens. */
  record Discovery() implements SmallIslandsReward {
    @Override
    public int points(SmallIslandsTable table, int island, int owner) {
      return 0;
    }
  }

  /** The most numerous resource (R20), something on top, and something for pairs of ports. */
  record Pick(int plus, int portPair) implements SmallIslandsReward {
    @Override
    public int points(SmallIslandsTable table, int island, int owner) {
      long symbols = table.islands.symbols(island);
      return SmallIslandsSymbols.mostNumerous(symbols) + plus + portPair * portPairs(symbols);
    }
  }

  /** One for every location, taken or free. */
  record Locations() implements SmallIslandsReward {
    @Override
    public int points(SmallIslandsTable table, int island, int owner) {
      return Long.bitCount(table.islands.locations(island));
    }
  }

  /** The points of the highest step reached. */
  final class Size implements SmallIslandsReward {
    private static final int MOST_TILES = 60;

    private final int[] bySize = new int[MOST_TILES + 1];

    /**
     * @param steps pairs of a number of tiles and its points, ascending
     */
    Size(List<Object> steps) {
      for (Object item : steps) {
        List<Object> step = Json.list(item);
        Arrays.fill(bySize, Json.whole(step.get(0)), bySize.length, Json.whole(step.get(1)));
      }
    }

    @Override
    public int points(SmallIslandsTable table, int island, int owner) {
      return bySize[table.islands.size(island)]; // R21
    }
  }

  /** So much for every one of the scarcest resource present, and something on top (R21). */
  record Lowest(int per, int plus) implements SmallIslandsReward {
    @Override
    public int points(SmallIslandsTable table, int island, int owner) {
      return per * SmallIslandsSymbols.scarcest(table.islands.symbols(island)) + plus;
    }
  }

  /** So much for every house of somebody else on the island, and something on top. */
  record Neighbours(int per, int plus) implements SmallIslandsReward {
    @Override
    public int points(SmallIslandsTable table, int island, int owner) {
      return per * table.islands.housesOfOthers(island, owner) + plus;
    }
  }

  /** So much for every kind of symbol present, and something on top. */
  record Variety(int per, int plus) implements SmallIslandsReward {
    @Override
    public int points(SmallIslandsTable table, int island, int owner) {
      long symbols = table.islands.symbols(island);
      int kinds = 0;
      for (int symbol = 0; symbol < COUNTED; symbol++) {
        kinds += SmallIslandsSymbols.count(symbols, symbol) > 0 ? 1 : 0;
      }
      return per * kinds + plus;
    }
  }

  /** So much for every ship nearby, and something on top. */
  record Ships(int per, int plus) implements SmallIslandsReward {
    @Override
    public int points(SmallIslandsTable table, int island, int owner) {
      return per * table.shipsNear(island) + plus;
    }
  }

  /** So much for every pair of ports, and something on top. */
  record Pairs(int per, int plus) implements SmallIslandsReward {
    @Override
    public int points(SmallIslandsTable table, int island, int owner) {
      return per * portPairs(table.islands.symbols(island)) + plus;
    }
  }

  private static int portPairs(long symbols) {
    return SmallIslandsSymbols.count(symbols, PORT) / 2;
  }

  static SmallIslandsReward of(Map<String, Object> data) {
    String kind = Json.text(data.get("kind"));
    return switch (kind) {
      case "symbols" ->
          new Symbols(
              SmallIslandsMission.counts(Json.object(data.get("per"))), number(data, "plus"));
      case "flat" -> new Flat(number(data, "points"));
      case "discovery" -> new Discovery();
      case "pick" -> new Pick(number(data, "plus"), number(data, "portPair"));
      case "locations" -> new Locations();
      case "size" -> new Size(Json.list(data.get("steps")));
      case "lowest" -> new Lowest(number(data, "per"), number(data, "plus"));
      case "neighbours" -> new Neighbours(number(data, "per"), number(data, "plus"));
      case "variety" -> new Variety(number(data, "per"), number(data, "plus"));
      case "ships" -> new Ships(number(data, "per"), number(data, "plus"));
      case "pairs" -> new Pairs(number(data, "per"), number(data, "plus"));
      default -> throw new IllegalStateException("no reward is " + kind);
    };
  }

  private static int number(Map<String, Object> data, String key) {
    return Json.whole(data.get(key));
  }
}
