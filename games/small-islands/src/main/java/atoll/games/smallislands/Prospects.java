package atoll.games.smallislands;

import static atoll.games.smallislands.Symbols.COUNTED;
import static atoll.games.smallislands.Symbols.RESOURCES;
import static atoll.games.smallislands.Symbols.TEMPLE;

import atoll.engine.Counts;
import java.util.Arrays;

/**
 * What a mission and a reward promise a seat as the islands are now: for each island the reward,
 * the less the further it is from fulfilling the mission, and of these the best for the houses at
 * hand. An estimate for bots, no rule.
 */
final class Prospects {
  /** What the best of so many discovery tokens is worth on average. */
  private static final double[] BEST_DISCOVERY = {0, 4.8, 5.9, 6.5, 6.9, 7.2, 7.4};

  /** How much of a reward is left for each symbol missing for the mission. */
  private static final double[] NEARNESS = {1, 0.3, 0.1, 0.03};

  private static final double STILL_ONE_TILE = 0.4;
  private static final double A_VOYAGE = 4; // how far the first ship will be
  private static final int MOST_HOUSES = 8;

  private final double[] best = new double[MOST_HOUSES];
  private final Crossings crossings = new Crossings();

  /** What the objective promises the seat with so many houses, of which the next is the nth. */
  double of(Mission mission, Reward reward, Table table, int seat, int houses, int nth) {
    Arrays.fill(best, 0, houses, 0);
    if (mission instanceof Mission.Ferry) {
      crossings.find(table);
    }
    Archipelago islands = table.islands;
    for (int island = 0; island < islands.count(); island++) {
      if (!islands.hasHouse(island, seat) && islands.freeLocations(island) != 0) {
        int missing = missing(mission, table, island);
        if (missing < NEARNESS.length) {
          double value = NEARNESS[missing] * rewardOf(reward, table, island);
          insert(islands.size(island) > 1 ? value : STILL_ONE_TILE * value, houses);
        }
      }
    }
    double sum = 0;
    for (int i = 0; i < houses; i++) {
      sum += best[i] * (reward instanceof Reward.Chain chain ? chain.step(nth + i) : 1);
    }
    return sum;
  }

  private void insert(double value, int houses) {
    double lower = value;
    for (int i = 0; i < houses; i++) {
      double higher = Math.max(best[i], lower);
      lower = Math.min(best[i], lower);
      best[i] = higher;
    }
  }

  /** What the island would bring at its best location; of a chain, 1 for every link. */
  private static double rewardOf(Reward reward, Table table, int island) {
    return switch (reward) {
      case Reward.Discovery _ -> discovery(table, island);
      case Reward.Chain _ -> 1;
      case Reward.Voyage _ when table.ships.count() == 0 -> A_VOYAGE;
      default -> reward.bestPoints(table, island, 1);
    };
  }

  /** What may be expected of the discovery tokens of an island. */
  static double discovery(Table table, int island) {
    int temples = Counts.of(table.islands.symbols(island), TEMPLE);
    return BEST_DISCOVERY[Math.min(temples, BEST_DISCOVERY.length - 1)];
  }

  /** How many symbols or tiles, roughly, an island lacks to fulfil the mission. */
  private int missing(Mission mission, Table table, int island) {
    long symbols = table.islands.symbols(island);
    return switch (mission) {
      case Mission.AtLeast atLeast -> {
        int missing = 0;
        for (int symbol = 0; symbol < COUNTED; symbol++) {
          int needed = Counts.of(atLeast.symbols(), symbol);
          missing += Math.max(0, needed - Counts.of(symbols, symbol));
        }
        yield missing;
      }
      case Mission.More more ->
          Math.max(0, 1 + Counts.of(symbols, more.second()) - Counts.of(symbols, more.first()));
      case Mission.EqualWith equal -> missingToEqual(symbols, equal.resource());
      case Mission.EqualAny _ ->
          Math.min(
              missingToEqual(symbols, 0),
              Math.min(missingToEqual(symbols, 1), missingToEqual(symbols, 2)));
      case Mission.Twin _ -> missingToTwin(table.islands, island);
      case Mission.Ferry ferry ->
          ferry.isFulfilled(table, island) ? 0 : crossings.has(island) ? 1 : 2;
      case Mission.Line line -> {
        int more = line.tiles() - table.islands.size(island);
        yield more > 0 ? more : line.isFulfilled(table, island) ? 0 : 1;
      }
      case Mission.Unsettled unsettled ->
          unsettled.isFulfilled(table, island) ? 0 : NEARNESS.length;
      case Mission.Sound sound ->
          Math.max(0, sound.tiles() - Mission.Sound.largestAcross(table, island));
      case Mission.Closed closed -> Math.max(0, table.openCells(island) - closed.open());
    };
  }

  /** How many tiles an island or another one must grow until they are of one size. */
  private static int missingToTwin(Archipelago islands, int island) {
    int size = islands.size(island);
    int missing = NEARNESS.length;
    for (int other = 0; other < islands.count(); other++) {
      if (other != island) {
        int tiles = Math.abs(size - islands.size(other));
        boolean areBothOfOne = size == 1 && tiles == 0;
        missing = Math.min(missing, areBothOfOne ? 2 : tiles);
      }
    }
    return missing;
  }

  private static int missingToEqual(long symbols, int resource) {
    int wanted = Counts.of(symbols, resource);
    int missing = NEARNESS.length;
    for (int other = 0; other < RESOURCES; other++) {
      if (other != resource) {
        int count = Counts.of(symbols, other);
        missing = Math.min(missing, Math.abs(wanted - count) + (wanted + count == 0 ? 2 : 0));
      }
    }
    return missing;
  }
}
