package atoll.games.islant;

import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Ranks;
import atoll.engine.Sink;
import atoll.engine.TakeBacks;
import atoll.engine.grid.CellSet;
import java.util.List;

/**
 * A game of Islant: in each round the dice are rolled once for all, then every active seat draws
 * its turn or ends, all at the same time. Nothing one seat does affects another, and nothing is
 * hidden.
 */
final class IslantPosition implements Position {
  final IslantLevel level;
  private final IslantSheet[] sheets;
  private final IslantLookAhead[] lookAheads;
  private final boolean[] active;
  private final TakeBacks takeBacks;
  private int round;
  private int roll; // the dice of this round
  private int owing; // how many seats owe a move
  private int next = CHANCE;

  private final IslantScoring scoring;
  private final long[] results; // when over: what the seats are ranked by
  private boolean hasResults;
  private final CellSet cells = new CellSet();
  private final CellSet columnCells = new CellSet();
  private final CellSet inColumn = new CellSet();
  private final CellSet doubtful = new CellSet();

  IslantPosition(IslantLevel level, int seats) {
    this.level = level;
    sheets = new IslantSheet[seats];
    lookAheads = new IslantLookAhead[seats];
    active = new boolean[seats];
    takeBacks = new TakeBacks(seats);
    scoring = new IslantScoring(level);
    results = new long[seats];
    for (int seat = 0; seat < seats; seat++) {
      sheets[seat] = new IslantSheet(level);
      lookAheads[seat] = new IslantLookAhead(sheets[seat]);
      active[seat] = true;
    }
  }

  @Override
  public int seats() {
    return sheets.length;
  }

  @Override
  public int next() {
    return next;
  }

  @Override
  public boolean mayAct(int seat) {
    return sheets[seat].jobs != 0;
  }

  boolean isActive(int seat) {
    return active[seat];
  }

  IslantSheet sheet(int seat) {
    return sheets[seat];
  }

  int round() {
    return round;
  }

  int roll() {
    return roll;
  }

  // The roll.

  @Override
  public void sample(RandomSource random, Ints outcome) {
    int dice;
    boolean isDouble;
    do {
      dice = IslantDice.NONE;
      isDouble = false;
      for (int i = 0; i < level.dice; i++) {
        int face = 1 + random.below(6);
        isDouble |= IslantDice.has(dice, face);
        dice = IslantDice.add(dice, face);
      }
    } while (isDouble && level.rerollsDoubles);
    outcome.clear();
    for (int face = 1; face <= 6; face++) {
      for (int i = IslantDice.count(dice, face); i > 0; i--) {
        outcome.add(face);
      }
    }
  }

  @Override
  public void happen(Ints outcome) {
    roll = IslantDice.NONE;
    for (int i = 0; i < outcome.size(); i++) {
      roll = IslantDice.add(roll, outcome.get(i));
    }
    round++;
    takeBacks.reveal();
    for (int seat = 0; seat < sheets.length; seat++) {
      if (active[seat]) {
        if (lookAheads[seat].canDrawTurn(roll)) {
          sheets[seat].startTurn(roll);
          owing++;
        } else {
          active[seat] = false; // R4
        }
      }
    }
    next = 0;
    goOn();
  }

  /** Finds out who decides next, once a seat has finished or the dice are rolled. */
  private void goOn() {
    if (owing > 0) {
      while (!mayAct(next)) {
        next++;
      }
      return;
    }
    next = OVER;
    for (boolean isActive : active) {
      if (isActive) {
        next = CHANCE;
      }
    }
    if (next == OVER) {
      takeBacks.reveal();
    }
  }

  // A turn.

  @Override
  public void legal(int seat, Ints moves) {
    moves.clear();
    moves.add(IslantMoves.END);
    IslantSheet sheet = sheets[seat];
    lookAheads[seat].countCells();
    for (int face = 1; face <= IslantDice.WILD; face++) {
      if (!IslantDice.has(sheet.dice, face)) {
        continue;
      }
      if ((sheet.jobs & IslantLevel.LAND_JOBS) != 0) {
        addLand(seat, face, moves);
      }
      if ((sheet.jobs >> IslantLevel.SHIP & 1) != 0) {
        addShips(seat, face, moves);
      }
      if ((sheet.jobs >> IslantLevel.WAVE & 1) != 0) {
        addWaves(seat, face, moves);
      }
    }
  }

  /**
   * The land tiles of a die, in all land jobs still to do; where they may go is the same for all.
   */
  private void addLand(int seat, int face, Ints moves) {
    int jobs = sheets[seat].jobs & IslantLevel.LAND_JOBS;
    int anyJob = Integer.numberOfTrailingZeros(jobs);
    sheets[seat].landCells(cells);
    if (level.hasColumns) {
      columnCells.set(cells);
      cells.clear();
      addColumns(seat, anyJob, face);
    } else {
      keepFinishable(seat, anyJob, face, IslantLevel.UNSETTLED, cells);
    }
    for (int job = anyJob; jobs >> job != 0; job++) {
      if ((jobs >> job & 1) != 0) {
        for (int value = lowest(face); value <= highest(face); value++) {
          addTurns(job, face, value, moves);
        }
      }
    }
  }

  private void addTurns(int job, int face, int value, Ints moves) {
    int turns = level.landMasks(job, value).length;
    for (int cell = cells.first(); cell >= 0; cell = cells.after(cell)) {
      for (int turn = 0; turn < turns; turn++) {
        moves.add(IslantMoves.draw(job, face, value, cell, turn));
      }
    }
  }

