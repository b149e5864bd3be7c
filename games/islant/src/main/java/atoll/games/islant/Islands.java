package atoll.games.islant;

import atoll.engine.Bits;
import atoll.engine.grid.Squares;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The islands of a sheet: how many there are, and the sides, lakes and colours of the completed
 * ones.
 *
 * <p>Tiles are drawn one by one and rubbed out in the opposite order. Each triangle remembers the
 * island it began; islands that meet become one, and all but the largest then lead to it. A tile
 * that adds to an island keeps in a log what the island was before, so that rubbing it out costs
 * next to nothing: forward models look at one sheet after another that differ in a tile or two.
 */
final class Islands {
  private static final int NORTH_AND_SOUTH = 1 << Squares.N | 1 << Squares.S;
  private static final int EAST_AND_WEST = 1 << Squares.E | 1 << Squares.W;

  /** Numbers that the log holds for each tile. */
  private static final int ENTRY = 7;

  private final Triangles land;
  private final Outline outline;

  // Those that have joined a larger one lead to it.
  private final int[] began; // by triangle: the island it belonged to at first
  private final int[] joined; // by island: the one that it has joined, or itself
  private final Coast[] coasts;
  private int size;

  // The log: what was before each tile.
  private final Coast[] before;
  private final int[] changed; // the island that was so before
  private final long[] lastChange; // by island: the step that changed it last
  private int changes;
  private long step;
  private final int[] log; // ENTRY numbers for each tile
  private int drawn;

  private boolean isColourStale;

  int islands;
  int sides;
  int lakes;
  int colour;

  Islands(Rules rules) {
    land = new Triangles(rules.grid);
    outline = new Outline(land, rules.scores.contains("colour"));
    int cells = rules.grid.cells();
    began = new int[land.size()];
    joined = new int[2 * cells]; // a tile begins two islands at most
    coasts = new Coast[joined.length];
    lastChange = new long[joined.length];
    before = new Coast[4 * cells]; // and changes at most those that its sides face
    changed = new int[before.length];
    log = new int[ENTRY * cells];
    Arrays.setAll(coasts, i -> new Coast());
    Arrays.setAll(before, i -> new Coast());
  }

  // Tiles come and go.

  /** A tile is drawn into an empty cell. */
  void draw(int cell, byte tile) {
    int here = land.rimmed[cell];
    int mask = Tile.mask(tile);
    openLog(here);
    land.draw(here, mask, tile);
    meet(cell, here, mask);
    isColourStale = false;
    if (mask == NORTH_AND_SOUTH || mask == EAST_AND_WEST) {
      addLand(cell, here, Integer.lowestOneBit(mask));
      addLand(cell, here, Integer.highestOneBit(mask));
    } else if (mask != 0) {
      addLand(cell, here, mask);
    }
    if (isColourStale) {
      colour = largestColour();
    }
  }

  /** The islands that the tile's sides face need its cell no longer; some of them it blocks. */
  private void meet(int cell, int here, int mask) {
    for (int side = 0; side < 4; side++) {
      int facing = land.across[4 * here + side];
      if (land.isLand(facing)) {
        Coast coast = change(islandOf(facing));
        coast.missing.remove(cell);
        coast.isBlocked |= !Bits.has(mask, side);
      }
    }
  }

  /** Triangles of one cell that hang together: a new island, joined to those that it meets. */
  private void addLand(int cell, int here, int mask) {
    int island = size++;
    islands++;
    joined[island] = island;
    lastChange[island] = step;
    Coast coast = coasts[island];
    coast.begin(cell, land.rows[here], land.columns[here], mask);
    for (int rest = mask; rest != 0; rest = Bits.rest(rest)) {
      int triangle = 4 * here + Bits.first(rest);
      began[triangle] = island;
      int beyond = land.across[triangle] >> 2;
      if (!land.isFilled[beyond]) {
        coast.missing.add(land.cells[beyond]);
      } else if (!land.isLand(land.across[triangle])) {
        coast.isBlocked = true;
      }
    }
    for (int rest = mask; rest != 0; rest = Bits.rest(rest)) {
      int facing = land.across[4 * here + Bits.first(rest)];
      if (land.isLand(facing)) {
        island = join(island, islandOf(facing));
      }
    }
    if (outline.count(coasts[island])) {
      takeIn(coasts[island]);
    }
  }

