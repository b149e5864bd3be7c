package atoll.games.lordofmyisland;

import atoll.engine.Ints;
import atoll.engine.grid.Squares;

/**
 * The course of the game: whose turn it is and what follows what, from the first stack to the last
 * tile, in the order of the rules.
 */
final class LordCourse {
  /** No tile has been laid in a turn yet. */
  static final int NOWHERE = -1;

  /** Around a square in reading order: the lots of an auction. */
  private static final int[] READING_ORDER = {Squares.N, Squares.W, Squares.E, Squares.S};

  private final LordTable table;
  private final LordRules rules;
  private final LordIsland island;
  private final LordLedger ledger;
  private final LordCommerce commerce;
  private final LordAuction auction;
  private final LordKingdoms kingdoms;

  private LordPhase phase = LordPhase.DEALING;

  /** How far the dealing, the selection, the set-up, the round's turns or the draw phase are. */
  private int step;

  /** The seat that decides, or whose die is rolled. */
  private int actor;

  private int round;
  private int seatInTurn;

  /** Where the tile of this turn lies. */
  private int fresh = NOWHERE;

  /** How many neighbours of it have been looked at for an auction. */
  private int lots;

  LordCourse(LordTable table) {
    this.table = table;
    rules = table.rules;
    island = table.island;
    ledger = table.ledger;
    commerce = table.commerce;
    auction = table.auction;
    kingdoms = table.kingdoms;
  }

  void copyFrom(LordCourse other) {
    phase = other.phase;
    step = other.step;
    actor = other.actor;
    round = other.round;
    seatInTurn = other.seatInTurn;
    fresh = other.fresh;
    lots = other.lots;
  }

  LordPhase phase() {
    return phase;
  }

  /** The seat that decides, or that rolls the black die. */
  int actor() {
    return actor;
  }

  /** The slot that is to be filled, from 0. */
  int slot() {
    return step;
  }

  boolean isLastSetting() {
    return step == rules.setUpTiles() - 1;
  }

  /** The round, from 1 on; 0 before the first. */
  int round() {
    return round;
  }

  /** Who holds the first player's pawn, which is no Capitol (R41). */
  int starter() {
    return (round - 1) % rules.seats();
  }

  int seatInTurn() {
    return seatInTurn;
  }

  /** The square of the tile laid last in a turn, or {@link #NOWHERE}. */
  int fresh() {
    return fresh;
  }

  void play(int seat, int move) {
    switch (LordMoves.verb(move)) {
      case LordMoves.TAKE -> take(seat, LordMoves.tile(move));
      case LordMoves.SET -> set(seat, move);
      case LordMoves.DEFEND -> defend(move);
      case LordMoves.PROTECT -> protect(seat);
      case LordMoves.PLAY, LordMoves.WATER -> lay(seat, move);
      case LordMoves.DISCARD -> discard(seat, LordMoves.tile(move));
      case LordMoves.OUT -> playOut(seat);
      case LordMoves.BID -> bid(seat, LordMoves.number(move));
      case LordMoves.ATTACK -> attack(LordMoves.number(move));
      case LordMoves.CAPITOL -> buildCapitol(seat);
      case LordMoves.PASS -> pass(seat);
      case LordMoves.SKIP -> skip();
      default -> throw new IllegalArgumentException("no such move");
    }
  }

  void happen(Ints outcome) {
    switch (phase) {
      case DEALING -> deal(outcome);
      case WHITE -> rollWhite(outcome);
      case BLACK -> rollBlack(outcome.get(0));
      default -> throw new IllegalStateException("chance does not decide now");
    }
  }

  /** Goes on from a table laid out by hand, with the set-up tile of that number. */
  void resumeSetUp(int number) {
    phase = LordPhase.SETTING_UP;
    step = number;
    actor = rules.layer(step);
  }

  /** Goes on from a table laid out by hand, with a seat's turn in that round. */
  void resume(int inRound, int seat) {
    round = inRound;
    step = (seat - starter() + rules.seats()) % rules.seats();
    startTurn();
  }

  // Setup.

  private void deal(Ints stack) {
    table.deal(step, stack);
    step++;
    if (step == LordHolder.SLOTS) {
      phase = LordPhase.SELECTING;
      step = 0;
      select();
    }
  }

  /** The tops are turned up together, at the start of each selection turn (R9). */
  private void select() {
    if (step % rules.seats() == 0) {
      table.turnUp();
    }
    actor = rules.selector(step);
  }

