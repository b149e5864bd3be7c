package atoll.games.smallislands;

import java.util.Arrays;

/** Which islands a ship could still come to lie between. An estimate for bots, no rule. */
final class Crossings {
  private final boolean[] isReachable = new boolean[Archipelago.MOST];

  /** Looks at every cell where a ship could land. */
  void find(Table table) {
    Arrays.fill(isReachable, false);
    for (int cell = table.frontier.first(); cell >= 0; cell = table.frontier.after(cell)) {
      if (table.frontier.shipFits(cell)) {
        long around = table.facesAround(cell);
        if (islandsAmong(around, table.islands) > 1) {
          mark(around, table.islands);
        }
      }
    }
  }

  /** How many islands of two tiles or more have one of the faces. */
  static int islandsAmong(long faces, Archipelago islands) {
    int among = 0;
    for (int island = 0; island < islands.count(); island++) {
      among += isAmong(faces, islands, island) ? 1 : 0;
    }
    return among;
  }

  private void mark(long faces, Archipelago islands) {
    for (int island = 0; island < islands.count(); island++) {
      isReachable[island] |= isAmong(faces, islands, island);
    }
  }

  private static boolean isAmong(long faces, Archipelago islands, int island) {
    return (islands.faces(island) & faces) != 0 && islands.isLargeEnough(island);
  }

  /** Whether a ship could have the island and another one around it. */
  boolean has(int island) {
    return isReachable[island];
  }
}
