package atoll.games.smallislands;

import atoll.engine.Bits;
import atoll.engine.Ints;
import atoll.engine.Sink;
import atoll.engine.grid.Squares;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * What a viewer sees, field by field: first what lies open for all, then what belongs to the viewer
 * alone. Nothing gets here that is not written here.
 */
final class View {
  private final World world;
  private final Course course;
  private final Rules rules;
  private final int viewer;
  private final Sink sink;
  private final TableView table;

  View(SmallIslandsPosition position, int viewer, Sink sink) {
    world = position.world;
    course = position.course;
    rules = world.rules;
    this.viewer = viewer;
    this.sink = sink;
    table = new TableView(world, course, viewer, sink);
  }

  void write() {
    writeCourse();
    writeSupply();
    table.write();
    sink.objects("seats", rules.seats(), this::writeSeat);
    if (rules.isSolo()) {
      writeAlexis();
    }
    if (course.phase().isReward()) {
      writeReward();
    }
    if (viewer >= 0) {
      writeOwn();
    }
  }

  private void writeCourse() {
    Phase phase = course.phase();
    sink.put("advanced", rules.cards().areAdvanced());
    sink.put("greatExplorer", rules.greatExplorer());
    sink.put("round", course.round()).put("rounds", Objectives.ROUNDS);
    sink.put("phase", phase.word);
    if (phase != Phase.OVER && phase != Phase.PREPARATION) {
      sink.put("player", player(course.player()));
    }
    sink.put("firstPlayer", player(course.firstPlayer()));
    sink.put("lastReward", course.isLastReward());
  }

  /** A player's name in the view: the number of its seat, or that of Alexis. */
  private String player(int player) {
    return rules.isAlexis(player) ? "alexis" : String.valueOf(player);
  }

  private void writeSupply() {
    sink.put("navigation", world.supply.navigation());
    sink.put("reserve", world.supply.reserve());
    sink.put("discoveryPool", world.discoveries.poolSize());
    sink.put("greyShips", world.clans.greyShips());
    sink.objects("row", Supply.SLOTS, this::writeSlot);
  }

  private void writeSlot(int slot) {
    sink.put("slot", slot + 1);
    if (world.supply.row(slot) != Supply.EMPTY) {
      table.writeFace(world.supply.row(slot), 0);
    }
  }

  private void writeSeat(int seat) {
    Clans clans = world.clans;
    sink.put("seat", seat).put("colour", rules.colour(seat));
    sink.put("rewards", clans.points(seat));
    sink.put("ship", Scoring.shipPoints(world, seat));
    writeDiscoveries(seat);
    writeHouses(seat);
    sink.put("ownShip", clans.hasOwnShip(seat));
    sink.texts("tokens", Bits.all(clans.tokens(seat)).mapToObj(Tokens::name));
    sink.put("hand", world.supply.handSize(seat));
    sink.texts("openHand", Bits.all(world.supply.open(seat)).mapToObj(rules.tiles()::name));
    sink.put("cards", world.objectives.handSize(seat));
    if (course.phase() == Phase.PREPARATION) {
      sink.put(
          "prepares",
          world.objectives.mustChoose(seat)
              ? "choose"
              : world.objectives.mustKeep(seat) ? "keep" : "done");
    }
    writeShownObjectives(seat);
  }

  /** The objectives of all rounds in which the seat's reward turn has started. */
  private void writeShownObjectives(int seat) {
    Objectives objectives = world.objectives;
    int last = objectives.hasShown(seat) ? objectives.round() : objectives.round() - 1;
    sink.beginArray("objectives");
    for (int round = 0; round <= last; round++) {
      if (objectives.shown(round, 0, seat) != 0) {
        int past = round;
        sink.beginObject().put("round", round + 1);
        writeCards("cards", deck -> objectives.shown(past, deck, seat));
        if (round == last) {
          writeNowhere(seat, rules.cards().missions[Bits.first(objectives.shown(round, 0, seat))]);
        }
        sink.end();
      }
    }
    sink.end();
  }

  /** Why no island, as they lie now, takes a house of the seat for the mission it showed last. */
  private void writeNowhere(int seat, Mission mission) {
    Archipelago islands = world.table.islands;
    IntStream fulfilled =
        IntStream.range(0, islands.count())
            .filter(islands::isLargeEnough)
            .filter(island -> mission.isFulfilled(world.table, island));
    int[] candidates = fulfilled.toArray();
    if (IntStream.of(candidates).noneMatch(island -> islands.isOpenTo(island, seat))) {
      boolean hasOwn = IntStream.of(candidates).allMatch(island -> islands.hasHouse(island, seat));
      sink.put("nowhere", candidates.length == 0 ? "mission" : hasOwn ? "house" : "location");
    }
  }

