package atoll.games.smallislands;

import atoll.engine.Bits;
import atoll.engine.Ints;
import atoll.engine.grid.CellSet;
import org.jspecify.annotations.Nullable;

/**
 * Lists the legal moves of a phase: the one place that knows what may be done. The {@link Course}
 * asks it as well whether there is anything to decide. What forbids something altogether is found
 * here as the code of a reason, so that {@link Reasons} says just that.
 */
final class Listing {
  private final Table table;
  private final Clans clans;
  private final Supply supply;
  private final Objectives objectives;
  private final World world;
  private final Ints cells = new Ints(); // of the frontier, while placings are listed
  private final CellSet spots = new CellSet(); // while tokens are listed

  Listing(World world) {
    this.world = world;
    table = world.table;
    clans = world.clans;
    supply = world.supply;
    objectives = world.objectives;
  }

  /** Fills in the moves of a seat, which in solo decides for Alexis as well. */
  void list(Course course, int seat, Ints moves) {
    list(course.phase(), course.playerOf(seat), moves);
  }

  /** Fills in the moves that a player would have in a phase. */
  void list(Phase phase, int player, Ints moves) {
    moves.clear();
    for (int rest = phase.kinds; rest != 0; rest = Bits.rest(rest)) {
      add(Bits.first(rest), player, moves);
    }
  }

  /** Adds the moves of one kind, which the phase is for. */
  private void add(int kind, int player, Ints moves) {
    switch (kind) {
      case Moves.START -> addStarts(moves);
      case Moves.CHOOSE, Moves.KEEP -> addChoices(kind, player, moves);
      case Moves.TAKE -> addTakes(moves);
      case Moves.LAND -> addLandings(player, moves);
      case Moves.PLACE -> addPlaces(player, moves);
      case Moves.DISCARD -> addDiscards(player, moves);
      case Moves.TOKEN -> addTokens(player, moves);
      case Moves.PASS, Moves.DONE -> moves.add(kind);
      case Moves.HOUSE, Moves.ALEXIS -> addHouses(player, moves);
      case Moves.DISCOVERY -> addDiscoveries(moves);
      case Moves.SAIL -> addSailings(player, moves);
      case Moves.ERUPT -> addEruptions(moves);
      case Moves.TURN -> addTurns(moves);
      default -> throw new IllegalStateException("no kind is " + kind);
    }
  }

  // Setup and preparation.

  private void addStarts(Ints moves) {
    table.frontier.list(cells);
    for (int face = Tiles.LANDSCAPES; face < Tiles.FACES; face++) {
      if (isToStartWith(face)) {
        addLayings(Moves.START, face, moves);
      }
    }
  }

  /** Whether the Starting tile is not on the table yet, with either face up. */
  boolean isToStartWith(int face) {
    return (table.placed() & Tiles.bothFaces(face)) == 0;
  }

  /** One card of each deck in the hand, to choose or to keep. */
  private void addChoices(int kind, int seat, Ints moves) {
    if (!mustPrepare(kind, seat)) {
      return;
    }
    for (int rest = objectives.held(0, seat); rest != 0; rest = Bits.rest(rest)) {
      int card = Bits.first(rest);
      int rewards = objectives.decks == 1 ? 1 : objectives.held(1, seat);
      for (; rewards != 0; rewards = Bits.rest(rewards)) {
        moves.add(Moves.hold(kind, card, Bits.first(rewards)));
      }
    }
  }

  /** Whether it is for the seat to choose a card, or to keep one. */
  boolean mustPrepare(int kind, int seat) {
    return kind == Moves.CHOOSE ? objectives.mustChoose(seat) : objectives.mustKeep(seat);
  }

  // Exploration.

  private void addTakes(Ints moves) {
    for (int slot = 0; slot < Supply.SLOTS; slot++) {
      if (supply.row(slot) != Supply.EMPTY) {
        moves.add(Moves.take(slot));
      }
    }
  }

  private void addLandings(int player, Ints moves) {
    addLandings(player, true, moves);
    addLandings(player, false, moves);
  }

