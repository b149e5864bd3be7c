package atoll.games.smallislands;

import static atoll.games.smallislands.SmallIslandsSymbols.PORT;

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

  private final SmallIslandsProspects prospects = new SmallIslandsProspects();
  private final SmallIslandsAppeal appeal = new SmallIslandsAppeal();

  @Override
  public double worth(Position position, int seat) {
    SmallIslandsRound game = ((SmallIslandsPosition) position).game;
    double worth = position.score(seat) - alexis(game);
    if (game.phase() == SmallIslandsPhase.OVER) {
      return worth;
    }
    return worth
        + chosen(game, seat)
        + pending(game, seat)
        + KEPT * held(game, seat)
        + TOKEN * Integer.bitCount(game.clans.tokens(seat))
        + (game.clans.hasOwnShip(seat) ? SHIP : 0);
  }

  /** What there is to beat: the points of Alexis in the end, if he plays. */
  private static double alexis(SmallIslandsRound game) {
    if (!game.mode.isSolo()) {
      return 0;
    }
    if (game.phase() == SmallIslandsPhase.OVER) {
      return SmallIslandsScoring.alexisPoints(game);
    }
    int ports = SmallIslandsScoring.shipPoints(game, SmallIslandsMode.ALEXIS);
    double more = ports - GREY_SHIP * game.table.ships.countOf(SmallIslandsShips.GREY);
    return SmallIslandsExpeditions.points(game.mode.level()) + ALEXIS + SO_FAR * more;
  }

  /** What the objective of this round promises, until the seat has done building. */
  private double chosen(SmallIslandsRound game, int seat) {
    boolean isDone = isBeingRewarded(game, seat) && game.phase() != SmallIslandsPhase.HOUSES;
    if (game.objectives.chosen(0, seat) == SmallIslandsObjectives.NONE || isDone) {
      return 0;
    }
    return prospects.of(
        game.objectives.mission(seat),
        game.objectives.reward(seat),
        game.table,
        seat,
        game.clans.houses(seat),
        game.rewards.nextHouseOf(seat));
  }

  private double promise(
      SmallIslandsRound game, int seat, SmallIslandsMission mission, SmallIslandsReward reward) {
    return prospects.of(mission, reward, game.table, seat, game.clans.houses(seat), 1);
  }

  private static boolean isBeingRewarded(SmallIslandsRound game, int seat) {
    return game.phase().isReward() && game.player() == seat;
  }

  /** The houses placed in the seat's reward turn that are not rewarded yet. */
  private static double pending(SmallIslandsRound game, int seat) {
    double sum = 0;
    if (isBeingRewarded(game, seat)) {
      boolean isDiscovery = game.objectives.reward(seat) instanceof SmallIslandsReward.Discovery;
      for (int i = game.rewards.rewardedCount(); i < game.rewards.builtCount(); i++) {
        sum +=
            isDiscovery
                ? SmallIslandsProspects.discovery(game.table, game.rewards.islandBuiltOn(i))
                : game.rewards.points(i);
      }
    }
    return sum;
  }

  /** What the best objective in the hand promises for a later round. */
  private double held(SmallIslandsRound game, int seat) {
    SmallIslandsObjectives objectives = game.objectives;
    SmallIslandsCards cards = game.mode.cards();
    double best = 0;
    for (int rest = objectives.held(0, seat); rest != 0; rest &= rest - 1) {
      int card = Integer.numberOfTrailingZeros(rest);
      int rewards = objectives.decks() == 1 ? rest & -rest : objectives.held(1, seat);
      for (; rewards != 0; rewards &= rewards - 1) {
        int reward = Integer.numberOfTrailingZeros(rewards);
        best = Math.max(best, promise(game, seat, cards.mission(card), cards.reward(reward)));
      }
    }
    return best;
  }

  // A quick look at each move.

  @Override
  public void rate(Position position, int seat, Ints moves, float[] ratings) {
    SmallIslandsRound game = ((SmallIslandsPosition) position).game;
    float readiness = 0;
    if (game.objectives.chosen(0, seat) != SmallIslandsObjectives.NONE) {
      appeal.of(game.objectives.mission(seat), game.objectives.reward(seat));
      if (game.phase() == SmallIslandsPhase.TURN && game.supply.navigation() == 0) {
        readiness = (float) (chosen(game, seat) - READY);
      }
    }
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      ratings[i] =
          switch (SmallIslandsMoves.kind(move)) {
            case SmallIslandsMoves.CHOOSE, SmallIslandsMoves.KEEP -> rateCards(game, seat, move);
            case SmallIslandsMoves.TAKE ->
                appeal.ofFace(game.supply.row(SmallIslandsMoves.slot(move)));
            case SmallIslandsMoves.LAND -> readiness + rateLanding(game, seat, move);
            case SmallIslandsMoves.PLACE -> ratePlace(game, seat, move);
            case SmallIslandsMoves.TOKEN -> rateToken(game, seat, move);
            case SmallIslandsMoves.HOUSE -> rateHouse(game, seat, move);
            case SmallIslandsMoves.DISCOVERY -> SmallIslandsMoves.value(move);
            case SmallIslandsMoves.SAIL -> rateSailing(game, seat, move);
            case SmallIslandsMoves.ERUPT -> rateEruption(game, seat, move);
            default -> 0;
          };
    }
  }

  private float rateCards(SmallIslandsRound game, int seat, int move) {
    SmallIslandsCards cards = game.mode.cards();
    int card = SmallIslandsMoves.card(move);
    int reward = cards.areAdvanced() ? SmallIslandsMoves.reward(move) : card;
    return (float) promise(game, seat, cards.mission(card), cards.reward(reward));
  }

  private static float rateLanding(SmallIslandsRound game, int seat, int move) {
    long around = game.table.facesAround(SmallIslandsMoves.cell(move));
    float rating = 0;
    if (game.objectives.mission(seat) instanceof SmallIslandsMission.Ferry) {
      int islands = SmallIslandsCrossings.islandsAmong(around, game.table.islands);
      rating += islands > 1 ? FERRIED * islands : 0;
    }
    if (SmallIslandsMoves.isOwnShip(move)) {
      rating += (float) (game.table.tokens.ports(around) - SHIP);
    }
    return rating;
  }

  /**
   * What the ship has around it then, and what it had: good on the own one, bad on those of Alexis.
   */
  private static float rateSailing(SmallIslandsRound game, int seat, int move) {
    int from = SmallIslandsMoves.cell(move);
    int more =
        game.table.portsAround(SmallIslandsMoves.target(move)) - game.table.portsAround(from);
    return game.table.ships.owner(game.table.ships.at(from)) == seat
        ? more
        : game.mode.isSolo() ? -more : 0;
  }

  /** The ports that the seat loses with the tile, or the others do. */
  private static float rateEruption(SmallIslandsRound game, int seat, int move) {
    SmallIslandsShips ships = game.table.ships;
    long erupted = game.table.faceSet(SmallIslandsMoves.cell(move));
    int ports = game.table.tokens.ports(erupted);
    float rating = 0;
    for (int ship = 0; ship < ships.count(); ship++) {
      if ((game.table.facesAround(ships.cell(ship)) & erupted) != 0) {
        boolean isGrey = ships.owner(ship) == SmallIslandsShips.GREY;
        rating += ships.owner(ship) == seat ? -ports : isGrey && !game.mode.isSolo() ? 0 : ports;
      }
    }
    return rating;
  }

  private float ratePlace(SmallIslandsRound game, int seat, int move) {
    int face = SmallIslandsMoves.face(move);
    boolean isWasted =
        game.table.wouldGrowIslandOf(
            seat, face, SmallIslandsMoves.cell(move), SmallIslandsMoves.rotation(move));
    return (isWasted ? WASTED : 1) * appeal.ofFace(face);
  }

  private float rateToken(SmallIslandsRound game, int seat, int move) {
    SmallIslandsTable table = game.table;
    int face = table.at(SmallIslandsMoves.cell(move));
    int where = SmallIslandsMoves.where(move);
    int island = table.islands.islandOf(2 * face + SmallIslandsTiles.regionOf(where));
    int shows = SmallIslandsMoves.shows(move);
    float gain = appeal.ofSymbol(shows);
    if (shows != PORT) {
      gain -= appeal.ofSymbol(table.tokens.shown(SmallIslandsTiles.spotAt(face, where)));
    }
    return table.islands.isOpenTo(island, seat) ? gain - (float) TOKEN : -(float) TOKEN;
  }

  private static float rateHouse(SmallIslandsRound game, int seat, int move) {
    int cell = SmallIslandsMoves.cell(move);
    int region = SmallIslandsTiles.regionOf(SmallIslandsMoves.where(move));
    int island = game.table.islands.islandOf(2 * game.table.at(cell) + region);
    SmallIslandsReward reward = game.objectives.reward(seat);
    return reward instanceof SmallIslandsReward.Discovery
        ? (float) SmallIslandsProspects.discovery(game.table, island)
        : reward.points(game.table, island, cell, game.rewards.nextHouseOf(seat));
  }
}
