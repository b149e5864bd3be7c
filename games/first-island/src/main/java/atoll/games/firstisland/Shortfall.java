package atoll.games.firstisland;

import atoll.games.firstisland.KnownMap.Change;
import java.util.List;

/**
 * How many placements a card lacks: the same as {@link Cards.Card#missing}, but for a map on which
 * marks are tried it is found once, with two examples of where the fewest are missing. A mark takes
 * only its own hex, so for a tribe that it does not place an example that does not need that hex
 * still holds; and for a tribe that it does place only shapes with that placement can be better.
 */
final class Shortfall {
  private final KnownMap known;
  private final int[] asked; // the tribe's number for which the rest was found, by card and tribe
  private final int[] fewest;
  private final int[] example; // the hexes that are to be filled
  private final int[] otherExample;

  Shortfall(KnownMap known, int cards) {
    this.known = known;
    int size = cards * Tribes.COUNT;
    asked = new int[size];
    fewest = new int[size];
    example = new int[size];
    otherExample = new int[size];
  }

  /** How many placements a card lacks on the map that the known one was compared with last. */
  int missing(Cards cards, int number, IslandMap map) {
    Cards.Card card = cards.card(number);
    int missing = Shape.FAR;
    for (int tribe = 0; tribe < Tribes.COUNT && missing > 0; tribe++) {
      if (card.isWithin(map, tribe, missing)) {
        missing = missing(card, number, map, tribe, missing);
      }
    }
    return missing;
  }

  /** How many placements of a tribe a card lacks on the known map. */
  int missing(Cards.Card card, int number, int tribe) {
    return fewest[place(card, number, tribe)];
  }

  /** How many placements of a tribe a card lacks, and no more than {@code most}. */
  private int missing(Cards.Card card, int number, IslandMap map, int tribe, int most) {
    if (known.change(tribe) == Change.OTHER) {
      return Math.min(most, card.missing(map, tribe));
    }
    int place = place(card, number, tribe);
    if (!holds(place, map)) {
      return Math.min(most, card.missing(map, tribe));
    }
    int missing = Math.min(most, fewest[place]);
    return known.change(tribe) == Change.NONE
        ? missing
        : card.missingWith(map, tribe, known.hex(tribe), known.part(tribe), missing);
  }

  /** Where to find what is known of a card and a tribe, once it is found. */
  private int place(Cards.Card card, int number, int tribe) {
    int place = number * Tribes.COUNT + tribe;
    if (asked[place] != known.number(tribe) || !holds(place, known.map())) {
      asked[place] = known.number(tribe);
      find(card.forms(), tribe, place);
    }
    return place;
  }

  /** Whether there are no fewer to fill, because hexes of an example are still empty. */
  private boolean holds(int place, IslandMap map) {
    int filled = ~map.empty();
    return fewest[place] == Shape.FAR
        || (example[place] & filled) == 0
        || (otherExample[place] & filled) == 0;
  }

  private void find(List<Shape> forms, int tribe, int place) {
    IslandMap map = known.map();
    fewest[place] = Shape.FAR;
    for (int i = 0; i < forms.size(); i++) {
      int nearest = forms.get(i).nearest(map, tribe);
      int missing = Shape.missing(nearest);
      if (missing == Shape.FAR || missing > fewest[place]) {
        continue;
      }
      int toFill = forms.get(i).hexes(Shape.anchor(nearest)) & map.empty();
      if (missing < fewest[place]) {
        fewest[place] = missing;
        example[place] = toFill;
      }
      otherExample[place] = toFill;
    }
  }
}
