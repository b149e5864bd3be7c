package atoll.games.smallislands;

import atoll.engine.Ints;
import atoll.engine.Sink;

/**
 * What a viewer sees, field by field: first what lies open for all, then what belongs to the viewer
 * alone. Nothing gets here that is not written here.
 */
final class SmallIslandsView {
  private final SmallIslandsRound game;
  private final SmallIslandsMode mode;
  private final int viewer;
  private final Sink sink;
  private final SmallIslandsTableView table;

  SmallIslandsView(SmallIslandsRound game, int viewer, Sink sink) {
    this.game = game;
    this.mode = game.mode;
    this.viewer = viewer;
    this.sink = sink;
    table = new SmallIslandsTableView(game, viewer, sink);
  }

  void write() {
    writeCourse();
    writeSupply();
    table.write();
    sink.beginArray("seats");
    for (int seat = 0; seat < mode.seats(); seat++) {
      writeSeat(seat);
    }
    sink.end();
    if (mode.isSolo()) {
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
    SmallIslandsPhase phase = game.phase();
    sink.put("advanced", mode.cards().areAdvanced());
    sink.put("greatExplorer", mode.greatExplorer());
    sink.put("round", game.number());
    sink.put("phase", phase.word);
    if (phase != SmallIslandsPhase.OVER && phase != SmallIslandsPhase.PREPARATION) {
      sink.put("player", player(game.player()));
    }
    sink.put("firstPlayer", player(game.firstPlayer()));
    sink.put("lastReward", game.isLastReward());
  }

  /** A player's name in the view: the number of its seat, or that of Alexis. */
  private String player(int player) {
    return mode.isAlexis(player) ? "alexis" : String.valueOf(player);
  }

  private void writeSupply() {
    sink.put("navigation", game.supply.navigation());
    sink.put("reserve", game.supply.reserve());
    sink.put("discoveryPool", SmallIslandsDiscoveries.size(game.discoveries.pool()));
    sink.put("greyShips", game.clans.greyShips());
    sink.beginArray("row");
    for (int slot = 0; slot < SmallIslandsSupply.SLOTS; slot++) {
      sink.beginObject().put("slot", slot + 1);
      if (game.supply.row(slot) != SmallIslandsSupply.EMPTY) {
        table.writeFace(game.supply.row(slot), 0);
      }
      sink.end();
    }
    sink.end();
  }

  private void writeSeat(int seat) {
    SmallIslandsClans clans = game.clans;
    sink.beginObject().put("seat", seat).put("colour", SmallIslandsClans.colour(mode, seat));
    sink.put("rewards", clans.points(seat));
    sink.put("ship", SmallIslandsScoring.shipPoints(game, seat));
    writeDiscoveries(seat);
    writeHouses(seat);
    sink.put("ownShip", clans.hasOwnShip(seat));
    sink.beginArray("tokens");
    for (int token = 0; token < SmallIslandsTokens.KINDS; token++) {
      if ((clans.tokens(seat) >> token & 1) != 0) {
        sink.add(SmallIslandsTokens.NAMES.get(token));
      }
    }
    sink.end();
    sink.put("hand", game.supply.handSize(seat));
    sink.beginArray("openHand"); // taken before everybody's eyes
    for (int i = 0; i < game.supply.handSize(seat); i++) {
      if (game.supply.isOpen(seat, i)) {
        sink.add(SmallIslandsTiles.name(game.supply.hand(seat, i)));
      }
    }
    sink.end();
    sink.put("cards", game.objectives.handSize(seat));
    if (game.phase() == SmallIslandsPhase.PREPARATION) {
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
    if (seat == viewer || game.phase() == SmallIslandsPhase.OVER) {
      Ints values = new Ints();
      game.discoveries.addKept(seat, values);
      writeValues("discoveries", values);
      sink.put("score", SmallIslandsScoring.score(game, seat));
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
    sink.put("housesPlaced", SmallIslandsScoring.housesOf(game, player));
  }

  private void writeAlexis() {
    SmallIslandsAlexis alexis = game.alexis;
    SmallIslandsScoring.writeAlexis(game, sink);
    sink.beginObject("expedition").put("level", mode.level());
    sink.put("colour", SmallIslandsClans.colour(mode, SmallIslandsMode.ALEXIS));
    writeHouses(SmallIslandsMode.ALEXIS);
    sink.put("stack", alexis.stackSize());
    if (alexis.card() >= 0) {
      sink.put("card", SmallIslandsExpeditions.name(alexis.card()));
      sink.put("text", SmallIslandsExpeditions.text(alexis.card()));
      sink.put("lands", alexis.lands());
      sink.put("slot", alexis.slot() + 1);
      sink.beginArray("directions");
      for (int i = 0; i < SmallIslandsExpeditions.directions(); i++) {
        int direction = SmallIslandsExpeditions.direction(alexis.card(), i);
        sink.add("NESW".substring(direction, direction + 1));
      }
      sink.end();
    }
    if (game.phase() == SmallIslandsPhase.ALEXIS_TILE) {
      sink.put("cell", SmallIslandsGrid.name(alexis.cell()));
    }
    sink.end();
  }

  /** The reward turn, step by step: where the player has built and what it has got for it. */
  private void writeReward() {
    sink.beginObject("reward").put("player", player(game.player()));
    sink.beginArray("houses");
    for (int i = 0; i < game.rewards.builtCount(); i++) {
      int location = game.rewards.built(i);
      int island = game.rewards.islandBuiltOn(i);
      sink.beginObject();
      table.writeLocation(location);
      sink.put("island", SmallIslandsTableView.islandName(game.table.islands.name(island)));
      writePoints(i);
      sink.put("rewarded", i < game.rewards.rewardedCount());
      sink.end();
    }
    sink.end();
    if (game.phase() == SmallIslandsPhase.DISCOVER) {
      sink.put("discoveriesDue", game.rewards.discoveriesDue());
    }
    sink.end();
  }

  /** What a house placed in this turn brings: points, or tokens to draw and choose one from. */
  private void writePoints(int house) {
    if (game.objectives.reward(game.player()) instanceof SmallIslandsReward.Discovery) {
      table.writeDraws(game.rewards.islandBuiltOn(house));
    } else {
      sink.put("points", game.rewards.points(house));
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
    SmallIslandsObjectives objectives = game.objectives;
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
    SmallIslandsPhase phase = game.phase();
    Ints values = new Ints();
    if (phase == SmallIslandsPhase.DISCOVERY) {
      game.discoveries.addDrawn(values);
      writeValues("drawn", values);
    }
    if (phase == SmallIslandsPhase.DISCOVERY || phase == SmallIslandsPhase.DISCOVER) {
      game.discoveries.addAside(values);
      writeValues("aside", values);
    }
  }

  private void addCards(int deck, int cards) {
    for (int rest = cards; rest != 0; rest &= rest - 1) {
      int card = Integer.numberOfTrailingZeros(rest);
      sink.beginObject()
          .put("card", mode.cards().name(deck, card))
          .put("text", mode.cards().text(deck, card))
          .end();
    }
  }
}
