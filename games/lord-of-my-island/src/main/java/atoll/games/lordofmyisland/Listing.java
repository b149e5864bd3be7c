package atoll.games.lordofmyisland;

import atoll.engine.Bits;
import atoll.engine.Ints;
import atoll.engine.grid.CellSet;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Lists the legal moves: the one place that knows what a seat may do now. Nothing else is accepted,
 * so that no tile is ever misplayed (R39). What forbids something altogether is found here as the
 * code of a reason, so that {@link Reasons} says just that.
 */
final class Listing {
  private final Table table;
  private final Rules rules;
  private final Island island;

  /** Of each kind, the shapes of the defensive tile listed last, and where in the list it is. */
  private final int[] shapesFound = new int[Tile.KINDS.count()];

  private final int[] begin = new int[Tile.KINDS.count()];
  private final int[] end = new int[Tile.KINDS.count()];

  Listing(Table table) {
    this.table = table;
    rules = table.rules;
    island = table.island;
  }

  void list(Course course, int seat, Ints moves) {
    moves.clear();
    switch (course.phase()) {
      case SELECTING, REPLACING, DRAWING -> addTakes(moves);
      case SETTING_UP -> addSettings(table.hands[seat], course.isLastSetting(), moves);
      case DEFENDING -> addDefences(moves);
      case PROTECTING -> {
        moves.add(Moves.PROTECT);
        moves.add(Moves.SKIP);
      }
      case TURN -> addTurn(seat, moves);
      case BIDDING -> addBids(seat, moves);
      case ATTACKING -> addAttacks(table.kingdoms.targets(seat), moves);
      case FOUNDING -> {
        moves.add(Moves.CAPITOL);
        moves.add(Moves.SKIP);
      }
      case DEALING, WHITE, BLACK, OVER -> throw new IllegalStateException("no seat acts now");
    }
  }

  private void addTakes(Ints moves) {
    Holder holder = table.holder;
    for (int slot = 0; slot < Holder.SLOTS; slot++) {
      if (holder.isFaceUp(slot)) {
        moves.add(Moves.take(holder.tile(slot, 0)));
      }
    }
  }

  /** The very last set-up tile must lie beside another, if any can (R13). */
  private void addSettings(CellSet hand, boolean isLast, Ints moves) {
    if (isLast) {
      addSettings(hand, island.beside, moves);
    }
    if (moves.isEmpty()) {
      addSettings(hand, island.empty, moves);
    }
  }

  private void addSettings(CellSet hand, CellSet squares, Ints moves) {
    for (int tile = hand.first(); tile >= 0; tile = hand.after(tile)) {
      int shapes = rules.fitting().shapes[tile];
      for (int square = squares.first(); square >= 0; square = squares.after(square)) {
        if (rules.isForSetUp(square, tile)) {
          addLayings(Moves.SET, tile, square, island.fits(square) & shapes, moves);
        }
      }
    }
  }

  /** Whether a face-up tile can be laid as the defensive tile. */
  boolean canDefend() {
    Holder holder = table.holder;
    int shapes = 0;
    for (int slot = 0; slot < Holder.SLOTS; slot++) {
      shapes |= holder.isFaceUp(slot) ? rules.fitting().shapes[holder.tile(slot, 0)] : 0;
    }
    return island.hasRoomFor(shapes);
  }

  void addDefences(Ints moves) {
    Holder holder = table.holder;
    Arrays.fill(shapesFound, 0);
    for (int slot = 0; slot < Holder.SLOTS; slot++) {
      if (holder.isFaceUp(slot)) {
        addDefences(holder.tile(slot, 0), moves);
      }
    }
  }

  /** Many tiles lie face up; those with the same shapes can be laid in the same ways. */
  private void addDefences(int tile, Ints moves) {
    int kind = rules.tiles().kind[tile];
    int shapes = rules.fitting().shapes[tile];
    if (shapesFound[kind] == shapes) {
      for (int i = begin[kind]; i < end[kind]; i++) {
        moves.add(Moves.withTile(moves.get(i), tile));
      }
    } else {
      shapesFound[kind] = shapes;
      begin[kind] = moves.size();
      addLayings(Moves.DEFEND, tile, moves);
      end[kind] = moves.size();
    }
  }

  /** Whether the seat may buy shields as its turn comes round. */
  boolean mayProtect(int seat) {
    return table.kingdoms.hasCapitol(seat) && canPay(seat, rules.numbers().protectionCost);
  }

