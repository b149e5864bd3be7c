package atoll.games.smallislands;

import atoll.engine.Bits;
import atoll.engine.Reason;
import java.util.List;

/**
 * Why a move is not in the list: the conditions of the rules in their order, each asked of the same
 * place that {@link Listing} asks.
 */
final class Reasons {
  /** Something else is to be done; {@code phase} says what, as in the view. */
  static final String WRONG_PHASE = "wrong-phase";

  /** The tile cannot be discarded while one in the hand fits. */
  static final String SOMETHING_FITS = "something-fits";

  /** Nothing in the hand fits, so that a tile must be discarded. */
  static final String NOTHING_FITS = "nothing-fits";

  /** The card is not in the hand. */
  static final String CARD_NOT_HELD = "card-not-held";

  /** The Starting tile lies on the table already, with this or its other face. */
  static final String ALREADY_PLACED = "already-placed";

  /** The first tile goes to the origin. */
  static final String NOT_THE_ORIGIN = "not-the-origin";

  /** There is no tile in the slot. */
  static final String EMPTY_SLOT = "empty-slot";

  /** The tile is not in the hand. */
  static final String NOT_IN_HAND = "not-in-hand";

  /** A tile lies on the cell. */
  static final String COVERED = "covered";

  /** No tile lies beside the cell. */
  static final String NOT_BESIDE = "not-beside";

  /** A corner is land where there is sea, or sea where there is land. */
  static final String CORNERS_DIFFER = "corners-differ";

  /** The tile looks the same in a lower turn, which is the one to write. */
  static final String SAME_LOOK = "same-look";

  /** Ships do not land while there are tiles in the navigation stack. */
  static final String STORMS = "storms";

  /** The own ship has landed. */
  static final String SHIP_GONE = "ship-gone";

  /** There is no grey ship left. */
  static final String NO_GREY_SHIP = "no-grey-ship";

  /** The token has been used. */
  static final String TOKEN_USED = "token-used";

  /** The token has another resource. */
  static final String TOKEN_DIFFERS = "token-differs";

  /** No Landscape or Starting tile lies on the cell. */
  static final String NO_TILE = "no-tile";

  /** The tile has no such region. */
  static final String NO_REGION = "no-region";

  /** There is no resource symbol. */
  static final String NO_RESOURCE = "no-resource";

  /** The symbol shows that resource already. */
  static final String SHOWS_ALREADY = "shows-already";

  /** A tile that is land all round has no port. */
  static final String NO_COAST = "no-coast";

  /** The tile has two ports already. */
  static final String TWO_PORTS = "two-ports";

  /** No house can stand there. */
  static final String NO_LOCATION = "no-location";

  /** A house stands there. */
  static final String LOCATION_TAKEN = "location-taken";

  /** The island does not fulfil the mission. */
  static final String MISSION_NOT_FULFILLED = "mission-not-fulfilled";

  /** An island of one tile gets no house. */
  static final String ISLAND_TOO_SMALL = "island-too-small";

  /** The player has a house on the island. */
  static final String HOUSE_ON_ISLAND = "house-on-island";

  /** No such token has been drawn. */
  static final String NOT_DRAWN = "not-drawn";

  /** No ship lies on the cell. */
  static final String NO_SHIP = "no-ship";

  /** The ship belongs to another seat. */
  static final String OTHERS_SHIP = "others-ship";

  /** Without it the tiles would not hang together. */
  static final String FALLS_APART = "falls-apart";

  /** A house stands on the tile. */
  static final String HOUSE_ON_TILE = "house-on-tile";

  /** A token lies on the tile. */
  static final String TOKEN_ON_TILE = "token-on-tile";

  static final List<String> CODES =
      List.of(
          WRONG_PHASE,
          SOMETHING_FITS,
          NOTHING_FITS,
          CARD_NOT_HELD,
          ALREADY_PLACED,
          NOT_THE_ORIGIN,
          EMPTY_SLOT,
          NOT_IN_HAND,
          COVERED,
          NOT_BESIDE,
          CORNERS_DIFFER,
          SAME_LOOK,
          STORMS,
          SHIP_GONE,
          NO_GREY_SHIP,
          TOKEN_USED,
          TOKEN_DIFFERS,
          NO_TILE,
          NO_REGION,
          NO_RESOURCE,
          SHOWS_ALREADY,
          NO_COAST,
          TWO_PORTS,
          NO_LOCATION,
          LOCATION_TAKEN,
          MISSION_NOT_FULFILLED,
          ISLAND_TOO_SMALL,
          HOUSE_ON_ISLAND,
          NOT_DRAWN,
          NO_SHIP,
          OTHERS_SHIP,
          FALLS_APART,
          HOUSE_ON_TILE,
          TOKEN_ON_TILE);

