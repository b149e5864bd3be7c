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
  private final World world;
  private final Rules rules;
  private final Listing listing;

  /** The reward turn of the player whose step it is, in the reward phase. */
  final RewardTurn rewardTurn;

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

  boolean isRewarding(int seat) {
    return phase.isReward() && player == seat;
  }

  /** The number of the seat's next house in a reward turn, this one or the next, from 1. */
  int nextHouseOf(int seat) {
    return isRewarding(seat) ? rewardTurn.nextHouse() : 1;
  }

  int next() {
    if (phase == Phase.PREPARATION) {
      return world.objectives.firstPreparing();
    }
    if (phase == Phase.OVER) {
      return Position.OVER;
    }
    return phase.isChance() ? Position.CHANCE : rules.isSolo() ? 0 : player;
  }

  boolean mayAct(int seat) {
    return phase == Phase.PREPARATION ? world.objectives.isPreparing(seat) : next() == seat;
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
      case Moves.CHOOSE -> world.objectives.choose(seat, move);
      case Moves.KEEP -> keep(seat, move);
      case Moves.TAKE -> take(Moves.slot(move));
      case Moves.LAND -> land(Moves.cell(move), Moves.isOwnShip(move) ? player : Ships.GREY);
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
      case ROW -> {
        world.supply.layOut(outcome);
        phase = Phase.HANDS;
      }
      case HANDS, FIRST_CARDS, DEAL -> deal(outcome);
      case EXPEDITION_SET -> {
        world.alexis.setOut(outcome);
        startRound();
      }
      case REFILL -> {
        world.supply.refill(slot, outcome.get(0));
        startTurn(rules.playerAfter(player));
      }
      case REDRAW -> redraw(outcome.get(0));
      case DISCOVER -> {
        world.discoveries.draw(player, outcome);
        phase = Phase.DISCOVERY;
      }
      case EXPEDITION -> explore(outcome.get(0));
      case ALEXIS_CARD -> {
        world.alexis.draw(outcome.get(0));
        follow(rewardTurn.goOnForAlexis(player));
      }
      default -> throw new IllegalStateException("nothing is random in " + phase);
    }
  }

  // Setup.

  private void start(int move) {
    int cell = Moves.cell(move);
    world.table.place(Moves.face(move), cell, Moves.turn(move));
    world.clans.started(0, cell);
    if (Long.bitCount(world.table.placed()) == Tiles.STARTING) {
      phase = Phase.ROW;
    }
  }

  /** A seat is dealt tiles or cards; nothing else happens before all have been dealt to (R9). */
  private void deal(Ints outcome) {
    if (phase == Phase.HANDS) {
      world.supply.deal(player, outcome);
    } else {
      world.objectives.deal(player, outcome);
    }
    player = player + 1 == rules.seats() ? 0 : player + 1;
    if (player == 0) {
      dealt();
    }
  }

  private void dealt() {
    if (phase == Phase.FIRST_CARDS && !rules.isSolo()) {
      startRound();
      return;
    }
    phase =
        switch (phase) {
          case HANDS -> Phase.FIRST_CARDS;
          case FIRST_CARDS -> Phase.EXPEDITION_SET;
          default -> Phase.PREPARATION;
        };
  }

  // Preparation.

  private void startRound() {
    if (!world.supply.isEnoughForARound()) {
      end();
      return;
    }
    round++;
    world.supply.startRound();
    phase = Phase.DEAL;
    player = 0;
  }

  /** A seat keeps a card, in the last round too (R8). */
  private void keep(int seat, int move) {
    world.objectives.keep(seat, move);
    if (world.objectives.firstPreparing() == Objectives.NONE) {
      startTurn(firstPlayer);
    }
  }

  // Exploration.

  private void startTurn(int next) {
    player = next;
    if (rules.isAlexis(player)) {
      phase = Phase.EXPEDITION;
    } else if (world.supply.isRowEmpty() && !listing.canLand(player)) {
      startReward(true); // R16
    } else {
      phase = Phase.TURN;
    }
  }

  private void take(int from) {
    if (phase == Phase.TURN) {
      slot = from;
    }
    world.supply.take(player, from);
    if (listing.canPlace(player)) {
      phase = Phase.PLACE;
    } else {
      mustDiscard();
    }
  }

  /** Everybody sees that the seat must discard, and so what its tiles cannot be. */
  private void mustDiscard() {
    world.supply.narrowHand(player, ~world.table.frontier.fittingLandscapes());
    phase = Phase.DISCARD;
  }

  private void place(int move) {
    int face = Moves.face(move);
    int cell = Moves.cell(move);
    world.supply.play(player, face);
    world.table.place(face, cell, Moves.turn(move));
    world.clans.placed(player, cell);
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
    world.table.playToken(player, move);
    world.clans.useToken(player, Moves.token(move));
    refill();
  }

  private void discard(int face) {
    world.supply.play(player, face);
    if (world.supply.hasStacks()) {
      phase = Phase.REDRAW;
    } else if (!world.supply.isRowEmpty()) {
      phase = Phase.TAKE_AGAIN;
    } else {
      startTurn(rules.playerAfter(player)); // R15
    }
  }

  private void redraw(int face) {
    world.supply.deal(player, face);
    if (listing.canPlaceTile(face)) {
      world.supply.narrowNewest(player, world.table.frontier.fittingLandscapes());
      phase = Phase.PLACE;
    } else {
      mustDiscard();
    }
  }

  /** The turn is over but for the slot that was emptied. */
  private void refill() {
    if (world.supply.hasStacks()) {
      phase = Phase.REFILL;
    } else {
      startTurn(rules.playerAfter(player)); // R14
    }
  }

  private void land(int cell, int owner) {
    world.clans.useShip(owner);
    world.table.placeShip(cell, owner);
    world.clans.placed(player, cell);
    startReward(false);
  }

  // The turn of Alexis.

  private void explore(int card) {
    world.alexis.draw(card);
    int from = world.clans.lastCell(0); // R32
    if (world.alexis.card().lands()
        && listing.isCalm()
        && world.alexis.find(world.table, from, Table.SHIP)) {
      land(world.alexis.cell(), Ships.GREY);
      return;
    }
    slot = world.alexis.card().slot();
    int face = world.supply.row(slot);
    if (face == Supply.EMPTY) {
      startReward(true);
    } else if (!world.alexis.find(world.table, from, face)) {
      world.alexis.removeTile();
      world.supply.remove(slot);
      refill(); // R35
    } else if (Integer.bitCount(world.alexis.turns()) == 1) {
      placeForAlexis(Bits.first(world.alexis.turns()));
    } else {
      phase = Phase.ALEXIS_TILE;
    }
  }

  private void placeForAlexis(int turn) {
    world.table.place(world.supply.row(slot), world.alexis.cell(), turn);
    world.clans.placed(player, world.alexis.cell());
    world.supply.remove(slot);
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
    } else if (isLastReward || world.table.ships.count() == Ships.ALL) {
      end();
    } else {
      firstPlayer = rules.playerAfter(rewardedFirst); // R40
      world.objectives.startNextRound();
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
    firstPlayer = state.number("firstPlayer", firstPlayer);
    slot = state.number("slot", slot);
    rewardedFirst = state.number("rewardedFirst", rewardedFirst);
    isLastReward = state.truth("lastReward", isLastReward);
    rewardTurn.state(state);
  }
}
