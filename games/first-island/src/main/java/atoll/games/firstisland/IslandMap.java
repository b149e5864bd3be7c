package atoll.games.firstisland;

import atoll.engine.Bits;
import atoll.engine.State;
import java.util.Arrays;

/**
 * One seat's map of the island: for each tribe and part the set of hexes where the tribe has that
 * part, and the fences around scored camps. The halves of a hex hold different tribes, so a hex and
 * a tribe name a placement.
 */
final class IslandMap {
  final Board board;

  private final int[] held = new int[Tribes.COUNT * Parts.COUNT];
  private final int[] placed = new int[Tribes.COUNT]; // the parts of a tribe together
  private final int[] fenced = new int[Tribes.COUNT]; // the fences of a tribe together
  private int empty;

  private final int[] fenceCards = new int[Rules.MOST_CARDS];
  private final int[] fenceTribes = new int[Rules.MOST_CARDS];
  private final int[] fenceHexes = new int[Rules.MOST_CARDS];
  private int fences;

  IslandMap(Board board) {
    this.board = board;
    empty = board.island;
  }

  /** Marks an empty hex: the tribe takes the part, and the other one what is left, if anything. */
  void mark(int hex, int tribe, int other, int part) {
    place(hex, tribe, part);
    if (part != Parts.WHOLE) {
      place(hex, other, Parts.otherHalf(part));
    }
    empty &= ~(1 << hex);
  }

  private void place(int hex, int tribe, int part) {
    held[tribe * Parts.COUNT + part] |= 1 << hex;
    placed[tribe] |= 1 << hex;
  }

  /**
   * Draws a fence around the tribe's placements in those hexes: a camp of their own from now on.
   */
  void fence(int card, int tribe, int hexes) {
    fenceCards[fences] = card;
    fenceTribes[fences] = tribe;
    fenceHexes[fences] = hexes;
    fences++;
    fenced[tribe] |= hexes;
  }

  /** The hexes without a mark. */
  int empty() {
    return empty;
  }

  /** The hexes where the tribe is. */
  int placed(int tribe) {
    return placed[tribe];
  }

  /** The hexes where the tribe has that part. */
  int held(int tribe, int part) {
    return held[tribe * Parts.COUNT + part];
  }

  /** The hexes where the tribe is within no fence. */
  int unfenced(int tribe) {
    return placed[tribe] & ~fenced[tribe];
  }

  /** The hexes where the tribe has that part, within no fence. */
  int unfenced(int tribe, int part) {
    return held[tribe * Parts.COUNT + part] & ~fenced[tribe];
  }

  /** The hexes where the tribe has the given side: three halves have it, and the whole. */
  int withSide(int tribe, int side) {
    int first = tribe * Parts.COUNT;
    return held[first + (side == 0 ? 5 : side - 1)]
        | held[first + side]
        | held[first + (side == 5 ? 0 : side + 1)]
        | held[first + Parts.WHOLE];
  }

  /** The tribe that has that part of a hex, or {@link Tribes#NONE}. */
  int tribeIn(int hex, int part) {
    int tribe = Tribes.COUNT - 1;
    while (tribe >= 0 && !Bits.has(held(tribe, part), hex)) {
      tribe--;
    }
    return tribe;
  }

  /**
   * Where the placements differ from those of another map: 7 times the tribe and the part; or −1.
   */
  int firstDifference(IslandMap other, int from) {
    int place = Arrays.mismatch(held, from, held.length, other.held, from, held.length);
    return place < 0 ? -1 : from + place;
  }

  boolean hasSameFences(IslandMap other) {
    boolean isSame = fences == other.fences;
    for (int fence = 0; isSame && fence < fences; fence++) {
      isSame =
          fenceTribes[fence] == other.fenceTribes[fence]
              && fenceHexes[fence] == other.fenceHexes[fence];
    }
    return isSame;
  }

  int fences() {
    return fences;
  }

  /** The card that was scored with a fence. */
  int fenceCard(int fence) {
    return fenceCards[fence];
  }

  int fenceTribe(int fence) {
    return fenceTribes[fence];
  }

  int fenceHexes(int fence) {
    return fenceHexes[fence];
  }

  void state(State state) {
    state.numbers("held", held);
    fences = state.number("fences", fences);
    for (int fence = 0; fence < fences; fence++) {
      fenceCards[fence] = state.number("card", fenceCards[fence]);
      fenceTribes[fence] = state.number("tribe", fenceTribes[fence]);
      fenceHexes[fence] = state.number("hexes", fenceHexes[fence]);
    }
    if (state.isReading()) {
      addUp();
    }
  }

  /** Finds again what follows from the parts held and the fences. */
  private void addUp() {
    empty = board.island;
    for (int tribe = 0; tribe < Tribes.COUNT; tribe++) {
      placed[tribe] = 0;
      fenced[tribe] = 0;
      for (int part = 0; part < Parts.COUNT; part++) {
        placed[tribe] |= held(tribe, part);
      }
      empty &= ~placed[tribe];
    }
    for (int fence = 0; fence < fences; fence++) {
      fenced[fenceTribes[fence]] |= fenceHexes[fence];
    }
  }

  void copyFrom(IslandMap other) {
    System.arraycopy(other.held, 0, held, 0, held.length);
    System.arraycopy(other.placed, 0, placed, 0, placed.length);
    System.arraycopy(other.fenced, 0, fenced, 0, fenced.length);
    empty = other.empty;
    fences = other.fences;
    System.arraycopy(other.fenceCards, 0, fenceCards, 0, fences);
    System.arraycopy(other.fenceTribes, 0, fenceTribes, 0, fences);
    System.arraycopy(other.fenceHexes, 0, fenceHexes, 0, fences);
  }
}
