package atoll.games.smallislands;

import atoll.engine.Insight;
import atoll.engine.Position;

/** What Small Islands teaches its bots. */
final class SmallIslandsInsight implements Insight {
  private static final double KEPT = 0.35; // how much a kept objective counts beside the chosen one
  private static final double TOKEN = 0.8;
  private static final double SHIP = 5;

  private final SmallIslandsProspects prospects = new SmallIslandsProspects();

  @Override
  public double worth(Position position, int seat) {
    SmallIslandsRound game = ((SmallIslandsPosition) position).game;
    double worth = position.score(seat);
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

  /** What the objective of this round promises, until the seat's reward turn is over. */
  private double chosen(SmallIslandsRound game, int seat) {
    if (game.objectives.chosen(0, seat) == SmallIslandsObjectives.NONE) {
      return 0;
    }
    boolean isScoring = game.phase().isReward() && game.player() == seat
        && game.phase() != SmallIslandsPhase.HOUSES;
    return isScoring
        ? 0
        : prospects.of(
            game.objectives.mission(seat),
            game.objectives.reward(seat),
            game.table,
            seat,
            game.clans.houses(seat));
  }

  /** The houses placed in the seat's reward turn that are not rewarded yet. */
  private static double pending(SmallIslandsRound game, int seat) {
    if (!game.phase().isReward() || game.player() != seat) {
      return 0;
    }
    double sum = 0;
    for (int i = game.rewards.rewardedCount(); i < game.rewards.builtCount(); i++) {
      int island = game.rewards.islandBuiltOn(i);
      sum +=
          SmallIslandsProspects.rewardOf(
              game.objectives.reward(seat), game.table, island, seat);
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
        best =
            Math.max(
                best,
                prospects.of(
                    cards.mission(card),
                    cards.reward(reward),
                    game.table,
                    seat,
                    game.clans.houses(seat)));
      }
    }
    return best;
  }
}
