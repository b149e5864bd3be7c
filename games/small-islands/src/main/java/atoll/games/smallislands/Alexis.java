package atoll.games.smallislands;

import atoll.engine.Bits;
import atoll.engine.Ints;
import atoll.engine.RandomSource;
import atoll.engine.State;

/**
 * The virtual player of solo games: the Expedition cards that make the decisions, and what is left
 * of them to seat 0. Nobody knows which cards are in the set but those that have been drawn.
 */
final class Alexis {
  private static final int NONE = Grid.NONE;

  private final Expeditions expeditions;
  private final int exploring; // how many Explore cards the set has
  private final int landing;
  private int set; // the Expedition set of this game
  private int stack; // its cards not drawn since it was last shuffled
  private int seen; // the cards drawn at any time
  private int card = NONE; // the card drawn last
  private int cell = NONE; // where its tile goes
  private int turns; // and in which turns
  private int removed;

  Alexis(Rules rules) {
    expeditions = rules.expeditions();
    exploring = rules.isSolo() ? rules.alexis().explore() : 0;
    landing = rules.isSolo() ? rules.alexis().land() : 0;
  }

  boolean hasDrawn() {
    return card != NONE;
  }

  /** The card in use or used last. */
  Expeditions.Card card() {
    return expeditions.card(card);
  }

  /** Where the tile goes that waits for its turn. */
  int cell() {
    return cell;
  }

  /** The turns that seat 0 may choose from. */
  int turns() {
    return turns;
  }

  /** How many tiles he has put out of the game. */
  int removed() {
    return removed;
  }

  int stackSize() {
    return Integer.bitCount(stack);
  }

  // The cards.

  /** Draws an Expedition set at random, ascending. */
  void sampleSet(RandomSource random, Ints outcome) {
    for (int rest = randomSet(0, random); rest != 0; rest = Bits.rest(rest)) {
      outcome.add(Bits.first(rest));
    }
  }

  /** A random set of the right composition that has the given cards. */
  private int randomSet(int given, RandomSource random) {
    return given
        | missing(expeditions.exploring, given, exploring, random)
        | missing(expeditions.landing(), given, landing, random);
  }

  private static int missing(int kind, int given, int wanted, RandomSource random) {
    int added = 0;
    for (int more = wanted - Integer.bitCount(given & kind); more > 0; more--) {
      added |= 1 << random.bit(kind & ~given & ~added);
    }
    return added;
  }

  /** Whether these cards make up a set of this level. */
  boolean isSet(int cards) {
    return Integer.bitCount(cards & expeditions.exploring) == exploring
        && Integer.bitCount(cards & expeditions.landing()) == landing;
  }

  void setOut(Ints cards) {
    for (int i = 0; i < cards.size(); i++) {
      set |= 1 << cards.get(i);
    }
    shuffle();
  }

  void shuffle() {
    stack = set;
  }

  /** The cards that may be drawn next. */
  int drawable() {
    return stack == 0 ? set : stack; // R41
  }

  void draw(int drawn) {
    stack = drawable() & ~(1 << drawn);
    seen |= 1 << drawn;
    card = drawn;
  }

  /** Replaces the cards that have never been drawn; all viewers know the same. */
  void redeal(RandomSource random) {
    if (set != 0) {
      int gone = set & ~stack;
      set = randomSet(seen, random);
      stack = set & ~gone;
    }
  }

  // His turn.

  /** Finds the cell for a ship, or cell and turns for a tile, from the player's last tile on. */
  boolean find(Table table, int from, int tile) {
    for (int i = 0; i < card().directions().size(); i++) { // R33
      int direction = card().directions().get(i);
      cell = Grid.beside(from, direction);
      while (cell != NONE) {
        turns = allowedTurns(table, tile);
        if (turns != 0) {
          return true;
        }
        cell = Grid.beside(cell, direction);
      }
    }
    return false;
  }

  /** The fitting turns that do not grow an island with one of his houses (R34); a ship has one. */
  private int allowedTurns(Table table, int face) {
    if (face == Table.SHIP) {
      return table.frontier.shipFits(cell) ? 1 : 0;
    }
    int allowed = 0;
    for (int rest = table.frontier.fittingTurns(face, cell); rest != 0; rest = Bits.rest(rest)) {
      int turn = Bits.first(rest);
      if (!table.wouldGrowIslandOf(Rules.ALEXIS, face, cell, turn)) {
        allowed |= 1 << turn;
      }
    }
    return allowed;
  }

  void removeTile() {
    removed++;
  }

  void copyFrom(Alexis other) {
    set = other.set;
    stack = other.stack;
    seen = other.seen;
    card = other.card;
    cell = other.cell;
    turns = other.turns;
    removed = other.removed;
  }

  void state(State state) {
    state.part("alexis");
    set = state.number("set", set);
    stack = state.number("stack", stack);
    seen = state.number("seen", seen);
    card = state.number("card", card);
    cell = state.number("cell", cell);
    turns = state.number("turns", turns);
    removed = state.number("removed", removed);
  }
}
