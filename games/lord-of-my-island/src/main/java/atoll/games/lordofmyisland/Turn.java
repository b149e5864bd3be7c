package atoll.games.lordofmyisland;

import atoll.engine.Bits;
import atoll.engine.Ints;
import atoll.engine.State;
import atoll.engine.grid.Squares;

/**
 * One seat's turn: shields, a tile, and what follows from it: auctions, counting, dice, a Capitol.
 * Every step says which phase comes next, {@link Phase#OVER} when the turn is over.
 */
final class Turn {
  /** Around a square in reading order: the lots of an auction. */
  private static final int[] READING_ORDER = {Squares.N, Squares.W, Squares.E, Squares.S};

  private final Table table;
  private final Listing listing;
  private final Rules rules;

  private int seat;
  private int actor; // the seat that decides, or whose die is rolled

  /** Where the tile of this turn lies; until then, that of the turn before. */
  private int fresh = Squares.NONE;

  private int lots; // how many neighbours of it have been looked at for an auction

  Turn(Table table, Listing listing) {
    this.table = table;
    this.listing = listing;
    rules = table.rules;
  }

  void copyFrom(Turn other) {
    seat = other.seat;
    actor = other.actor;
    fresh = other.fresh;
    lots = other.lots;
  }

  void state(State state) {
    seat = state.number("seatInTurn", seat);
    actor = state.number("actor", actor);
    fresh = state.number("fresh", fresh);
    lots = state.number("lots", lots);
  }

  /** Whose turn it is. */
  int seat() {
    return seat;
  }

  /** The seat that decides, or that rolls the black die. */
  int actor() {
    return actor;
  }

  /** The square of the tile laid last in a turn, or {@link Squares#NONE}. */
  int fresh() {
    return fresh;
  }

  /** A seat's turn comes round; without tiles it has none. */
  Phase start(int inTurn) {
    seat = inTurn;
    actor = seat;
    table.kingdoms.lapse(seat);
    if (table.hands[seat].isEmpty()) {
      return Phase.OVER;
    }
    return listing.mayProtect(seat) ? Phase.PROTECTING : choose();
  }

  Phase play(Phase phase, int who, int move) {
    return switch (Moves.kind(move)) {
      case Moves.PROTECT -> protect();
      case Moves.PLAY, Moves.WATER -> lay(move);
      case Moves.DISCARD -> discard(Moves.tile(move));
      case Moves.TAKE -> take(Moves.tile(move));
      case Moves.OUT -> playOut();
      case Moves.BID -> bid(who, Moves.number(move));
      case Moves.ATTACK -> attack(Moves.number(move));
      case Moves.CAPITOL -> buildCapitol();
      case Moves.PASS -> phase == Phase.BIDDING ? passBid(who) : Phase.OVER;
      case Moves.SKIP -> phase == Phase.PROTECTING ? choose() : Phase.OVER;
      default -> throw new IllegalArgumentException("no such move");
    };
  }

  Phase happen(Phase phase, Ints faces) {
    return switch (phase) {
      case WHITE -> rollWhite(faces);
      case BLACK -> rollBlack(faces.get(0));
      default -> throw new IllegalStateException("chance does not decide now");
    };
  }

  // What the seat does.

  private Phase protect() {
    table.ledger.pay(seat, Ledger.CAPITOL, rules.numbers().protectionCost);
    table.kingdoms.protect(seat);
    return choose();
  }

  /** A seat that plays out and can lay nothing must take a tile, so there has to be one face up. */
  private Phase choose() {
    if (table.isPlayingOut(seat) && !listing.canLay(seat)) {
      table.offerTiles();
    }
    return Phase.TURN;
  }

  /** The seat takes another tile at once (R33). */
  private Phase discard(int tile) {
    table.discard(seat, tile);
    table.offerTiles();
    return Phase.REPLACING;
  }

  /** After a discard, or playing out. */
  private Phase take(int tile) {
    table.take(seat, tile);
    return Phase.OVER;
  }

  /** Declared for good; the turn goes on (R35). */
  private Phase playOut() {
    table.playOut(seat);
    return choose();
  }

