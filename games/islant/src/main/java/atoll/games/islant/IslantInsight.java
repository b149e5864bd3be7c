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

  private final Prospects prospects;

  /**
   * @param mostCells the cells of the largest sheet there is
   */
  IslantInsight(int mostCells) {
    prospects = new Prospects(mostCells);
  }

  /** The points as they stand, and what is unfinished as long as the seat plays on. */
  @Override
  public double worth(Position position, int seat) {
    Sheet sheet = ((IslantPosition) position).sheet(seat);
    double worth = position.score(seat);
    if (!sheet.isActive()) {
      return worth;
    }
    worth += prospects.islands(sheet);
    if (sheet.rules.has(Moves.WAVE)) {
      worth += prospects.waveLines(sheet);
    }
    if (sheet.rules.has(Moves.SHIP)) {
      worth += prospects.ships(sheet);
    }
    return worth;
  }

  /** Land that closes what is open and opens little, high waves, and no end. */
  @Override
  public void rate(Position position, int seat, Ints moves, float[] ratings) {
    Sheet sheet = ((IslantPosition) position).sheet(seat);
    int cell = -1;
    int facing = 0;
    int open = 0;
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      if (move == Moves.END) {
        ratings[i] = END;
        continue;
      }
      int kind = Moves.kind(move);
      if (cell != Moves.cell(move)) {
        cell = Moves.cell(move);
        facing = Prospects.facing(sheet, cell);
        open = Prospects.open(sheet, cell);
      }
      ratings[i] =
          switch (kind) {
            case Moves.WAVE -> WAVE_VALUE * Moves.value(move) + blocked(facing);
            case Moves.SHIP -> SHIP_VALUE * Moves.value(move) + blocked(facing);
            default ->
                land(
                    sheet.rules.legends[kind].mask(Moves.value(move), Moves.turn(move)),
                    facing,
                    open);
          };
    }
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
