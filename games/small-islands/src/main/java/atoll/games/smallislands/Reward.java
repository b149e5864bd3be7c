package atoll.games.smallislands;

import atoll.engine.Bits;
import atoll.engine.Counts;
import atoll.engine.json.Fields;
import atoll.engine.json.Json;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a house on an island brings its owner. */
sealed interface Reward {
  /**
   * The points for one island with a new house.
   *
   * @param cell where on the island the house stands; matters to few
   * @param nth the number of the house in this reward turn, from 1
   */
  int points(Table table, int island, int cell, int nth);

  /** The most points that a house can bring on a free location of the island. */
  default int bestPoints(Table table, int island, int nth) {
    return points(table, island, Grid.NONE, nth);
  }

  /** What it lets a seat that has built do on the table, if anything. */
  default @Nullable Phase action() {
    return null;
  }

  private static int bestOfLocations(Reward reward, Table table, int island) {
    int best = 0;
    for (long rest = table.islands.freeLocations(island); rest != 0; rest = Bits.rest(rest)) {
      int face = table.tiles.locations.faces[Bits.first(rest)];
      best = Math.max(best, reward.points(table, island, table.cellOf(face), 1));
    }
    return best;
  }

  /** So much for every symbol, and something on top. */
  record PerSymbol(long per, int plus) implements Reward {
    @Override
    public int points(Table table, int island, int cell, int nth) {
      long symbols = table.islands.symbols(island);
      int points = plus;
      for (int symbol = 0; symbol < Symbols.COUNTED; symbol++) {
        points += Counts.of(per, symbol) * Counts.of(symbols, symbol);
      }
      return points;
    }
  }

  /** Always the same; then a ship may sail or a tile erupt, if there is an action. */
  record Flat(int points, @Nullable Phase action) implements Reward {
    @Override
    public int points(Table table, int island, int cell, int nth) {
      return points;
    }
  }

  /** No points now: the temples of the island give a choice of discovery tokens. */
  record Discovery() implements Reward {
    @Override
    public int points(Table table, int island, int cell, int nth) {
      return 0;
    }
  }

  /** The most numerous resource (R20), something on top, and something for pairs of ports. */
  record Pick(int plus, int portPair) implements Reward {
    @Override
    public int points(Table table, int island, int cell, int nth) {
      long symbols = table.islands.symbols(island);
      return Symbols.mostNumerous(symbols)
          + plus
          + portPair * (Counts.of(symbols, Symbols.PORT) / 2);
    }
  }

  /** One for every location, taken or free. */
  record Locations() implements Reward {
    @Override
    public int points(Table table, int island, int cell, int nth) {
      return Long.bitCount(table.islands.locations(island));
    }
  }

  /** The points of the highest step reached. */
  final class Size implements Reward {
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
    public int points(Table table, int island, int cell, int nth) {
      return bySize[table.islands.size(island)]; // R21
    }
  }

  /** So much for every one of the scarcest resource present, and something on top (R21). */
  record Lowest(int per, int plus) implements Reward {
    @Override
    public int points(Table table, int island, int cell, int nth) {
      return per * Symbols.scarcest(table.islands.symbols(island)) + plus;
    }
  }

  // Those of the Great Explorer (R44).

  /** The more, the more houses there are in one reward turn. */
  final class Chain implements Reward {
    private final int[] steps;

    Chain(List<Object> steps) {
      this.steps = steps.stream().mapToInt(Json::whole).toArray();
    }

    int step(int nth) {
      return steps[nth - 1];
    }

    @Override
    public int points(Table table, int island, int cell, int nth) {
      return step(nth);
    }
  }

  /** So much for every kind of symbol of which no island has more, and something on top. */
  record Records(int per, int plus) implements Reward {
    @Override
    public int points(Table table, int island, int cell, int nth) {
      Archipelago islands = table.islands;
      long symbols = islands.symbols(island);
      int points = plus;
      for (int symbol = 0; symbol < Symbols.COUNTED; symbol++) {
        int most = 1;
        for (int other = 0; other < islands.count(); other++) {
          most = Math.max(most, Counts.of(islands.symbols(other), symbol));
        }
        points += Counts.of(symbols, symbol) == most ? per : 0;
      }
      return points;
    }
  }

  /** The way from the house to the nearest ship of any colour, but not too much. */
  record Voyage(int most) implements Reward {
    @Override
    public int points(Table table, int island, int cell, int nth) {
      return table.ships.count() == 0 ? 0 : Math.min(most, table.ships.distanceFrom(cell));
    }

    @Override
    public int bestPoints(Table table, int island, int nth) {
      return bestOfLocations(this, table, island);
    }
  }

  /** The ports around the house's tile. */
  record Lighthouse() implements Reward {
    @Override
    public int points(Table table, int island, int cell, int nth) {
      return table.portsAround(cell);
    }

    @Override
    public int bestPoints(Table table, int island, int nth) {
      return bestOfLocations(this, table, island);
    }
  }

  static Reward read(Map<String, Object> data) {
    String kind = Fields.text(data, "kind");
    return switch (kind) {
      case "symbols" ->
          new PerSymbol(Symbols.counts(Fields.object(data, "per")), number(data, "plus"));
      case "flat" -> new Flat(number(data, "points"), null);
      case "discovery" -> new Discovery();
      case "pick" -> new Pick(number(data, "plus"), number(data, "portPair"));
      case "locations" -> new Locations();
      case "size" -> new Size(Json.list(data.get("steps")));
      case "lowest" -> new Lowest(number(data, "per"), number(data, "plus"));
      case "chain" -> new Chain(Json.list(data.get("steps")));
      case "pilot" -> new Flat(number(data, "points"), Phase.SAIL);
      case "record" -> new Records(number(data, "per"), number(data, "plus"));
      case "voyage" -> new Voyage(number(data, "most"));
      case "volcano" -> new Flat(number(data, "points"), Phase.ERUPT);
      case "lighthouse" -> new Lighthouse();
      default -> throw new IllegalStateException("no reward is " + kind);
    };
  }

  private static int number(Map<String, Object> data, String key) {
    return Json.whole(data.get(key));
  }
}
