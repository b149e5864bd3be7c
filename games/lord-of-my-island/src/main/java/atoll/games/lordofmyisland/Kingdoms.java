package atoll.games.lordofmyisland;

import atoll.engine.State;
import atoll.engine.grid.Squares;
import java.util.Arrays;

/** The Capitols, their shields, and whom an attack may hit. */
final class Kingdoms {
  private final Numbers numbers;
  private final int[] capitol;
  private final int[] shields;

  Kingdoms(Rules rules) {
    numbers = rules.numbers();
    capitol = new int[rules.seats()];
    shields = new int[rules.seats()];
    Arrays.fill(capitol, Squares.NONE);
  }

  void copyFrom(Kingdoms other) {
    System.arraycopy(other.capitol, 0, capitol, 0, capitol.length);
    System.arraycopy(other.shields, 0, shields, 0, shields.length);
  }

  void state(State state) {
    state.numbers("capitols", capitol);
    state.numbers("shields", shields);
  }

  boolean hasCapitol(int seat) {
    return capitol[seat] != Squares.NONE;
  }

  /** The square with the seat's Capitol, or {@link Squares#NONE}. */
  int capitol(int seat) {
    return capitol[seat];
  }

  void build(int seat, int square) {
    capitol[seat] = square;
  }

  /** What each Capitol gets when so many white dice show My Island (R30, R42). */
  int share(int dice) {
    int capitols = capitols();
    return capitols == 0 ? 0 : numbers.capitolIncome * dice / capitols;
  }

  int capitols() {
    int count = 0;
    for (int square : capitol) {
      count += square != Squares.NONE ? 1 : 0;
    }
    return count;
  }

  int shields(int seat) {
    return shields[seat];
  }

  /** Two shields, until the seat's next turn comes round (R29). */
  void protect(int seat) {
    shields[seat] = numbers.shields;
  }

  void lapse(int seat) {
    shields[seat] = 0;
  }

  /** Takes a shield away, if there is one. */
  boolean fendOff(int seat) {
    if (shields[seat] == 0) {
      return false;
    }
    shields[seat]--;
    return true;
  }

  /** The seats that the roller may attack, as a set of bits: bare Capitols first (R31). */
  int targets(int roller) {
    int bare = 0;
    int shielded = 0;
    for (int seat = 0; seat < capitol.length; seat++) {
      if (seat != roller && hasCapitol(seat)) {
        bare |= shields[seat] == 0 ? 1 << seat : 0;
        shielded |= shields[seat] > 0 ? 1 << seat : 0;
      }
    }
    return bare != 0 ? bare : shielded;
  }
}
