package atoll.games.lordofmyisland;

import atoll.engine.Ints;
import atoll.engine.RandomSource;
import atoll.engine.TakeBacks;

/** Everything that lies on the table or in a hand, and what can be said of it at any time. */
final class LordTable {
  final LordRules rules;
  final LordHolder holder = new LordHolder();
  final LordIsland island;
  final LordLedger ledger;
  final LordCommerce commerce;
  final LordAuction auction = new LordAuction();
  final LordKingdoms kingdoms;
  final TakeBacks takeBacks;
  private final SmallSet[] hands;

  /** The tiles that are in no stack yet. */
  final SmallSet undealt = new SmallSet();

  final SmallSet discarded = new SmallSet();
  private final int[] left = new int[LordTile.KINDS.size()];
  private int shapesLeft = LordFitting.allShapes();
  private int playingOut;

  LordTable(LordRules rules) {
    this.rules = rules;
    island = new LordIsland(rules);
    ledger = new LordLedger(rules.seats());
    commerce = new LordCommerce(rules);
    kingdoms = new LordKingdoms(rules.seats());
    takeBacks = new TakeBacks(rules.seats());
    hands = new SmallSet[rules.seats()];
    for (int seat = 0; seat < hands.length; seat++) {
      hands[seat] = new SmallSet();
    }
    undealt.copyFrom(rules.board().tiles());
    for (int tile = undealt.next(0); tile >= 0; tile = undealt.next(tile + 1)) {
      left[LordTiles.kind(tile)]++;
    }
  }

  void copyFrom(LordTable other) {
    holder.copyFrom(other.holder);
    island.copyFrom(other.island);
    ledger.copyFrom(other.ledger);
    commerce.copyFrom(other.commerce);
    auction.copyFrom(other.auction);
    kingdoms.copyFrom(other.kingdoms);
    takeBacks.copyFrom(other.takeBacks);
    for (int seat = 0; seat < hands.length; seat++) {
      hands[seat].copyFrom(other.hands[seat]);
    }
    undealt.copyFrom(other.undealt);
    discarded.copyFrom(other.discarded);
    System.arraycopy(other.left, 0, left, 0, left.length);
    shapesLeft = other.shapesLeft;
    playingOut = other.playingOut;
  }

  SmallSet hand(int seat) {
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
    if (--left[LordTiles.kind(tile)] == 0) {
      shapesLeft &= ~LordFitting.shapes(tile);
    }
  }

  boolean isPlayingOut(int seat) {
    return (playingOut >> seat & 1) != 0;
  }

  void playOut(int seat) {
    playingOut |= 1 << seat;
  }

  boolean mayDeclarePlayingOut(int seat) {
    return !isPlayingOut(seat) && island.empty().size() <= rules.board().playingOutSpaces();
  }

  boolean isWaitingForTile(int seat) {
    return !isPlayingOut(seat) && hands[seat].size() < LordNumbers.FULL_HAND;
  }

  /** Only while the holder has a tile to replace it (R33). */
  boolean mayDiscard() {
    return holder.left() > 0;
  }

  /** Whether the seat can play a tile or lay a water tile. */
  boolean canLay(int seat) {
    int shapes = 0;
    for (int tile = hands[seat].next(0); tile >= 0; tile = hands[seat].next(tile + 1)) {
      shapes |= LordFitting.shapes(tile);
    }
    return island.hasLake() || island.hasRoomFor(shapes);
  }

  /** Whether a face-up tile can be laid as the defensive tile. */
  boolean canDefend() {
    int shapes = 0;
    for (int slot = 0; slot < LordHolder.SLOTS; slot++) {
      shapes |= holder.isFaceUp(slot) ? LordFitting.shapes(holder.tile(slot, 0)) : 0;
    }
    return island.hasRoomFor(shapes);
  }

  /** Whether the island is complete, or all hands are empty, or nothing can be laid (R37). */
  boolean isComplete() {
    if (island.empty().isEmpty()) {
      return true;
    }
    boolean hasTiles = false;
    for (SmallSet hand : hands) {
      hasTiles |= !hand.isEmpty();
    }
    return !hasTiles || !(island.hasLake() || island.hasRoomFor(shapesLeft));
  }
}
