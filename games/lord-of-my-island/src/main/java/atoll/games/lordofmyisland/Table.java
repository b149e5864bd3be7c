package atoll.games.lordofmyisland;

import atoll.engine.Ints;
import atoll.engine.RandomSource;
import atoll.engine.TakeBacks;
import atoll.engine.grid.CellSet;

/** Everything that lies on the table or in a hand, and what can be said of it at any time. */
final class Table {
  final Rules rules;
  final Holder holder = new Holder();
  final Island island;
  final Ledger ledger;
  final Commerce commerce;
  final Auction auction = new Auction();
  final Kingdoms kingdoms;
  final TakeBacks takeBacks;
  private final CellSet[] hands;

  /** The tiles that are in no stack yet. */
  final CellSet undealt = new CellSet();

  final CellSet discarded = new CellSet();
  private final int[] left = new int[Tile.KINDS.size()];
  private int shapesLeft = Fitting.allShapes();
  private int playingOut;

  Table(Rules rules) {
    this.rules = rules;
    island = new Island(rules);
    ledger = new Ledger(rules.seats());
    commerce = new Commerce(rules);
    kingdoms = new Kingdoms(rules.seats());
    takeBacks = new TakeBacks(rules.seats());
    hands = new CellSet[rules.seats()];
    for (int seat = 0; seat < hands.length; seat++) {
      hands[seat] = new CellSet();
    }
    undealt.set(rules.board().tiles());
    for (int tile = undealt.first(); tile >= 0; tile = undealt.after(tile)) {
      left[Tiles.kind(tile)]++;
    }
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

  CellSet hand(int seat) {
    return hands[seat];
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
    if (--left[Tiles.kind(tile)] == 0) {
      shapesLeft &= ~Fitting.shapes(tile);
    }
  }

  boolean isPlayingOut(int seat) {
    return (playingOut >> seat & 1) != 0;
  }

  void playOut(int seat) {
    playingOut |= 1 << seat;
  }

  boolean mayDeclarePlayingOut(int seat) {
    return !isPlayingOut(seat) && island.empty().count() <= rules.board().playingOutSpaces();
  }

  boolean isWaitingForTile(int seat) {
    return !isPlayingOut(seat) && hands[seat].count() < Numbers.FULL_HAND;
  }

  /** Only while the holder has a tile to replace it (R33). */
  boolean mayDiscard() {
    return holder.left() > 0;
  }

  /** Whether the seat can play a tile or lay a water tile. */
  boolean canLay(int seat) {
    int shapes = 0;
    for (int tile = hands[seat].first(); tile >= 0; tile = hands[seat].after(tile)) {
      shapes |= Fitting.shapes(tile);
    }
    return island.hasLake() || island.hasRoomFor(shapes);
  }

  /** Whether a face-up tile can be laid as the defensive tile. */
  boolean canDefend() {
    int shapes = 0;
    for (int slot = 0; slot < Holder.SLOTS; slot++) {
      shapes |= holder.isFaceUp(slot) ? Fitting.shapes(holder.tile(slot, 0)) : 0;
    }
    return island.hasRoomFor(shapes);
  }

  /** Whether the island is complete, or all hands are empty, or nothing can be laid (R37). */
  boolean isComplete() {
    if (island.empty().isEmpty()) {
      return true;
    }
    boolean hasTiles = false;
    for (CellSet hand : hands) {
      hasTiles |= !hand.isEmpty();
    }
    return !hasTiles || !(island.hasLake() || island.hasRoomFor(shapesLeft));
  }
}
