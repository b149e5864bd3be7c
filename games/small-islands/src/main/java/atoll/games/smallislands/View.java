package atoll.games.smallislands;

import atoll.engine.Bits;
import atoll.engine.Ints;
import atoll.engine.Sink;

/**
 * What a viewer sees, field by field: first what lies open for all, then what belongs to the viewer
 * alone. Nothing gets here that is not written here.
 */
final class View {
  private final Course game;
  private final Rules rules;
  private final int viewer;
  private final Sink sink;
  private final TableView table;

  View(Course game, int viewer, Sink sink) {
    this.game = game;
    this.rules = game.rules;
    this.viewer = viewer;
    this.sink = sink;
    table = new TableView(game, viewer, sink);
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
    if (game.phase().isReward()) {
      writeReward();
    }
    if (viewer >= 0) {
      writeOwn();
    }
  }

  private void writeCourse() {
    Phase phase = game.phase();
    sink.put("advanced", rules.cards().areAdvanced());
    sink.put("greatExplorer", rules.greatExplorer());
    sink.put("round", game.number());
    sink.put("phase", phase.word);
    if (phase != Phase.OVER && phase != Phase.PREPARATION) {
      sink.put("player", player(game.player()));
    }
    sink.put("firstPlayer", player(game.firstPlayer()));
    sink.put("lastReward", game.isLastReward());
  }

  /** A player's name in the view: the number of its seat, or that of Alexis. */
  private String player(int player) {
    return rules.isAlexis(player) ? "alexis" : String.valueOf(player);
  }

  private void writeSupply() {
    sink.put("navigation", game.supply.navigation());
    sink.put("reserve", game.supply.reserve());
    sink.put("discoveryPool", Discoveries.size(game.discoveries.pool()));
    sink.put("greyShips", game.clans.greyShips());
    sink.beginArray("row");
    for (int slot = 0; slot < Supply.SLOTS; slot++) {
      sink.beginObject().put("slot", slot + 1);
      if (game.supply.row(slot) != Supply.EMPTY) {
        table.writeFace(game.supply.row(slot), 0);
      }
      sink.end();
    }
    sink.end();
  }

  private void writeSeat(int seat) {
    Clans clans = game.clans;
    sink.beginObject().put("seat", seat).put("colour", Clans.colour(rules, seat));
    sink.put("rewards", clans.points(seat));
    sink.put("ship", Scoring.shipPoints(game, seat));
    writeDiscoveries(seat);
    writeHouses(seat);
    sink.put("ownShip", clans.hasOwnShip(seat));
    sink.beginArray("tokens");
    for (int token = 0; token < Tokens.KINDS; token++) {
      if (Bits.has(clans.tokens(seat), token)) {
        sink.add(Tokens.NAMES.get(token));
      }
    }
    sink.end();
    sink.put("hand", game.supply.handSize(seat));
    sink.beginArray("openHand"); // taken before everybody's eyes
    for (int i = 0; i < game.supply.handSize(seat); i++) {
      if (game.supply.isOpen(seat, i)) {
        sink.add(Tiles.name(game.supply.hand(seat, i)));
      }
    }
    sink.end();
    sink.put("cards", game.objectives.handSize(seat));
    if (game.phase() == Phase.PREPARATION) {
      sink.put(
          "prepares",
          game.objectives.mustChoose(seat)
              ? "choose"
              : game.objectives.mustKeep(seat) ? "keep" : "done");
    }
    writeShownObjectives(seat);
    sink.end();
  }

  /** The objectives of all rounds in which the seat's reward turn has started. */
  private void writeShownObjectives(int seat) {
    sink.beginArray("objectives");
    for (int round = 0; round <= game.objectives.round(); round++) {
      if (game.objectives.shown(round, 0, seat) != 0) {
        sink.beginObject().put("round", round + 1).beginArray("cards");
        for (int deck = 0; deck < game.objectives.decks(); deck++) {
          addCards(deck, game.objectives.shown(round, deck, seat));
        }
        sink.end().end();
      }
    }
    sink.end();
  }

