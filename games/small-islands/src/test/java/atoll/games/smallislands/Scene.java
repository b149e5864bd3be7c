package atoll.games.smallislands;

import atoll.engine.Bits;
import atoll.engine.Counts;
import atoll.engine.Ints;
import atoll.engine.Setup;
import atoll.engine.Words;
import atoll.engine.json.Json;
import atoll.engine.laws.Script;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A game for tests, led and asked in the words of the rules. */
final class Scene extends Script<SmallIslandsPosition, Scene> {
  /** The opening that the rules give as an example. */
  private static final String[] STARTS = {
    "start S3b 0,0 r0", "start S1b 0,1 r3", "start S2b 0,2 r0", "start S4a -1,1 r2"
  };

  final World world;
  final Course course;
  final Table table;
  private final Rules rules;

  private Scene(int seats, Map<String, Object> options) {
    this(Setup.of(new SmallIslandsGame(), seats, options));
  }

  Scene(Setup setup) {
    super((SmallIslandsPosition) setup.start());
    world = position.world;
    course = position.course;
    table = world.table;
    rules = world.rules;
  }

  static Scene normal(int seats) {
    return new Scene(seats, Map.of());
  }

  static Scene advanced(int seats) {
    return new Scene(seats, Map.of("advanced", true));
  }

  static Scene greatExplorer(int seats) {
    return new Scene(seats, Map.of("greatExplorer", true));
  }

  static Scene advancedGreatExplorer(int seats) {
    return new Scene(seats, Map.of("advanced", true, "greatExplorer", true));
  }

  static Scene soloGreatExplorer(int level) {
    return new Scene(1, Map.of("greatExplorer", true, "alexis", (long) level));
  }

  static Scene solo(int level) {
    return new Scene(1, Map.of("alexis", (long) level));
  }

  /** Alexis is to draw a card; the player's last tile lies at the origin. */
  static Scene turnOfAlexis(String slot1, String... tiles) {
    Scene game = solo(6).tiles(tiles).row(slot1, slot1.equals("L55") ? "L54" : "L55");
    game.world.clans.started(0, Grid.ORIGIN);
    Ints all = new Ints();
    for (int card = 0; card < 15; card++) {
      all.add(card);
    }
    game.world.alexis.setOut(all);
    game.world.supply.startRound();
    return game.stage(Phase.EXPEDITION, Rules.ALEXIS);
  }

  // Setting the stage.

  /** Puts tiles on the table, whether they fit or not: {@code L36 0,0 r0}. */
  Scene tiles(String... tiles) {
    for (String tile : tiles) {
      Words words = new Words(tile);
      int face =
          tile.startsWith("S")
              ? rules.tiles().readStarting(words)
              : rules.tiles().readLandscape(words);
      table.place(face, Grid.read(words), words.turn(4));
    }
    return this;
  }

  /** Puts ships on the table: {@code 0 0,0} for seat 0's own one, {@code grey 2,0}. */
  Scene ships(String... ships) {
    for (String ship : ships) {
      Words words = new Words(ship);
      String name = words.next("an owner");
      int owner = name.equals("grey") ? Ships.GREY : Integer.parseInt(name);
      world.clans.useShip(owner);
      table.placeShip(Grid.read(words), owner);
    }
    return this;
  }

  /** Builds a house as if in an earlier round. */
  Scene house(int owner, String cell, String symbol) {
    int where = Moves.where(position.readMove(0, "house " + cell + " " + symbol));
    table.islands.build(table.locationAt(cell(cell), where), owner);
    return this;
  }

  /** Makes an island on a tile of its own that has just these symbols: {@code 3F 2D 1T}. */
  Scene island(String symbols) {
    int region = Tiles.region(face("L54"), 0);
    tiles("L54 0,0 r0");
    table.islands.change(region, counts(symbols) - rules.tiles().symbols[region]);
    return this;
  }

  private static long counts(String symbols) {
    long counts = 0;
    for (String word : symbols.split(" ")) {
      int number = Integer.parseInt(word.substring(0, word.length() - 1));
      int symbol = "FDVTP".indexOf(word.charAt(word.length() - 1));
      counts += number * Counts.one(symbol);
    }
    return counts;
  }

  /**
   * Gives the seat three cards, of which it chooses the first and keeps the second; in Advanced
   * mode three pairs like {@code M05 P05}.
   */
  Scene cards(int seat, String... cards) {
    Ints dealt = new Ints();
    for (int deck = 0; deck < world.objectives.decks; deck++) {
      for (String card : cards) {
        dealt.add(number(card.split(" ")[deck]));
      }
    }
    world.objectives.deal(seat, dealt);
    world.objectives.choose(seat, position.readMove(seat, "choose " + cards[0]));
    world.objectives.keep(seat, position.readMove(seat, "keep " + cards[1]));
    return this;
  }

