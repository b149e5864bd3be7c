package atoll.games.smallislands;

import static atoll.games.smallislands.Symbols.COUNTED;
import static atoll.games.smallislands.Symbols.LOCATION;
import static atoll.games.smallislands.Symbols.PORT;
import static atoll.games.smallislands.Symbols.RESOURCES;
import static atoll.games.smallislands.Symbols.TEMPLE;

import atoll.engine.Counts;
import java.util.Arrays;

/**
 * How welcome each symbol, and a strait, is to a seat with a mission and a reward. An estimate for
 * bots.
 */
final class Appeal {
  private static final float A_LOCATION = 0.3f;

  private final float[] bySymbol = new float[LOCATION + 1];
  private float strait;

  void of(Mission mission, Reward reward) {
    Arrays.fill(bySymbol, 0);
    strait = 0;
    bySymbol[LOCATION] = A_LOCATION;
    addMission(mission);
    addReward(reward);
  }

  private void addMission(Mission mission) {
    switch (mission) {
      case Mission.AtLeast atLeast -> {
        for (int symbol = 0; symbol < COUNTED; symbol++) {
          bySymbol[symbol] += Counts.of(atLeast.symbols(), symbol) > 0 ? 1 : 0;
        }
      }
      case Mission.More more -> {
        bySymbol[more.first()] += 1;
        bySymbol[more.second()] -= 1;
      }
      case Mission.EqualWith equal -> bySymbol[equal.resource()] += 0.3f;
      case Mission.EqualAny _ -> addResources(0.1f);
      case Mission.Sound _ -> strait = 1;
      case Mission.Twin _,
          Mission.Ferry _,
          Mission.Line _,
          Mission.Unsettled _,
          Mission.Closed _ -> {}
    }
  }

  private void addReward(Reward reward) {
    switch (reward) {
      case Reward.PerSymbol symbols -> {
        for (int symbol = 0; symbol < COUNTED; symbol++) {
          bySymbol[symbol] += Counts.of(symbols.per(), symbol);
        }
      }
      case Reward.Discovery _ -> bySymbol[TEMPLE] += 1;
      case Reward.Pick pick -> {
        addResources(0.4f);
        bySymbol[PORT] += 0.5f * pick.portPair();
      }
      case Reward.Locations _ -> bySymbol[LOCATION] += 1;
      case Reward.Lowest _ -> addResources(0.5f);
      case Reward.Records _ -> {
        addResources(0.3f);
        bySymbol[TEMPLE] += 0.3f;
        bySymbol[PORT] += 0.3f;
      }
      case Reward.Lighthouse _ -> bySymbol[PORT] += 1;
      case Reward.Flat _, Reward.Size _, Reward.Chain _, Reward.Voyage _ -> {}
    }
  }

  private void addResources(float more) {
    for (int resource = 0; resource < RESOURCES; resource++) {
      bySymbol[resource] += more;
    }
  }

  float ofSymbol(int symbol) {
    return bySymbol[symbol];
  }

  /** The appeal of a face with all that is printed on it. */
  float ofFace(Tiles tiles, int face) {
    float appeal = tiles.lastRegion(face) > Tiles.firstRegion(face) ? strait : 0;
    for (int region = Tiles.firstRegion(face); region <= tiles.lastRegion(face); region++) {
      for (int number = 1; number <= tiles.printedCount(region); number++) {
        appeal += bySymbol[tiles.printed(region, number)];
      }
    }
    return appeal;
  }
}
