package atoll.games.smallislands;

import atoll.engine.Bits;
import atoll.engine.Ints;
import atoll.engine.TakeBacks;

/**
 * The course of the game: whose step it is, what doing it changes, and what follows. Setup, then
 * rounds of preparation, exploration and reward. A <em>player</em> is a seat or, in solo, Alexis,
 * who takes the other turns; what his cards leave open, seat 0 decides.
 */
final class Course {
  /** The tiles a seat is dealt. */
  static final int HAND = 2;

  private static final int STARTING_TILES = 4;

  final Rules rules;
  final Table table = new Table();
  final Clans clans;
  final Supply supply;
  final Objectives objectives;
  final Discoveries discoveries = new Discoveries();
  final Alexis alexis;
  final RewardTurn rewardTurn = new RewardTurn(this);
  final TakeBacks takeBacks;

  private Phase phase = Phase.START;
  private int number;
  private int player; // whose step it is; for chance, whose tiles or cards are drawn
  private int firstPlayer; // at first seat 0 (R5)
  private int slot; // emptied in this turn, to be refilled at its end
  private int rewardedFirst; // who starts the reward phase
  private boolean isLastReward;

  Course(Rules rules) {
    this.rules = rules;
    clans = new Clans(rules);
    supply = new Supply(rules.seats());
    objectives = new Objectives(rules);
    alexis = new Alexis(rules.level());
    takeBacks = new TakeBacks(rules.seats());
  }

  Phase phase() {
    return phase;
  }

  /** The number of the round, from 1; 0 in setup. */
  int number() {
    return number;
  }

  int player() {
    return player;
  }

  /** The seat that decides for the player. */
  int seatInTurn() {
    return rules.isSolo() ? 0 : player;
  }

  int firstPlayer() {
    return firstPlayer;
  }

  /** The slot of the row, from 0, that is refilled at the end of the turn. */
  int slot() {
    return slot;
  }

  boolean isLastReward() {
    return isLastReward;
  }

  /** Goes to a phase in which the same player is to decide, or chance for it. */
  void go(Phase next) {
    phase = next;
  }

  /** Goes to a phase as if the game had led there; for examples that begin in the middle. */
  void stage(Phase staged, int inTurn) {
    phase = staged;
    player = inTurn;
  }

  // Setup.

  void start(int move) {
    int cell = Moves.cell(move);
    table.place(Moves.face(move), cell, Moves.rotation(move));
    clans.started(0, cell);
    if (Long.bitCount(table.placed()) == STARTING_TILES) {
      phase = Phase.ROW;
    }
  }

  // Preparation.

  private void startRound() {
    if (!supply.isEnoughForARound()) {
      end();
      return;
    }
    number++;
    supply.startRound();
    phase = Phase.DEAL;
    player = 0;
  }

  /** A seat keeps a card, in the last round too (R8). */
  void keep(int seat, int move) {
    objectives.keep(seat, move);
    for (int other = 0; other < rules.seats(); other++) {
      if (objectives.isPreparing(other)) {
        return;
      }
    }
    startTurn(firstPlayer);
  }

  // Exploration.

  private void startTurn(int next) {
    player = next;
    if (rules.isAlexis(player)) {
      phase = Phase.EXPEDITION;
    } else if (supply.isRowEmpty() && !canLand()) {
      startReward(true); // R16
    } else {
      phase = Phase.TURN;
    }
  }

  private boolean canLand() {
    boolean hasShip = clans.hasOwnShip(player) || clans.greyShips() > 0;
    return supply.navigation() == 0 && hasShip && table.frontier.shipFitsSomewhere();
  }

  void take(int from) {
    if (phase == Phase.TURN) {
      slot = from;
    }
    supply.take(player, from);
    if (fits(player)) {
      phase = Phase.PLACE;
    } else {
      mustDiscard();
    }
  }

  /** Everybody sees that the seat must discard, and so what its tiles cannot be. */
  private void mustDiscard() {
    supply.narrowHand(player, ~table.frontier.fittingLandscapes());
    phase = Phase.DISCARD;
  }

  /** Whether one of the seat's tiles fits anywhere. */
  boolean fits(int seat) {
    for (int i = supply.handSize(seat) - 1; i >= 0; i--) {
      if (table.frontier.fitsSomewhere(supply.hand(seat, i))) {
        return true;
      }
    }
    return false;
  }

  void place(int move) {
    int face = Moves.face(move);
    int cell = Moves.cell(move);
    supply.play(player, face);
    table.place(face, cell, Moves.rotation(move));
    clans.placed(player, cell);
    if (table.tokens.hasSpot(clans.tokens(player))) {
      phase = Phase.TOKEN;
    } else {
      refill(); // R13
    }
  }

  /** Uses no token, or leaves ships and tiles where they are. */
  void pass() {
    if (phase == Phase.TOKEN) {
      refill();
    } else {
      rewardTurn.end();
    }
  }

  void playToken(int move) {
    table.playToken(player, move);
    clans.useToken(player, Moves.token(move));
    refill();
  }

  void discard(int face) {
    supply.play(player, face);
    if (supply.hasStacks()) {
      phase = Phase.REDRAW;
    } else if (!supply.isRowEmpty()) {
      phase = Phase.TAKE_AGAIN;
    } else {
      startTurn(rules.playerAfter(player)); // R15
    }
  }