  /** Lets two islands become one; returns the one that is left. */
  private int join(int one, int other) {
    if (one == other) {
      return one;
    }
    int larger = coasts[one].triangles > coasts[other].triangles ? one : other;
    int smaller = one + other - larger;
    leaveOut(coasts[one]);
    leaveOut(coasts[other]);
    change(smaller);
    change(larger).join(coasts[smaller]);
    joined[smaller] = larger;
    islands--;
    return larger;
  }

  private void takeIn(Coast coast) {
    sides += coast.sides;
    lakes += coast.lakes;
    isColourStale |= coast.colour > 0;
  }

  private void leaveOut(Coast coast) {
    sides -= coast.sides;
    lakes -= coast.lakes;
    isColourStale |= coast.colour > 0;
  }

  private int islandOf(int triangle) {
    int island = began[triangle];
    while (joined[island] != island) {
      island = joined[island];
    }
    return island;
  }

  /** The tiles in the largest part of one colour of all completed islands (R20). */
  private int largestColour() {
    int largest = 0;
    for (int island = 0; island < size; island++) {
      if (joined[island] == island) {
        largest = Math.max(largest, coasts[island].colour);
      }
    }
    return largest;
  }

  // The log.

  private void openLog(int here) {
    step++;
    int entry = ENTRY * drawn++;
    log[entry] = here;
    log[entry + 1] = changes;
    log[entry + 2] = size;
    log[entry + 3] = islands;
    log[entry + 4] = sides;
    log[entry + 5] = lakes;
    log[entry + 6] = colour;
  }

  /** An island that the tile changes; what it was before is kept. */
  private Coast change(int island) {
    Coast coast = coasts[island];
    if (lastChange[island] != step) {
      lastChange[island] = step;
      changed[changes] = island;
      before[changes++].set(coast);
    }
    return coast;
  }

  /** The tile drawn last is rubbed out. */
  void undraw() {
    int entry = ENTRY * --drawn;
    land.undraw(log[entry]);
    while (changes > log[entry + 1]) {
      int island = changed[--changes];
      coasts[island].set(before[changes]);
      joined[island] = island; // or it could not have been changed
    }
    size = log[entry + 2];
    islands = log[entry + 3];
    sides = log[entry + 4];
    lakes = log[entry + 5];
    colour = log[entry + 6];
  }

  // One by one.

  /** How many numbers there are for {@link #coast}. */
  int size() {
    return size;
  }

  /** The island of a number, or null if it has joined another. */
  @Nullable Coast coast(int island) {
    return joined[island] == island ? coasts[island] : null;
  }

  /** One island by itself; what is not completed has neither sides nor lakes that count. */
  static final class Island {
    /** Of its land, four bits N, E, S, W from the lowest for each cell of the grid. */
    final int[] triangles;

    final boolean isCompleted;
    final int sides;
    final int lakes;

    private Island(int[] triangles, boolean isCompleted, int sides, int lakes) {
      this.triangles = triangles;
      this.isCompleted = isCompleted;
      this.sides = sides;
      this.lakes = lakes;
    }
  }

  /** All islands, from the top; not for the loop. */
  List<Island> list() {
    List<Island> list = new ArrayList<>();
    BitSet listed = new BitSet();
    for (int triangle = 0; triangle < land.size(); triangle++) {
      if (land.isLand(triangle) && !listed.get(triangle)) {
        int[] own = Arrays.copyOf(land.stack, land.spread(triangle));
        Arrays.stream(own).forEach(listed::set);
        list.add(alone(own));
      }
    }
    return list;
  }

  /** The island that has these triangles. */
  private Island alone(int[] own) {
    Coast coast = coasts[islandOf(own[0])];
    int[] triangles = new int[land.rimmed.length];
    for (int triangle : own) {
      triangles[land.cells[triangle >> 2]] |= 1 << (triangle & 3);
    }
    return new Island(triangles, coast.sides > 0, coast.sides, coast.lakes);
  }
}
