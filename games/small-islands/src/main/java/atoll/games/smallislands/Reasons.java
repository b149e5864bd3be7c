package atoll.games.smallislands;

import atoll.engine.Bits;
import atoll.engine.Reason;
import atoll.engine.grid.Squares;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Why a move is not in the list: the conditions of the rules in their order, each asked of the same
 * place that {@link Listing} asks.
 */
final class Reasons {
  /** The codes: {@code wrong-phase} is {@code WRONG_PHASE}. */
  enum Code {
    /** Something else is to be done; {@code phase} says what, as in the view. */
    WRONG_PHASE,

    /** The tile cannot be discarded while one in the hand fits. */
    SOMETHING_FITS,

    /** Nothing in the hand fits, so that a tile must be discarded. */
    NOTHING_FITS,

    /** The card is not in the hand. */
    CARD_NOT_HELD,

    /** The Starting tile lies on the table already, with this or its other face. */
    ALREADY_PLACED,

    /** The first tile goes to the origin. */
    NOT_THE_ORIGIN,

    /** There is no tile in the slot. */
    EMPTY_SLOT,

    /** The tile is not in the hand. */
    NOT_IN_HAND,

    /** A tile lies on the cell. */
    COVERED,

    /** No tile lies beside the cell. */
    NOT_BESIDE,

    /** A corner is land where there is sea, or sea where there is land. */
    CORNERS_DIFFER,

    /** The tile looks the same in a lower turn, which is the one to write. */
    SAME_LOOK,

    /** Ships do not land while there are tiles in the navigation stack. */
    STORMS,

    /** The own ship has landed. */
    SHIP_GONE,

    /** There is no grey ship left. */
    NO_GREY_SHIP,

    /** The token has been used. */
    TOKEN_USED,

    /** The token has another resource. */
    TOKEN_DIFFERS,

    /** No Landscape or Starting tile lies on the cell. */
    NO_TILE,

    /** The tile has no such region. */
    NO_REGION,

    /** There is no resource symbol. */
    NO_RESOURCE,

    /** The symbol shows that resource already. */
    SHOWS_ALREADY,

    /** A tile that is land all round has no port. */
    NO_COAST,

    /** The tile has two ports already. */
    TWO_PORTS,

    /** No house can stand there. */
    NO_LOCATION,

    /** A house stands there. */
    LOCATION_TAKEN,

    /** The island does not fulfil the mission. */
    MISSION_NOT_FULFILLED,

    /** An island of one tile gets no house. */
    ISLAND_TOO_SMALL,

    /** The player has a house on the island. */
    HOUSE_ON_ISLAND,

    /** No such token has been drawn. */
    NOT_DRAWN,

    /** No ship lies on the cell. */
    NO_SHIP,

    /** The ship belongs to another seat. */
    OTHERS_SHIP,

    /** Without it the tiles would not hang together. */
    FALLS_APART,

    /** A house stands on the tile. */
    HOUSE_ON_TILE,

    /** A token lies on the tile. */
    TOKEN_ON_TILE
  }

  private final World world;
  private final Rules rules;
  private final Table table;
  private final Listing listing;
  private final Phase phase;
  private final int player; // the one that the seat which asks decides for

  Reasons(SmallIslandsPosition position, int seat) {
    world = position.world;
    listing = position.listing;
    phase = position.course.phase();
    player = position.course.playerOf(seat);
    rules = world.rules;
    table = world.table;
  }

  /** Why a move is not legal that is not in the list. */
  Reason whyNot(int move) {
    int kind = Moves.kind(move);
    if (!Bits.has(phase.kinds, kind)) {
      return wrongPhase(kind);
    }
    return switch (kind) {
      case Moves.START -> start(move);
      case Moves.CHOOSE, Moves.KEEP -> cards(move);
      case Moves.TAKE -> Reason.of(Code.EMPTY_SLOT).with("slot", Moves.slot(move) + 1L);
      case Moves.LAND -> landing(move);
      case Moves.PLACE -> placing(move);
      case Moves.DISCARD -> notInHand(Moves.face(move));
      case Moves.TOKEN -> token(move);
      case Moves.HOUSE, Moves.ALEXIS -> house(move);
      case Moves.DISCOVERY -> Reason.of(Code.NOT_DRAWN).with("value", Moves.value(move));
      case Moves.SAIL -> sailing(move);
      case Moves.ERUPT -> eruption(move);
      case Moves.TURN -> turn(Moves.turn(move));
      default -> Reason.of(Reason.NOT_NOW);
    };
  }

  private Reason wrongPhase(int kind) {
    if (phase == Phase.PLACE && kind == Moves.DISCARD) {
      return Reason.of(Code.SOMETHING_FITS);
    }
    if (phase == Phase.DISCARD && kind == Moves.PLACE) {
      return Reason.of(Code.NOTHING_FITS);
    }
    return Reason.of(Code.WRONG_PHASE).with("phase", phase.word);
  }

  // Setup and preparation.

  private Reason start(int move) {
    int face = Moves.face(move);
    if (!listing.isToStartWith(face)) {
      return Reason.of(Code.ALREADY_PLACED).with("tile", rules.tiles().name(face));
    }
    if (table.placed() == 0 && Moves.cell(move) != Grid.ORIGIN) {
      return Reason.of(Code.NOT_THE_ORIGIN).with("cell", Grid.name(Grid.ORIGIN));
    }
    return misfit(face, Moves.cell(move), Moves.turn(move));
  }

  private Reason cards(int move) {
    if (!listing.mustPrepare(Moves.kind(move), player)) {
      return wrongPhase(Moves.kind(move));
    }
    int deck = Bits.has(world.objectives.held(0, player), Moves.card(move)) ? 1 : 0;
    int card = deck == 0 ? Moves.card(move) : Moves.reward(move);
    return Reason.of(Code.CARD_NOT_HELD).with("card", rules.cards().name(deck, card));
  }

