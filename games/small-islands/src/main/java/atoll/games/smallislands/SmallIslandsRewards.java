package atoll.games.smallislands;

import static atoll.games.smallislands.SmallIslandsSymbols.TEMPLE;

import atoll.engine.Ints;

/** A player's reward turn: where it may build, where it has built, and what that brings. */
final class SmallIslandsRewards {
  private static final int HOUSES_AT_HAND = 4;

  private final SmallIslandsRound game;
  private final byte[] built = new byte[HOUSES_AT_HAND]; // locations, in the order built on
  private int builtCount;
  private int rewardedCount;
  private final Ints spots = new Ints();

  SmallIslandsRewards(SmallIslandsRound game) {
    this.game = game;
  }

  int builtCount() {
    return builtCount;
  }

  /** A location built on in this turn; not kept for Alexis. */
  int built(int index) {
    return built[index];
  }

  /** How many of the houses have been rewarded. */
  int rewardedCount() {
    return rewardedCount;
  }

  void start() {
    builtCount = 0;
    rewardedCount = 0;
  }

  /** Lists every location where the player may put a house now. */
  void addHouses(Ints moves) {
    int player = game.player();
    if (game.clans.houses(player) == 0) {
      return;
    }
    boolean isAlexis = game.mode.isAlexis(player);
    SmallIslandsMission mission =
        isAlexis
            ? SmallIslandsExpeditions.mission(game.alexis.card())
            : game.objectives.mission(player);
    SmallIslandsArchipelago islands = game.table.islands;
    for (int island = 0; island < islands.count(); island++) {
      if (islands.isOpenTo(island, player) && mission.isFulfilled(game.table, island)) {
        for (long rest = islands.freeLocations(island); rest != 0; rest &= rest - 1) {
          int location = Long.numberOfTrailingZeros(rest);
          int cell = game.table.cellOf(SmallIslandsTiles.locationFace(location));
          int where = SmallIslandsTiles.locationWhere(location);
          moves.add(
              isAlexis
                  ? SmallIslandsMoves.alexis(cell, where)
                  : SmallIslandsMoves.house(cell, where));
        }
      }
    }
  }

  boolean canBuild() {
    spots.clear();
    addHouses(spots);
    return !spots.isEmpty();
  }

  void build(int move) {
    int face = game.table.at(SmallIslandsMoves.cell(move));
    int location = SmallIslandsTiles.locationAt(face, SmallIslandsMoves.where(move));
    game.table.islands.build(location, game.player());
    game.clans.useHouse(game.player());
    if (!game.mode.isAlexis(game.player())) {
      built[builtCount++] = (byte) location;
    }
  }

  /** Builds for Alexis as long as there is exactly one spot; false if there is nothing left. */
  boolean buildWithoutChoice() {
    while (canBuild() && spots.size() == 1) {
      build(spots.get(0));
    }
    return !spots.isEmpty();
  }

  /** The island of a house placed in this turn. */
  int islandBuiltOn(int index) {
    int location = built[index];
    int region = SmallIslandsTiles.regionOf(SmallIslandsTiles.locationWhere(location));
    return game.table.islands.islandOf(2 * SmallIslandsTiles.locationFace(location) + region);
  }

  /**
   * Rewards the houses in the order placed (R18), as far as it goes by itself; false if a discovery
   * has to be drawn first.
   */
  boolean rewardHouses() {
    SmallIslandsReward reward = game.objectives.reward(game.player());
    for (; rewardedCount < builtCount; rewardedCount++) {
      if (discoveriesDue() > 0) {
        return false;
      }
      int island = islandBuiltOn(rewardedCount);
      game.clans.gain(game.player(), reward.points(game.table, island, game.player()));
    }
    return true;
  }

  /** How many discovery tokens the next house brings to choose from. */
  int discoveriesDue() {
    if (!(game.objectives.reward(game.player()) instanceof SmallIslandsReward.Discovery)) {
      return 0;
    }
    long symbols = game.table.islands.symbols(islandBuiltOn(rewardedCount));
    int temples = SmallIslandsSymbols.count(symbols, TEMPLE);
    return Math.min(temples, SmallIslandsDiscoveries.size(game.discoveries.pool())); // R23
  }

  void discoveryKept() {
    rewardedCount++;
  }

  void copyFrom(SmallIslandsRewards other) {
    builtCount = other.builtCount;
    rewardedCount = other.rewardedCount;
    System.arraycopy(other.built, 0, built, 0, HOUSES_AT_HAND);
  }
}
