package atoll.games.lordofmyisland;

import atoll.engine.Ints;
import atoll.engine.grid.Squares;

/**
 * The course of the game: whose turn it is and what follows what, from the first stack to the last
 * tile, in the order of the rules.
 */
final class Course {
  /** No tile has been laid in a turn yet. */
  static final int NOWHERE = -1;

  /** Around a square in reading order: the lots of an auction. */
  private static final int[] READING_ORDER = {Squares.N, Squares.W, Squares.E, Squares.S};

  private final Table table;
  private final Rules rules;
  private final Island island;
  private final Ledger ledger;
  private final Commerce commerce;
  private final Auction auction;
  private final Kingdoms kingdoms;

  private Phase phase = Phase.DEALING;

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

  Course(Table table) {
    this.table = table;
    rules = table.rules;
    island = table.island;
    ledger = table.ledger;
    commerce = table.commerce;
    auction = table.auction;
    kingdoms = table.kingdoms;
  }

  void copyFrom(Course other) {
    phase = other.phase;
    step = other.step;
    actor = other.actor;
    round = other.round;
    seatInTurn = other.seatInTurn;
    fresh = other.fresh;
    lots = other.lots;
  }

  Phase phase() {
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
    switch (Moves.verb(move)) {
      case Moves.TAKE -> take(seat, Moves.tile(move));
      case Moves.SET -> set(seat, move);
      case Moves.DEFEND -> defend(move);
      case Moves.PROTECT -> protect(seat);
      case Moves.PLAY, Moves.WATER -> lay(seat, move);
      case Moves.DISCARD -> discard(seat, Moves.tile(move));
      case Moves.OUT -> playOut(seat);
      case Moves.BID -> bid(seat, Moves.number(move));
      case Moves.ATTACK -> attack(Moves.number(move));
      case Moves.CAPITOL -> buildCapitol(seat);
      case Moves.PASS -> pass(seat);
      case Moves.SKIP -> skip();
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
    phase = Phase.SETTING_UP;
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
    if (step == Holder.SLOTS) {
      phase = Phase.SELECTING;
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
          phase = Phase.SETTING_UP;
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
    table.useUp(seat, Moves.tile(move));
    island.lay(Moves.square(move), Moves.piece(move), Island.UNSOLD); // R14
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
        phase = Phase.DEFENDING;
        actor = 1 - starter(); // R15, R45
        return;
      }
    }
    startTurn();
  }

