package atoll.games.smallislands;

import atoll.engine.Bits;
import atoll.engine.Ints;
import atoll.engine.State;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The islands: greatest sets of joined regions, kept up to date as tiles come; when one leaves, all
 * are found anew. Live islands are numbered 0 to {@link #count} − 1, densely, so a number holds
 * only until the next tile; a {@link #name} stays with the older of two islands when they are
 * joined, and with the largest part of one that falls apart.
 */
final class Archipelago {
  /** How many there can be: 60 tiles, of which 10 may be straits, and one is being placed. */
  static final int MOST = 72;

  /** The owners of houses: up to four seats; in solo Alexis is the second. */
  static final int OWNERS = 4;

  private final Tiles tiles;
  private int count;
  private int born;
  private final byte[] islandOf = new byte[Tiles.REGIONS];
  private final byte[] names = new byte[MOST];
  private final long[] facesByA = new long[MOST]; // faces whose region a belongs to the island
  private final long[] facesByB = new long[MOST];
  private final long[] symbols = new long[MOST];
  private final long[] locations = new long[MOST];
  private final long[] houses = new long[OWNERS]; // locations with a house of each owner
  private long taken; // locations with any house
  private final byte[] lastNames = new byte[Tiles.REGIONS]; // while all is found anew

  Archipelago(Tiles tiles) {
    this.tiles = tiles;
  }

  int count() {
    return count;
  }

  /** The numbers of all live islands, where it need not be fast. */
  IntStream all() {
    return IntStream.range(0, count);
  }

  int islandOf(int region) {
    return islandOf[region];
  }

  /** The island's name, a number from 1. */
  int name(int island) {
    return names[island];
  }

  /** The faces that the island has a region on. */
  long faces(int island) {
    return facesByA[island] | facesByB[island];
  }

  /** The number of different tiles. */
  int size(int island) {
    return Long.bitCount(faces(island)); // R22
  }

  /** Whether a house may stand on an island of this size. */
  boolean isLargeEnough(int island) {
    return size(island) >= 2;
  }

  /** Whether the first is another island as the Great Explorer's missions mean it. */
  boolean isAnother(int other, int island) {
    return other != island && isLargeEnough(other);
  }

  /** The symbols as shown now, counted. */
  long symbols(int island) {
    return symbols[island];
  }

  /** The locations, taken or free, as a set. */
  long locations(int island) {
    return locations[island];
  }

  long freeLocations(int island) {
    return locations[island] & ~taken;
  }

  boolean hasHouse(int island, int owner) {
    return (locations[island] & houses[owner]) != 0;
  }

  int housesOn(int island, int owner) {
    return Long.bitCount(locations[island] & houses[owner]);
  }

  /** All locations with a house of the owner, as a set. */
  long houses(int owner) {
    return houses[owner];
  }

  /** Whether anybody has a house on the island. */
  boolean isSettled(int island) {
    return (locations[island] & taken) != 0;
  }

  /** Whether anybody has a house on one of the face's regions. */
  boolean hasHouseOn(int face) {
    long there =
        tiles.locationsOf[Tiles.region(face, 0)] | tiles.locationsOf[Tiles.region(face, 1)];
    return (there & taken) != 0;
  }

  /** What keeps every house of the owner off the island, whatever the mission says. */
  Reasons.@Nullable Code noHouse(int island, int owner) {
    if (!isLargeEnough(island)) {
      return Reasons.Code.ISLAND_TOO_SMALL;
    }
    return hasHouse(island, owner) ? Reasons.Code.HOUSE_ON_ISLAND : null;
  }

  /**
   * Whether the owner may put a house here, if the mission allows: size, colour and a free
   * location.
   */
  boolean isOpenTo(int island, int owner) {
    return noHouse(island, owner) == null && freeLocations(island) != 0;
  }

  void build(int location, int owner) {
    houses[owner] |= 1L << location;
    taken |= 1L << location;
  }

  /** A token or symbol changes what a region shows. */
  void change(int region, long added) {
    symbols[islandOf[region]] += added;
  }

  /** A region comes to the table, an island of its own until it is joined. */
  void add(int region) {
    add(region, ++born, tiles.symbols[region]);
  }

  private void add(int region, int name, long shown) {
    int island = count++;
    islandOf[region] = (byte) island;
    clear(island, name);
    gather(region, island, shown);
  }

  private void gather(int region, int island, long shown) {
    long face = 1L << Tiles.faceOf(region);
    facesByA[island] |= Tiles.letterOf(region) == 0 ? face : 0;
    facesByB[island] |= Tiles.letterOf(region) == 0 ? 0 : face;
    symbols[island] += shown;
    locations[island] |= tiles.locationsOf[region];
  }

  /** Two regions touch along a side: their islands are one from now on. */
  void join(int region, int other) {
    int kept = Math.min(islandOf[region], islandOf[other]);
    int gone = Math.max(islandOf[region], islandOf[other]);
    if (kept == gone) {
      return;
    }
    rename(gone, kept);
    names[kept] = (byte) Math.min(names[kept], names[gone]);
    facesByA[kept] |= facesByA[gone];
    facesByB[kept] |= facesByB[gone];
    symbols[kept] += symbols[gone];
    locations[kept] |= locations[gone];
    count--;
    if (gone != count) { // the last island fills the gap
      rename(count, gone);
      names[gone] = names[count];
      facesByA[gone] = facesByA[count];
      facesByB[gone] = facesByB[count];
      symbols[gone] = symbols[count];
      locations[gone] = locations[count];
    }
  }

  private void rename(int island, int number) {
    for (long rest = facesByA[island]; rest != 0; rest = Bits.rest(rest)) {
      islandOf[Tiles.region(Bits.first(rest), 0)] = (byte) number;
    }
    for (long rest = facesByB[island]; rest != 0; rest = Bits.rest(rest)) {
      islandOf[Tiles.region(Bits.first(rest), 1)] = (byte) number;
    }
  }

  // An island that falls apart.

  /** Forgets which regions belong together, because a tile has left; all are added again. */
  void separate() {
    for (int region = 0; region < Tiles.REGIONS; region++) {
      lastNames[region] = names[islandOf[region]];
    }
    count = 0;
  }

  /** A region of the table is an island of its own again, with the symbols it shows now. */
  void addAgain(int region, long shown) {
    add(region, lastNames[region], shown);
  }

  /** Where an island fell into parts, the largest keeps the name. */
  void nameParts() {
    for (int island = 1; island < count; island++) {
      for (int other = 0; other < island; other++) {
        if (names[island] == names[other]) {
          names[size(island) > size(other) ? other : island] = (byte) ++born;
        }
      }
    }
  }

  void copyFrom(Archipelago other) {
    count = other.count;
    born = other.born;
    System.arraycopy(other.islandOf, 0, islandOf, 0, islandOf.length);
    System.arraycopy(other.names, 0, names, 0, count);
    System.arraycopy(other.facesByA, 0, facesByA, 0, count);
    System.arraycopy(other.facesByB, 0, facesByB, 0, count);
    System.arraycopy(other.symbols, 0, symbols, 0, count);
    System.arraycopy(other.locations, 0, locations, 0, count);
    System.arraycopy(other.houses, 0, houses, 0, OWNERS);
    taken = other.taken;
  }

  void state(State state) {
    Ints used = new Ints();
    for (int island = 0; island < count; island++) {
      used.add(names[island]);
    }
    state.numbers("islands", used);
    born = state.number("born", born);
    state.numbers("islandOf", islandOf);
    state.bits("houses", houses);
    if (state.isReading()) {
      count = used.size();
      taken = 0;
      for (long own : houses) {
        taken |= own;
      }
      for (int island = 0; island < count; island++) {
        clear(island, used.get(island));
      }
    }
  }

  private void clear(int island, int name) {
    names[island] = (byte) name;
    facesByA[island] = 0;
    facesByB[island] = 0;
    symbols[island] = 0;
    locations[island] = 0;
  }

  /** A region belongs to its island again, which has been read. */
  void addBack(int region, long shown) {
    gather(region, islandOf[region], shown);
  }
}
