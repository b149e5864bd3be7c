package atoll.games.smallislands;

import atoll.engine.Bits;
import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.State;
import org.jspecify.annotations.Nullable;

/**
 * The course of the game: whose step it is, what doing it changes, and what follows. Setup, then
 * rounds of preparation, exploration and reward. A <em>player</em> is a seat or, in solo, Alexis,
 * who takes the other turns; what his cards leave open, seat 0 decides.
 */
final class Course {
  private static final int STARTING_TILES = 4;

  private final World world;
  private final Rules rules;
  private final Table table;
  private final Clans clans;
  private final Supply supply;
  private final Objectives objectives;
  private final Alexis alexis;
  private final Listing listing;
  private final RewardTurn rewardTurn;

  private Phase phase = Phase.START;
  private int round;
  private int player; // whose step it is; for chance, whose tiles or cards are drawn
  private int firstPlayer; // at first seat 0 (R5)
  private int slot; // emptied in this turn, to be refilled at its end
  private int rewardedFirst; // who starts the reward phase
  private boolean isLastReward;

  Course(World world, Listing listing) {
    this.world = world;
    this.listing = listing;
    rules = world.rules;
    table = world.table;
    clans = world.clans;
    supply = world.supply;
    objectives = world.objectives;
    alexis = world.alexis;
    rewardTurn = new RewardTurn(world, listing);
  }

  // Who is next.

  Phase phase() {
    return phase;
  }

  /** The number of the round, from 1; 0 in setup. */
  int round() {
    return round;
  }

  int player() {
    return player;
  }

