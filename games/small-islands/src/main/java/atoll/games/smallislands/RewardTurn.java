package atoll.games.smallislands;

import static atoll.games.smallislands.Symbols.TEMPLE;

import atoll.engine.Bits;
import atoll.engine.Ints;

/**
 * A player's reward turn, step by step: where it may build and has built, what that brings, and
 * what it may then do on the table.
 */
final class RewardTurn {
  private static final int HOUSES_AT_HAND = 4;

  private final Course game;
  private final byte[] built = new byte[HOUSES_AT_HAND]; // locations, in the order built on
  private int builtCount;
  private int rewardedCount;
  private final Ints found = new Ints(); // what can be done, while going on

  RewardTurn(Course game) {
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

  /** The number of the seat's next house in a reward turn, this one or the next, from 1. */
  int nextHouseOf(int seat) {
    boolean isBuilding = game.phase().isReward() && game.player() == seat;
    return isBuilding ? Math.min(builtCount + 1, HOUSES_AT_HAND) : 1;
  }

  void start() {
    builtCount = 0;
    rewardedCount = 0;
    if (game.rules.isAlexis(game.player())) {
      game.go(Phase.ALEXIS_CARD);
      return;
    }
    game.objectives.show(game.player());
    game.takeBacks.reveal();
    goOn();
  }

  // Building.

  /** Lists every location where the player may put a house now. */
  void addHouses(Ints moves) {
    int player = game.player();
    if (game.clans.houses(player) == 0) {
      return;
    }
    boolean isAlexis = game.rules.isAlexis(player);
    Mission mission =
        isAlexis ? Expeditions.mission(game.alexis.card()) : game.objectives.mission(player);
    Archipelago islands = game.table.islands;
    for (int island = 0; island < islands.count(); island++) {
      if (islands.isOpenTo(island, player) && mission.isFulfilled(game.table, island)) {
        for (long rest = islands.freeLocations(island); rest != 0; rest = Bits.rest(rest)) {
          int location = Bits.first(rest);
          int cell = game.table.cellOf(Tiles.locationFace(location));
          int where = Tiles.locationWhere(location);
          moves.add(isAlexis ? Moves.alexis(cell, where) : Moves.house(cell, where));
        }
      }
    }
  }

  private boolean canBuild() {
    found.clear();
    addHouses(found);
    return !found.isEmpty();
  }

  private void build(int move) {
    int face = game.table.at(Moves.cell(move));
    int location = Tiles.locationAt(face, Moves.where(move));
    game.table.islands.build(location, game.player());
    game.clans.useHouse(game.player());
    if (!game.rules.isAlexis(game.player())) {
      built[builtCount++] = (byte) location;
    }
  }

  void house(int move) {
    build(move);
    goOn();
  }

  private void goOn() {
    if (canBuild()) {
      game.go(Phase.HOUSES);
    } else {
      count(); // R13
    }
  }

  void houseForAlexis(int move) {
    build(move);
    goOnForAlexis();
  }

  /** Alexis must build wherever he can; seat 0 decides only where there is a choice (R37). */
  void goOnForAlexis() {
    while (canBuild() && found.size() == 1) {
      build(found.get(0));
    }
    if (found.isEmpty()) {
      game.alexis.shuffle();
      game.nextRewardTurn();
    } else {
      game.go(Phase.ALEXIS_HOUSE);
    }
  }

  // What the houses bring.

  /** The island of a house placed in this turn. */
  int islandBuiltOn(int index) {
    int location = built[index];
    int region = Tiles.regionOf(Tiles.locationWhere(location));
    return game.table.islands.islandOf(2 * Tiles.locationFace(location) + region);
  }

  /** The points for a house placed in this turn. */
  int points(int index) {
    int cell = game.table.cellOf(Tiles.locationFace(built[index]));
    Reward reward = game.objectives.reward(game.player());
    return reward.points(game.table, islandBuiltOn(index), cell, index + 1);
  }

  /** Counts the houses in the order placed (R18), as far as it goes without a discovery. */
  void count() {
    for (; rewardedCount < builtCount; rewardedCount++) {
      if (discoveriesDue() > 0) {
        game.go(Phase.DISCOVER);
        return;
      }
      game.clans.gain(game.player(), points(rewardedCount));
    }
    game.discoveries.putBack(); // R43
    act();
  }

  /** How many discovery tokens the next house brings to choose from. */
  int discoveriesDue() {
    if (!(game.objectives.reward(game.player()) instanceof Reward.Discovery)) {
      return 0;
    }
    long symbols = game.table.islands.symbols(islandBuiltOn(rewardedCount));
    int temples = Symbols.count(symbols, TEMPLE);
    return Math.min(temples, Discoveries.size(game.discoveries.pool())); // R23
  }

  void keepDiscovery(int value) {
    game.discoveries.keep(value);
    rewardedCount++;
    count();
  }

  // What the reward lets the seat do on the table.

  private void act() {
    found.clear();
    addActions(found);
    if (found.isEmpty()) {
      end(); // R13
    } else {
      boolean sails = Moves.kind(found.get(0)) == Moves.SAIL;
      game.go(sails ? Phase.SAIL : Phase.ERUPT);
    }
  }

  /** Lists every action; there is one only for a seat that has built in this turn (R45). */
  void addActions(Ints moves) {
    if (builtCount == 0) {
      return;
    }
    switch (game.objectives.reward(game.player())) {
      case Reward.Pilot _ -> game.table.departures.addSailings(game.player(), moves);
      case Reward.Volcano _ -> game.table.departures.addEruptions(moves);
      default -> {}
    }
  }

  void sail(int move) {
    game.table.sail(Moves.cell(move), Moves.target(move)); // R46
    end();
  }

  void erupt(int move) {
    game.table.erupt(Moves.cell(move)); // R46
    end();
  }

  void end() {
    game.clans.refillHouses(game.player());
    game.objectives.giveBack(game.player());
    game.nextRewardTurn();
  }

  void copyFrom(RewardTurn other) {
    builtCount = other.builtCount;
    rewardedCount = other.rewardedCount;
    System.arraycopy(other.built, 0, built, 0, HOUSES_AT_HAND);
  }
}
