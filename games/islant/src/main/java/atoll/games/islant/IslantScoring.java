package atoll.games.islant;

/** What a sheet is worth, item by item. */
final class IslantScoring {
  private static final int ISLAND_COST = -2;

  private final IslantLevel level;
  private final IslantIslands islands;
  private final IslantWaveLines waveLines;
  private final int[] points;

  IslantScoring(IslantLevel level) {
    this.level = level;
    islands = new IslantIslands(level);
    waveLines = new IslantWaveLines(level);
    points = new int[level.scores.size()];
  }

  /** Fills in the points of each item of the level. */
  void breakdown(IslantSheet sheet, int[] points) {
    islands.look(sheet.tiles);
    for (int i = 0; i < points.length; i++) {
      points[i] =
          switch (level.scores.get(i)) {
            case "sides" -> islands.sides;
            case "lakes" -> islands.lakes;
            case "islands" -> ISLAND_COST * islands.islands; // R13
            case "colour" -> islands.colour;
            case "waves" -> waveLines.best(sheet.tiles);
            case "ships" -> IslantShipTrack.points(sheet.marked);
            default -> throw new IllegalStateException(level.scores.get(i));
          };
    }
  }

  int score(IslantSheet sheet) {
    breakdown(sheet, points);
    int sum = 0;
    for (int item : points) {
      sum += item;
    }
    return sum;
  }

  /** What seats are ranked by: the highest score, then fewer islands, then more lakes (R21). */
  long result(IslantSheet sheet) {
    return result(score(sheet), islands.islands, islands.lakes);
  }

  /** Score and tie-breaks as one number to compare by. */
  static long result(int score, int islands, int lakes) {
    return (score * 1000L - islands) * 1000L + lakes;
  }
}
