package atoll.games.smallislands;

import atoll.engine.Bits;
import atoll.engine.Ints;
import atoll.engine.Sink;

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

  View(World world, Course course, int viewer, Sink sink) {
    this.world = world;
    this.course = course;
    this.rules = world.rules;
    this.viewer = viewer;
    this.sink = sink;
    table = new TableView(world, course, viewer, sink);
  }

  void write() {
    writeCourse();
    writeSupply();
    table.write();
    sink.beginArray("seats");
    for (int seat = 0; seat < rules.seats(); seat++) {
      writeSeat(seat);
    }
    sink.end();
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
    sink.put("round", course.round());
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
    sink.beginArray("row");
    for (int slot = 0; slot < Supply.SLOTS; slot++) {
      sink.beginObject().put("slot", slot + 1);
      if (world.supply.row(slot) != Supply.EMPTY) {
        table.writeFace(world.supply.row(slot), 0);
      }
      sink.end();
    }
    sink.end();
  }

  private void writeSeat(int seat) {
    Clans clans = world.clans;
    sink.beginObject().put("seat", seat).put("colour", rules.colour(seat));
    sink.put("rewards", clans.points(seat));
    sink.put("ship", Scoring.shipPoints(world, seat));
    writeDiscoveries(seat);
    writeHouses(seat);
    sink.put("ownShip", clans.hasOwnShip(seat));
    sink.beginArray("tokens");
    for (int token = 0; token < Tokens.KINDS; token++) {
      if (Bits.has(clans.tokens(seat), token)) {
        sink.add(Tokens.name(token));
      }
    }
    sink.end();
    sink.put("hand", world.supply.handSize(seat));
    sink.beginArray("openHand"); // taken before everybody's eyes
    for (int i = 0; i < world.supply.handSize(seat); i++) {
      if (world.supply.isOpen(seat, i)) {
        sink.add(world.rules.tiles().name(world.supply.hand(seat, i)));
      }
    }
    sink.end();
    sink.put("cards", world.objectives.handSize(seat));
    if (course.phase() == Phase.PREPARATION) {
      sink.put(
          "prepares",
          world.objectives.mustChoose(seat)
              ? "choose"
              : world.objectives.mustKeep(seat) ? "keep" : "done");
    }
    writeShownObjectives(seat);
    sink.end();
  }

  /** The objectives of all rounds in which the seat's reward turn has started. */
  private void writeShownObjectives(int seat) {
    sink.beginArray("objectives");
    for (int round = 0; round <= world.objectives.round(); round++) {
      if (world.objectives.shown(round, 0, seat) != 0) {
        sink.beginObject().put("round", round + 1).beginArray("cards");
        for (int deck = 0; deck < world.objectives.decks(); deck++) {
          addCards(deck, world.objectives.shown(round, deck, seat));
        }
        sink.end().end();
      }
    }
    sink.end();
  }

  /** Their number for all; their values for the owner, and for all at the end of the world. */
  private void writeDiscoveries(int seat) {
    sink.put("discoveryTokens", world.discoveries.count(seat));
    if (seat == viewer || course.phase() == Phase.OVER) {
      Ints values = new Ints();
      world.discoveries.addKept(seat, values);
      writeValues("discoveries", values);
      sink.put("score", Scoring.score(world, seat));
    }
  }

  private void writeValues(String name, Ints values) {
    sink.beginArray(name);
    for (int i = 0; i < values.size(); i++) {
      sink.add(values.get(i));
    }
    sink.end();
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
      sink.beginArray("directions");
      card.directions().forEach(direction -> sink.add(Grid.SIDES.get(direction)));
      sink.end();
    }
    if (course.phase() == Phase.ALEXIS_TILE) {
      sink.put("cell", Grid.name(alexis.cell()));
    }
    sink.end();
  }

  /** The reward turn, step by step: where the player has built and what it has got for it. */
  private void writeReward() {
    sink.beginObject("reward").put("player", player(course.player()));
    sink.beginArray("houses");
    for (int i = 0; i < course.rewardTurn().builtCount(); i++) {
      int location = course.rewardTurn().built(i);
      int island = course.rewardTurn().islandBuiltOn(i);
      sink.beginObject();
      table.writeLocation(location);
      sink.put("island", TableView.islandName(world.table.islands.name(island)));
      writePoints(i);
      sink.put("rewarded", i < course.rewardTurn().rewardedCount());
      sink.end();
    }
    sink.end();
    if (course.phase() == Phase.DISCOVER) {
      sink.put("discoveriesDue", course.rewardTurn().discoveriesDue(course.player()));
    }
    sink.end();
  }

  /** What a house placed in this turn brings: points, or tokens to draw and choose one from. */
  private void writePoints(int house) {
    if (world.objectives.reward(course.player()) instanceof Reward.Discovery) {
      table.writeDraws(course.rewardTurn().islandBuiltOn(house));
    } else {
      sink.put("points", course.rewardTurn().points(course.player(), house));
    }
  }

  /** What the viewer alone may see. */
  private void writeOwn() {
    sink.beginObject("you").put("seat", viewer);
    sink.beginArray("hand");
    for (int i = 0; i < world.supply.handSize(viewer); i++) {
      sink.beginObject();
      table.writeFace(world.supply.hand(viewer, i), 0);
      sink.end();
    }
    sink.end();
    Objectives objectives = world.objectives;
    sink.beginArray("cards");
    for (int deck = 0; deck < objectives.decks(); deck++) {
      addCards(deck, objectives.held(deck, viewer));
    }
    sink.end().beginArray("chosen");
    for (int deck = 0; deck < objectives.decks(); deck++) {
      addCards(deck, objectives.chosenSet(deck, viewer));
    }
    sink.end().beginArray("returned");
    for (int deck = 0; deck < objectives.decks(); deck++) {
      addCards(deck, objectives.returned(deck, viewer));
    }
    sink.end();
    if (course.player() == viewer) {
      writeDrawn();
    }
    sink.end();
  }

  /** The discovery tokens just drawn, and those of earlier islands that lie aside (R43). */
  private void writeDrawn() {
    Phase phase = course.phase();
    Ints values = new Ints();
    if (phase == Phase.DISCOVERY) {
      world.discoveries.addDrawn(values);
      writeValues("drawn", values);
    }
    if (phase == Phase.DISCOVERY || phase == Phase.DISCOVER) {
      world.discoveries.addAside(values);
      writeValues("aside", values);
    }
  }

  private void addCards(int deck, int cards) {
    for (int rest = cards; rest != 0; rest = Bits.rest(rest)) {
      int card = Bits.first(rest);
      sink.beginObject()
          .put("card", rules.cards().name(deck, card))
          .put("text", rules.cards().text(deck, card))
          .end();
    }
  }
}
