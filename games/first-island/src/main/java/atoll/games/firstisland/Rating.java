package atoll.games.firstisland;

import static atoll.games.firstisland.Board.SIDES;
import static atoll.games.firstisland.Cards.NONE;
import static atoll.games.firstisland.Parts.WHOLE;
import static atoll.games.firstisland.Tribes.BUILDERS;
import static atoll.games.firstisland.Tribes.SCAVENGERS;
import static atoll.games.firstisland.Tribes.SCHOLARS;

import atoll.engine.Bits;
import atoll.engine.grid.Hexes;
import java.util.Arrays;

/**
 * How promising each placement looks on a map: for every tribe, part and empty hex a number, so
 * that a mark is the sum of two. It looks at what the placement would join, at the edge, and at the
 * cards it would complete.
 */
final class Rating {
  private static final double JOINS_CAMP = 2.4;
  private static final double MAKES_CAMP = 4.5;
  private static final double MAKES_PAIR = 1.4;
  private static final double ALONE = -1.0;
  private static final double WHOLE_BUILDERS = 2.5;
  private static final double SCAVENGERS_ON_EDGE = 0.7;
  private static final double SCHOLARS_ON_EDGE = -1.5;
  private static final double COMPLETES_CARD = 0.5; // of its points

  private final Areas areas = new Areas();
  private final float[] ratings = new float[Tribes.COUNT * Parts.COUNT * Board.NUMBERS];
  private final int[] beside = new int[SIDES];
  private final Shortfall shortfall;

  Rating(Shortfall shortfall) {
    this.shortfall = shortfall;
  }

  /**
   * Rates all placements for a seat, whose map is the known one, with the card on the table or
   * none.
   */
  void rate(Rules rules, Seat own, int table) {
    IslandMap map = own.map;
    for (int tribe = 0; tribe < Tribes.COUNT; tribe++) {
      rateJoining(map, tribe);
    }
    rateEdge(map, SCAVENGERS, SCAVENGERS_ON_EDGE);
    rateEdge(map, SCHOLARS, SCHOLARS_ON_EDGE);
    add(BUILDERS, WHOLE, map.board.island, WHOLE_BUILDERS);
    if (own.hand() != NONE) {
      rateCard(map, rules.cards().card(own.hand()), own.hand());
    }
    if (table != NONE) {
      rateCard(map, rules.cards().card(table), table);
    }
  }

  /** The rating of a mark. */
  float mark(int hex, int tribe, int other, int part) {
    float rating = ratings[index(tribe, part) + hex];
    return part == WHOLE ? rating : rating + ratings[index(other, Parts.otherHalf(part)) + hex];
  }

  private static int index(int tribe, int part) {
    return (tribe * Parts.COUNT + part) * Board.NUMBERS;
  }

  private void rateJoining(IslandMap map, int tribe) {
    areas.find(map, tribe);
    int camps = 0;
    int pairs = 0;
    int singles = 0;
    for (int area = 0; area < areas.count(); area++) {
      int hexes = areas.isFenced(area) ? 0 : areas.hexes(area);
      switch (Math.min(areas.size(area), Areas.CAMP)) {
        case 1 -> singles |= hexes;
        case 2 -> pairs |= hexes;
        default -> camps |= hexes;
      }
    }
    int first = index(tribe, 0);
    Arrays.fill(ratings, first, first + Parts.COUNT * Board.NUMBERS, (float) ALONE);
    addBeside(map, tribe, singles, MAKES_PAIR - ALONE);
    addBeside(map, tribe, camps, JOINS_CAMP - ALONE);
    addBeside(map, tribe, pairs, MAKES_CAMP - ALONE);
  }

  /** Adds to the rating of the parts that would touch the tribe in one of the hexes. */
  private void addBeside(IslandMap map, int tribe, int hexes, double bonus) {
    if (hexes == 0) {
      return;
    }
    int all = 0;
    for (int side = 0; side < SIDES; side++) {
      int facing = map.withSide(tribe, Hexes.opposite(side)) & hexes;
      beside[side] =
          Integer.rotateRight(facing, Board.step(side)) & map.board.inland[side] & map.empty();
      all |= beside[side];
    }
    for (int half = 0; half < SIDES; half++) {
      add(tribe, half, beside[half] | beside[(half + 1) % 6] | beside[(half + 5) % 6], bonus);
    }
    add(tribe, WHOLE, all, bonus);
  }

  private void rateEdge(IslandMap map, int tribe, double bonus) {
    for (int part = 0; part < Parts.COUNT; part++) {
      add(tribe, part, map.board.edge[part], bonus);
    }
  }

  /** Placements that complete the card are worth a share of its points. */
  private void rateCard(IslandMap map, Cards.Card card, int number) {
    int placements = card.size();
    for (int tribe = 0; tribe < Tribes.COUNT; tribe++) {
      if (Integer.bitCount(map.unfenced(tribe)) < placements - 1
          || shortfall.missing(card, number, tribe) > 1) {
        continue;
      }
      for (int i = 0; i < card.forms().size(); i++) {
        Shape form = card.forms().get(i);
        for (int last = 0; last < placements; last++) {
          int hexes = form.completing(map, tribe, last);
          add(tribe, form.parts[last], hexes, COMPLETES_CARD * card.points());
        }
      }
    }
  }

  private void add(int tribe, int part, int hexes, double bonus) {
    int first = index(tribe, part);
    for (int rest = hexes; rest != 0; rest = Bits.rest(rest)) {
      ratings[first + Bits.first(rest)] += (float) bonus;
    }
  }
}
