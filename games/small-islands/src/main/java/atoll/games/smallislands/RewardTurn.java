package atoll.games.smallislands;

import atoll.engine.Counts;
import atoll.engine.Ints;
import atoll.engine.State;
import org.jspecify.annotations.Nullable;

/**
 * A player's reward turn: the houses it has built, and how many of them have been rewarded. Every
 * step tells the phase that follows within the turn, or null once the turn is over.
 */
final class RewardTurn {
  private final World world;
  private final Listing listing;
  private final byte[] built; // locations, in the order built on
  private int builtCount;
  private int rewardedCount;
  private final Ints found = new Ints(); // what can be done, while going on

  RewardTurn(World world, Listing listing) {
    this.world = world;
    this.listing = listing;
    built = new byte[world.rules.pieces().housesAtHand()];
  }

  // What has been built, and what it brings.

  int builtCount() {
    return builtCount;
  }

  /** A location built on in this turn. */
  int built(int index) {
    return built[index];
  }

  /** How many of the houses have been rewarded. */
  int rewardedCount() {
    return rewardedCount;
  }

  /** The number of the next house, from 1; when all are built, of the last one. */
  int nextHouse() {
    return Math.min(builtCount + 1, built.length);
  }

  /** The island of a house built in this turn. */
  int islandBuiltOn(int index) {
    Places locations = world.rules.tiles().locations;
    int region = Tiles.regionOf(locations.faces[built[index]], locations.wheres[built[index]]);
    return world.table.islands.islandOf(region);
  }

  /** What a house built in this turn brings the seat. */
  int points(int seat, int index) {
    int cell = world.table.cellOf(world.rules.tiles().locations.faces[built[index]]);
    Reward reward = world.objectives.reward(seat);
    return reward.points(world.table, islandBuiltOn(index), cell, index + 1);
  }

  /** How many discovery tokens the next house brings to choose from. */
  int discoveriesDue(int seat) {
    if (!(world.objectives.reward(seat) instanceof Reward.Discovery)) {
      return 0;
    }
    long symbols = world.table.islands.symbols(islandBuiltOn(rewardedCount));
    return Math.min(Counts.of(symbols, Symbols.TEMPLE), world.discoveries.poolSize()); // R23
  }

  // Building.

  @Nullable Phase start(int player) {
    builtCount = 0;
    rewardedCount = 0;
    if (world.rules.isAlexis(player)) {
      return Phase.ALEXIS_CARD;
    }
    world.objectives.show(player);
    world.takeBacks.reveal();
    return goOn(player);
  }

  private @Nullable Phase goOn(int seat) {
    return canBuild(seat) ? Phase.HOUSES : count(seat); // R13
  }

  private boolean canBuild(int player) {
    found.clear();
    listing.addHouses(player, found);
    return !found.isEmpty();
  }

  @Nullable Phase house(int seat, int move) {
    built[builtCount++] = (byte) build(seat, move);
    return goOn(seat);
  }

  /** Puts a house of the player on a location, and tells which. */
  private int build(int player, int move) {
    int location = world.table.locationAt(Moves.cell(move), Moves.where(move));
    world.table.islands.build(location, player);
    world.clans.useHouse(player);
    return location;
  }

  @Nullable Phase houseForAlexis(int alexis, int move) {
    build(alexis, move);
    return goOnForAlexis(alexis);
  }

  /** Alexis must build wherever he can; seat 0 decides only where there is a choice (R37). */
  @Nullable Phase goOnForAlexis(int alexis) {
    while (canBuild(alexis) && found.size() == 1) {
      build(alexis, found.get(0));
    }
    if (!found.isEmpty()) {
      return Phase.ALEXIS_HOUSE;
    }
    world.alexis.shuffle();
    return null;
  }

  // What the houses bring.

  /** Counts the houses in the order built (R18), as far as it goes without a discovery. */
  @Nullable Phase count(int seat) {
    for (; rewardedCount < builtCount; rewardedCount++) {
      if (discoveriesDue(seat) > 0) {
        return Phase.DISCOVER;
      }
      world.clans.gain(seat, points(seat, rewardedCount));
    }
    world.discoveries.putBack(); // R43
    return act(seat);
  }

  @Nullable Phase keepDiscovery(int seat, int value) {
    world.discoveries.keep(value);
    rewardedCount++;
    return count(seat);
  }

  // What the reward lets the seat do on the table.

  /** Some rewards let a seat that has built (R45) act on the table, if it can (R13). */
  private @Nullable Phase act(int seat) {
    found.clear();
    @Nullable Phase action = builtCount == 0 ? null : world.objectives.reward(seat).action();
    if (action == Phase.SAIL) {
      listing.addSailings(seat, found);
    } else if (action == Phase.ERUPT) {
      listing.addEruptions(found);
    }
    return found.isEmpty() ? end(seat) : action;
  }

  @Nullable Phase sail(int seat, int move) {
    world.table.sail(Moves.cell(move), Moves.target(move)); // R46
    return end(seat);
  }

  @Nullable Phase erupt(int seat, int move) {
    world.table.erupt(Moves.cell(move)); // R46
    return end(seat);
  }

  @Nullable Phase end(int seat) {
    world.clans.refillHouses(seat);
    world.objectives.giveBack(seat);
    return null;
  }

  void copyFrom(RewardTurn other) {
    builtCount = other.builtCount;
    rewardedCount = other.rewardedCount;
    System.arraycopy(other.built, 0, built, 0, built.length);
  }

  void state(State state) {
    state.part("rewardTurn");
    state.numbers("built", built);
    builtCount = state.number("houses", builtCount);
    rewardedCount = state.number("rewarded", rewardedCount);
  }
}