  private void addLandings(int player, boolean own, Ints moves) {
    if (noLanding(player, own) == null) {
      table.frontier.list(cells);
      for (int i = 0; i < cells.size(); i++) {
        if (table.frontier.shipFits(cells.get(i))) {
          moves.add(Moves.land(own, cells.get(i)));
        }
      }
    }
  }

  /** Whether the storms are over: ships land only when the navigation stack is empty. */
  boolean isCalm() {
    return supply.navigation() == 0;
  }

  /** What keeps the player from landing its own ship, or a grey one, wherever it fits. */
  Reasons.@Nullable Code noLanding(int player, boolean own) {
    if (!isCalm()) {
      return Reasons.Code.STORMS;
    }
    if (own) {
      return clans.hasOwnShip(player) ? null : Reasons.Code.SHIP_GONE;
    }
    return clans.greyShips() > 0 ? null : Reasons.Code.NO_GREY_SHIP;
  }

  boolean canLand(int player) {
    boolean mayLand = noLanding(player, true) == null || noLanding(player, false) == null;
    return mayLand && table.frontier.shipFitsSomewhere();
  }

  private void addPlaces(int seat, Ints moves) {
    table.frontier.list(cells);
    for (int tile = 0; tile < supply.handSize(seat); tile++) {
      addLayings(Moves.PLACE, supply.hand(seat, tile), moves);
    }
  }

  /** A face on all the {@code cells}, in every turn in which it fits. */
  private void addLayings(int kind, int face, Ints moves) {
    for (int i = 0; i < cells.size(); i++) {
      int fitting = table.frontier.matchingTurns(face, cells.get(i));
      for (; fitting != 0; fitting = Bits.rest(fitting)) {
        moves.add(Moves.lay(kind, face, cells.get(i), Bits.first(fitting)));
      }
    }
  }

  boolean isInHand(int seat, int face) {
    for (int tile = 0; tile < supply.handSize(seat); tile++) {
      if (supply.hand(seat, tile) == face) {
        return true;
      }
    }
    return false;
  }

  /** Whether one of the seat's tiles fits anywhere. */
  boolean canPlace(int seat) {
    for (int i = supply.handSize(seat) - 1; i >= 0; i--) {
      if (canPlaceTile(supply.hand(seat, i))) {
        return true;
      }
    }
    return false;
  }

  boolean canPlaceTile(int face) {
    return table.frontier.fitsSomewhere(face);
  }

  private void addDiscards(int seat, Ints moves) {
    for (int i = 0; i < supply.handSize(seat); i++) {
      moves.add(Moves.discard(supply.hand(seat, i)));
    }
  }

  private void addTokens(int seat, Ints moves) {
    for (int rest = clans.tokens(seat); rest != 0; rest = Bits.rest(rest)) {
      int token = Bits.first(rest);
      for (int shows = 0; shows < Symbols.RESOURCES; shows++) {
        if (mayShow(token, shows)) {
          addCoverings(token, shows, moves);
        }
      }
      addPorts(token, moves);
    }
  }

  /** A token has its own resource and a port; the wild one has them all (R10). */
  static boolean mayShow(int token, int shows) {
    return shows == Symbols.PORT || Bits.has(tokensFor(shows), token);
  }

  /** The tokens that have a resource, as a set. */
  private static int tokensFor(int resource) {
    return 1 << resource | 1 << Tokens.WILD;
  }

  private void addCoverings(int token, int shows, Ints moves) {
    table.tokens.findOther(shows, spots);
    addCoverings(token, shows, 0, spots.low(), moves);
    addCoverings(token, shows, Long.SIZE, spots.high(), moves);
  }

  /** The spots of one word; shaped for speed, because no other list is as long. */
  private void addCoverings(int token, int shows, int first, long word, Ints moves) {
    Places places = table.tiles.spots;
    for (long rest = word; rest != 0; rest = Bits.rest(rest)) {
      int spot = first + Bits.first(rest);
      moves.add(Moves.token(token, shows, table.cellOf(places.faces[spot]), places.wheres[spot]));
    }
  }

