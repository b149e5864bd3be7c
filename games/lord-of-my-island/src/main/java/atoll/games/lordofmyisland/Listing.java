package atoll.games.lordofmyisland;

import atoll.engine.Bits;
import atoll.engine.Ints;
import atoll.engine.grid.CellSet;

/**
 * Lists the legal moves: the one place that knows what a seat may do now. Nothing else is accepted,
 * so that no tile is ever misplayed (R39).
 */
final class Listing {
  private Listing() {}

  static void list(Table table, Course course, Ints moves) {
    moves.clear();
    int seat = course.actor();
    switch (course.phase()) {
      case SELECTING, REPLACING, DRAWING -> takes(table.holder, moves);
      case SETTING_UP -> settings(table, seat, course.isLastSetting(), moves);
      case DEFENDING -> defences(table, moves);
      case PROTECTING -> {
        moves.add(Moves.PROTECT);
        moves.add(Moves.SKIP);
      }
      case TURN -> turn(table, seat, moves);
      case BIDDING -> bids(table, seat, moves);
      case ATTACKING -> attacks(table.kingdoms.targets(seat), moves);
      case FOUNDING -> {
        moves.add(Moves.CAPITOL);
        moves.add(Moves.SKIP);
      }
      case DEALING, WHITE, BLACK, OVER -> throw new IllegalStateException("no seat acts now");
    }
  }

  private static void takes(Holder holder, Ints moves) {
    for (int slot = 0; slot < Holder.SLOTS; slot++) {
      if (holder.isFaceUp(slot)) {
        moves.add(Moves.take(holder.tile(slot, 0)));
      }
    }
  }

  /** The very last set-up tile must lie beside another, if any can (R13). */
  private static void settings(Table table, int seat, boolean isLast, Ints moves) {
    CellSet hand = table.hand(seat);
    if (isLast) {
      for (int tile = hand.first(); tile >= 0; tile = hand.after(tile)) {
        settings(table, tile, table.island.beside(), moves);
      }
    }
    if (moves.isEmpty()) {
      for (int tile = hand.first(); tile >= 0; tile = hand.after(tile)) {
        settings(table, tile, table.island.empty(), moves);
      }
    }
  }

  private static void settings(Table table, int tile, CellSet squares, Ints moves) {
    int shapes = table.rules.fitting().shapes(tile);
    for (int square = squares.first(); square >= 0; square = squares.after(square)) {
      if (table.rules.isForSetUp(square, tile)) {
        layings(Moves.SET, tile, square, table.island.fits(square) & shapes, moves);
      }
    }
  }

  private static void defences(Table table, Ints moves) {
    Holder holder = table.holder;
    for (int slot = 0; slot < Holder.SLOTS; slot++) {
      if (holder.isFaceUp(slot)) {
        layings(Moves.DEFEND, table, holder.tile(slot, 0), moves);
      }
    }
  }

  private static void turn(Table table, int seat, Ints moves) {
    CellSet hand = table.hand(seat);
    for (int tile = hand.first(); tile >= 0; tile = hand.after(tile)) {
      layings(Moves.PLAY, table, tile, moves);
    }
    if (table.island.hasLake()) {
      waters(table.island, hand, moves);
    }
    if (table.isPlayingOut(seat)) {
      if (moves.isEmpty()) {
        takes(table.holder, moves);
      }
      if (moves.isEmpty()) {
        moves.add(Moves.PASS);
      }
      return;
    }
    if (table.mayDiscard()) {
      for (int tile = hand.first(); tile >= 0; tile = hand.after(tile)) {
        moves.add(Moves.discard(tile));
      }
    }
    if (moves.isEmpty()) {
      moves.add(Moves.PASS); // R36
    }
    if (table.isNearlyFull()) {
      moves.add(Moves.OUT);
    }
  }

  /** Every way to lay a tile beside another. */
  private static void layings(int kind, Table table, int tile, Ints moves) {
    CellSet squares = table.island.beside();
    int shapes = table.rules.fitting().shapes(tile);
    for (int square = squares.first(); square >= 0; square = squares.after(square)) {
      layings(kind, tile, square, table.island.fits(square) & shapes, moves);
    }
  }

  private static void layings(int kind, int tile, int square, int shapes, Ints moves) {
    for (int rest = shapes; rest != 0; rest = Bits.rest(rest)) {
      moves.add(Moves.lay(kind, tile, square, Fitting.turn(Bits.first(rest))));
    }
  }

  private static void waters(Island island, CellSet hand, Ints moves) {
    CellSet squares = island.beside();
    for (int square = squares.first(); square >= 0; square = squares.after(square)) {
      if (island.isLake(square)) {
        for (int tile = hand.first(); tile >= 0; tile = hand.after(tile)) {
          moves.add(Moves.water(tile, square));
        }
      }
    }
  }

  private static void bids(Table table, int seat, Ints moves) {
    moves.add(Moves.PASS);
    int step = table.rules.numbers().bidStep;
    int most = table.ledger.points(seat);
    for (int bid = table.auction.lowestBid(); bid <= most; bid += step) {
      moves.add(Moves.bid(bid));
    }
  }

  private static void attacks(int targets, Ints moves) {
    for (int rest = targets; rest != 0; rest = Bits.rest(rest)) {
      moves.add(Moves.attack(Bits.first(rest)));
    }
  }
}
