package atoll.games.lordofmyisland;

import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.State;

/**
 * The course of the game: the set-up, the rounds with their draw phases, and the end, in the order
 * of the rules. What happens within one seat's turn is the {@link Turn}'s.
 */
final class Course {
  private final Table table;
  private final Listing listing;
  private final Rules rules;

  /** The turn that is being played, or was last. */
  final Turn turn;

  private Phase phase = Phase.DEALING;

  /** How far the dealing, the selection, the set-up, the round's turns or the draw phase are. */
  private int step;

  private int round;

  Course(Table table, Listing listing) {
    this.table = table;
    this.listing = listing;
    rules = table.rules;
    turn = new Turn(table, listing);
  }

  void copyFrom(Course other) {
    phase = other.phase;
    step = other.step;
    round = other.round;
    turn.copyFrom(other.turn);
  }

  void state(State state) {
    phase = state.choice("phase", phase, Phase.values());
    step = state.number("step", step);
    round = state.number("round", round);
    turn.state(state);
  }

  Phase phase() {
    return phase;
  }

  int next() {
    if (phase.isChance()) {
      return Position.CHANCE;
    }
    return phase == Phase.OVER ? Position.OVER : actor();
  }

  /** The seat that decides, or that rolls the black die. */
  int actor() {
    return switch (phase) {
      case SELECTING -> rules.selector(step);
      case SETTING_UP -> rules.layer(step);
      case DEFENDING -> 1 - starter(); // R15, R45
      case DRAWING -> (starter() + rules.seats() - step) % rules.seats();
      default -> turn.actor();
    };
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

  /** Who holds the first player's pawn. */
  int starter() {
    return rules.starter(round);
  }

  void play(int seat, int move) {
    table.takeBacks.movedInTurn(seat);
    switch (phase) {
      case SELECTING -> select(seat, move);
      case SETTING_UP -> setUp(seat, move);
      case DEFENDING -> defend(move);
      case DRAWING -> draw(seat, move);
      default -> goOn(turn.play(phase, seat, move));
    }
  }

  void happen(Ints outcome) {
    table.takeBacks.reveal();
    if (phase == Phase.DEALING) {
      deal(outcome);
    } else {
      goOn(turn.happen(phase, outcome));
    }
  }

  // The set-up.

  private void deal(Ints stack) {
    table.deal(step, stack);
    step++;
    if (step == Holder.SLOTS) {
      phase = Phase.SELECTING;
      step = 0;
      table.turnUp();
    }
  }

  /** The tops are turned up together, at the start of each selection turn (R9). */
  private void select(int seat, int move) {
    table.take(seat, Moves.tile(move));
    step++;
    if (step == rules.selections()) {
      phase = Phase.SETTING_UP;
      step = 0;
    } else if (step % rules.seats() == 0) {
      table.turnUp();
    }
  }

  private void setUp(int seat, int move) {
    table.useUp(seat, Moves.tile(move));
    table.island.lay(Moves.cell(move), Moves.piece(move), Island.UNSOLD); // R14
    step++;
    if (step == rules.setUpTiles()) {
      startRound();
    }
  }

  // A round.

  private void startRound() {
    round++;
    step = 0;
    if (rules.seats() == 2) {
      table.turnUp();
      if (listing.canDefend()) {
        phase = Phase.DEFENDING;
        return;
      }
    }
    startTurn();
  }

  private void defend(int move) {
    table.holder.take(Moves.tile(move));
    table.useUp(Moves.tile(move));
    table.island.lay(Moves.cell(move), Moves.piece(move), Rules.NOBODY); // R14
    if (table.isComplete()) {
      end();
    } else {
      startTurn();
    }
  }

  /** Gives the turn to the next seat of the round that has tiles; after the last comes drawing. */
  void startTurn() {
    for (; step < rules.seats(); step++) {
      phase = turn.start((starter() + step) % rules.seats());
      if (phase != Phase.OVER) {
        return;
      }
    }
    startDrawPhase();
  }

  /** What the turn says comes next; when it is over, the next seat's, or the end of the game. */
  private void goOn(Phase next) {
    phase = next;
    if (next == Phase.OVER) {
      if (table.isComplete()) {
        end();
      } else {
        step++;
        startTurn();
      }
    }
  }

  // The draw phase, and the end.

  private void startDrawPhase() {
    table.turnUp();
    phase = Phase.DRAWING;
    step = 0;
    offerNext();
  }

  private void draw(int seat, int move) {
    table.take(seat, Moves.tile(move));
    step++;
    offerNext();
  }

  /** Counter-clockwise from the starter, whoever lacks a tile takes one. */
  private void offerNext() {
    for (; step < rules.seats() && table.holder.left() > 0; step++) {
      if (table.isWaitingForTile(actor())) {
        table.offerTiles();
        return;
      }
    }
    if (round >= rules.numbers().reshuffleFromRound) {
      table.holder.reshuffle();
    }
    startRound();
  }

  private void end() {
    phase = Phase.OVER;
    for (int seat = 0; seat < rules.seats(); seat++) {
      int unplayed = table.hands[seat].count();
      table.ledger.pay(seat, Ledger.UNPLAYED, rules.numbers().unplayedCost * unplayed);
    }
  }
}