  /** Their number for all; their values for the owner, and for all at the end of the game. */
  private void writeDiscoveries(int seat) {
    sink.put("discoveryTokens", game.discoveries.count(seat));
    if (seat == viewer || game.phase() == Phase.OVER) {
      Ints values = new Ints();
      game.discoveries.addKept(seat, values);
      writeValues("discoveries", values);
      sink.put("score", Scoring.score(game, seat));
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
    sink.put("houses", game.clans.houses(player));
    sink.put("houseReserve", game.clans.reserve(player));
    sink.put("housesPlaced", Scoring.housesOf(game, player));
  }

  private void writeAlexis() {
    Alexis alexis = game.alexis;
    Scoring.writeAlexis(game, sink);
    sink.beginObject("expedition").put("level", rules.level());
    sink.put("colour", Clans.colour(rules, Rules.ALEXIS));
    writeHouses(Rules.ALEXIS);
    sink.put("stack", alexis.stackSize());
    if (alexis.card() >= 0) {
      sink.put("card", Expeditions.name(alexis.card()));
      sink.put("text", Expeditions.text(alexis.card()));
      sink.put("lands", alexis.lands());
      sink.put("slot", alexis.slot() + 1);
      sink.beginArray("directions");
      for (int i = 0; i < Expeditions.directions(); i++) {
        int direction = Expeditions.direction(alexis.card(), i);
        sink.add("NESW".substring(direction, direction + 1));
      }
      sink.end();
    }
    if (game.phase() == Phase.ALEXIS_TILE) {
      sink.put("cell", Grid.name(alexis.cell()));
    }
    sink.end();
  }

  /** The reward turn, step by step: where the player has built and what it has got for it. */
  private void writeReward() {
    sink.beginObject("reward").put("player", player(game.player()));
    sink.beginArray("houses");
    for (int i = 0; i < game.rewardTurn.builtCount(); i++) {
      int location = game.rewardTurn.built(i);
      int island = game.rewardTurn.islandBuiltOn(i);
      sink.beginObject();
      table.writeLocation(location);
      sink.put("island", TableView.islandName(game.table.islands.name(island)));
      writePoints(i);
      sink.put("rewarded", i < game.rewardTurn.rewardedCount());
      sink.end();
    }
    sink.end();
    if (game.phase() == Phase.DISCOVER) {
      sink.put("discoveriesDue", game.rewardTurn.discoveriesDue());
    }
    sink.end();
  }

  /** What a house placed in this turn brings: points, or tokens to draw and choose one from. */
  private void writePoints(int house) {
    if (game.objectives.reward(game.player()) instanceof Reward.Discovery) {
      table.writeDraws(game.rewardTurn.islandBuiltOn(house));
    } else {
      sink.put("points", game.rewardTurn.points(house));
    }
  }

  /** What the viewer alone may see. */
  private void writeOwn() {
    sink.beginObject("you").put("seat", viewer);
    sink.beginArray("hand");
    for (int i = 0; i < game.supply.handSize(viewer); i++) {
      sink.beginObject();
      table.writeFace(game.supply.hand(viewer, i), 0);
      sink.end();
    }
    sink.end();
    Objectives objectives = game.objectives;
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
    if (game.player() == viewer) {
      writeDrawn();
    }
    sink.end();
  }

  /** The discovery tokens just drawn, and those of earlier islands that lie aside (R43). */
  private void writeDrawn() {
    Phase phase = game.phase();
    Ints values = new Ints();
    if (phase == Phase.DISCOVERY) {
      game.discoveries.addDrawn(values);
      writeValues("drawn", values);
    }
    if (phase == Phase.DISCOVERY || phase == Phase.DISCOVER) {
      game.discoveries.addAside(values);
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