  Scene row(String... tiles) {
    for (int slot = 0; slot < tiles.length; slot++) {
      world.supply.layOut(slot, face(tiles[slot]));
    }
    return this;
  }

  Scene hand(int seat, String... tiles) {
    for (String tile : tiles) {
      world.supply.deal(seat, face(tile));
    }
    return this;
  }

  /** Draws tiles into a slot until the navigation stack is empty. */
  Scene exploreUntilCalm(int slot) {
    while (world.supply.navigation() > 0) {
      drawInto(slot);
    }
    return this;
  }

  /** Draws tiles into a slot until the reserve is down to so many. */
  Scene drawUntil(int slot, int reserve) {
    while (world.supply.reserve() > reserve) {
      drawInto(slot);
    }
    return this;
  }

  private void drawInto(int slot) {
    world.supply.refill(slot, Bits.first(world.supply.unseen()));
  }

  /** Goes to the seat's reward turn; it has something to build. */
  Scene rewards(int seat) {
    return stage(Phase.HOUSES, seat);
  }

  /** Moves a ship as if in an earlier round. */
  Scene sail(String from, String to) {
    table.sail(cell(from), cell(to));
    return this;
  }

  /** Goes to a phase as if the game had led there. */
  Scene stage(Phase phase, int player) {
    course.state(new Staging(phase, player));
    return this;
  }

  /** Plays the opening of the rules up to and including the row. */
  Scene opening(String row) {
    return play(0, STARTS).chance("row " + row);
  }

  // Asking.

  int face(String name) {
    return rules.tiles().readLandscape(new Words(name));
  }

  static int cell(String name) {
    return Grid.read(new Words(name));
  }

  /** The turns in which a tile may be placed: {@code "r2 r3"}, or nothing. */
  String turns(String tile, String cell) {
    List<String> turns = new ArrayList<>();
    int fitting = table.frontier.fittingTurns(face(tile), cell(cell));
    for (int turn = 0; turn < 4; turn++) {
      if (Bits.has(fitting, turn)) {
        turns.add("r" + turn);
      }
    }
    return String.join(" ", turns);
  }

  boolean shipFits(String cell) {
    return table.frontier.shipFits(cell(cell));
  }

  /** The island of a region: {@code islandAt("0,0", "b")}. */
  int islandAt(String cell, String letter) {
    int region = Tiles.region(table.at(cell(cell)), "ab".indexOf(letter));
    return table.islands.islandOf(region);
  }

  /** An island in the letters of the examples: {@code 3F 2D 0V 2T 3P}. */
  String symbols(int island) {
    long symbols = table.islands.symbols(island);
    List<String> counts = new ArrayList<>();
    for (int symbol = 0; symbol < Symbols.COUNTED; symbol++) {
      counts.add(Counts.of(symbols, symbol) + "FDVTP".substring(symbol, symbol + 1));
    }
    return String.join(" ", counts);
  }

  int size(int island) {
    return table.islands.size(island);
  }

  int locations(int island) {
    return Long.bitCount(table.islands.locations(island));
  }

  private Cards deckOf(String card) {
    return card.startsWith("O") ? rules.box().normal() : rules.box().advanced();
  }

  static int number(String card) {
    return Integer.parseInt(card.substring(1)) - 1;
  }

  boolean fulfils(int island, String card) {
    return deckOf(card).missions[number(card)].isFulfilled(table, island);
  }

  /** Whether the only island fulfils the mission. */
  boolean fulfils(String card) {
    return fulfils(0, card);
  }

  int reward(int island, String card) {
    return deckOf(card).rewards[number(card)].points(table, island, Grid.NONE, 1);
  }

  /** What a house on the cell brings, wherever on its tile. */
  int reward(String cell, String card) {
    int island = islandAt(cell, "a");
    return deckOf(card).rewards[number(card)].points(table, island, cell(cell), 1);
  }

  int rewardsOf(int seat) {
    return points(seat, "rewards");
  }

  /** The keys of the winner's achievements, if the game were over. */
  List<Object> achievements() {
    return Json.list(Json.object(ending().get("extra")).get("achievements"));
  }

  /** How many open cells the island of region a has. */
  int openCells(String cell) {
    return table.openCells(islandAt(cell, "a"));
  }

  /** What the only island brings. */
  int reward(String card) {
    return reward(0, card);
  }
}
