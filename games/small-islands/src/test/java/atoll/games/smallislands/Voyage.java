package atoll.games.smallislands;

import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.Setup;
import atoll.engine.Words;
import atoll.engine.json.JsonSink;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A game for tests, led and asked in the words of the rules. */
final class Voyage {
  /** The opening that the rules give as an example. */
  private static final String[] STARTS = {
    "start S3b 0,0 r0", "start S1b 0,1 r3", "start S2b 0,2 r0", "start S4a -1,1 r2"
  };

  final SmallIslandsPosition position;
  final Course game;

  private Voyage(int seats, Map<String, Object> options) {
    position = (SmallIslandsPosition) Setup.of(new SmallIslandsGame(), seats, options).start();
    game = position.game;
  }

  static Voyage normal(int seats) {
    return new Voyage(seats, Map.of());
  }

  static Voyage advanced(int seats) {
    return new Voyage(seats, Map.of("advanced", true));
  }

  static Voyage greatExplorer(int seats) {
    return new Voyage(seats, Map.of("greatExplorer", true));
  }

  static Voyage advancedGreatExplorer(int seats) {
    return new Voyage(seats, Map.of("advanced", true, "greatExplorer", true));
  }

  static Voyage soloGreatExplorer(int level) {
    return new Voyage(1, Map.of("greatExplorer", true, "alexis", (long) level));
  }

  static Voyage solo(int level) {
    return new Voyage(1, Map.of("alexis", (long) level));
  }

  // Setting the stage.

  /** Puts tiles on the table, whether they fit or not: {@code L36 0,0 r0}. */
  Voyage tiles(String... tiles) {
    for (String tile : tiles) {
      Words words = new Words(tile);
      int face = tile.startsWith("S") ? Tiles.readStarting(words) : Tiles.readLandscape(words);
      game.table.place(face, Grid.read(words), words.turn(4));
    }
    return this;
  }

  /** Puts ships on the table: {@code 0 0,0} for seat 0's own one, {@code grey 2,0}. */
  Voyage ships(String... ships) {
    for (String ship : ships) {
      Words words = new Words(ship);
      String owner = words.next("an owner");
      int cell = Grid.read(words);
      if (owner.equals("grey")) {
        game.clans.useGreyShip();
        game.table.placeShip(cell, Ships.GREY);
      } else {
        game.clans.useOwnShip(Integer.parseInt(owner));
        game.table.placeShip(cell, Integer.parseInt(owner));
      }
    }
    return this;
  }

  /** Builds a house as if in an earlier round. */
  Voyage house(int owner, String cell, String symbol) {
    int face = game.table.at(cell(cell));
    int move = position.readMove(0, "house " + cell + " " + symbol);
    int where = Moves.where(move);
    game.table.islands.build(Tiles.locationAt(face, where), owner);
    return this;
  }

  /** Makes an island on a tile of its own that has just these symbols: {@code 3F 2D 1T}. */
  Voyage island(String symbols) {
    int region = 2 * face("L54");
    tiles("L54 0,0 r0");
    game.table.islands.change(region, counts(symbols) - Tiles.symbols(region));
    return this;
  }

  private static long counts(String symbols) {
    long counts = 0;
    for (String word : symbols.split(" ")) {
      int number = Integer.parseInt(word.substring(0, word.length() - 1));
      int symbol = "FDVTP".indexOf(word.charAt(word.length() - 1));
      counts += number * Symbols.one(symbol);
    }
    return counts;
  }

  /**
   * Gives the seat three cards, of which it chooses the first and keeps the second; in Advanced
   * mode three pairs like {@code M05 P05}.
   */
  Voyage cards(int seat, String... cards) {
    Ints dealt = new Ints();
    for (int deck = 0; deck < game.objectives.decks(); deck++) {
      for (String card : cards) {
        dealt.add(number(card.split(" ")[deck]));
      }
    }
    game.objectives.deal(seat, dealt);
    game.objectives.choose(seat, position.readMove(seat, "choose " + cards[0]));
    game.objectives.keep(seat, position.readMove(seat, "keep " + cards[1]));
    return this;
  }

  Voyage row(String... tiles) {
    for (int slot = 0; slot < tiles.length; slot++) {
      game.supply.layOut(slot, face(tiles[slot]));
    }
    return this;
  }

  Voyage hand(int seat, String... tiles) {
    for (String tile : tiles) {
      game.supply.deal(seat, face(tile));
    }
    return this;
  }

