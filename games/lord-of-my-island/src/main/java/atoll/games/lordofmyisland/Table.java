package atoll.games.lordofmyisland;

import atoll.engine.Bits;
import atoll.engine.Ints;
import atoll.engine.RandomSource;
import atoll.engine.State;
import atoll.engine.TakeBacks;
import atoll.engine.grid.CellSet;
import java.util.Arrays;

/** Everything that lies on the table or in a hand, and what can be said of it at any time. */
final class Table {
  final Rules rules;
  final Holder holder = new Holder();
  final Island island;
  final Ledger ledger;
  final Commerce commerce;
  final Auction auction;
  final Kingdoms kingdoms;
  final TakeBacks takeBacks;
  final CellSet[] hands;

  /** The tiles that are in no stack yet. */
  final CellSet undealt = new CellSet();

  final CellSet discarded = new CellSet();
  private final int[] left = new int[Tile.KINDS.count()];
  private int shapesLeft;
  private int playingOut;

  Table(Rules rules) {
    this.rules = rules;
    island = new Island(rules);
    ledger = new Ledger(rules.seats());
    commerce = new Commerce(rules, island);
    auction = new Auction(rules);
    kingdoms = new Kingdoms(rules);
    takeBacks = new TakeBacks(rules.seats());
    hands = CellSet.sets(rules.seats());
    undealt.set(rules.board().tiles);
    countLeft();
  }

  void copyFrom(Table other) {
    holder.copyFrom(other.holder);
    island.copyFrom(other.island);
    ledger.copyFrom(other.ledger);
    commerce.copyFrom(other.commerce);
    auction.copyFrom(other.auction);
    kingdoms.copyFrom(other.kingdoms);
    takeBacks.copyFrom(other.takeBacks);
    for (int seat = 0; seat < hands.length; seat++) {
      hands[seat].set(other.hands[seat]);
    }
    undealt.set(other.undealt);
    discarded.set(other.discarded);
    System.arraycopy(other.left, 0, left, 0, left.length);
    shapesLeft = other.shapesLeft;
    playingOut = other.playingOut;
  }

  void state(State state) {
    holder.state(state);
    state.cells("undealt", undealt);
    state.cells("discarded", discarded);
    for (CellSet hand : hands) {
      state.cells("hand", hand);
    }
    playingOut = (int) state.bits("playingOut", playingOut);
    island.state(state);
    ledger.state(state);
    commerce.state(state);
    auction.state(state);
    kingdoms.state(state);
    takeBacks.state(state);
    if (state.isReading()) {
      countLeft();
    }
  }

  /** Counts the tiles that may still be laid: in the hands, in the holder, and not dealt yet. */
  private void countLeft() {
    CellSet tiles = new CellSet().set(undealt);
    for (CellSet hand : hands) {
      tiles.addAll(hand);
    }
    holder.addTo(tiles);
    Arrays.fill(left, 0);
    shapesLeft = 0;
    for (int tile = tiles.first(); tile >= 0; tile = tiles.after(tile)) {
      left[rules.tiles().kind[tile]]++;
      shapesLeft |= rules.fitting().shapes[tile];
    }
  }

  /** Turns up the tops; what that brings to light, nobody can undo. */
  void turnUp() {
    if (holder.turnUp()) {
      takeBacks.reveal();
    }
  }

  /** Whoever is to take a tile finds one face up: if there is none, the tops are turned up. */
  void offerTiles() {
    if (!holder.hasFaceUp()) {
      turnUp();
    }
  }

  void deal(int slot, Ints stack) {
    holder.stack(slot, stack);
    for (int i = 0; i < stack.size(); i++) {
      undealt.remove(stack.get(i));
    }
  }

  /** What nobody has seen, nobody knows: all viewers know the same (R10). */
  void redeal(RandomSource random) {
    holder.redeal(random, undealt);
  }

  void take(int seat, int tile) {
    holder.take(tile);
    hands[seat].add(tile);
  }

  void discard(int seat, int tile) {
    useUp(seat, tile);
    discarded.add(tile);
  }

  /** A tile leaves a hand for good. */
  void useUp(int seat, int tile) {
    hands[seat].remove(tile);
    useUp(tile);
  }

  /** A tile can never be laid again; when it was the last of its kind, nor can the kind. */
  void useUp(int tile) {
    int kind = rules.tiles().kind[tile];
    if (--left[kind] == 0) {
      shapesLeft &= ~Fitting.shapesOfKind(kind);
    }
  }

  boolean isPlayingOut(int seat) {
    return Bits.has(playingOut, seat);
  }

  void playOut(int seat) {
    playingOut |= 1 << seat;
  }

  boolean isWaitingForTile(int seat) {
    return !isPlayingOut(seat) && hands[seat].count() < Numbers.FULL_HAND;
  }

  /** Whether the island is complete, or all hands are empty, or nothing can be laid (R37). */
  boolean isComplete() {
    if (island.empty.isEmpty()) {
      return true;
    }
    boolean hasTiles = false;
    for (CellSet hand : hands) {
      hasTiles |= !hand.isEmpty();
    }
    return !hasTiles || !(island.hasLake() || island.hasRoomFor(shapesLeft));
  }
}
