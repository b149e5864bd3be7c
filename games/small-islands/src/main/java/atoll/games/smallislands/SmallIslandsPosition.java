package atoll.games.smallislands;

import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Sink;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A game of Small Islands as everybody else sees it: who decides, what may be done now, and to whom
 * it is handed on. What happens then is the business of the {@link SmallIslandsRound}.
 */
final class SmallIslandsPosition implements Position {
  final SmallIslandsRound game;

  SmallIslandsPosition(SmallIslandsMode mode) {
    game = new SmallIslandsRound(mode);
  }

  @Override
  public int seats() {
    return game.mode.seats();
  }

  @Override
  public int next() {
    SmallIslandsPhase phase = game.phase();
    if (phase == SmallIslandsPhase.PREPARATION) {
      int seat = 0;
      while (!game.objectives.isPreparing(seat)) {
        seat++;
      }
      return seat;
    }
    if (phase == SmallIslandsPhase.OVER) {
      return OVER;
    }
    return phase.isChance ? CHANCE : game.seatInTurn();
  }

  @Override
  public boolean mayAct(int seat) {
    SmallIslandsPhase phase = game.phase();
    if (phase == SmallIslandsPhase.PREPARATION) {
      return game.objectives.isPreparing(seat);
    }
    return phase != SmallIslandsPhase.OVER && !phase.isChance && seat == game.seatInTurn();
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
        moves.add(SmallIslandsMoves.PASS);
      }
      case HOUSES -> {
        game.rewards.addHouses(moves);
        moves.add(SmallIslandsMoves.DONE);
      }
      case DISCOVERY -> game.discoveries.addChoices(moves);
      case SAIL, ERUPT -> {
        game.rewards.addActions(moves);
        moves.add(SmallIslandsMoves.PASS);
      }
      case ALEXIS_TILE -> addAlexisTurns(moves);
      case ALEXIS_HOUSE -> game.rewards.addHouses(moves);
      default -> throw new IllegalStateException("no seat may act in " + game.phase());
    }
  }

  private void addStarts(Ints moves) {
    for (int face = SmallIslandsTiles.LANDSCAPES; face < SmallIslandsTiles.FACES; face++) {
      long tile = SmallIslandsTiles.BOTH_FACES << (face & ~1);
      if ((game.table.placed() & tile) == 0) {
        game.table.frontier.addPlaces(face, SmallIslandsMoves.start(face, 0, 0), moves);
      }
    }
  }

  private void addTakes(Ints moves) {
    for (int slot = 0; slot < SmallIslandsSupply.SLOTS; slot++) {
      if (game.supply.row(slot) != SmallIslandsSupply.EMPTY) {
        moves.add(SmallIslandsMoves.take(slot));
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
      game.table.frontier.addPlaces(face, SmallIslandsMoves.place(face, 0, 0), moves);
    }
  }

  private void addDiscards(int seat, Ints moves) {
    for (int i = 0; i < game.supply.handSize(seat); i++) {
      moves.add(SmallIslandsMoves.discard(game.supply.hand(seat, i)));
    }
  }

  private void addAlexisTurns(Ints moves) {
    for (int rest = game.alexis.turns(); rest != 0; rest &= rest - 1) {
      moves.add(SmallIslandsMoves.turn(Integer.numberOfTrailingZeros(rest)));
    }
  }

  @Override
  public void play(int seat, int move) {
    if (game.phase() == SmallIslandsPhase.PREPARATION) {
      game.takeBacks.moved(seat);
    } else {
      game.takeBacks.movedInTurn(seat);
    }
    switch (SmallIslandsMoves.kind(move)) {
      case SmallIslandsMoves.START -> game.start(move);
      case SmallIslandsMoves.CHOOSE -> game.objectives.choose(seat, move);
      case SmallIslandsMoves.KEEP -> game.keep(seat, move);
      case SmallIslandsMoves.TAKE -> game.take(SmallIslandsMoves.slot(move));
      case SmallIslandsMoves.LAND -> game.land(move);
      case SmallIslandsMoves.PLACE -> game.place(move);
      case SmallIslandsMoves.DISCARD -> game.discard(SmallIslandsMoves.face(move));
      case SmallIslandsMoves.TOKEN -> game.playToken(move);
      case SmallIslandsMoves.PASS -> game.pass();
      case SmallIslandsMoves.HOUSE -> game.rewards.house(move);
      case SmallIslandsMoves.DONE -> game.rewards.count();
      case SmallIslandsMoves.DISCOVERY -> game.rewards.keepDiscovery(SmallIslandsMoves.value(move));
      case SmallIslandsMoves.SAIL -> game.rewards.sail(move);
      case SmallIslandsMoves.ERUPT -> game.rewards.erupt(move);
      case SmallIslandsMoves.TURN -> game.placeForAlexis(SmallIslandsMoves.rotation(move));
      case SmallIslandsMoves.ALEXIS -> game.rewards.houseForAlexis(move);
      default -> throw new IllegalStateException("no move is " + move);
    }
  }

  // Chance.

  @Override
  public void sample(RandomSource random, Ints outcome) {
    outcome.clear();
    switch (game.phase()) {
      case ROW -> game.supply.sample(SmallIslandsSupply.SLOTS, random, outcome);
      case HANDS -> game.supply.sampleHand(random, outcome);
      case FIRST_CARDS, DEAL -> game.objectives.sample(game.cardsDue(), random, outcome);
      case EXPEDITION_SET -> game.alexis.sampleSet(random, outcome);
      case REFILL, REDRAW -> game.supply.sample(1, random, outcome);
      case DISCOVER -> game.discoveries.sample(game.rewards.discoveriesDue(), random, outcome);
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
    return SmallIslandsMoves.write(move, game.mode.cards());
  }

  @Override
  public int readMove(int seat, String text) {
    return SmallIslandsMoves.read(text, game.mode.cards());
  }

  @Override
  public String writeOutcome(Ints outcome) {
    return SmallIslandsOutcomes.write(game, outcome);
  }

  @Override
  public void readOutcome(String text, Ints outcome) {
    SmallIslandsOutcomes.read(game, text, outcome);
  }

  /** Which card was chosen or kept and which discovery, only the seat itself hears. */
  @Override
  public @Nullable String tellMove(int viewer, int seat, int move) {
    return viewer == seat || !SmallIslandsMoves.isSecret(move) ? writeMove(seat, move) : null;
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
    return SmallIslandsScoring.score(game, seat);
  }

  @Override
  public int rank(int seat) {
    return SmallIslandsScoring.rank(game, seat);
  }

  @Override
  public List<String> breakdownKeys() {
    return SmallIslandsScoring.KEYS;
  }

  @Override
  public void breakdown(int seat, int[] points) {
    SmallIslandsScoring.breakdown(game, seat, points);
  }

  @Override
  public void ending(Sink sink) {
    SmallIslandsScoring.ending(game, sink);
  }

  // Viewers and copies.

  @Override
  public void view(int viewer, Sink sink) {
    new SmallIslandsView(game, viewer, sink).write();
  }

  @Override
  public void redeal(int viewer, RandomSource random) {
    do {
      game.supply.redeal(viewer, random);
    } while (game.phase() == SmallIslandsPhase.PLACE && !game.fits(game.player()));
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
    SmallIslandsPosition copy = new SmallIslandsPosition(game.mode);
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public void copyFrom(Position other) {
    game.copyFrom(((SmallIslandsPosition) other).game);
  }
}
