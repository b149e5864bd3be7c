package atoll.games.smallislands;

import static atoll.games.smallislands.Symbols.PORT;

import atoll.engine.Bits;
import atoll.engine.Insight;
import atoll.engine.Ints;
import atoll.engine.Position;

/**
 * What Small Islands teaches its bots: a position is worth the points so far, less those of Alexis
 * where he plays, and what the objectives promise; a move is rated by how welcome the symbols are
 * that it brings.
 */
final class SmallIslandsInsight implements Insight {
  private static final double KEPT = 0.35; // how much a kept objective counts beside the chosen one
  private static final double TOKEN = 0.8; // an unused bonus token
  private static final double SHIP = 5; // the own ship while it is not on the table
  private static final double ALEXIS = 17; // what he earns in a game on top of his card
  private static final double GREY_SHIP = 2.4; // of it for each of his ships
  private static final double SO_FAR = 0.5; // how much the ports count that his ships have now
  private static final double READY = 11; // the promise that makes landing attractive
  private static final float FERRIED = 2; // an island that a landing opens to a ferry
  private static final float WASTED = 0.3f; // what is left of a symbol on an island already settled

  private final Prospects prospects = new Prospects();
  private final Appeal appeal = new Appeal();

  @Override
  public double worth(Position position, int seat) {
    SmallIslandsPosition game = (SmallIslandsPosition) position;
    double worth = position.score(seat) - alexis(game);
    if (game.course.phase() == Phase.OVER) {
      return worth;
    }
    return worth
        + chosen(game, seat)
        + pending(game, seat)
        + KEPT * held(game.world, seat)
        + TOKEN * Integer.bitCount(game.world.clans.tokens(seat))
        + (game.world.clans.hasOwnShip(seat) ? SHIP : 0);
  }

  /** What there is to beat: the points of Alexis in the end, if he plays. */
  private static double alexis(SmallIslandsPosition game) {
    if (!game.world.rules.isSolo()) {
      return 0;
    }
    if (game.course.phase() == Phase.OVER) {
      return Scoring.alexisPoints(game.world);
    }
    int ports = Scoring.shipPoints(game.world, Rules.ALEXIS);
    double more = ports - GREY_SHIP * game.world.table.ships.countOf(Ships.GREY);
    return game.world.rules.alexis().points() + ALEXIS + SO_FAR * more;
  }

  /** What the objective of this round promises, until the seat has done building. */
  private double chosen(SmallIslandsPosition game, int seat) {
    boolean isDone = game.course.isRewarding(seat) && game.course.phase() != Phase.HOUSES;
    if (game.world.objectives.chosen(0, seat) == Objectives.NONE || isDone) {
      return 0;
    }
    return prospects.of(
        game.world.objectives.mission(seat),
        game.world.objectives.reward(seat),
        game.world.table,
        seat,
        game.world.clans.houses(seat),
        game.course.nextHouseOf(seat));
  }

  private double promise(World world, int seat, Mission mission, Reward reward) {
    return prospects.of(mission, reward, world.table, seat, world.clans.houses(seat), 1);
  }

  /** The houses placed in the seat's reward turn that are not rewarded yet. */
  private static double pending(SmallIslandsPosition game, int seat) {
    double sum = 0;
    RewardTurn rewardTurn = game.course.rewardTurn;
    if (game.course.isRewarding(seat)) {
      boolean isDiscovery = game.world.objectives.reward(seat) instanceof Reward.Discovery;
      for (int i = rewardTurn.rewardedCount(); i < rewardTurn.builtCount(); i++) {
        sum +=
            isDiscovery
                ? Prospects.discovery(game.world.table, rewardTurn.islandBuiltOn(i))
                : rewardTurn.points(seat, i);
      }
    }
    return sum;
  }

  /** What the best objective in the hand promises for a later round. */
  private double held(World world, int seat) {
    Objectives objectives = world.objectives;
    Cards cards = world.rules.cards();
    double best = 0;
    for (int rest = objectives.held(0, seat); rest != 0; rest = Bits.rest(rest)) {
      int card = Bits.first(rest);
      int rewards = objectives.decks == 1 ? 1 << card : objectives.held(1, seat);
      for (; rewards != 0; rewards = Bits.rest(rewards)) {
        int reward = Bits.first(rewards);
        best = Math.max(best, promise(world, seat, cards.missions[card], cards.rewards[reward]));
      }
    }
    return best;
  }

  // A quick look at each move.