  private void take(int seat, int tile) {
    table.take(seat, tile);
    switch (phase) {
      case SELECTING -> {
        step++;
        if (step < rules.selections()) {
          select();
        } else {
          phase = LordPhase.SETTING_UP;
          step = 0;
          actor = rules.layer(step);
        }
      }
      case DRAWING -> {
        step++;
        draw();
      }
      default -> endTurn(); // after a discard, or playing out
    }
  }

  private void set(int seat, int move) {
    table.useUp(seat, LordMoves.tile(move));
    island.lay(LordMoves.square(move), LordMoves.piece(move), LordIsland.UNSOLD); // R14
    step++;
    if (step < rules.setUpTiles()) {
      actor = rules.layer(step);
    } else {
      startRound();
    }
  }

  // A round.

  private void startRound() {
    round++;
    step = 0;
    if (rules.seats() == 2) {
      table.turnUp();
      if (table.canDefend()) {
        phase = LordPhase.DEFENDING;
        actor = 1 - starter(); // R15, R45
        return;
      }
    }
    startTurn();
  }

  private void defend(int move) {
    table.holder.take(LordMoves.tile(move));
    table.useUp(LordMoves.tile(move));
    island.lay(LordMoves.square(move), LordMoves.piece(move), LordIsland.NOBODY); // R14
    if (table.isComplete()) {
      end();
    } else {
      startTurn();
    }
  }

  /** Gives the turn to the next seat of the round that has tiles; after the last comes drawing. */
  private void startTurn() {
    for (; step < rules.seats(); step++) {
      seatInTurn = (starter() + step) % rules.seats();
      kingdoms.lapse(seatInTurn);
      if (!table.hand(seatInTurn).isEmpty()) {
        if (kingdoms.hasCapitol(seatInTurn) && canPay(LordNumbers.PROTECTION_COST)) {
          phase = LordPhase.PROTECTING;
          actor = seatInTurn;
        } else {
          choose();
        }
        return;
      }
    }
    startDrawPhase();
  }

  // A turn.

  private boolean canPay(int cost) {
    return ledger.points(seatInTurn) >= cost; // R32
  }

  private void protect(int seat) {
    ledger.pay(seat, LordLedger.CAPITOL, LordNumbers.PROTECTION_COST);
    kingdoms.protect(seat);
    choose();
  }

  private void skip() {
    if (phase == LordPhase.PROTECTING) {
      choose();
    } else {
      endTurn();
    }
  }

  /** A seat that plays out and can lay nothing must take a tile, so there has to be one face up. */
  private void choose() {
    phase = LordPhase.TURN;
    actor = seatInTurn;
    if (table.isPlayingOut(actor) && !table.canLay(actor)) {
      table.offerTiles();
    }
  }

  /** The seat takes another tile at once (R33). */
  private void discard(int seat, int tile) {
    table.discard(seat, tile);
    phase = LordPhase.REPLACING;
    table.offerTiles();
  }

  /** Declared for good; the turn goes on (R35). */
  private void playOut(int seat) {
    table.playOut(seat);
    choose();
  }

  private void pass(int seat) {
    if (phase == LordPhase.BIDDING) {
      auction.pass(seat);
      ask(seat + 1);
    } else {
      endTurn();
    }
  }

  private void lay(int seat, int move) {
    table.useUp(seat, LordMoves.tile(move));
    fresh = LordMoves.square(move);
    island.lay(fresh, LordMoves.piece(move), LordIsland.NOBODY);
    commerce.clear();
    lots = 0;
    sellNextLot(); // R26: before anything is counted
  }

  private void sellNextLot() {
    while (rules.auction() && lots < READING_ORDER.length) {
      int lot = rules.board().beside(fresh, READING_ORDER[lots++]);
      if (island.owner(lot) == LordIsland.UNSOLD) {
        auction.open(lot);
        ask(seatInTurn);
        return;
      }
    }
    count();
  }

  /**
   * Asks the first seat from the given one on that may bid; when there is none, the lot is sold.
   */
  private void ask(int from) {
    int asked = auction.asked(from, rules.seats(), ledger);
    if (asked != LordAuction.NOBODY) {
      phase = LordPhase.BIDDING;
      actor = asked;
      return;
    }
    int buyer = auction.standingBidder();
    if (buyer != LordAuction.NOBODY) {
      ledger.pay(buyer, LordLedger.AUCTION, auction.standingBid());
      island.own(auction.lot(), buyer);
    }
    sellNextLot();
  }