  /** Goes to the seat's reward turn; it has something to build. */
  Voyage rewards(int seat) {
    return stage(Phase.HOUSES, seat);
  }

  /** Moves a ship as if in an earlier round. */
  Voyage sail(String from, String to) {
    game.table.sail(cell(from), cell(to));
    return this;
  }

  Voyage stage(Phase phase, int player) {
    game.stage(phase, player);
    return this;
  }

  /** Plays the opening of the rules up to and including the row. */
  Voyage opening(String row) {
    for (String start : STARTS) {
      play(0, start);
    }
    return chance("row " + row);
  }

  // Going on.

  Voyage chance(String... outcomes) {
    for (String text : outcomes) {
      if (position.next() != Position.CHANCE) {
        throw new AssertionError(text + ", but chance does not decide now");
      }
      Ints outcome = new Ints();
      position.readOutcome(text, outcome);
      position.happen(outcome);
    }
    return this;
  }

  Voyage play(int seat, String... moves) {
    for (String move : moves) {
      if (!position.mayAct(seat) || !legal(seat).contains(move)) {
        throw new AssertionError(move + " is not legal for seat " + seat);
      }
      position.play(seat, position.readMove(seat, move));
    }
    return this;
  }

  List<String> legal(int seat) {
    Ints moves = new Ints();
    position.legal(seat, moves);
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      texts.add(position.writeMove(seat, moves.get(i)));
    }
    return texts;
  }

  // Asking.

  static int face(String name) {
    return Tiles.readLandscape(new Words(name));
  }

  private static int cell(String name) {
    return Grid.read(new Words(name));
  }

  /** The turns in which a tile may be placed: {@code "r2 r3"}, or nothing. */
  String turns(String tile, String cell) {
    List<String> turns = new ArrayList<>();
    int fitting = game.table.frontier.fittingTurns(face(tile), cell(cell));
    for (int turn = 0; turn < 4; turn++) {
      if ((fitting >> turn & 1) != 0) {
        turns.add("r" + turn);
      }
    }
    return String.join(" ", turns);
  }

  boolean shipFits(String cell) {
    return game.table.frontier.shipFits(cell(cell));
  }

  /** The island of a region: {@code islandAt("0,0", "b")}. */
  int islandAt(String cell, String region) {
    int face = game.table.at(cell(cell));
    return game.table.islands.islandOf(2 * face + (region.equals("a") ? 0 : 1));
  }

  /** An island in the letters of the examples: {@code 3F 2D 0V 2T 3P}. */
  String symbols(int island) {
    long symbols = game.table.islands.symbols(island);
    StringBuilder text = new StringBuilder();
    for (int symbol = 0; symbol < Symbols.COUNTED; symbol++) {
      text.append(Symbols.count(symbols, symbol)).append("FDVTP".charAt(symbol));
      text.append(symbol == Symbols.COUNTED - 1 ? "" : " ");
    }
    return text.toString();
  }

  int size(int island) {
    return game.table.islands.size(island);
  }

  int locations(int island) {
    return Long.bitCount(game.table.islands.locations(island));
  }

  private static Cards deckOf(String card) {
    return card.startsWith("O") ? Cards.NORMAL : Cards.ADVANCED;
  }

  static int number(String card) {
    return Integer.parseInt(card.substring(1)) - 1;
  }

  boolean fulfils(int island, String card) {
    return deckOf(card).mission(number(card)).isFulfilled(game.table, island);
  }

  /** Whether the only island fulfils the mission. */
  boolean fulfils(String card) {
    return fulfils(0, card);
  }

  int reward(int island, String card) {
    return deckOf(card).reward(number(card)).points(game.table, island, Grid.NONE, 1);
  }

  /** What a house on the cell brings, wherever on its tile. */
  int reward(String cell, String card) {
    int island = islandAt(cell, "a");
    return deckOf(card).reward(number(card)).points(game.table, island, cell(cell), 1);
  }

  int rewardsOf(int seat) {
    return game.clans.points(seat);
  }

  /** How many open cells the island of region a has. */
  int openCells(String cell) {
    return game.table.openCells(islandAt(cell, "a"));
  }

  /** What the only island brings. */
  int reward(String card) {
    return reward(0, card);
  }

  String view(int viewer) {
    JsonSink sink = new JsonSink();
    position.view(viewer, sink.beginObject());
    return sink.end().toString();
  }
}
