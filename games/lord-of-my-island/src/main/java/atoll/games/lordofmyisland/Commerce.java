package atoll.games.lordofmyisland;

import atoll.engine.Bits;
import atoll.engine.Ints;
import atoll.engine.State;
import atoll.engine.grid.Squares;
import java.util.Arrays;

/**
 * The commerce of the tile just played: how many white dice it brings, who rolls the black die, and
 * which communities the dice would pay each of them for. The dice stay on show, with what they
 * paid, until the next tile is laid.
 */
final class Commerce {
  /** No face has been rolled. */
  static final int NO_FACE = -1;

  private final Board board;
  private final Pieces pieces;
  private final Dice dice;
  private final Island island;
  private final long[] tally;
  private final int[] black;
  private final int[] attacked;
  private final int[] white = new int[Tile.MOST_COMMUNITIES];
  private int whiteDice;
  private int whiteRolled;
  private int waiting;

  /** The territories met so far while the commerce of a tile is found out: up to two a tile. */
  private final int[] touched = new int[18];

  private int touchedCount;

  Commerce(Rules rules, Island island) {
    board = rules.board();
    pieces = rules.pieces();
    dice = rules.dice();
    this.island = island;
    tally = new long[rules.seats()];
    black = new int[rules.seats()];
    attacked = new int[rules.seats()];
    clear();
  }

  void copyFrom(Commerce other) {
    System.arraycopy(other.tally, 0, tally, 0, tally.length);
    System.arraycopy(other.black, 0, black, 0, black.length);
    System.arraycopy(other.attacked, 0, attacked, 0, attacked.length);
    System.arraycopy(other.white, 0, white, 0, white.length);
    whiteDice = other.whiteDice;
    whiteRolled = other.whiteRolled;
    waiting = other.waiting;
  }

  void state(State state) {
    state.bits("tallies", tally);
    state.numbers("black", black);
    state.numbers("attacked", attacked);
    state.numbers("white", white);
    whiteDice = state.number("whiteDice", whiteDice);
    whiteRolled = state.number("whiteRolled", whiteRolled);
    waiting = (int) state.bits("waiting", waiting);
  }

  void clear() {
    Arrays.fill(tally, 0);
    Arrays.fill(black, NO_FACE);
    Arrays.fill(attacked, Rules.NOBODY);
    whiteDice = 0;
    whiteRolled = 0;
    waiting = 0;
  }

  /** Finds out the commerce of a tile that the seat has just played and marked. */
  void open(int square, int seat) {
    int piece = island.piece(square);
    touchedCount = 0;
    for (int district = 0; district < pieces.districts[piece]; district++) {
      touch(square, district, seat);
    }
    for (int side = 0; side < 4; side++) {
      if (island.meets(square, piece, side)) {
        int neighbour = board.beside(square, side);
        int road = pieces.roadDistrict(island.piece(neighbour), Squares.opposite(side));
        touchOther(neighbour, 1 << road, seat);
      }
    }
    for (int ways = island.portWays(square, piece); ways != 0; ways = Bits.rest(ways)) {
      int neighbour = board.around(square, Bits.first(ways));
      touchOther(neighbour, pieces.portDistricts[island.piece(neighbour)], seat);
    }
    whiteDice = diceFor(square, piece);
  }

  /** One white die for each community of a piece on that square that would have direct commerce. */
  int diceFor(int square, int piece) {
    int direct = island.portWays(square, piece) != 0 ? pieces.ports[piece] : 0;
    for (int side = 0; side < 4; side++) {
      if (island.meets(square, piece, side)) {
        direct |= pieces.roadCommunities(piece, side);
      }
    }
    return Integer.bitCount(direct);
  }

  private void touchOther(int square, int districts, int seatInTurn) {
    int owner = island.owner(square);
    if (owner >= 0 && owner != seatInTurn) {
      waiting |= 1 << owner;
      for (int rest = districts; rest != 0; rest = Bits.rest(rest)) {
        touch(square, Bits.first(rest), owner);
      }
    }
  }

  /** A territory counts once, however often it is touched. */
  private void touch(int square, int district, int owner) {
    int territory = island.territories.of(square, district);
    for (int i = 0; i < touchedCount; i++) {
      if (touched[i] == territory) {
        return;
      }
    }
    touched[touchedCount++] = territory;
    tally[owner] += island.territories.tally(territory);
  }

  int whiteDice() {
    return whiteDice;
  }

  /** The communities that dice pay the seat for, on its own tiles only (R23). */
  long tally(int seat) {
    return tally[seat];
  }

  /** Whether the seat has still to roll the black die. */
  boolean isWaiting(int seat) {
    return Bits.has(waiting, seat);
  }

  /**
   * The next seat to roll the black die, clockwise from the seat in turn, or {@link Rules#NOBODY}.
   */
  int nextRoller(int seatInTurn) {
    for (int i = 1; i < tally.length; i++) {
      int seat = (seatInTurn + i) % tally.length;
      if (isWaiting(seat)) {
        return seat;
      }
    }
    return Rules.NOBODY;
  }

  /** Remembers the white dice and says what they pay. */
  int rollWhite(Ints faces, int seat) {
    int pay = 0;
    whiteRolled = faces.size();
    for (int i = 0; i < faces.size(); i++) {
      white[i] = faces.get(i);
      pay += dice.pay(white[i], tally[seat]);
    }
    return pay;
  }

  /** Remembers a seat's black die and says what it pays. */
  int rollBlack(int face, int seat) {
    waiting &= ~(1 << seat);
    black[seat] = face;
    return dice.pay(face, tally[seat]);
  }

  int whiteRolled() {
    return whiteRolled;
  }

  int white(int die) {
    return white[die];
  }

  /** How many of the white dice show a face. */
  int whiteShowing(int face) {
    int showing = 0;
    for (int i = 0; i < whiteRolled; i++) {
      showing += white[i] == face ? 1 : 0;
    }
    return showing;
  }

  int black(int seat) {
    return black[seat];
  }

  /** Remembers whose Capitol a roller attacked. */
  void attack(int roller, int target) {
    attacked[roller] = target;
  }

  /** Whose Capitol the seat attacked with its black die, or {@link Rules#NOBODY}. */
  int attacked(int roller) {
    return attacked[roller];
  }
}
