package atoll.games.smallislands;

import atoll.engine.Refused;
import atoll.engine.json.Json;

/** What an achievement can ask of a winner, on the table as it is at the end. */
enum Figure {
  SCORE("score"),
  SHIP("ship"),
  ISLANDS("islands"),
  LARGEST_ISLAND("largestIsland"),
  HOUSES("houses"),
  SHARED_ISLAND("sharedIsland"),
  FIRST_SHIP("firstShip"),
  OWN_SHIP("ownShip"),
  DISCOVERIES("discoveries"),
  BONUS_TOKENS("bonusTokens"),
  SOLO_LEVEL("soloLevel");

  private final String word;

  Figure(String word) {
    this.word = word;
  }

  /** The figure that the data call so. */
  static Figure named(String word) {
    for (Figure figure : values()) {
      if (figure.word.equals(word)) {
        return figure;
      }
    }
    throw new Refused("there is no figure " + Json.brief(word));
  }

  int of(World world, int winner) {
    Archipelago islands = world.table.islands;
    return switch (this) {
      case SCORE -> Scoring.score(world, winner);
      case SHIP -> Scoring.shipPoints(world, winner);
      case ISLANDS -> largerIslands(islands);
      case LARGEST_ISLAND -> largest(islands);
      case HOUSES -> Scoring.housesOf(world, winner);
      case SHARED_ISLAND -> mostHousesOnOne(islands, winner);
      case FIRST_SHIP -> world.table.ships.isFirstOf(winner) ? 1 : 0;
      case OWN_SHIP -> world.table.ships.hasShipOf(winner) ? 1 : 0;
      case DISCOVERIES -> world.discoveries.count(winner);
      case BONUS_TOKENS -> Tokens.KINDS - Integer.bitCount(world.clans.tokens(winner));
      case SOLO_LEVEL -> world.rules.level();
    };
  }

  private static int largerIslands(Archipelago islands) {
    int larger = 0;
    for (int island = 0; island < islands.count(); island++) {
      larger += islands.isLargeEnough(island) ? 1 : 0;
    }
    return larger;
  }

  private static int largest(Archipelago islands) {
    int largest = 0;
    for (int island = 0; island < islands.count(); island++) {
      largest = Math.max(largest, islands.size(island));
    }
    return largest;
  }

  private static int mostHousesOnOne(Archipelago islands, int owner) {
    int most = 0;
    for (int island = 0; island < islands.count(); island++) {
      long own = islands.locations(island) & islands.houses(owner);
      most = Math.max(most, Long.bitCount(own));
    }
    return most;
  }
}
