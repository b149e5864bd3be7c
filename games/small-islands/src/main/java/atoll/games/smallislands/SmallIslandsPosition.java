package atoll.games.smallislands;

import atoll.engine.Bits;
import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Sink;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A game of Small Islands as everybody else sees it: who decides, what may be done now, and to whom
 * it is handed on. What happens then is the business of the {@link Course}.
 */
final class SmallIslandsPosition implements Position {
  final Course game;

  SmallIslandsPosition(Rules rules) {
    game = new Course(rules);
  }

  @Override
  public int seats() {
    return game.rules.seats();
  }

  @Override
  public int next() {
    Phase phase = game.phase();
    if (phase == Phase.PREPARATION) {
      int seat = 0;
      while (!game.objectives.isPreparing(seat)) {
        seat++;
      }
      return seat;
    }
    if (phase == Phase.OVER) {
      return OVER;
    }
    return phase.isChance ? CHANCE : game.seatInTurn();
  }

  @Override
  public boolean mayAct(int seat) {
    Phase phase = game.phase();
    if (phase == Phase.PREPARATION) {
      return game.objectives.isPreparing(seat);
    }
    return phase != Phase.OVER && !phase.isChance && seat == game.seatInTurn();
  }

  // What may be done now.

  @Override
  public void legal(int seat, Ints moves) {
    moves.clear();
    switch (game.phase()) {
      case START -> addStarts(moves);
      case PREPARATION -> game.objectives.addChoices(seat, moves);
      case TURN -> {
        addTakes(moves);
        addLandings(seat, moves);
      }
      case TAKE_AGAIN -> addTakes(moves);
      case PLACE -> addPlaces(seat, moves);
      case DISCARD -> addDiscards(seat, moves);
      case TOKEN -> {
        game.table.tokens.addUses(game.clans.tokens(seat), game.table, moves);
        moves.add(Moves.PASS);
      }
      case HOUSES -> {
        game.rewardTurn.addHouses(moves);
        moves.add(Moves.DONE);
      }
      case DISCOVERY -> game.discoveries.addChoices(moves);
      case SAIL, ERUPT -> {
        game.rewardTurn.addActions(moves);
        moves.add(Moves.PASS);
      }
      case ALEXIS_TILE -> addAlexisTurns(moves);
      case ALEXIS_HOUSE -> game.rewardTurn.addHouses(moves);
      default -> throw new IllegalStateException("no seat may act in " + game.phase());
    }
  }

  private void addStarts(Ints moves) {
    for (int face = Tiles.LANDSCAPES; face < Tiles.FACES; face++) {
      long tile = Tiles.BOTH_FACES << (face & ~1);
      if ((game.table.placed() & tile) == 0) {
        game.table.frontier.addPlaces(face, Moves.start(face, 0, 0), moves);
      }
    }
  }

  private void addTakes(Ints moves) {
    for (int slot = 0; slot < Supply.SLOTS; slot++) {
      if (game.supply.row(slot) != Supply.EMPTY) {
        moves.add(Moves.take(slot));
      }
    }
  }

  private void addLandings(int seat, Ints moves) {
    if (game.supply.navigation() > 0) {
      return;
    }
    if (game.clans.hasOwnShip(seat)) {
      game.table.frontier.addLandings(true, moves);
    }
    if (game.clans.greyShips() > 0) {
      game.table.frontier.addLandings(false, moves);
    }
  }

  private void addPlaces(int seat, Ints moves) {
    for (int i = 0; i < game.supply.handSize(seat); i++) {
      int face = game.supply.hand(seat, i);
      game.table.frontier.addPlaces(face, Moves.place(face, 0, 0), moves);
    }
  }

  private void addDiscards(int seat, Ints moves) {
    for (int i = 0; i < game.supply.handSize(seat); i++) {
      moves.add(Moves.discard(game.supply.hand(seat, i)));
    }
  }

  private void addAlexisTurns(Ints moves) {
    for (int rest = game.alexis.turns(); rest != 0; rest = Bits.rest(rest)) {
      moves.add(Moves.turn(Bits.first(rest)));
    }
  }

