package atoll.games.smallislands;

import atoll.engine.Bits;
import atoll.engine.Counts;
import atoll.engine.Sink;
import atoll.engine.grid.Squares;
import java.util.stream.IntStream;

/**
 * The table in a view: tiles, ships, tokens and houses for all, and the islands with what each
 * would bring the viewer for the cards in its hand.
 */
final class TableView {
  private static final int LETTERS = 26;

  private final World world;
  private final Course course;
  private final Table table;
  private final Archipelago islands;
  private final int viewer;
  private final Sink sink;

  TableView(World world, Course course, int viewer, Sink sink) {
    this.world = world;
    this.course = course;
    this.viewer = viewer;
    this.sink = sink;
    table = world.table;
    islands = table.islands;
  }

  void write() {
    sink.beginObject("table");
    sink.objects("tiles", Bits.all(table.placed()), this::writeTile);
    sink.objects("ships", table.ships.count(), this::writeShip);
    sink.objects("tokens", table.tokens.count(), this::writeToken);
    writeHouses();
    sink.end();
    sink.objects("islands", islands.count(), this::writeIsland);
  }

  private void writeTile(int face) {
    sink.put("cell", Grid.name(table.cellOf(face))).put("turn", table.turnOf(face));
    writeFace(face, table.turnOf(face));
  }

  /** A tile as it lies, with the symbols it shows now; on the table also its islands. */
  void writeFace(int face, int turn) {
    StringBuilder corners = new StringBuilder();
    for (int corner = 0; corner < Squares.CORNERS.count(); corner++) {
      corners.append(table.tiles.regionAt(face, turn, corner) == Tiles.SEA ? 'S' : 'L');
    }
    sink.put("tile", table.tiles.name(face)).put("corners", corners.toString());
    IntStream regions =
        IntStream.rangeClosed(Tiles.firstRegion(face), table.tiles.lastRegion(face));
    sink.objects("regions", regions, region -> writeRegion(face, turn, region));
  }

  private void writeRegion(int face, int turn, int region) {
    boolean isPlaced = Bits.has(table.placed(), face);
    IntStream corners = Bits.all(table.tiles.cornersOf(region, turn));
    sink.texts("corners", corners.mapToObj(Squares.CORNERS::of)).beginArray("symbols");
    for (int number = 1; number <= table.tiles.printedCount(region); number++) {
      int spot = table.tiles.spots.at(face, Places.where(Tiles.letterOf(region), number));
      int symbol =
          spot >= 0 && isPlaced ? table.tokens.shown(spot) : table.tiles.printed(region, number);
      sink.add(Symbols.NAMES.of(symbol));
    }
    sink.end();
    if (isPlaced) {
      sink.put("island", islandName(islands.name(islands.islandOf(region))));
    }
  }

  /** A, B, … Z, AA, AB, … in the order in which the islands were found. */
  static String islandName(int number) {
    int index = number - 1;
    String last = String.valueOf((char) ('A' + index % LETTERS));
    return index < LETTERS ? last : (char) ('A' + index / LETTERS - 1) + last;
  }

  private void writeShip(int ship) {
    int owner = table.ships.owner(ship);
    sink.put("cell", Grid.name(table.ships.cell(ship)))
        .put("owner", owner == Ships.GREY ? "grey" : String.valueOf(owner))
        .put("ports", table.portsAround(table.ships.cell(ship)));
  }

  private void writeToken(int token) {
    int move = table.tokens.played(token);
    sink.put("cell", Grid.name(Moves.cell(move)))
        .put("where", Moves.place(Moves.where(move)))
        .put("token", Tokens.name(Moves.token(move)))
        .put("shows", Symbols.NAMES.of(Moves.shows(move)))
        .put("seat", table.tokens.playedBy(token));
  }

  private void writeHouses() {
    sink.beginArray("houses");
    for (int player = 0; player < world.rules.players(); player++) {
      for (long rest = islands.houses(player); rest != 0; rest = Bits.rest(rest)) {
        sink.beginObject();
        writeLocation(Bits.first(rest));
        sink.put("owner", world.rules.isAlexis(player) ? "alexis" : String.valueOf(player));
        sink.end();
      }
    }
    sink.end();
  }

  void writeLocation(int location) {
    int cell = table.cellOf(table.tiles.locations.faces[location]);
    sink.put("cell", Grid.name(cell));
    sink.put("symbol", Moves.place(table.tiles.locations.wheres[location]));
  }

  private void writeIsland(int island) {
    sink.put("name", islandName(islands.name(island))).put("size", islands.size(island));
    for (int symbol = 0; symbol < Symbols.COUNTED; symbol++) {
      sink.put(Symbols.NAMES.of(symbol), Counts.of(islands.symbols(island), symbol));
    }
    sink.put("locations", Long.bitCount(islands.locations(island)));
    sink.put("freeLocations", Long.bitCount(islands.freeLocations(island)));
    IntStream cells = Bits.all(islands.faces(island)).map(table::cellOf);
    sink.texts("tiles", cells.mapToObj(Grid::name));
    if (viewer >= 0) {
      writeProspects(island);
    }
  }

  /** Which of the viewer's missions the island fulfils, and what the rewards would be now. */
  private void writeProspects(int island) {
    Objectives objectives = world.objectives;
    Cards cards = world.rules.cards();
    int fulfilled = 0;
    for (int rest = objectives.inUse(0, viewer); rest != 0; rest = Bits.rest(rest)) {
      int card = Bits.first(rest);
      fulfilled |= cards.missions[card].isFulfilled(table, island) ? 1 << card : 0;
    }
    boolean isOpen = islands.isOpenTo(island, viewer);
    boolean fits =
        isOpen
            && world.clans.houses(viewer) > 0
            && (fulfilled & objectives.counting(0, viewer)) != 0;
    sink.put("open", isOpen).put("fits", fits);
    sink.texts("fulfils", Bits.all(fulfilled).mapToObj(card -> cards.name(0, card)));
    int rewards = objectives.decks - 1;
    int due = fits ? objectives.chosenSet(rewards, viewer) : 0;
    sink.objects(
        "prospects",
        Bits.all(objectives.inUse(rewards, viewer)),
        card -> writeProspect(card, island, Bits.has(due, card)));
  }

  /** What the viewer's next house would bring on the best free location, and if it is due now. */
  private void writeProspect(int card, int island, boolean isDue) {
    Reward reward = world.rules.cards().rewards[card];
    sink.put("card", world.rules.cards().name(world.objectives.decks - 1, card));
    if (reward instanceof Reward.Discovery) {
      writeDraws(island);
    } else {
      sink.put("points", reward.bestPoints(table, island, course.nextHouseOf(viewer)));
    }
    sink.put("due", isDue);
  }

  /** How many discovery tokens a house on the island lets its owner draw. */
  void writeDraws(int island) {
    sink.put("draws", Counts.of(islands.symbols(island), Symbols.TEMPLE));
  }
}