  /** The player that a seat which may act decides for. */
  int playerOf(int seat) {
    return phase == Phase.PREPARATION ? seat : player;
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

  /** How many cards of each deck are dealt next. */
  int cardsDue() {
    return phase == Phase.FIRST_CARDS ? 1 : 2;
  }

  /** The reward turn of the player whose step it is, in the reward phase. */
  RewardTurn rewardTurn() {
    return rewardTurn;
  }

  boolean isRewarding(int seat) {
    return phase.isReward() && player == seat;
  }

  /** The number of the seat's next house in a reward turn, this one or the next, from 1. */
  int nextHouseOf(int seat) {
    return isRewarding(seat) ? rewardTurn.nextHouse() : 1;
  }

  int next() {
    if (phase == Phase.PREPARATION) {
      return objectives.firstPreparing();
    }
    if (phase == Phase.OVER) {
      return Position.OVER;
    }
    return phase.isChance() ? Position.CHANCE : seatInTurn();
  }

  boolean mayAct(int seat) {
    return phase == Phase.PREPARATION ? objectives.isPreparing(seat) : next() == seat;
  }

  /** The seat that decides for the player. */
  private int seatInTurn() {
    return rules.isSolo() ? 0 : player;
  }

  // What happens.

  void play(int seat, int move) {
    if (phase == Phase.PREPARATION) {
      world.takeBacks.moved(seat);
    } else {
      world.takeBacks.movedInTurn(seat);
    }
    switch (Moves.kind(move)) {
      case Moves.START -> start(move);
      case Moves.CHOOSE -> objectives.choose(seat, move);
      case Moves.KEEP -> keep(seat, move);
      case Moves.TAKE -> take(Moves.slot(move));
      case Moves.LAND -> land(move);
      case Moves.PLACE -> place(move);
      case Moves.DISCARD -> discard(Moves.face(move));
      case Moves.TOKEN -> playToken(move);
      case Moves.PASS -> pass();
      case Moves.HOUSE -> follow(rewardTurn.house(player, move));
      case Moves.DONE -> follow(rewardTurn.count(player));
      case Moves.DISCOVERY -> follow(rewardTurn.keepDiscovery(player, Moves.value(move)));
      case Moves.SAIL -> follow(rewardTurn.sail(player, move));
      case Moves.ERUPT -> follow(rewardTurn.erupt(player, move));
      case Moves.TURN -> placeForAlexis(Moves.turn(move));
      case Moves.ALEXIS -> follow(rewardTurn.houseForAlexis(player, move));
      default -> throw new IllegalStateException("no move is " + move);
    }
  }

  void happen(Ints outcome) {
    world.takeBacks.reveal();
    switch (phase) {
      case ROW -> layOut(outcome);
      case HANDS -> dealHand(outcome);
      case FIRST_CARDS -> dealFirstCards(outcome);
      case EXPEDITION_SET -> {
        alexis.setOut(outcome);
        startRound();
      }
      case DEAL -> dealCards(outcome);
      case REFILL -> {
        supply.refill(slot, outcome.get(0));
        startTurn(rules.playerAfter(player));
      }
      case REDRAW -> redraw(outcome.get(0));
      case DISCOVER -> {
        world.discoveries.draw(player, outcome);
        phase = Phase.DISCOVERY;
      }
      case EXPEDITION -> explore(outcome.get(0));
      case ALEXIS_CARD -> {
        alexis.draw(outcome.get(0));
        follow(rewardTurn.goOnForAlexis(player));
      }
      default -> throw new IllegalStateException("nothing is random in " + phase);
    }
  }

  // Setup.

  private void start(int move) {
    int cell = Moves.cell(move);
    table.place(Moves.face(move), cell, Moves.turn(move));
    clans.started(0, cell);
    if (Long.bitCount(table.placed()) == STARTING_TILES) {
      phase = Phase.ROW;
    }
  }

  private void layOut(Ints faces) {
    for (int i = 0; i < Supply.SLOTS; i++) {
      supply.layOut(i, faces.get(i));
    }
    phase = Phase.HANDS;
  }

  private void dealHand(Ints faces) {
    for (int i = 0; i < Supply.DEALT; i++) {
      supply.deal(player, faces.get(i));
    }
    nextSeat();
    if (player == 0) {
      phase = Phase.FIRST_CARDS;
    }
  }

  private void dealFirstCards(Ints cards) {
    objectives.deal(player, cards);
    nextSeat();
    if (player == 0 && rules.isSolo()) {
      phase = Phase.EXPEDITION_SET;
    } else if (player == 0) {
      startRound();
    }
  }

  /** The next seat is dealt to; after the last one it is seat 0's step again. */
  private void nextSeat() {
    player = player + 1 == rules.seats() ? 0 : player + 1;
  }

  // Preparation.

  private void startRound() {
    if (!supply.isEnoughForARound()) {
      end();
      return;
    }
    round++;
    supply.startRound();
    phase = Phase.DEAL;
    player = 0;
  }

  /** Nothing goes back before all have been dealt to (R9). */
  private void dealCards(Ints cards) {
    objectives.deal(player, cards);
    nextSeat();
    if (player == 0) {
      phase = Phase.PREPARATION;
    }
  }

  /** A seat keeps a card, in the last round too (R8). */
  private void keep(int seat, int move) {
    objectives.keep(seat, move);
    if (objectives.firstPreparing() == Objectives.NONE) {
      startTurn(firstPlayer);
    }
  }

  // Exploration.

  private void startTurn(int next) {
    player = next;
    if (rules.isAlexis(player)) {
      phase = Phase.EXPEDITION;
    } else if (supply.isRowEmpty() && !listing.canLand(player)) {
      startReward(true); // R16
    } else {
      phase = Phase.TURN;
    }
  }

  private void take(int from) {
    if (phase == Phase.TURN) {
      slot = from;
    }
    supply.take(player, from);
    if (listing.canPlace(player)) {
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

  private void place(int move) {
    int face = Moves.face(move);
    int cell = Moves.cell(move);
    supply.play(player, face);
    table.place(face, cell, Moves.turn(move));
    clans.placed(player, cell);
    if (listing.canUseToken(player)) {
      phase = Phase.TOKEN;
    } else {
      refill(); // R13
    }
  }

  /** Uses no token, or leaves ships and tiles where they are. */
  private void pass() {
    if (phase == Phase.TOKEN) {
      refill();
    } else {
      follow(rewardTurn.end(player));
    }
  }

  private void playToken(int move) {
    table.playToken(player, move);
    clans.useToken(player, Moves.token(move));
    refill();
  }

  private void discard(int face) {
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

  private void land(int move) {
    land(Moves.cell(move), Moves.isOwnShip(move) ? player : Ships.GREY);
  }

  private void land(int cell, int owner) {
    clans.useShip(owner);
    table.placeShip(cell, owner);
    clans.placed(player, cell);
    startReward(false);
  }

  // The turn of Alexis.

  private void explore(int card) {
    alexis.draw(card);
    int from = clans.lastCell(0); // R32
    if (alexis.card().lands() && listing.isCalm() && alexis.findLanding(table, from)) {
      land(alexis.cell(), Ships.GREY);
      return;
    }
    slot = alexis.card().slot();
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

  private void placeForAlexis(int turn) {
    table.place(supply.row(slot), alexis.cell(), turn);
    clans.placed(player, alexis.cell());
    supply.remove(slot);
    refill();
  }

  // Reward.

  private void startReward(boolean isLast) {
    isLastReward = isLast;
    rewardedFirst = player;
    follow(rewardTurn.start(player));
  }

  /** Goes on within the player's reward turn, or once it is over to that of the next player. */
  private void follow(@Nullable Phase next) {
    if (next == null) {
      nextRewardTurn();
    } else {
      phase = next;
    }
  }

  private void nextRewardTurn() {
    player = rules.playerAfter(player);
    if (player != rewardedFirst) {
      follow(rewardTurn.start(player));
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
    world.takeBacks.reveal();
  }

  void copyFrom(Course other) {
    rewardTurn.copyFrom(other.rewardTurn);
    phase = other.phase;
    round = other.round;
    player = other.player;
    firstPlayer = other.firstPlayer;
    slot = other.slot;
    rewardedFirst = other.rewardedFirst;
    isLastReward = other.isLastReward;
  }

  void state(State state) {
    state.part("course");
    phase = state.choice("phase", phase, Phase.values());
    round = state.number("round", round);
    player = state.number("player", player);
    firstPlayer = state.number("first-player", firstPlayer);
    slot = state.number("slot", slot);
    rewardedFirst = state.number("rewarded-first", rewardedFirst);
    isLastReward = state.truth("last-reward", isLastReward);
    rewardTurn.state(state);
  }
}