  private void bid(int seat, int amount) {
    auction.bid(seat, amount);
    ask(seat + 1);
  }

  /** The marker goes on a played tile; roads, water and ports count; then come the dice. */
  private void count() {
    int piece = island.piece(fresh);
    LordBoard board = rules.board();
    ledger.earn(seatInTurn, LordLedger.ROADS, LordScoring.roads(island, board, fresh, piece));
    ledger.earn(
        seatInTurn, LordLedger.WATER, LordScoring.water(island, board, fresh, piece, seatInTurn));
    ledger.earn(seatInTurn, LordLedger.PORTS, LordScoring.ports(island, board, fresh, piece));
    if (LordPieces.isTile(piece)) {
      island.own(fresh, seatInTurn);
      commerce.open(island, fresh, seatInTurn);
    }
    if (commerce.whiteDice() > 0) {
      phase = LordPhase.WHITE;
    } else {
      afterDice();
    }
  }

  private void rollWhite(Ints faces) {
    ledger.earn(seatInTurn, LordLedger.WHITE, commerce.rollWhite(faces, seatInTurn));
    int share = kingdoms.share(commerce.whiteShowing(LordDice.MY_ISLAND));
    for (int seat = 0; seat < rules.seats(); seat++) {
      ledger.earn(seat, LordLedger.MY_ISLAND, kingdoms.hasCapitol(seat) ? share : 0);
    }
    nextBlack();
  }

  private void nextBlack() {
    actor = commerce.nextRoller(seatInTurn);
    if (actor == LordCommerce.NOBODY) {
      afterDice();
    } else {
      phase = LordPhase.BLACK;
    }
  }

  private void rollBlack(int face) {
    ledger.earn(actor, LordLedger.BLACK, commerce.rollBlack(face, actor));
    int targets = face == LordDice.MY_ISLAND ? kingdoms.targets(actor) : 0;
    if (Integer.bitCount(targets) > 1) {
      phase = LordPhase.ATTACKING;
    } else if (targets != 0) {
      attack(Integer.numberOfTrailingZeros(targets));
    } else {
      nextBlack();
    }
  }

  private void attack(int target) {
    commerce.attack(actor, target);
    if (!kingdoms.fendOff(target)) {
      ledger.pay(target, LordLedger.ATTACKS, LordNumbers.ATTACK_LOSS);
    }
    nextBlack();
  }

  private void afterDice() {
    if (mayBuildCapitol()) {
      phase = LordPhase.FOUNDING;
      actor = seatInTurn;
    } else {
      endTurn();
    }
  }

  /** In any turn in which a territory of four or more tiles gains the new one (R28). */
  private boolean mayBuildCapitol() {
    if (!rules.kingdoms() || kingdoms.hasCapitol(seatInTurn) || !canPay(LordNumbers.CAPITOL_COST)) {
      return false;
    }
    for (int i = 0; i < LordPieces.districts(island.piece(fresh)); i++) {
      int territory = island.territories().of(fresh, i);
      if (island.tilesIn(territory, seatInTurn) >= LordNumbers.CAPITOL_TILES) {
        return true;
      }
    }
    return false;
  }

  /** On the tile just played, without a choice (R47). */
  private void buildCapitol(int seat) {
    ledger.pay(seat, LordLedger.CAPITOL, LordNumbers.CAPITOL_COST);
    kingdoms.build(seat, fresh);
    endTurn();
  }

  private void endTurn() {
    if (table.isComplete()) {
      end();
    } else {
      step++;
      startTurn();
    }
  }

  // The draw phase, and the end.

  private void startDrawPhase() {
    table.turnUp();
    phase = LordPhase.DRAWING;
    step = 0;
    draw();
  }

  /** Counter-clockwise from the starter, whoever lacks a tile takes one. */
  private void draw() {
    for (; step < rules.seats() && table.holder.left() > 0; step++) {
      actor = (starter() + rules.seats() - step) % rules.seats();
      if (table.isWaitingForTile(actor)) {
        table.offerTiles();
        return;
      }
    }
    if (round >= LordNumbers.RESHUFFLE_FROM_ROUND) {
      table.holder.reshuffle();
    }
    startRound();
  }

  private void end() {
    phase = LordPhase.OVER;
    for (int seat = 0; seat < rules.seats(); seat++) {
      int unplayed = table.hand(seat).size();
      ledger.pay(seat, LordLedger.UNPLAYED, LordNumbers.UNPLAYED_COST * unplayed);
    }
  }
}