  private Phase lay(int move) {
    table.useUp(seat, Moves.tile(move));
    fresh = Moves.cell(move);
    table.island.lay(fresh, Moves.piece(move), Rules.NOBODY);
    table.commerce.clear();
    lots = 0;
    return sellNextLot(); // R26: before anything is counted
  }

  // Auctions.

  private Phase sellNextLot() {
    while (rules.auction() && lots < READING_ORDER.length) {
      int lot = rules.board().beside(fresh, READING_ORDER[lots++]);
      if (table.island.owner(lot) == Island.UNSOLD) {
        table.auction.open(lot);
        return ask(seat);
      }
    }
    return count();
  }

  /**
   * Asks the first seat from the given one on that may bid; when there is none, the lot is sold.
   */
  private Phase ask(int from) {
    for (int i = 0; i < rules.seats(); i++) {
      int asked = (from + i) % rules.seats();
      if (listing.mayBid(asked)) {
        actor = asked;
        return Phase.BIDDING;
      }
    }
    int buyer = table.auction.standingBidder();
    if (buyer != Rules.NOBODY) {
      table.ledger.pay(buyer, Ledger.AUCTION, table.auction.standingBid());
      table.island.own(table.auction.lot(), buyer);
    }
    return sellNextLot();
  }

  private Phase bid(int bidder, int amount) {
    table.auction.bid(bidder, amount);
    return ask(bidder + 1);
  }

  private Phase passBid(int bidder) {
    table.auction.pass(bidder);
    return ask(bidder + 1);
  }

  // Counting and dice.

  /** The marker goes on a played tile; roads, water and ports count; then come the dice. */
  private Phase count() {
    int piece = table.island.piece(fresh);
    table.ledger.earn(seat, Ledger.ROADS, Scoring.roads(table, fresh, piece));
    table.ledger.earn(seat, Ledger.WATER, Scoring.water(table, fresh, piece, seat));
    table.ledger.earn(seat, Ledger.PORTS, Scoring.ports(table, fresh, piece));
    if (Pieces.isTile(piece)) {
      table.island.own(fresh, seat);
      table.commerce.open(fresh, seat);
    }
    return table.commerce.whiteDice() > 0 ? Phase.WHITE : offerCapitol();
  }

  private Phase rollWhite(Ints faces) {
    table.ledger.earn(seat, Ledger.WHITE, table.commerce.rollWhite(faces, seat));
    int share = table.kingdoms.share(table.commerce.whiteShowing(rules.dice().myIsland));
    for (int owner = 0; owner < rules.seats(); owner++) {
      table.ledger.earn(owner, Ledger.MY_ISLAND, table.kingdoms.hasCapitol(owner) ? share : 0);
    }
    return nextBlack();
  }

  private Phase nextBlack() {
    int roller = table.commerce.nextRoller(seat);
    if (roller == Rules.NOBODY) {
      return offerCapitol();
    }
    actor = roller;
    return Phase.BLACK;
  }

  private Phase rollBlack(int face) {
    table.ledger.earn(actor, Ledger.BLACK, table.commerce.rollBlack(face, actor));
    int targets = face == rules.dice().myIsland ? table.kingdoms.targets(actor) : 0;
    if (Integer.bitCount(targets) > 1) {
      return Phase.ATTACKING;
    }
    return targets != 0 ? attack(Bits.first(targets)) : nextBlack();
  }

  private Phase attack(int target) {
    table.commerce.attack(actor, target);
    if (!table.kingdoms.fendOff(target)) {
      table.ledger.pay(target, Ledger.ATTACKS, rules.numbers().attackLoss);
    }
    return nextBlack();
  }

  // A Capitol.

  private Phase offerCapitol() {
    actor = seat;
    return listing.mayBuildCapitol(seat, fresh) ? Phase.FOUNDING : Phase.OVER;
  }

  /** On the tile just played, without a choice (R47). */
  private Phase buildCapitol() {
    table.ledger.pay(seat, Ledger.CAPITOL, rules.numbers().capitolCost);
    table.kingdoms.build(seat, fresh);
    return Phase.OVER;
  }
}
