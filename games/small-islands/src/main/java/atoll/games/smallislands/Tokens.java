package atoll.games.smallislands;

import atoll.engine.Counts;
import atoll.engine.State;
import atoll.engine.Words;
import atoll.engine.grid.CellSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The bonus tokens on the table, and with them what every resource spot shows now and how many
 * ports every tile has.
 */
final class Tokens {
  /** The tokens of a seat: one for each resource, and the wild one (R10). */
  static final int KINDS = 4;

  static final int WILD = 3;
  static final int ALL = 0b1111;

  private static final List<String> NAMES = List.of("flower", "fruit", "leaf", "wild");
  private static final int MOST_PLAYED = 4 * KINDS;

  private final Tiles tiles;
  private final CellSet[] showing = CellSet.sets(Symbols.RESOURCES); // by resource
  private long withPort; // faces on the table with at least one port
  private long withTwoPorts;
  private long open; // faces that could take a port token
  private final int[] played = new int[MOST_PLAYED];
  private final byte[] playedBy = new byte[MOST_PLAYED];
  private final long[] added = new long[MOST_PLAYED]; // to the symbols of the region
  private int count;

  Tokens(Tiles tiles) {
    this.tiles = tiles;
  }

  static String name(int token) {
    return NAMES.get(token);
  }

  /** What {@code tokens.json} must say of them: the rules know no others. */
  static List<Map<String, Object>> asData() {
    List<Map<String, Object>> tokens = new ArrayList<>();
    for (int token = 0; token < KINDS; token++) {
      String resource = token == WILD ? "any" : Symbols.NAMES.of(token);
      tokens.add(Map.of("id", name(token), "resource", resource));
    }
    return tokens;
  }

  static int read(Words words) {
    return words.oneOf(NAMES, "a token: flower, fruit, leaf or wild");
  }

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
    while (!showing[resource].has(spot)) {
      resource++;
    }
    return resource;
  }

  /** Finds the spots that show one of the two other resources (R11). */
  void findOther(int resource, CellSet spots) {
    spots.set(showing[resource == Symbols.RESOURCES - 1 ? 0 : resource + 1]);
    spots.addAll(showing[resource == 0 ? Symbols.RESOURCES - 1 : resource - 1]);
  }

  /** Whether a token can turn into this what it shows, on any spot of the table. */
  boolean canShow(int resource) {
    for (int other = 0; other < Symbols.RESOURCES; other++) {
      if (other != resource && !showing[other].isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /** The faces on the table that have coast and room for one more port, as a set. */
  long open() {
    return open;
  }

  /** How many ports there are on the faces of a set. */
  int ports(long faces) {
    return Long.bitCount(faces & withPort) + Long.bitCount(faces & withTwoPorts);
  }

  void tilePlaced(int face) {
    long set = 1L << face;
    withPort |= set & tiles.withPort;
    withTwoPorts |= set & tiles.withTwoPorts;
    open |= set & tiles.coastal & ~tiles.withTwoPorts; // R12
    int last = tiles.lastRegion(face);
    for (int region = Tiles.firstRegion(face); region <= last; region++) {
      for (int number = 1; number <= tiles.printedCount(region); number++) {
        int symbol = tiles.printed(region, number);
        if (symbol < Symbols.RESOURCES) {
          showing[symbol].add(tiles.spots.at(face, Places.where(Tiles.letterOf(region), number)));
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
    for (int where = 0; where < Places.WHERES; where++) {
      int spot = tiles.spots.at(face, where);
      if (spot != Places.NONE) {
        showing[shown(spot)].remove(spot);
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
    long symbols = tiles.symbols[region];
    for (int i = 0; i < count; i++) {
      boolean isHere =
          Moves.cell(played[i]) == cell
              && Places.letter(Moves.where(played[i])) == Tiles.letterOf(region);
      symbols += isHere ? added[i] : 0;
    }
    return symbols;
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
    if (shows == Symbols.PORT) {
      long set = 1L << face;
      withTwoPorts |= withPort & set;
      withPort |= set;
      open &= ~withTwoPorts;
      return Counts.one(Symbols.PORT);
    }
    int spot = tiles.spots.at(face, Moves.where(move));
    int hidden = shown(spot);
    showing[hidden].remove(spot);
    showing[shows].add(spot);
    return Counts.one(shows) - Counts.one(hidden);
  }

  void copyFrom(Tokens other) {
    for (int resource = 0; resource < Symbols.RESOURCES; resource++) {
      showing[resource].set(other.showing[resource]);
    }
    withPort = other.withPort;
    withTwoPorts = other.withTwoPorts;
    open = other.open;
    count = other.count;
    System.arraycopy(other.played, 0, played, 0, MOST_PLAYED);
    System.arraycopy(other.playedBy, 0, playedBy, 0, MOST_PLAYED);
    System.arraycopy(other.added, 0, added, 0, MOST_PLAYED);
  }

  void state(State state) {
    for (CellSet spots : showing) {
      state.cells("showing", spots);
    }
    withPort = state.bits("withPort", withPort);
    withTwoPorts = state.bits("withTwoPorts", withTwoPorts);
    open = state.bits("open", open);
    count = state.number("tokens", count);
    state.numbers("played", played);
    state.numbers("by", playedBy);
    state.bits("added", added);
  }
}