  /**
   * Adds to {@code cells} what of each column allows the rest of the turn: a column may settle it.
   */
  private void addColumns(int seat, int job, int face) {
    int settled = sheets[seat].column;
    for (int column = 0; column < level.grid.columns(); column++) {
      boolean isAny = column == level.anyColumn;
      if (isAny || settled == IslantLevel.UNSETTLED || settled == column) {
        inColumn.set(columnCells).keep(level.column(column));
        keepFinishable(seat, job, face, isAny ? settled : column, inColumn);
        cells.addAll(inColumn);
      }
    }
  }

  private void addShips(int seat, int face, Ints moves) {
    sheets[seat].shipCells(cells);
    keepFinishable(seat, IslantLevel.SHIP, face, sheets[seat].column, cells);
    for (int value = lowest(face); value <= highest(face); value++) {
      addCells(IslantLevel.SHIP, face, value, moves);
    }
  }

  private void addWaves(int seat, int face, Ints moves) {
    int column = sheets[seat].column;
    boolean hasPlenty = hasPlenty(seat, IslantLevel.WAVE, face, column);
    for (int value = lowest(face); value <= highest(face); value++) {
      sheets[seat].waveCells(value, cells);
      if (!hasPlenty) {
        keepFinishable(seat, IslantLevel.WAVE, face, column, cells);
      }
      addCells(IslantLevel.WAVE, face, value, moves);
    }
  }

  private void addCells(int job, int face, int value, Ints moves) {
    for (int cell = cells.first(); cell >= 0; cell = cells.after(cell)) {
      moves.add(IslantMoves.draw(job, face, value, cell, 0));
    }
  }

  /** The lowest number a die may stand for: its face, or anything from 1 to 5 (R19). */
  private static int lowest(int face) {
    return face == IslantDice.WILD ? 1 : face;
  }

  private static int highest(int face) {
    return face == IslantDice.WILD ? 5 : face;
  }

  /** Whether the rest of the turn can be drawn wherever this die is used for this job (R3). */
  private boolean hasPlenty(int seat, int job, int face, int settled) {
    IslantSheet sheet = sheets[seat];
    return lookAheads[seat].hasPlenty(
        sheet.jobs & ~(1 << job), IslantDice.remove(sheet.dice, face), settled);
  }

  /** Removes the cells after which the rest of the turn could not be drawn (R3). */
  private void keepFinishable(int seat, int job, int face, int settled, CellSet candidates) {
    IslantSheet sheet = sheets[seat];
    IslantLookAhead lookAhead = lookAheads[seat];
    int jobs = sheet.jobs & ~(1 << job);
    int dice = IslantDice.remove(sheet.dice, face);
    if (candidates.isEmpty() || hasPlenty(seat, job, face, settled)) {
      return;
    }
    boolean isLand = IslantLevel.isLand(job);
    doubtful.set(candidates);
    if (lookAhead.canFinish(jobs, dice, settled, IslantLookAhead.NO_CELL, false)) {
      doubtful.keep(lookAhead.example());
    }
    for (int cell = doubtful.first(); cell >= 0; cell = doubtful.after(cell)) {
      if (!lookAhead.canFinish(jobs, dice, settled, cell, isLand)) {
        candidates.remove(cell);
      }
    }
  }

  @Override
  public void play(int seat, int move) {
    takeBacks.moved(seat);
    IslantSheet sheet = sheets[seat];
    if (move == IslantMoves.END) {
      sheet.takeTurnBack();
      active[seat] = false;
    } else {
      sheet.draw(move);
    }
    if (sheet.jobs == 0) {
      owing--;
      goOn();
    }
  }

  @Override
  public int takeBacks(int seat) {
    return takeBacks.open(seat);
  }

  // Words.

  @Override
  public String writeMove(int seat, int move) {
    return IslantMoves.write(move, level.grid);
  }

  @Override
  public int readMove(int seat, String text) {
    return IslantMoves.read(text, level);
  }

  @Override
  public String writeOutcome(Ints outcome) {
    StringBuilder text = new StringBuilder("roll");
    for (int i = 0; i < outcome.size(); i++) {
      text.append(' ').append(outcome.get(i));
    }
    return text.toString();
  }

  @Override
  public void readOutcome(String text, Ints outcome) {
    outcome.clear();
    for (int face : IslantMoves.readRoll(text, level)) {
      outcome.add(face);
    }
  }

  // Points.

  @Override
  public int score(int seat) {
    return scoring.score(sheets[seat]);
  }

  @Override
  public int rank(int seat) {
    if (!hasResults) {
      for (int other = 0; other < sheets.length; other++) {
        results[other] = scoring.result(sheets[other]);
      }
      hasResults = true;
    }
    return Ranks.rank(sheets.length, seat, (a, b) -> Long.compare(results[a], results[b]));
  }

  @Override
  public List<String> breakdownKeys() {
    return level.scores;
  }

  @Override
  public void breakdown(int seat, int[] points) {
    scoring.breakdown(sheets[seat], points);
  }

  // What is seen and heard: everything, by everyone.

  @Override
  public String tellMove(int viewer, int seat, int move) {
    return writeMove(seat, move);
  }

  @Override
  public String tellOutcome(int viewer, Ints outcome) {
    return writeOutcome(outcome);
  }

  @Override
  public void view(int viewer, Sink sink) {
    IslantView.write(this, sink);
  }

  @Override
  public void redeal(int viewer, RandomSource random) {}

  @Override
  public IslantPosition copy() {
    IslantPosition copy = new IslantPosition(level, sheets.length);
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public void copyFrom(Position position) {
    IslantPosition other = (IslantPosition) position;
    for (int seat = 0; seat < sheets.length; seat++) {
      sheets[seat].copyFrom(other.sheets[seat]);
      active[seat] = other.active[seat];
    }
    takeBacks.copyFrom(other.takeBacks);
    round = other.round;
    roll = other.roll;
    owing = other.owing;
    next = other.next;
    hasResults = false;
  }
}