  @Override
  public void play(int seat, int move) {
    if (game.phase() == Phase.PREPARATION) {
      game.takeBacks.moved(seat);
    } else {
      game.takeBacks.movedInTurn(seat);
    }
    switch (Moves.kind(move)) {
      case Moves.START -> game.start(move);
      case Moves.CHOOSE -> game.objectives.choose(seat, move);
      case Moves.KEEP -> game.keep(seat, move);
      case Moves.TAKE -> game.take(Moves.slot(move));
      case Moves.LAND -> game.land(move);
      case Moves.PLACE -> game.place(move);
      case Moves.DISCARD -> game.discard(Moves.face(move));
      case Moves.TOKEN -> game.playToken(move);
      case Moves.PASS -> game.pass();
      case Moves.HOUSE -> game.rewardTurn.house(move);
      case Moves.DONE -> game.rewardTurn.count();
      case Moves.DISCOVERY -> game.rewardTurn.keepDiscovery(Moves.value(move));
      case Moves.SAIL -> game.rewardTurn.sail(move);
      case Moves.ERUPT -> game.rewardTurn.erupt(move);
      case Moves.TURN -> game.placeForAlexis(Moves.rotation(move));
      case Moves.ALEXIS -> game.rewardTurn.houseForAlexis(move);
      default -> throw new IllegalStateException("no move is " + move);
    }
  }

  // Chance.

  @Override
  public void sample(RandomSource random, Ints outcome) {
    outcome.clear();
    switch (game.phase()) {
      case ROW -> game.supply.sample(Supply.SLOTS, random, outcome);
      case HANDS -> game.supply.sampleHand(random, outcome);
      case FIRST_CARDS, DEAL -> game.objectives.sample(game.cardsDue(), random, outcome);
      case EXPEDITION_SET -> game.alexis.sampleSet(random, outcome);
      case REFILL, REDRAW -> game.supply.sample(1, random, outcome);
      case DISCOVER -> game.discoveries.sample(game.rewardTurn.discoveriesDue(), random, outcome);
      case EXPEDITION, ALEXIS_CARD -> outcome.add(random.bit(game.alexis.drawable()));
      default -> throw new IllegalStateException("nothing is random in " + game.phase());
    }
  }

  @Override
  public void happen(Ints outcome) {
    game.takeBacks.reveal();
    game.happen(outcome);
  }

  // The notation.

  @Override
  public String writeMove(int seat, int move) {
    return Moves.write(move, game.rules.cards());
  }

  @Override
  public int readMove(int seat, String text) {
    return Moves.read(text, game.rules.cards());
  }

  @Override
  public String writeOutcome(Ints outcome) {
    return Outcomes.write(game, outcome);
  }

  @Override
  public void readOutcome(String text, Ints outcome) {
    Outcomes.read(game, text, outcome);
  }

  /** Which card was chosen or kept and which discovery, only the seat itself hears. */
  @Override
  public @Nullable String tellMove(int viewer, int seat, int move) {
    return viewer == seat || !Moves.isSecret(move) ? writeMove(seat, move) : null;
  }

  /** What is dealt to a hand, only its seat hears; what lies in the expedition stack, nobody. */
  @Override
  public @Nullable String tellOutcome(int viewer, Ints outcome) {
    return switch (game.phase()) {
      case ROW, REFILL, EXPEDITION, ALEXIS_CARD -> writeOutcome(outcome);
      case HANDS, FIRST_CARDS, DEAL, REDRAW, DISCOVER ->
          viewer == game.player() ? writeOutcome(outcome) : null;
      default -> null;
    };
  }

  // The result.

  @Override
  public int score(int seat) {
    return Scoring.score(game, seat);
  }

  @Override
  public int rank(int seat) {
    return Scoring.rank(game, seat);
  }

  @Override
  public List<String> breakdownKeys() {
    return Scoring.KEYS;
  }

  @Override
  public void breakdown(int seat, int[] points) {
    Scoring.breakdown(game, seat, points);
  }

  @Override
  public void ending(Sink sink) {
    Scoring.ending(game, sink);
  }

  // Viewers and copies.

  @Override
  public void view(int viewer, Sink sink) {
    new View(game, viewer, sink).write();
  }

  @Override
  public void redeal(int viewer, RandomSource random) {
    do {
      game.supply.redeal(viewer, random);
    } while (game.phase() == Phase.PLACE && !game.fits(game.player()));
    game.objectives.redeal(viewer, random);
    if (!isOver()) { // then the values are open
      game.discoveries.redeal(viewer, random);
    }
    game.alexis.redeal(random);
  }

  @Override
  public int takeBacks(int seat) {
    return game.takeBacks.open(seat);
  }

  @Override
  public Position copy() {
    SmallIslandsPosition copy = new SmallIslandsPosition(game.rules);
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public void copyFrom(Position other) {
    game.copyFrom(((SmallIslandsPosition) other).game);
  }
}