  // Exploration.

  private Reason landing(int move) {
    @Nullable Code code = listing.noLanding(player, Moves.isOwnShip(move));
    if (code == null) {
      return shipMisfit(Grid.NONE, Moves.cell(move));
    }
    Reason reason = Reason.of(code);
    return code == Code.STORMS ? reason.with("tiles", world.supply.navigation()) : reason;
  }

  private Reason placing(int move) {
    int face = Moves.face(move);
    return listing.isInHand(player, face)
        ? misfit(face, Moves.cell(move), Moves.turn(move))
        : notInHand(face);
  }

  private Reason notInHand(int face) {
    return Reason.of(Code.NOT_IN_HAND).with("tile", rules.tiles().name(face));
  }

  /** Why a face does not fit so on a cell. */
  private Reason misfit(int face, int cell, int turn) {
    int land = rules.tiles().land(face, turn);
    int lowest = rules.tiles().lowestTurn(face, turn);
    if (Bits.has(table.frontier.fittingTurns(face, cell), lowest)) {
      return Reason.of(Code.SAME_LOOK).with("turn", "r" + lowest);
    }
    return occupied(Grid.NONE, cell, land);
  }

  /** Why a ship does not fit on a cell; it leaves another, if it sails. */
  private Reason shipMisfit(int from, int cell) {
    return occupied(from, cell, 0);
  }

  private Reason occupied(int from, int cell, int land) {
    if (table.isTile(cell)) {
      return Reason.of(Code.COVERED).with("cell", Grid.name(cell));
    }
    if (!table.frontier.has(cell) || !table.frontier.isBesideATileBut(from, cell)) {
      return Reason.of(Code.NOT_BESIDE).with("cell", Grid.name(cell));
    }
    int corner = table.frontier.clash(cell, land);
    return Reason.of(Code.CORNERS_DIFFER).with("corner", Squares.CORNERS.of(corner));
  }

  private Reason token(int move) {
    int token = Moves.token(move);
    if (!Bits.has(world.clans.tokens(player), token)) {
      return Reason.of(Code.TOKEN_USED).with("token", Tokens.name(token));
    }
    if (!Listing.mayShow(token, Moves.shows(move))) {
      return Reason.of(Code.TOKEN_DIFFERS).with("token", Tokens.name(token));
    }
    int cell = Moves.cell(move);
    if (!table.isLandscape(cell)) {
      return Reason.of(Code.NO_TILE).with("cell", Grid.name(cell));
    }
    return Moves.shows(move) == Symbols.PORT ? port(move) : covering(move);
  }

  private Reason covering(int move) {
    int spot = rules.tiles().spots.at(table.at(Moves.cell(move)), Moves.where(move));
    return spot == Places.NONE
        ? Reason.of(Code.NO_RESOURCE).with("symbol", Moves.place(Moves.where(move)))
        : Reason.of(Code.SHOWS_ALREADY).with("resource", Symbols.NAMES.of(Moves.shows(move)));
  }

  private Reason port(int move) {
    int face = table.at(Moves.cell(move));
    if (Tiles.regionOf(face, Moves.where(move)) > rules.tiles().lastRegion(face)) {
      return Reason.of(Code.NO_REGION).with("region", Moves.place(Moves.where(move)));
    }
    return Reason.of(Bits.has(rules.tiles().coastal, face) ? Code.TWO_PORTS : Code.NO_COAST);
  }

  /** Why the tile of Alexis does not fit so; if it fits, it grows no island of his in any turn. */
  private Reason turn(int turn) {
    return misfit(world.supply.row(world.alexis.card().slot()), world.alexis.cell(), turn);
  }

  // Reward.

  private Reason house(int move) {
    int cell = Moves.cell(move);
    if (!table.isLandscape(cell)) {
      return Reason.of(Code.NO_TILE).with("cell", Grid.name(cell));
    }
    if (table.locationAt(cell, Moves.where(move)) == Places.NONE) {
      return Reason.of(Code.NO_LOCATION).with("symbol", Moves.place(Moves.where(move)));
    }
    int island = table.islands.islandOf(Tiles.regionOf(table.at(cell), Moves.where(move)));
    String name = TableView.islandName(table.islands.name(island));
    return Reason.of(closed(island, table.locationAt(cell, Moves.where(move))))
        .with("island", name);
  }

  /** Why no house of the player goes on a location. */
  private Code closed(int island, int location) {
    if (!Bits.has(table.islands.freeLocations(island), location)) {
      return Code.LOCATION_TAKEN;
    }
    if (!world.missionOf(player).isFulfilled(table, island)) {
      return Code.MISSION_NOT_FULFILLED;
    }
    return Objects.requireNonNull(table.islands.noHouse(island, player));
  }

  private Reason sailing(int move) {
    int from = Moves.cell(move);
    int ship = table.ships.at(from);
    if (ship == Ships.NONE) {
      return Reason.of(Code.NO_SHIP).with("cell", Grid.name(from));
    }
    @Nullable Code code = listing.noSailing(ship, player);
    if (code == null) {
      return shipMisfit(from, Moves.target(move));
    }
    Reason reason = Reason.of(code);
    return code == Code.OTHERS_SHIP ? reason.with("seat", table.ships.owner(ship)) : reason;
  }

  private Reason eruption(int move) {
    int cell = Moves.cell(move);
    if (!table.isLandscape(cell)) {
      return Reason.of(Code.NO_TILE).with("cell", Grid.name(cell));
    }
    return Reason.of(Objects.requireNonNull(listing.noEruption(table.at(cell))));
  }
}
