package atoll.games.islant;

/** What a sheet is worth, item by item. */
final class Scoring {
  private static final int ISLAND_COST = -2;

  private final Rules rules;
  private final Islands islands;
  private final WaveLines waveLines;
  private final int[] points;

  Scoring(Rules rules) {
    this.rules = rules;
    islands = new Islands(rules);
    waveLines = new WaveLines(rules);
    points = new int[rules.scores.size()];
  }

  /** Fills in the points of each item of the level. */
  void breakdown(Sheet sheet, int[] points) {
    islands.look(sheet.tiles);
    for (int i = 0; i < points.length; i++) {
      points[i] =
          switch (rules.scores.get(i)) {
            case "sides" -> islands.sides;
            case "lakes" -> islands.lakes;
            case "islands" -> ISLAND_COST * islands.islands; // R13
            case "colour" -> islands.colour;
            case "waves" -> waveLines.best(sheet.tiles);
            case "ships" -> ShipTrack.points(sheet.marked);
            default -> throw new IllegalStateException(rules.scores.get(i));
          };
    }
  }

  int score(Sheet sheet) {
    breakdown(sheet, points);
    int sum = 0;
    for (int item : points) {
      sum += item;
    }
    return sum;
  }

  /** What seats are ranked by: the highest score, then fewer islands, then more lakes (R21). */
  long result(Sheet sheet) {
    return result(score(sheet), islands.islands, islands.lakes);
  }

  /** Score and tie-breaks as one number to compare by. */
  static long result(int score, int islands, int lakes) {
    return (score * 1000L - islands) * 1000L + lakes;
  }
}
