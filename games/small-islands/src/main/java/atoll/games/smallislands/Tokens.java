package atoll.games.smallislands;

import static atoll.games.smallislands.Symbols.PORT;
import static atoll.games.smallislands.Symbols.RESOURCES;

import atoll.engine.Bits;
import atoll.engine.Ints;
import java.util.List;

/**
 * The bonus tokens on the table, and with them what every resource spot shows now and how many
 * ports every tile has.
 */
final class Tokens {
  /** The tokens of a seat: one for each resource, and the wild one (R10). */
  static final int KINDS = 4;

  static final int WILD = 3;
  static final int ALL = 0b1111;
  static final List<String> NAMES = List.of("flower", "fruit", "leaf", "wild");

  private static final int MOST_PLAYED = 4 * KINDS;
  private static final int WORD = Long.SIZE;

  private final long[] showing = new long[2 * RESOURCES]; // spots by resource, two words each
  private long withPort; // faces on the table with at least one port
  private long withTwoPorts;
  private long open; // faces that could take a port token
  private final int[] played = new int[MOST_PLAYED];
  private final byte[] playedBy = new byte[MOST_PLAYED];
  private final long[] added = new long[MOST_PLAYED]; // to the symbols of the region
  private int count;

  int count() {
    return count;
  }

  /** A token on the table, as the move that brought it there. */
  int played(int index) {
    return played[index];
  }

  int playedBy(int index) {
    return playedBy[index];
  }

  /** The resource that a spot on the table shows now. */
  int shown(int spot) {
    int resource = 0;
    while ((showing[2 * resource + spot / WORD] >>> spot & 1) == 0) {
      resource++;
    }
    return resource;
  }

  /** How many ports there are on the faces of a set. */
  int ports(long faces) {
    return Long.bitCount(faces & withPort) + Long.bitCount(faces & withTwoPorts);
  }

  void tilePlaced(int face) {
    long set = 1L << face;
    withPort |= set & Tiles.WITH_PORT;
    withTwoPorts |= set & Tiles.WITH_TWO_PORTS;
    open |= set & Tiles.COASTAL & ~Tiles.WITH_TWO_PORTS; // R12
    for (int region = 0; region < Tiles.regions(face); region++) {
      int printed = Tiles.printedCount(2 * face + region);
      for (int number = 1; number <= printed; number++) {
        int spot = Tiles.spotAt(face, Tiles.where(region, number));
        if (spot >= 0) {
          int resource = Tiles.printed(2 * face + region, number);
          showing[2 * resource + spot / WORD] |= 1L << spot;
        }
      }
    }
  }

  /** A face without tokens leaves the table. */
  void tileRemoved(int face) {
    long others = ~(1L << face);
    withPort &= others;
    withTwoPorts &= others;
    open &= others;
    for (int where = 0; where < Tiles.WHERES; where++) {
      int spot = Tiles.spotAt(face, where);
      if (spot >= 0) {
        showing[2 * shown(spot) + spot / WORD] &= ~(1L << spot);
      }
    }
  }

  /** Whether a token lies on the cell's tile. */
  boolean isOn(int cell) {
    for (int i = 0; i < count; i++) {
      if (Moves.cell(played[i]) == cell) {
        return true;
      }
    }
    return false;
  }

  /** The symbols that a region of the tile on a cell shows now, counted. */
  long symbols(int cell, int region) {
    long symbols = Tiles.symbols(region);
    for (int i = 0; i < count; i++) {
      boolean isHere =
          Moves.cell(played[i]) == cell && Tiles.regionOf(Moves.where(played[i])) == (region & 1);
      symbols += isHere ? added[i] : 0;
    }
    return symbols;
  }

  /** Whether one of the tokens has a legal spot. */
  boolean hasSpot(int kinds) {
    if (kinds == 0) {
      return false;
    }
    for (int shows = 0; shows < RESOURCES && open == 0; shows++) {
      boolean hasToken = (kinds & (1 << shows | 1 << WILD)) != 0;
      if (hasToken && (showingOther(shows, 0) | showingOther(shows, 1)) != 0) {
        return true;
      }
    }
    return open != 0;
  }

  /** The spots that show one of the two other resources, a word of them. */
  private long showingOther(int resource, int word) {
    int next = resource == RESOURCES - 1 ? 0 : resource + 1;
    int last = resource == 0 ? RESOURCES - 1 : resource - 1;
    return showing[2 * next + word] | showing[2 * last + word]; // R11
  }

  /** Lists every use of the tokens. */
  void addUses(int kinds, Table table, Ints moves) {
    for (int token = 0; token < KINDS; token++) {
      if (!Bits.has(kinds, token)) {
        continue;
      }
      for (int shows = 0; shows < RESOURCES; shows++) {
        if (token == WILD || token == shows) {
          int part = Moves.token(token, shows, 0, 0);
          addSpots(part, 0, showingOther(shows, 0), table, moves);
          addSpots(part, WORD, showingOther(shows, 1), table, moves);
        }
      }
      addPorts(Moves.token(token, PORT, 0, 0), table, moves);
    }
  }

  private static void addSpots(int part, int first, long spots, Table table, Ints moves) {
    for (long rest = spots; rest != 0; rest = Bits.rest(rest)) {
      int spot = first + Bits.first(rest);
      int cell = table.cellOf(Tiles.spotFace(spot));
      moves.add(part | Moves.on(cell, Tiles.spotWhere(spot)));
    }
  }

  private void addPorts(int part, Table table, Ints moves) {
    for (long rest = open; rest != 0; rest = Bits.rest(rest)) {
      int face = Bits.first(rest);
      int cell = table.cellOf(face);
      for (int region = 0; region < Tiles.regions(face); region++) {
        moves.add(part | Moves.on(cell, Tiles.where(region, 0)));
      }
    }
  }

  /** Puts a token on a face and tells what it adds to the symbols of the region. */
  long play(int seat, int face, int move) {
    long change = cover(face, move);
    played[count] = move;
    playedBy[count] = (byte) seat;
    added[count] = change;
    count++;
    return change;
  }

  private long cover(int face, int move) {
    int shows = Moves.shows(move);
    if (shows == PORT) {
      long set = 1L << face;
      withTwoPorts |= withPort & set;
      withPort |= set;
      open &= ~withTwoPorts;
      return Symbols.one(PORT);
    }
    int spot = Tiles.spotAt(face, Moves.where(move));
    int hidden = shown(spot);
    showing[2 * hidden + spot / WORD] &= ~(1L << spot);
    showing[2 * shows + spot / WORD] |= 1L << spot;
    return Symbols.one(shows) - Symbols.one(hidden);
  }

  void copyFrom(Tokens other) {
    System.arraycopy(other.showing, 0, showing, 0, showing.length);
    withPort = other.withPort;
    withTwoPorts = other.withTwoPorts;
    open = other.open;
    count = other.count;
    System.arraycopy(other.played, 0, played, 0, count);
    System.arraycopy(other.playedBy, 0, playedBy, 0, count);
    System.arraycopy(other.added, 0, added, 0, count);
  }
}
