package atoll.games.islant;

import atoll.engine.Insight;
import atoll.engine.Ints;
import atoll.engine.Position;

/** What Islant teaches its bots. */
final class IslantInsight implements Insight {
  private static final float END = -4;
  private static final float CLOSED = 1;
  private static final float OPENED = -0.4f;
  private static final float BLOCKED = -3;
  private static final float NEW_ISLAND = -2;
  private static final float WAVE_VALUE = 0.3f;

  /** What the next total gains with each value of a ship, about. */
  private static final float SHIP_VALUE = 0.2f;

  private static final int SIDES = 15;

  /** By what lies around a cell and, above that, the triangles of land that is drawn there. */
  private static final float[] LAND = land();

  private final Prospects prospects;
  private final int[] around; // of each cell, if it has been looked at since the last position
  private final int[] lastLook;
  private int look;

  /**
   * @param mostCells the cells of the largest sheet there is
   */
  IslantInsight(int mostCells) {
    prospects = new Prospects(mostCells);
    around = new int[mostCells];
    lastLook = new int[mostCells];
  }

  /** The points as they stand, and what is unfinished as long as the seat plays on. */
  @Override
  public double worth(Position position, int seat) {
    IslantPosition islant = (IslantPosition) position;
    Sheet sheet = islant.sheet(seat);
    double worth = position.score(seat);
    if (!sheet.isActive()) {
      return worth;
    }
    Survey survey = islant.scoring.survey(seat);
    worth += prospects.islands(sheet, survey.islands);
    if (sheet.rules.has(Moves.WAVE)) {
      worth += survey.waveLinesBegun();
    }
    if (sheet.rules.has(Moves.SHIP)) {
      worth += prospects.ships(sheet, survey);
    }
    return worth;
  }

  /** Land that closes what is open and opens little, high waves, and no end. */
  @Override
  public void rate(Position position, int seat, Ints moves, float[] ratings) {
    Sheet sheet = ((IslantPosition) position).sheet(seat);
    look++;
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      if (move == Moves.END) {
        ratings[i] = END;
        continue;
      }
      int kind = Moves.kind(move);
      int around = around(sheet, Moves.cell(move));
      ratings[i] =
          switch (kind) {
            case Moves.WAVE -> WAVE_VALUE * Moves.value(move) + blocked(around & SIDES);
            case Moves.SHIP -> SHIP_VALUE * Moves.value(move) + blocked(around & SIDES);
            default ->
                LAND[
                    sheet.rules.legends[kind].mask(Moves.value(move), Moves.turn(move)) << 8
                        | around];
          };
    }
  }

  /** What lies around a cell: the triangles that land faces, and above them the open ones. */
  private int around(Sheet sheet, int cell) {
    if (lastLook[cell] != look) {
      lastLook[cell] = look;
      around[cell] = Prospects.facing(sheet, cell) | Prospects.open(sheet, cell) << 4;
    }
    return around[cell];
  }

  private static float[] land() {
    float[] ratings = new float[1 << 12];
    for (int i = 0; i < ratings.length; i++) {
      ratings[i] = land(i >> 8, i & SIDES, i >> 4 & SIDES);
    }
    return ratings;
  }

  private static float blocked(int facing) {
    return BLOCKED * Integer.bitCount(facing);
  }

  private static float land(int mask, int facing, int open) {
    int opened = mask & ~facing;
    return CLOSED * Integer.bitCount(mask & facing)
        + blocked(facing & ~mask)
        + BLOCKED * Integer.bitCount(opened & ~open)
        + OPENED * Integer.bitCount(opened & open)
        + ((mask & facing) == 0 ? NEW_ISLAND : 0);
  }
}
