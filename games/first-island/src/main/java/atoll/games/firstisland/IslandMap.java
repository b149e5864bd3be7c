package atoll.games.firstisland;

import static atoll.games.firstisland.Board.PARTS;
import static atoll.games.firstisland.Board.WHOLE;
import static atoll.games.firstisland.Tribes.TRIBES;

/**
 * One seat's map of the island: for each tribe and part the set of hexes where the tribe has that
 * part, and the fences around scored camps. The halves of a hex hold different tribes, so a hex and
 * a tribe name a placement.
 */
final class IslandMap {
  /** No seat ever fences more camps than this, the card limit of a solo game. */
  static final int MOST_FENCES = 4;

  private final int[] held = new int[TRIBES * PARTS];
  private final int[] placed = new int[TRIBES]; // the parts of a tribe together
  private final int[] fenced = new int[TRIBES]; // the fences of a tribe together
  private int empty = Board.ISLAND;

  private final int[] fenceCards = new int[MOST_FENCES];
  private final int[] fenceTribes = new int[MOST_FENCES];
  private final int[] fenceHexes = new int[MOST_FENCES];
  private int fences;

  /** Marks an empty hex: the tribe takes the part, and the other one what is left, if anything. */
  void mark(int hex, int tribe, int other, int part) {
    place(hex, tribe, part);
    if (part != WHOLE) {
      place(hex, other, Board.otherHalf(part));
    }
    empty &= ~(1 << hex);
  }

  private void place(int hex, int tribe, int part) {
    held[tribe * PARTS + part] |= 1 << hex;
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
    return held[tribe * PARTS + part];
  }

  /** The hexes where the tribe is within a fence. */
  int fenced(int tribe) {
    return fenced[tribe];
  }

  /** The hexes where the tribe is within no fence. */
  int unfenced(int tribe) {
    return placed[tribe] & ~fenced[tribe];
  }

  /** The hexes where the tribe has that part, within no fence. */
  int unfenced(int tribe, int part) {
    return held[tribe * PARTS + part] & ~fenced[tribe];
  }

  /** The hexes where the tribe has the given side: three halves have it, and the whole. */
  int withSide(int tribe, int side) {
    int first = tribe * PARTS;
    return held[first + (side + 5) % 6]
        | held[first + side]
        | held[first + (side + 1) % 6]
        | held[first + WHOLE];
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

  void copyFrom(IslandMap other) {
    System.arraycopy(other.held, 0, held, 0, held.length);
    System.arraycopy(other.placed, 0, placed, 0, TRIBES);
    System.arraycopy(other.fenced, 0, fenced, 0, TRIBES);
    empty = other.empty;
    fences = other.fences;
    for (int fence = 0; fence < fences; fence++) {
      fenceCards[fence] = other.fenceCards[fence];
      fenceTribes[fence] = other.fenceTribes[fence];
      fenceHexes[fence] = other.fenceHexes[fence];
    }
  }
}
