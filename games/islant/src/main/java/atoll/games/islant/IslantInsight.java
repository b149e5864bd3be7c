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

  private final IslantProspects prospects = new IslantProspects();

  /** The points as they stand, and what is unfinished as long as the seat plays on. */
  @Override
  public double worth(Position position, int seat) {
    IslantPosition game = (IslantPosition) position;
    double worth = position.score(seat);
    if (!game.isActive(seat)) {
      return worth;
    }
    IslantSheet sheet = game.sheet(seat);
    worth += prospects.islands(sheet);
    if (sheet.level.has(IslantLevel.WAVE)) {
      worth += prospects.waveLines(sheet);
    }
    if (sheet.level.has(IslantLevel.SHIP)) {
      worth += prospects.ships(sheet);
    }
    return worth;
  }

  /** Land that closes what is open and opens little, high waves, and no end. */
  @Override
  public void rate(Position position, int seat, Ints moves, float[] ratings) {
    IslantSheet sheet = ((IslantPosition) position).sheet(seat);
    int cell = -1;
    int facing = 0;
    int open = 0;
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      if (move == IslantMoves.END) {
        ratings[i] = END;
        continue;
      }
      int job = IslantMoves.job(move);
      if (cell != IslantMoves.cell(move)) {
        cell = IslantMoves.cell(move);
        facing = IslantProspects.facing(sheet, cell);
        open = IslantProspects.open(sheet, cell);
      }
      ratings[i] =
          switch (job) {
            case IslantLevel.WAVE -> WAVE_VALUE * IslantMoves.value(move) + blocked(facing);
            case IslantLevel.SHIP -> SHIP_VALUE * IslantMoves.value(move) + blocked(facing);
            default ->
                land(
                    sheet.level.landMasks(job, IslantMoves.value(move))[IslantMoves.turn(move)],
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
