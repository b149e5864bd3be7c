package atoll.games.lordofmyisland;

import atoll.engine.Ints;

/**
 * Lists the legal moves: the one place that knows what a seat may do now. Nothing else is accepted,
 * so that no tile is ever misplayed (R39).
 */
final class LordListing {
  private LordListing() {}

  static void list(LordTable table, LordCourse course, Ints moves) {
    moves.clear();
    int seat = course.actor();
    switch (course.phase()) {
      case SELECTING, REPLACING, DRAWING -> takes(table.holder, moves);
      case SETTING_UP -> settings(table, seat, course.isLastSetting(), moves);
      case DEFENDING -> defences(table, moves);
      case PROTECTING -> {
        moves.add(LordMoves.PROTECT);
        moves.add(LordMoves.SKIP);
      }
      case TURN -> turn(table, seat, moves);
      case BIDDING -> bids(table, seat, moves);
      case ATTACKING -> attacks(table.kingdoms.targets(seat), moves);
      case FOUNDING -> {
        moves.add(LordMoves.CAPITOL);
        moves.add(LordMoves.SKIP);
      }
      case DEALING, WHITE, BLACK, OVER -> throw new IllegalStateException("no seat acts now");
    }
  }

  private static void takes(LordHolder holder, Ints moves) {
    for (int slot = 0; slot < LordHolder.SLOTS; slot++) {
      if (holder.isFaceUp(slot)) {
        moves.add(LordMoves.take(holder.tile(slot, 0)));
      }
    }
  }

  /** The very last set-up tile must lie beside another, if any can (R13). */
  private static void settings(LordTable table, int seat, boolean isLast, Ints moves) {
    SmallSet hand = table.hand(seat);
    if (isLast) {
      for (int tile = hand.next(0); tile >= 0; tile = hand.next(tile + 1)) {
        settings(table, tile, table.island.beside(), moves);
      }
    }
    if (moves.isEmpty()) {
      for (int tile = hand.next(0); tile >= 0; tile = hand.next(tile + 1)) {
        settings(table, tile, table.island.empty(), moves);
      }
    }
  }

  /** Quarters and halves go on the edge, everything else inside. */
  private static void settings(LordTable table, int tile, SmallSet squares, Ints moves) {
    boolean onEdge = LordTiles.kind(tile) <= LordTile.HALF;
    for (int square = squares.next(0); square >= 0; square = squares.next(square + 1)) {
      if (table.rules.board().isEdge(square) == onEdge) {
        layings(LordMoves.SET, table.island, tile, square, moves);
      }
    }
  }

  private static void defences(LordTable table, Ints moves) {
    LordHolder holder = table.holder;
    for (int slot = 0; slot < LordHolder.SLOTS; slot++) {
      if (holder.isFaceUp(slot)) {
        layings(LordMoves.DEFEND, table.island, holder.tile(slot, 0), moves);
      }
    }
  }

  private static void turn(LordTable table, int seat, Ints moves) {
    SmallSet hand = table.hand(seat);
    for (int tile = hand.next(0); tile >= 0; tile = hand.next(tile + 1)) {
      layings(LordMoves.PLAY, table.island, tile, moves);
    }
    if (table.island.hasLake()) {
      waters(table.island, hand, moves);
    }
    if (table.isPlayingOut(seat)) {
      if (moves.isEmpty()) {
        takes(table.holder, moves);
      }
      if (moves.isEmpty()) {
        moves.add(LordMoves.PASS);
      }
      return;
    }
    if (table.mayDiscard()) {
      for (int tile = hand.next(0); tile >= 0; tile = hand.next(tile + 1)) {
        moves.add(LordMoves.discard(tile));
      }
    }
    if (moves.isEmpty()) {
      moves.add(LordMoves.PASS); // R36
    }
    if (table.mayDeclarePlayingOut(seat)) {
      moves.add(LordMoves.OUT);
    }
  }

  /** Every way to lay a tile beside another. */
  private static void layings(int verb, LordIsland island, int tile, Ints moves) {
    SmallSet squares = island.beside();
    for (int square = squares.next(0); square >= 0; square = squares.next(square + 1)) {
      layings(verb, island, tile, square, moves);
    }
  }

  private static void layings(int verb, LordIsland island, int tile, int square, Ints moves) {
    int turns = LordFitting.turns(island.fits(square), tile);
    while (turns != 0) {
      moves.add(LordMoves.lay(verb, tile, square, Integer.numberOfTrailingZeros(turns)));
      turns &= turns - 1;
    }
  }

  private static void waters(LordIsland island, SmallSet hand, Ints moves) {
    SmallSet squares = island.beside();
    for (int square = squares.next(0); square >= 0; square = squares.next(square + 1)) {
      if (island.isLake(square)) {
        for (int tile = hand.next(0); tile >= 0; tile = hand.next(tile + 1)) {
          moves.add(LordMoves.water(tile, square));
        }
      }
    }
  }

  private static void bids(LordTable table, int seat, Ints moves) {
    moves.add(LordMoves.PASS);
    int most = table.ledger.points(seat);
    for (int bid = table.auction.lowestBid(); bid <= most; bid += LordNumbers.BID_STEP) {
      moves.add(LordMoves.bid(bid));
    }
  }

  private static void attacks(int targets, Ints moves) {
    for (int rest = targets; rest != 0; rest &= rest - 1) {
      moves.add(LordMoves.attack(Integer.numberOfTrailingZeros(rest)));
    }
  }
}
