package atoll.games.smallislands;

import static atoll.games.smallislands.SmallIslandsSymbols.COUNTED;
import static atoll.games.smallislands.SmallIslandsSymbols.LOCATION;
import static atoll.games.smallislands.SmallIslandsSymbols.PORT;
import static atoll.games.smallislands.SmallIslandsSymbols.RESOURCES;
import static atoll.games.smallislands.SmallIslandsSymbols.TEMPLE;

import java.util.Arrays;

/**
 * How welcome each symbol, and a strait, is to a seat with a mission and a reward. An estimate for
 * bots.
 */
final class SmallIslandsAppeal {
  private static final float A_LOCATION = 0.3f;

  private final float[] bySymbol = new float[LOCATION + 1];
  private float strait;

  void of(SmallIslandsMission mission, SmallIslandsReward reward) {
    Arrays.fill(bySymbol, 0);
    strait = 0;
    bySymbol[LOCATION] = A_LOCATION;
    addMission(mission);
    addReward(reward);
  }

  private void addMission(SmallIslandsMission mission) {
    switch (mission) {
      case SmallIslandsMission.AtLeast atLeast -> {
        for (int symbol = 0; symbol < COUNTED; symbol++) {
          bySymbol[symbol] += SmallIslandsSymbols.count(atLeast.symbols(), symbol) > 0 ? 1 : 0;
        }
      }
      case SmallIslandsMission.More more -> {
        bySymbol[more.first()] += 1;
        bySymbol[more.second()] -= 1;
      }
      case SmallIslandsMission.EqualWith equal -> bySymbol[equal.resource()] += 0.3f;
      case SmallIslandsMission.EqualAny _ -> addResources(0.1f);
      case SmallIslandsMission.Sound _ -> strait = 1;
      case SmallIslandsMission.Twin _,
          SmallIslandsMission.Ferry _,
          SmallIslandsMission.Line _,
          SmallIslandsMission.Unsettled _,
          SmallIslandsMission.Closed _ -> {}
    }
  }

  private void addReward(SmallIslandsReward reward) {
    switch (reward) {
      case SmallIslandsReward.Symbols symbols -> {
        for (int symbol = 0; symbol < COUNTED; symbol++) {
          bySymbol[symbol] += SmallIslandsSymbols.count(symbols.per(), symbol);
        }
      }
      case SmallIslandsReward.Discovery _ -> bySymbol[TEMPLE] += 1;
      case SmallIslandsReward.Pick pick -> {
        addResources(0.4f);
        bySymbol[PORT] += 0.5f * pick.portPair();
      }
      case SmallIslandsReward.Locations _ -> bySymbol[LOCATION] += 1;
      case SmallIslandsReward.Lowest _ -> addResources(0.5f);
      case SmallIslandsReward.Records _ -> {
        addResources(0.3f);
        bySymbol[TEMPLE] += 0.3f;
        bySymbol[PORT] += 0.3f;
      }
      case SmallIslandsReward.Lighthouse _ -> bySymbol[PORT] += 1;
      case SmallIslandsReward.Flat _,
          SmallIslandsReward.Size _,
          SmallIslandsReward.Chain _,
          SmallIslandsReward.Pilot _,
          SmallIslandsReward.Voyage _,
          SmallIslandsReward.Volcano _ -> {}
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
  float ofFace(int face) {
    float appeal = SmallIslandsTiles.regions(face) > 1 ? strait : 0;
    for (int region = 2 * face; region < 2 * face + SmallIslandsTiles.regions(face); region++) {
      for (int number = 1; number <= SmallIslandsTiles.printedCount(region); number++) {
        appeal += bySymbol[SmallIslandsTiles.printed(region, number)];
      }
    }
    return appeal;
  }
}