  private void addTurn(int seat, Ints moves) {
    CellSet hand = table.hands[seat];
    for (int tile = hand.first(); tile >= 0; tile = hand.after(tile)) {
      addLayings(Moves.PLAY, tile, moves);
    }
    if (island.hasLake()) {
      addWaters(hand, moves);
    }
    if (noDiscard(seat) == null) {
      for (int tile = hand.first(); tile >= 0; tile = hand.after(tile)) {
        moves.add(Moves.discard(tile));
      }
    }
    if (moves.isEmpty() && table.isPlayingOut(seat)) {
      addTakes(moves); // R35
    }
    if (moves.isEmpty()) {
      moves.add(Moves.PASS); // R36
    }
    if (noOut(seat) == null) {
      moves.add(Moves.OUT);
    }
  }

  /** Whether the seat can play a tile or lay a water tile. */
  boolean canLay(int seat) {
    CellSet hand = table.hands[seat];
    int shapes = 0;
    for (int tile = hand.first(); tile >= 0; tile = hand.after(tile)) {
      shapes |= rules.fitting().shapes[tile];
    }
    return island.hasLake() || island.hasRoomFor(shapes);
  }

  /** What keeps the seat from discarding: there must be a tile to replace it (R33). */
  Reasons.@Nullable Code noDiscard(int seat) {
    if (table.isPlayingOut(seat)) {
      return Reasons.Code.PLAYING_OUT;
    }
    return table.holder.left() > 0 ? null : Reasons.Code.HOLDER_EMPTY;
  }

  /** What keeps the seat from declaring that it plays out: only few squares may be empty (R35). */
  Reasons.@Nullable Code noOut(int seat) {
    if (table.isPlayingOut(seat)) {
      return Reasons.Code.PLAYING_OUT;
    }
    boolean isNearlyFull = island.empty.count() <= rules.board().playingOutSpaces;
    return isNearlyFull ? null : Reasons.Code.TOO_MANY_SPACES;
  }

  /** Every way to lay a tile beside another. */
  private void addLayings(int kind, int tile, Ints moves) {
    CellSet squares = island.beside;
    int shapes = rules.fitting().shapes[tile];
    for (int square = squares.first(); square >= 0; square = squares.after(square)) {
      addLayings(kind, tile, square, island.fits(square) & shapes, moves);
    }
  }

  private static void addLayings(int kind, int tile, int square, int shapes, Ints moves) {
    for (int rest = shapes; rest != 0; rest = Bits.rest(rest)) {
      moves.add(Moves.lay(kind, tile, square, Fitting.turn(Bits.first(rest))));
    }
  }

  private void addWaters(CellSet hand, Ints moves) {
    CellSet squares = island.beside;
    for (int square = squares.first(); square >= 0; square = squares.after(square)) {
      if (island.isLake(square)) {
        for (int tile = hand.first(); tile >= 0; tile = hand.after(tile)) {
          moves.add(Moves.water(tile, square));
        }
      }
    }
  }

  /** Whether a seat is asked for a bid. */
  boolean mayBid(int seat) {
    Auction auction = table.auction;
    return seat != auction.standingBidder()
        && !auction.hasPassed(seat)
        && canPay(seat, auction.lowestBid());
  }

  private void addBids(int seat, Ints moves) {
    moves.add(Moves.PASS);
    int step = rules.numbers().bidStep;
    int most = table.ledger.points(seat);
    for (int bid = table.auction.lowestBid(); bid <= most; bid += step) {
      moves.add(Moves.bid(bid));
    }
  }

  private static void addAttacks(int targets, Ints moves) {
    for (int rest = targets; rest != 0; rest = Bits.rest(rest)) {
      moves.add(Moves.attack(Bits.first(rest)));
    }
  }

  /** In any turn in which a territory of four or more tiles gains the new one (R28). */
  boolean mayBuildCapitol(int seat, int fresh) {
    if (!rules.kingdoms()
        || table.kingdoms.hasCapitol(seat)
        || !canPay(seat, rules.numbers().capitolCost)) {
      return false;
    }
    for (int i = 0; i < rules.pieces().districts[island.piece(fresh)]; i++) {
      int territory = island.territories.of(fresh, i);
      if (island.tilesIn(territory, seat) >= rules.numbers().capitolTiles) {
        return true;
      }
    }
    return false;
  }

  private boolean canPay(int seat, int cost) {
    return table.ledger.points(seat) >= cost; // R32
  }
}