  private final World world;
  private final Rules rules;
  private final Table table;
  private final Listing listing;
  private final Phase phase;
  private final int player;

  /**
   * @param player the one that the seat which asks decides for
   */
  Reasons(World world, Listing listing, Phase phase, int player) {
    this.world = world;
    this.listing = listing;
    this.phase = phase;
    this.player = player;
    rules = world.rules;
    table = world.table;
  }

  /** Why a move is not legal that is not in the list. */
  Reason of(int move) {
    int kind = Moves.kind(move);
    if (!Bits.has(phase.kinds, kind)) {
      return wrongPhase(kind);
    }
    return switch (kind) {
      case Moves.START -> start(move);
      case Moves.CHOOSE, Moves.KEEP -> cards(move);
      case Moves.TAKE -> Reason.of(EMPTY_SLOT).with("slot", Moves.slot(move) + 1L);
      case Moves.LAND -> landing(move);
      case Moves.PLACE -> placing(move);
      case Moves.DISCARD -> notInHand(Moves.face(move));
      case Moves.TOKEN -> token(move);
      case Moves.HOUSE, Moves.ALEXIS -> house(move);
      case Moves.DISCOVERY -> Reason.of(NOT_DRAWN).with("value", Moves.value(move));
      case Moves.SAIL -> sailing(move);
      case Moves.ERUPT -> eruption(move);
      case Moves.TURN -> turn(Moves.turn(move));
      default -> Reason.of(Reason.NOT_NOW);
    };
  }

  private Reason wrongPhase(int kind) {
    if (phase == Phase.PLACE && kind == Moves.DISCARD) {
      return Reason.of(SOMETHING_FITS);
    }
    if (phase == Phase.DISCARD && kind == Moves.PLACE) {
      return Reason.of(NOTHING_FITS);
    }
    return Reason.of(WRONG_PHASE).with("phase", phase.word);
  }

  // Setup and preparation.

  private Reason start(int move) {
    int face = Moves.face(move);
    if (!listing.isToStartWith(face)) {
      return Reason.of(ALREADY_PLACED).with("tile", rules.tiles().name(face));
    }
    if (table.placed() == 0 && Moves.cell(move) != Grid.ORIGIN) {
      return Reason.of(NOT_THE_ORIGIN).with("cell", Grid.name(Grid.ORIGIN));
    }
    return misfit(face, Moves.cell(move), Moves.turn(move));
  }

  private Reason cards(int move) {
    if (!listing.mustPrepare(Moves.kind(move), player)) {
      return wrongPhase(Moves.kind(move));
    }
    int deck = Bits.has(world.objectives.held(0, player), Moves.card(move)) ? 1 : 0;
    int card = deck == 0 ? Moves.card(move) : Moves.reward(move);
    return Reason.of(CARD_NOT_HELD).with("card", rules.cards().name(deck, card));
  }

  // Exploration.

  private Reason landing(int move) {
    boolean own = Moves.isOwnShip(move);
    if (!listing.isCalm()) {
      return Reason.of(STORMS).with("tiles", world.supply.navigation());
    }
    if (!listing.hasShip(player, own)) {
      return Reason.of(own ? SHIP_GONE : NO_GREY_SHIP);
    }
    return shipMisfit(Grid.NONE, Moves.cell(move));
  }

  private Reason placing(int move) {
    int face = Moves.face(move);
    return listing.isInHand(player, face)
        ? misfit(face, Moves.cell(move), Moves.turn(move))
        : notInHand(face);
  }

  private Reason notInHand(int face) {
    return Reason.of(NOT_IN_HAND).with("tile", rules.tiles().name(face));
  }

  /** Why a face does not fit so on a cell. */
  private Reason misfit(int face, int cell, int turn) {
    int land = rules.tiles().land(face, turn);
    int lowest = rules.tiles().lowestTurn(face, turn);
    if (Bits.has(table.frontier.fittingTurns(face, cell), lowest)) {
      return Reason.of(SAME_LOOK).with("turn", "r" + lowest);
    }
    return occupied(Grid.NONE, cell, land);
  }

