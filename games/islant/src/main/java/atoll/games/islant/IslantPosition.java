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
  final Rules rules;
  private final Sheet[] sheets;
  private final LookAhead[] lookAheads;
  private final boolean[] active;
  private final TakeBacks takeBacks;
  private int round;
  private int roll; // the dice of this round
  private int owing; // how many seats owe a move
  private int next = CHANCE;

  private final Scoring scoring;
  private final long[] results; // when over: what the seats are ranked by
  private boolean hasResults;
  private final CellSet cells = new CellSet();
  private final CellSet columnCells = new CellSet();
  private final CellSet inColumn = new CellSet();
  private final CellSet doubtful = new CellSet();

  IslantPosition(Rules rules, int seats) {
    this.rules = rules;
    sheets = new Sheet[seats];
    lookAheads = new LookAhead[seats];
    active = new boolean[seats];
    takeBacks = new TakeBacks(seats);
    scoring = new Scoring(rules);
    results = new long[seats];
    for (int seat = 0; seat < seats; seat++) {
      sheets[seat] = new Sheet(rules);
      lookAheads[seat] = new LookAhead(sheets[seat]);
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
    return sheets[seat].kinds != 0;
  }

  boolean isActive(int seat) {
    return active[seat];
  }

  Sheet sheet(int seat) {
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
      dice = Dice.NONE;
      isDouble = false;
      for (int i = 0; i < rules.dice; i++) {
        int face = 1 + random.below(6);
        isDouble |= Dice.has(dice, face);
        dice = Dice.add(dice, face);
      }
    } while (isDouble && rules.rerollsDoubles);
    outcome.clear();
    for (int face = 1; face <= 6; face++) {
      for (int i = Dice.count(dice, face); i > 0; i--) {
        outcome.add(face);
      }
    }
  }

  @Override
  public void happen(Ints outcome) {
    roll = Dice.NONE;
    for (int i = 0; i < outcome.size(); i++) {
      roll = Dice.add(roll, outcome.get(i));
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
    moves.add(Moves.END);
    Sheet sheet = sheets[seat];
    lookAheads[seat].countCells();
    for (int face = 1; face <= Dice.WILD; face++) {
      if (!Dice.has(sheet.dice, face)) {
        continue;
      }
      if ((sheet.kinds & Rules.LAND_KINDS) != 0) {
        addLand(seat, face, moves);
      }
      if ((sheet.kinds >> Rules.SHIP & 1) != 0) {
        addShips(seat, face, moves);
      }
      if ((sheet.kinds >> Rules.WAVE & 1) != 0) {
        addWaves(seat, face, moves);
      }
    }
  }

  /**
   * The land tiles of a die, in all land jobs still to do; where they may go is the same for all.
   */
  private void addLand(int seat, int face, Ints moves) {
    int kinds = sheets[seat].kinds & Rules.LAND_KINDS;
    int anyKind = Integer.numberOfTrailingZeros(kinds);
    sheets[seat].landCells(cells);
    if (rules.hasColumns) {
      columnCells.set(cells);
      cells.clear();
      addColumns(seat, anyKind, face);
    } else {
      keepFinishable(seat, anyKind, face, Rules.UNSETTLED, cells);
    }
    for (int kind = anyKind; kinds >> kind != 0; kind++) {
      if ((kinds >> kind & 1) != 0) {
        for (int value = lowest(face); value <= highest(face); value++) {
          addTurns(kind, face, value, moves);
        }
      }
    }
  }

  private void addTurns(int kind, int face, int value, Ints moves) {
    int turns = rules.landMasks(kind, value).length;
    for (int cell = cells.first(); cell >= 0; cell = cells.after(cell)) {
      for (int turn = 0; turn < turns; turn++) {
        moves.add(Moves.draw(kind, face, value, cell, turn));
      }
    }
  }

  /**
   * Adds to {@code cells} what of each column allows the rest of the turn: a column may settle it.
   */
  private void addColumns(int seat, int kind, int face) {
    int settled = sheets[seat].column;
    for (int column = 0; column < rules.grid.columns(); column++) {
      boolean isAny = column == rules.anyColumn;
      if (isAny || settled == Rules.UNSETTLED || settled == column) {
        inColumn.set(columnCells).keep(rules.column(column));
        keepFinishable(seat, kind, face, isAny ? settled : column, inColumn);
        cells.addAll(inColumn);
      }
    }
  }

  private void addShips(int seat, int face, Ints moves) {
    sheets[seat].shipCells(cells);
    keepFinishable(seat, Rules.SHIP, face, sheets[seat].column, cells);
    for (int value = lowest(face); value <= highest(face); value++) {
      addCells(Rules.SHIP, face, value, moves);
    }
  }

  private void addWaves(int seat, int face, Ints moves) {
    int column = sheets[seat].column;
    boolean hasPlenty = hasPlenty(seat, Rules.WAVE, face, column);
    for (int value = lowest(face); value <= highest(face); value++) {
      sheets[seat].waveCells(value, cells);
      if (!hasPlenty) {
        keepFinishable(seat, Rules.WAVE, face, column, cells);
      }
      addCells(Rules.WAVE, face, value, moves);
    }
  }

  private void addCells(int kind, int face, int value, Ints moves) {
    for (int cell = cells.first(); cell >= 0; cell = cells.after(cell)) {
      moves.add(Moves.draw(kind, face, value, cell, 0));
    }
  }

  /** The lowest number a die may stand for: its face, or anything from 1 to 5 (R19). */
  private static int lowest(int face) {
    return face == Dice.WILD ? 1 : face;
  }

  private static int highest(int face) {
    return face == Dice.WILD ? 5 : face;
  }

  /** Whether the rest of the turn can be drawn wherever this die is used for this kind (R3). */
  private boolean hasPlenty(int seat, int kind, int face, int settled) {
    Sheet sheet = sheets[seat];
    return lookAheads[seat].hasPlenty(
        sheet.kinds & ~(1 << kind), Dice.remove(sheet.dice, face), settled);
  }

  /** Removes the cells after which the rest of the turn could not be drawn (R3). */
  private void keepFinishable(int seat, int kind, int face, int settled, CellSet candidates) {
    Sheet sheet = sheets[seat];
    LookAhead lookAhead = lookAheads[seat];
    int kinds = sheet.kinds & ~(1 << kind);
    int dice = Dice.remove(sheet.dice, face);
    if (candidates.isEmpty() || hasPlenty(seat, kind, face, settled)) {
      return;
    }
    boolean isLand = Rules.isLand(kind);
    doubtful.set(candidates);
    if (lookAhead.canFinish(kinds, dice, settled, LookAhead.NO_CELL, false)) {
      doubtful.keep(lookAhead.example());
    }
    for (int cell = doubtful.first(); cell >= 0; cell = doubtful.after(cell)) {
      if (!lookAhead.canFinish(kinds, dice, settled, cell, isLand)) {
        candidates.remove(cell);
      }
    }
  }

  @Override
  public void play(int seat, int move) {
    takeBacks.moved(seat);
    Sheet sheet = sheets[seat];
    if (move == Moves.END) {
      sheet.takeTurnBack();
      active[seat] = false;
    } else {
      sheet.draw(move);
    }
    if (sheet.kinds == 0) {
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
    return Moves.write(move, rules.grid);
  }

  @Override
  public int readMove(int seat, String text) {
    return Moves.read(text, rules);
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
    for (int face : Moves.readRoll(text, rules)) {
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
    return rules.scores;
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
    View.write(this, sink);
  }

  @Override
  public void redeal(int viewer, RandomSource random) {}

  @Override
  public IslantPosition copy() {
    IslantPosition copy = new IslantPosition(rules, sheets.length);
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
