package atoll.games.smallislands;

import atoll.engine.Names;
import java.util.stream.Stream;

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

  private static final Names WORDS =
      new Names("figure", Stream.of(values()).map(figure -> figure.word).toList());

  private final String word;

  Figure(String word) {
    this.word = word;
  }

  /** The figure that the data call so. */
  static Figure named(String word) {
    return values()[WORDS.named(word)];
  }

  int of(World world, int winner) {
    Archipelago islands = world.table.islands;
    return switch (this) {
      case SCORE -> Scoring.score(world, winner);
      case SHIP -> Scoring.shipPoints(world, winner);
      case ISLANDS -> (int) islands.all().filter(islands::isLargeEnough).count();
      case LARGEST_ISLAND -> islands.all().map(islands::size).max().orElse(0);
      case HOUSES -> Scoring.housesOf(world, winner);
      case SHARED_ISLAND ->
          islands.all().map(each -> islands.housesOn(each, winner)).max().orElse(0);
      case FIRST_SHIP -> world.table.ships.isFirstOf(winner) ? 1 : 0;
      case OWN_SHIP -> world.table.ships.countOf(winner);
      case DISCOVERIES -> world.discoveries.kept(winner).size();
      case BONUS_TOKENS -> Tokens.KINDS - Integer.bitCount(world.clans.tokens(winner));
      case SOLO_LEVEL -> world.rules.level();
    };
  }
}