  @Override
  public void rate(Position position, int seat, Ints moves, float[] ratings) {
    SmallIslandsPosition game = (SmallIslandsPosition) position;
    float readiness = 0;
    if (game.world.objectives.chosen(0, seat) != Objectives.NONE) {
      appeal.of(game.world.objectives.mission(seat), game.world.objectives.reward(seat));
      if (game.course.phase() == Phase.TURN && game.world.supply.navigation() == 0) {
        readiness = (float) (chosen(game, seat) - READY);
      }
    }
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      ratings[i] =
          switch (Moves.kind(move)) {
            case Moves.CHOOSE, Moves.KEEP -> rateCards(game.world, seat, move);
            case Moves.TAKE ->
                appeal.ofFace(game.world.rules.tiles(), game.world.supply.row(Moves.slot(move)));
            case Moves.LAND -> readiness + rateLanding(game.world, seat, move);
            case Moves.PLACE -> ratePlace(game.world, seat, move);
            case Moves.TOKEN -> rateToken(game.world, seat, move);
            case Moves.HOUSE -> rateHouse(game, seat, move);
            case Moves.DISCOVERY -> Moves.value(move);
            case Moves.SAIL -> rateSailing(game.world, seat, move);
            case Moves.ERUPT -> rateEruption(game.world, seat, move);
            default -> 0;
          };
    }
  }

  private float rateCards(World world, int seat, int move) {
    Cards cards = world.rules.cards();
    int card = Moves.card(move);
    int reward = cards.areAdvanced() ? Moves.reward(move) : card;
    return (float) promise(world, seat, cards.missions[card], cards.rewards[reward]);
  }

  private static float rateLanding(World world, int seat, int move) {
    long around = world.table.facesAround(Moves.cell(move));
    float rating = 0;
    if (world.objectives.mission(seat) instanceof Mission.Ferry) {
      int islands = Crossings.islandsAmong(around, world.table.islands);
      rating += islands > 1 ? FERRIED * islands : 0;
    }
    if (Moves.isOwnShip(move)) {
      rating += (float) (world.table.tokens.ports(around) - SHIP);
    }
    return rating;
  }

  /**
   * What the ship has around it then, and what it had: good on the own one, bad on those of Alexis.
   */
  private static float rateSailing(World world, int seat, int move) {
    int from = Moves.cell(move);
    int more = world.table.portsAround(Moves.target(move)) - world.table.portsAround(from);
    return world.table.ships.owner(world.table.ships.at(from)) == seat
        ? more
        : world.rules.isSolo() ? -more : 0;
  }

  /** The ports that the seat loses with the tile, or the others do. */
  private static float rateEruption(World world, int seat, int move) {
    Ships ships = world.table.ships;
    long erupted = world.table.faceSet(Moves.cell(move));
    int ports = world.table.tokens.ports(erupted);
    float rating = 0;
    for (int ship = 0; ship < ships.count(); ship++) {
      if ((world.table.facesAround(ships.cell(ship)) & erupted) != 0) {
        boolean isGrey = ships.owner(ship) == Ships.GREY;
        rating += ships.owner(ship) == seat ? -ports : isGrey && !world.rules.isSolo() ? 0 : ports;
      }
    }
    return rating;
  }

  private float ratePlace(World world, int seat, int move) {
    int face = Moves.face(move);
    boolean isWasted =
        world.table.wouldGrowIslandOf(seat, face, Moves.cell(move), Moves.turn(move));
    return (isWasted ? WASTED : 1) * appeal.ofFace(world.rules.tiles(), face);
  }

  private float rateToken(World world, int seat, int move) {
    Table table = world.table;
    int face = table.at(Moves.cell(move));
    int where = Moves.where(move);
    int island = table.islands.islandOf(Tiles.regionOf(face, where));
    int shows = Moves.shows(move);
    float gain = appeal.ofSymbol(shows);
    if (shows != PORT) {
      gain -= appeal.ofSymbol(table.tokens.shown(world.rules.tiles().spots.at(face, where)));
    }
    return table.islands.isOpenTo(island, seat) ? gain - (float) TOKEN : -(float) TOKEN;
  }

  private static float rateHouse(SmallIslandsPosition game, int seat, int move) {
    int cell = Moves.cell(move);
    int region = Tiles.regionOf(game.world.table.at(cell), Moves.where(move));
    int island = game.world.table.islands.islandOf(region);
    Reward reward = game.world.objectives.reward(seat);
    return reward instanceof Reward.Discovery
        ? (float) Prospects.discovery(game.world.table, island)
        : reward.points(game.world.table, island, cell, game.course.nextHouseOf(seat));
  }
}