  private void addPorts(int token, Ints moves) {
    for (long rest = table.tokens.open(); rest != 0; rest = Bits.rest(rest)) {
      int face = Bits.first(rest);
      int cell = table.cellOf(face);
      int last = table.tiles.lastRegion(face);
      for (int region = Tiles.firstRegion(face); region <= last; region++) {
        moves.add(Moves.token(token, Symbols.PORT, cell, Places.where(Tiles.letterOf(region), 0)));
      }
    }
  }

  /** Whether one of the seat's tokens has a legal spot. */
  boolean canUseToken(int seat) {
    int tokens = clans.tokens(seat);
    if (tokens != 0 && table.tokens.open() != 0) {
      return true;
    }
    for (int shows = 0; shows < Symbols.RESOURCES; shows++) {
      if ((tokens & tokensFor(shows)) != 0 && table.tokens.canShow(shows)) {
        return true;
      }
    }
    return false;
  }

  /** The turns of Alexis' tile. */
  private void addTurns(Ints moves) {
    for (int rest = world.alexis.turns(); rest != 0; rest = Bits.rest(rest)) {
      moves.add(Moves.alexisTurn(Bits.first(rest)));
    }
  }

  // Reward.

  /** Every free location of the islands that are open to a house of the player. */
  void addHouses(int player, Ints moves) {
    if (clans.houses(player) == 0) {
      return;
    }
    int kind = world.rules.isAlexis(player) ? Moves.ALEXIS : Moves.HOUSE;
    Mission mission = world.missionOf(player);
    Archipelago islands = table.islands;
    for (int island = 0; island < islands.count(); island++) {
      if (islands.isOpenTo(island, player) && mission.isFulfilled(table, island)) {
        for (long rest = islands.freeLocations(island); rest != 0; rest = Bits.rest(rest)) {
          int location = Bits.first(rest);
          int cell = table.cellOf(table.tiles.locations.faces[location]);
          moves.add(Moves.build(kind, cell, table.tiles.locations.wheres[location]));
        }
      }
    }
  }

  private void addDiscoveries(Ints moves) {
    Discoveries discoveries = world.discoveries;
    for (int value = discoveries.smallest; value <= discoveries.largest; value++) {
      if (discoveries.isDrawn(value)) {
        moves.add(Moves.discovery(value));
      }
    }
  }

  void addSailings(int seat, Ints moves) {
    Ships ships = table.ships;
    table.frontier.list(cells);
    for (int ship = 0; ship < ships.count(); ship++) {
      if (noSailing(ship, seat) == null) {
        int from = ships.cell(ship);
        for (int i = 0; i < cells.size(); i++) {
          if (table.frontier.shipFits(from, cells.get(i))) {
            moves.add(Moves.sail(from, cells.get(i)));
          }
        }
      }
    }
  }

  /** What keeps the seat from moving a ship of the table, wherever to. */
  Reasons.@Nullable Code noSailing(int ship, int seat) {
    if (!table.ships.maySail(ship, seat)) {
      return Reasons.Code.OTHERS_SHIP;
    }
    return table.departures.mayLeave(table.ships.cell(ship)) ? null : Reasons.Code.FALLS_APART;
  }

  /** Every Landscape tile that may leave the game. */
  void addEruptions(Ints moves) {
    for (long rest = table.placed(); rest != 0; rest = Bits.rest(rest)) {
      int face = Bits.first(rest);
      if (noEruption(face) == null) {
        moves.add(Moves.erupt(table.cellOf(face)));
      }
    }
  }

  /** What keeps a Landscape tile in the game: a house, a token, or the tiles beside it. */
  Reasons.@Nullable Code noEruption(int face) {
    if (table.islands.hasHouseOn(face)) {
      return Reasons.Code.HOUSE_ON_TILE;
    }
    int cell = table.cellOf(face);
    if (table.tokens.isOn(cell)) {
      return Reasons.Code.TOKEN_ON_TILE;
    }
    return table.departures.mayLeave(cell) ? null : Reasons.Code.FALLS_APART;
  }
}
