package atoll.games.lordofmyisland;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Ints;
import atoll.engine.Setup;
import atoll.engine.grid.CellSet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * A table laid out by hand for a test: tiles on the board, tiles in hands, points, and then the
 * turn of a seat. Whoever was given no tiles holds three that are left over, and the rest is in the
 * holder, unless the test fills it; what is in neither is out of the game.
 */
final class Scene {
  static final int NOBODY = Island.NOBODY;
  static final int UNSOLD = Island.UNSOLD;

  final LordPosition position;
  final Table table;
  private final CellSet spare = new CellSet();
  private int filledSlots;

  private Scene(int seats, Map<String, Object> options) {
    position = (LordPosition) Setup.of(new LordGame(), seats, options).start();
    table = position.table();
    spare.set(table.rules.board().tiles());
    table.undealt.clear();
  }

  /** A table of so many seats with options like {@code "ports off"}. */
  static Scene seats(int seats, String... options) {
    Map<String, Object> chosen = new LinkedHashMap<>();
    for (String option : options) {
      String[] words = option.split(" ");
      chosen.put(words[0], words[1].equals("on"));
    }
    return new Scene(seats, chosen);
  }

  static int square(Scene scene, String name) {
    return scene.table.rules.board().squares().cell(name);
  }

  /** Lays a tile, as in {@code "d4 h07 r2"}, or a flipped one, as in {@code "d4 water"}. */
  Scene lay(String laying, int owner) {
    String[] words = laying.split(" ");
    int square = square(this, words[0]);
    if (words[1].equals("water")) {
      table.island.lay(square, Pieces.WATER, NOBODY);
      return this;
    }
    int tile = Tiles.named(words[1]);
    int piece = Pieces.of(tile, words[2].charAt(1) - '0');
    table.island.lay(square, piece, owner);
    if (owner >= 0) {
      table.island.own(square, owner);
    }
    if (spare.has(tile)) {
      spare.remove(tile);
      table.useUp(tile);
    }
    return this;
  }

  /** Fills all squares but these with land that belongs to nobody. */
  Scene fillAllBut(String... names) {
    List<String> empty = List.of(names);
    for (int square = 0; square < table.rules.board().squares().cells(); square++) {
      String name = table.rules.board().squares().name(square);
      if (!empty.contains(name)) {
        table.island.lay(square, Pieces.of(Tiles.named("f04"), 0), NOBODY);
      }
    }
    return this;
  }

  Scene hand(int seat, String... tiles) {
    for (String id : tiles) {
      table.hand(seat).add(Tiles.named(id));
      spare.remove(Tiles.named(id));
    }
    return this;
  }

  Scene points(int seat, int points) {
    table.ledger.earn(seat, Ledger.ROADS, points);
    return this;
  }

  /** Fills the next slot of the holder, from the top. */
  Scene stack(String... tiles) {
    Ints stack = new Ints();
    for (String id : tiles) {
      stack.add(Tiles.named(id));
      spare.remove(Tiles.named(id));
    }
    table.holder.stack(filledSlots++, stack);
    return this;
  }

  /** Everything is laid out: it is the seat's turn. */
  Scene turnOf(int seat) {
    return turnOf(seat, 1);
  }

  Scene turnOf(int seat, int round) {
    complete();
    position.course().resume(round, seat);
    return this;
  }

  /** Everything is laid out: the set-up tile with this number, from 0, comes next. */
  Scene settingUp(int number) {
    complete();
    position.course().resumeSetUp(number);
    return this;
  }

  private void complete() {
    for (int seat = 0; seat < position.seats(); seat++) {
      for (int i = table.hand(seat).isEmpty() ? 3 : 0; i > 0; i--) {
        table.hand(seat).add(takeSpare());
      }
    }
    if (filledSlots == 0) {
      while (filledSlots < Holder.SLOTS) {
        stack(Tiles.id(takeSpare()), Tiles.id(takeSpare()), Tiles.id(takeSpare()));
      }
    }
    while (!spare.isEmpty()) {
      table.useUp(takeSpare());
    }
  }

  private int takeSpare() {
    int tile = spare.first();
    spare.remove(tile);
    return tile;
  }

  /** The moves that the seat to act has, in the notation, sorted. */
  List<String> legal() {
    int seat = position.next();
    Ints moves = new Ints();
    position.legal(seat, moves);
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      texts.add(position.writeMove(seat, moves.get(i)));
    }
    return texts.stream().sorted().toList();
  }

  /** The legal moves that begin so. */
  List<String> legal(String beginning) {
    return legal().stream().filter(move -> move.startsWith(beginning)).toList();
  }

  /** How a tile could be turned to fit on a square, beside a tile or not. */
  List<Integer> turns(String tile, String square) {
    int turns = Fitting.turns(table.island.fits(square(this, square)), Tiles.named(tile));
    List<Integer> fitting = new ArrayList<>();
    for (int turn = 0; turn < 4; turn++) {
      if ((turns >> turn & 1) != 0) {
        fitting.add(turn);
      }
    }
    return fitting;
  }

  /** The seat to act makes a move, which must be legal. */
  Scene play(String move) {
    assertThat(legal()).contains(move);
    int seat = position.next();
    position.play(seat, position.readMove(seat, move));
    return this;
  }

  /** Chance decides. */
  Scene roll(String outcome) {
    assertThat(position.next()).isEqualTo(LordPosition.CHANCE);
    Ints faces = new Ints();
    position.readOutcome(outcome, faces);
    position.happen(faces);
    return this;
  }

  int points(int seat) {
    return position.score(seat);
  }

  int earned(int seat, int key) {
    int[] points = new int[Ledger.KEYS.size()];
    position.breakdown(seat, points);
    return points[key];
  }

  int whiteDice() {
    return table.commerce.whiteDice();
  }

  /** The seats that have still to roll the black die. */
  List<Integer> rollers() {
    return IntStream.range(0, position.seats()).filter(table.commerce::isWaiting).boxed().toList();
  }

  /** The territories of a seat, as the number of communities of each, sorted. */
  List<Integer> territories(int seat) {
    Map<Integer, Integer> sizes = new LinkedHashMap<>();
    for (int square = 0; square < table.rules.board().squares().cells(); square++) {
      if (table.island.owner(square) == seat) {
        Tile tile = Tiles.get(Pieces.tile(table.island.piece(square)));
        int district = 0;
        for (int i = 0; i < tile.communities().size(); i++) {
          if (Integer.numberOfTrailingZeros(tile.reachableFrom(i)) == i) {
            int territory = table.island.territories().of(square, district++);
            sizes.merge(territory, Integer.bitCount(tile.reachableFrom(i)), Integer::sum);
          }
        }
      }
    }
    return sizes.values().stream().sorted().toList();
  }
}