  private void defend(int move) {
    table.holder.take(Moves.tile(move));
    table.useUp(Moves.tile(move));
    island.lay(Moves.square(move), Moves.piece(move), Island.NOBODY); // R14
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
        if (kingdoms.hasCapitol(seatInTurn) && canPay(Numbers.PROTECTION_COST)) {
          phase = Phase.PROTECTING;
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
    ledger.pay(seat, Ledger.CAPITOL, Numbers.PROTECTION_COST);
    kingdoms.protect(seat);
    choose();
  }

  private void skip() {
    if (phase == Phase.PROTECTING) {
      choose();
    } else {
      endTurn();
    }
  }

  /** A seat that plays out and can lay nothing must take a tile, so there has to be one face up. */
  private void choose() {
    phase = Phase.TURN;
    actor = seatInTurn;
    if (table.isPlayingOut(actor) && !table.canLay(actor)) {
      table.offerTiles();
    }
  }

  /** The seat takes another tile at once (R33). */
  private void discard(int seat, int tile) {
    table.discard(seat, tile);
    phase = Phase.REPLACING;
    table.offerTiles();
  }

  /** Declared for good; the turn goes on (R35). */
  private void playOut(int seat) {
    table.playOut(seat);
    choose();
  }

  private void pass(int seat) {
    if (phase == Phase.BIDDING) {
      auction.pass(seat);
      ask(seat + 1);
    } else {
      endTurn();
    }
  }

  private void lay(int seat, int move) {
    table.useUp(seat, Moves.tile(move));
    fresh = Moves.square(move);
    island.lay(fresh, Moves.piece(move), Island.NOBODY);
    commerce.clear();
    lots = 0;
    sellNextLot(); // R26: before anything is counted
  }

  private void sellNextLot() {
    while (rules.auction() && lots < READING_ORDER.length) {
      int lot = rules.board().beside(fresh, READING_ORDER[lots++]);
      if (island.owner(lot) == Island.UNSOLD) {
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
    if (asked != Auction.NOBODY) {
      phase = Phase.BIDDING;
      actor = asked;
      return;
    }
    int buyer = auction.standingBidder();
    if (buyer != Auction.NOBODY) {
      ledger.pay(buyer, Ledger.AUCTION, auction.standingBid());
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
    Board board = rules.board();
    ledger.earn(seatInTurn, Ledger.ROADS, Scoring.roads(island, board, fresh, piece));
    ledger.earn(seatInTurn, Ledger.WATER, Scoring.water(island, board, fresh, piece, seatInTurn));
    ledger.earn(seatInTurn, Ledger.PORTS, Scoring.ports(island, board, fresh, piece));
    if (Pieces.isTile(piece)) {
      island.own(fresh, seatInTurn);
      commerce.open(island, fresh, seatInTurn);
    }
    if (commerce.whiteDice() > 0) {
      phase = Phase.WHITE;
    } else {
      afterDice();
    }
  }

  private void rollWhite(Ints faces) {
    ledger.earn(seatInTurn, Ledger.WHITE, commerce.rollWhite(faces, seatInTurn));
    int share = kingdoms.share(commerce.whiteShowing(Dice.MY_ISLAND));
    for (int seat = 0; seat < rules.seats(); seat++) {
      ledger.earn(seat, Ledger.MY_ISLAND, kingdoms.hasCapitol(seat) ? share : 0);
    }
    nextBlack();
  }

  private void nextBlack() {
    actor = commerce.nextRoller(seatInTurn);
    if (actor == Commerce.NOBODY) {
      afterDice();
    } else {
      phase = Phase.BLACK;
    }
  }

  private void rollBlack(int face) {
    ledger.earn(actor, Ledger.BLACK, commerce.rollBlack(face, actor));
    int targets = face == Dice.MY_ISLAND ? kingdoms.targets(actor) : 0;
    if (Integer.bitCount(targets) > 1) {
      phase = Phase.ATTACKING;
    } else if (targets != 0) {
      attack(Integer.numberOfTrailingZeros(targets));
    } else {
      nextBlack();
    }
  }

  private void attack(int target) {
    commerce.attack(actor, target);
    if (!kingdoms.fendOff(target)) {
      ledger.pay(target, Ledger.ATTACKS, Numbers.ATTACK_LOSS);
    }
    nextBlack();
  }

  private void afterDice() {
    if (mayBuildCapitol()) {
      phase = Phase.FOUNDING;
      actor = seatInTurn;
    } else {
      endTurn();
    }
  }

  /** In any turn in which a territory of four or more tiles gains the new one (R28). */
  private boolean mayBuildCapitol() {
    if (!rules.kingdoms() || kingdoms.hasCapitol(seatInTurn) || !canPay(Numbers.CAPITOL_COST)) {
      return false;
    }
    for (int i = 0; i < Pieces.districts(island.piece(fresh)); i++) {
      int territory = island.territories().of(fresh, i);
      if (island.tilesIn(territory, seatInTurn) >= Numbers.CAPITOL_TILES) {
        return true;
      }
    }
    return false;
  }

  /** On the tile just played, without a choice (R47). */
  private void buildCapitol(int seat) {
    ledger.pay(seat, Ledger.CAPITOL, Numbers.CAPITOL_COST);
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
    phase = Phase.DRAWING;
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
    if (round >= Numbers.RESHUFFLE_FROM_ROUND) {
      table.holder.reshuffle();
    }
    startRound();
  }

  private void end() {
    phase = Phase.OVER;
    for (int seat = 0; seat < rules.seats(); seat++) {
      int unplayed = table.hand(seat).count();
      ledger.pay(seat, Ledger.UNPLAYED, Numbers.UNPLAYED_COST * unplayed);
    }
  }
}