  /** Their number for all; their values for the owner, and for all at the end of the world. */
  private void writeDiscoveries(int seat) {
    Ints kept = world.discoveries.kept(seat);
    sink.put("discoveryTokens", kept.size());
    if (seat == viewer || course.phase() == Phase.OVER) {
      sink.numbers("discoveries", kept.all());
      sink.put("score", Scoring.score(world, seat));
    }
  }

  private void writeHouses(int player) {
    sink.put("houses", world.clans.houses(player));
    sink.put("houseReserve", world.clans.reserve(player));
    sink.put("housesPlaced", Scoring.housesOf(world, player));
  }

  private void writeAlexis() {
    Alexis alexis = world.alexis;
    Scoring.writeAlexis(world, sink);
    sink.beginObject("expedition").put("level", rules.level());
    sink.put("colour", rules.colour(Rules.ALEXIS));
    writeHouses(Rules.ALEXIS);
    sink.put("stack", alexis.stackSize());
    if (alexis.hasDrawn()) {
      Expeditions.Card card = alexis.card();
      sink.put("card", card.name()).put("text", card.text());
      sink.put("lands", card.lands()).put("slot", card.slot() + 1);
      sink.texts("directions", card.directions().stream().map(Squares.SIDES::of));
    }
    if (course.phase() == Phase.ALEXIS_TILE) {
      sink.put("cell", Grid.name(alexis.cell()));
    }
    sink.end();
  }

  /** The reward turn, step by step: where the player has built and what it has got for it. */
  private void writeReward() {
    sink.beginObject("reward").put("player", player(course.player()));
    sink.objects("houses", course.rewardTurn.builtCount(), this::writeHouse);
    if (course.phase() == Phase.DISCOVER) {
      sink.put("discoveriesDue", course.rewardTurn.discoveriesDue(course.player()));
    }
    sink.end();
  }

  private void writeHouse(int house) {
    int island = course.rewardTurn.islandBuiltOn(house);
    table.writeLocation(course.rewardTurn.built(house));
    sink.put("island", TableView.islandName(world.table.islands.name(island)));
    writePoints(house);
    sink.put("rewarded", house < course.rewardTurn.rewardedCount());
  }

  /** What a house placed in this turn brings: points, or tokens to draw and choose one from. */
  private void writePoints(int house) {
    if (world.objectives.reward(course.player()) instanceof Reward.Discovery) {
      table.writeDraws(course.rewardTurn.islandBuiltOn(house));
    } else {
      sink.put("points", course.rewardTurn.points(course.player(), house));
    }
  }

  /** What the viewer alone may see. */
  private void writeOwn() {
    sink.beginObject("you").put("seat", viewer);
    sink.objects(
        "hand",
        world.supply.handSize(viewer),
        i -> table.writeFace(world.supply.hand(viewer, i), 0));
    writeCards("cards", deck -> world.objectives.held(deck, viewer));
    writeCards("chosen", deck -> world.objectives.chosenSet(deck, viewer));
    writeCards("returned", deck -> world.objectives.returned(deck, viewer));
    if (course.player() == viewer) {
      writeDrawn();
    }
    sink.end();
  }

  /** The discovery tokens just drawn, and those of earlier islands that lie aside (R43). */
  private void writeDrawn() {
    Phase phase = course.phase();
    if (phase == Phase.DISCOVERY) {
      sink.numbers("drawn", world.discoveries.drawn().all());
    }
    if (phase == Phase.DISCOVERY || phase == Phase.DISCOVER) {
      sink.numbers("aside", world.discoveries.aside().all());
    }
  }

  /** The cards of a set in each deck. */
  private void writeCards(String name, IntUnaryOperator setIn) {
    sink.beginArray(name);
    for (int deck = 0; deck < world.objectives.decks; deck++) {
      for (int rest = setIn.applyAsInt(deck); rest != 0; rest = Bits.rest(rest)) {
        int card = Bits.first(rest);
        sink.beginObject()
            .put("card", rules.cards().name(deck, card))
            .put("text", rules.cards().text(deck, card))
            .end();
      }
    }
    sink.end();
  }
}