  /** Why a ship does not fit on a cell; it leaves another, if it sails. */
  private Reason shipMisfit(int from, int cell) {
    return occupied(from, cell, 0);
  }

  private Reason occupied(int from, int cell, int land) {
    if (table.isTile(cell)) {
      return Reason.of(COVERED).with("cell", Grid.name(cell));
    }
    if (!table.frontier.has(cell) || !table.frontier.isBesideATileBut(from, cell)) {
      return Reason.of(NOT_BESIDE).with("cell", Grid.name(cell));
    }
    int corner = table.frontier.clash(cell, land);
    return Reason.of(CORNERS_DIFFER).with("corner", Grid.CORNERS.get(corner));
  }

  private Reason token(int move) {
    int token = Moves.token(move);
    if (!Bits.has(world.clans.tokens(player), token)) {
      return Reason.of(TOKEN_USED).with("token", Tokens.name(token));
    }
    if (!Listing.mayShow(token, Moves.shows(move))) {
      return Reason.of(TOKEN_DIFFERS).with("token", Tokens.name(token));
    }
    int cell = Moves.cell(move);
    if (!table.isLandscape(cell)) {
      return Reason.of(NO_TILE).with("cell", Grid.name(cell));
    }
    return Moves.shows(move) == Symbols.PORT ? port(move) : covering(move);
  }

  private Reason covering(int move) {
    int spot = rules.tiles().spots.at(table.at(Moves.cell(move)), Moves.where(move));
    return spot == Places.NONE
        ? Reason.of(NO_RESOURCE).with("symbol", Moves.place(Moves.where(move)))
        : Reason.of(SHOWS_ALREADY).with("resource", Symbols.NAMES.of(Moves.shows(move)));
  }

  private Reason port(int move) {
    int face = table.at(Moves.cell(move));
    if (Tiles.regionOf(face, Moves.where(move)) > rules.tiles().lastRegion(face)) {
      return Reason.of(NO_REGION).with("region", Moves.place(Moves.where(move)));
    }
    return Reason.of(Bits.has(rules.tiles().coastal, face) ? TWO_PORTS : NO_COAST);
  }

  /** Why the tile of Alexis does not fit so; if it fits, it grows no island of his in any turn. */
  private Reason turn(int turn) {
    return misfit(world.supply.row(world.alexis.card().slot()), world.alexis.cell(), turn);
  }

  // Reward.

  private Reason house(int move) {
    int cell = Moves.cell(move);
    if (!table.isLandscape(cell)) {
      return Reason.of(NO_TILE).with("cell", Grid.name(cell));
    }
    if (table.locationAt(cell, Moves.where(move)) == Places.NONE) {
      return Reason.of(NO_LOCATION).with("symbol", Moves.place(Moves.where(move)));
    }
    int island = table.islands.islandOf(Tiles.regionOf(table.at(cell), Moves.where(move)));
    String name = TableView.islandName(table.islands.name(island));
    return Reason.of(closed(island, table.locationAt(cell, Moves.where(move))))
        .with("island", name);
  }

  /** Why no house of the player goes on a location. */
  private String closed(int island, int location) {
    if (!Bits.has(table.islands.freeLocations(island), location)) {
      return LOCATION_TAKEN;
    }
    if (!world.missionOf(player).isFulfilled(table, island)) {
      return MISSION_NOT_FULFILLED;
    }
    return table.islands.isLargeEnough(island) ? HOUSE_ON_ISLAND : ISLAND_TOO_SMALL;
  }

  private Reason sailing(int move) {
    int from = Moves.cell(move);
    int ship = table.ships.at(from);
    if (ship == Ships.NONE) {
      return Reason.of(NO_SHIP).with("cell", Grid.name(from));
    }
    if (!table.ships.maySail(ship, player)) {
      return Reason.of(OTHERS_SHIP).with("seat", table.ships.owner(ship));
    }
    return table.departures.mayLeave(from)
        ? shipMisfit(from, Moves.target(move))
        : Reason.of(FALLS_APART);
  }

  private Reason eruption(int move) {
    int cell = Moves.cell(move);
    if (!table.isLandscape(cell)) {
      return Reason.of(NO_TILE).with("cell", Grid.name(cell));
    }
    if (table.islands.hasHouseOn(table.at(cell))) {
      return Reason.of(HOUSE_ON_TILE);
    }
    return Reason.of(table.tokens.isOn(cell) ? TOKEN_ON_TILE : FALLS_APART);
  }
}