  private void redraw(int face) {
    supply.deal(player, face);
    if (table.frontier.fitsSomewhere(face)) {
      supply.narrowNewest(player, table.frontier.fittingLandscapes());
      phase = Phase.PLACE;
    } else {
      mustDiscard();
    }
  }

  /** The turn is over but for the slot that was emptied. */
  private void refill() {
    if (supply.hasStacks()) {
      phase = Phase.REFILL;
    } else {
      startTurn(rules.playerAfter(player)); // R14
    }
  }

  void land(int move) {
    boolean own = Moves.isOwnShip(move);
    if (own) {
      clans.useOwnShip(player);
    } else {
      clans.useGreyShip();
    }
    land(Moves.cell(move), own ? player : Ships.GREY);
  }

  private void land(int cell, int owner) {
    table.placeShip(cell, owner);
    clans.placed(player, cell);
    startReward(false);
  }

  // The turn of Alexis.

  private void explore(int card) {
    alexis.draw(card);
    int from = clans.lastCell(0); // R32
    if (alexis.lands() && supply.navigation() == 0 && alexis.findLanding(table, from)) {
      clans.useGreyShip();
      land(alexis.cell(), Ships.GREY);
      return;
    }
    slot = alexis.slot();
    int face = supply.row(slot);
    if (face == Supply.EMPTY) {
      startReward(true);
    } else if (!alexis.findPlace(table, from, face)) {
      alexis.removeTile();
      supply.remove(slot);
      refill(); // R35
    } else if (Integer.bitCount(alexis.turns()) == 1) {
      placeForAlexis(Bits.first(alexis.turns()));
    } else {
      phase = Phase.ALEXIS_TILE;
    }
  }

  void placeForAlexis(int turn) {
    table.place(supply.row(slot), alexis.cell(), turn);
    clans.placed(player, alexis.cell());
    supply.remove(slot);
    refill();
  }

  // Reward.

  private void startReward(boolean isLast) {
    isLastReward = isLast;
    rewardedFirst = player;
    rewardTurn.start();
  }

  /** The player's reward turn is over. */
  void nextRewardTurn() {
    player = rules.playerAfter(player);
    if (player != rewardedFirst) {
      rewardTurn.start();
    } else if (isLastReward || table.ships.count() == Ships.ALL) {
      end();
    } else {
      firstPlayer = rules.playerAfter(rewardedFirst); // R40
      objectives.startNextRound();
      startRound();
    }
  }

  private void end() {
    phase = Phase.OVER;
    takeBacks.reveal();
  }

  // Chance.

  /** How many cards of each deck are dealt next. */
  int cardsDue() {
    return phase == Phase.FIRST_CARDS ? 1 : 2;
  }

  /** Lets an outcome happen. */
  void happen(Ints outcome) {
    switch (phase) {
      case ROW -> {
        for (int i = 0; i < Supply.SLOTS; i++) {
          supply.layOut(i, outcome.get(i));
        }
        phase = Phase.HANDS;
      }
      case HANDS -> {
        for (int i = 0; i < HAND; i++) {
          supply.deal(player, outcome.get(i));
        }
        if (isForAll()) {
          phase = Phase.FIRST_CARDS;
        }
      }
      case FIRST_CARDS -> {
        objectives.deal(player, outcome);
        if (isForAll()) {
          if (rules.isSolo()) {
            phase = Phase.EXPEDITION_SET;
          } else {
            startRound();
          }
        }
      }
      case EXPEDITION_SET -> {
        alexis.setOut(outcome);
        startRound();
      }
      case DEAL -> { // R9: nothing goes back before all have been dealt to
        objectives.deal(player, outcome);
        if (isForAll()) {
          phase = Phase.PREPARATION;
        }
      }
      case REFILL -> {
        supply.refill(slot, outcome.get(0));
        startTurn(rules.playerAfter(player));
      }
      case REDRAW -> redraw(outcome.get(0));
      case DISCOVER -> {
        discoveries.draw(player, outcome);
        phase = Phase.DISCOVERY;
      }
      case EXPEDITION -> explore(outcome.get(0));
      case ALEXIS_CARD -> {
        alexis.draw(outcome.get(0));
        rewardTurn.goOnForAlexis();
      }
      default -> throw new IllegalStateException("nothing is random in " + phase);
    }
  }

  /** Goes on to the next seat; true once all have been dealt to. */
  private boolean isForAll() {
    player = player + 1 == rules.seats() ? 0 : player + 1;
    return player == 0;
  }

  void copyFrom(Course other) {
    table.copyFrom(other.table);
    clans.copyFrom(other.clans);
    supply.copyFrom(other.supply);
    objectives.copyFrom(other.objectives);
    discoveries.copyFrom(other.discoveries);
    alexis.copyFrom(other.alexis);
    rewardTurn.copyFrom(other.rewardTurn);
    takeBacks.copyFrom(other.takeBacks);
    phase = other.phase;
    number = other.number;
    player = other.player;
    firstPlayer = other.firstPlayer;
    slot = other.slot;
    rewardedFirst = other.rewardedFirst;
    isLastReward = other.isLastReward;
  }
}
