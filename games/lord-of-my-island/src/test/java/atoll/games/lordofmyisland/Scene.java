package atoll.games.lordofmyisland;

import atoll.engine.Bits;
import atoll.engine.Ints;
import atoll.engine.Setup;
import atoll.engine.grid.CellSet;
import atoll.engine.laws.Script;
import atoll.engine.record.Snapshot;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * A table laid out by hand for a test: tiles on the board, tiles in hands, points, and then the
 * turn of a seat. Whoever was given no tiles holds three that are left over, and the rest is in the
 * holder, unless the test fills it; what is in neither is out of the game.
 */
final class Scene extends Script<LordPosition, Scene> {
  static final int NOBODY = Rules.NOBODY;
  static final int UNSOLD = Island.UNSOLD;

  final Table table;
  final Rules rules;
  private final Setup setup;
  private final CellSet spare = new CellSet();
  private int filledSlots;

  private Scene(Setup setup) {
    super((LordPosition) setup.start());
    this.setup = setup;
    table = position.table;
    rules = table.rules;
    spare.set(rules.board().tiles);
    table.undealt.clear();
  }

  /** A table of so many seats with options like {@code "ports off"}. */
  static Scene seats(int seats, String... options) {
    Map<String, Object> chosen = new LinkedHashMap<>();
    for (String option : options) {
      String[] words = option.split(" ");
      chosen.put(words[0], words[1].equals("on"));
    }
    return new Scene(Setup.of(new LordGame(), seats, chosen));
  }

  /** A table for four at which this game is played. */
  static Scene of(LordGame game) {
    return new Scene(Setup.of(game, 4, Map.of()));
  }

  int square(String name) {
    return rules.board().squares.named(name);
  }

  /** Whose tile lies on the square. */
  int owner(String square) {
    return table.island.owner(square(square));
  }

  /** Lays a tile, as in {@code "d4 h07 r2"}, or a flipped one, as in {@code "d4 water"}. */
  Scene lay(String laying, int owner) {
    String[] words = laying.split(" ");
    int square = square(words[0]);
    if (words[1].equals("water")) {
      table.island.lay(square, Pieces.WATER, NOBODY);
      return this;
    }
    int tile = rules.tiles().ids.named(words[1]);
    table.island.lay(square, Pieces.of(tile, words[2].charAt(1) - '0'), owner);
    if (owner >= 0) {
      table.island.own(square, owner);
    }
    spare.remove(tile);
    return this;
  }

  /** Fills all squares but these with land that belongs to nobody. */
  Scene fillAllBut(String... names) {
    List<String> empty = List.of(names);
    for (int square = 0; square < rules.board().frame(); square++) {
      if (!empty.contains(rules.board().squares.name(square))) {
        table.island.lay(square, Pieces.of(rules.tiles().ids.named("f04"), 0), NOBODY);
      }
    }
    return this;
  }

  Scene hand(int seat, String... tiles) {
    for (String id : tiles) {
      table.hands[seat].add(rules.tiles().ids.named(id));
      spare.remove(rules.tiles().ids.named(id));
    }
    return this;
  }

  Scene points(int seat, int points) {
    table.ledger.earn(seat, Ledger.ROADS, points);
    return this;
  }

  Scene capitol(int seat, String square, int shields) {
    table.kingdoms.build(seat, square(square));
    if (shields > 0) {
      table.kingdoms.protect(seat);
      for (int i = shields; i < rules.numbers().shields; i++) {
        table.kingdoms.fendOff(seat);
      }
    }
    return this;
  }

  /** Fills the next slot of the holder, from the top. */
  Scene stack(String... tiles) {
    Ints stack = new Ints();
    for (String id : tiles) {
      stack.add(rules.tiles().ids.named(id));
      spare.remove(rules.tiles().ids.named(id));
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
    int step = (seat - rules.starter(round) + rules.seats()) % rules.seats();
    goTo("phase=TURN step=" + step + " round=" + round);
    position.course.startTurn();
    return this;
  }

  /** Everything is laid out: the set-up tile with this number, from 0, comes next. */
  Scene settingUp(int number) {
    complete();
    return goTo("phase=SETTING_UP step=" + number + " round=0");
  }

  /** Goes on from here, as it says in a snapshot. */
  private Scene goTo(String where) {
    String here = Snapshot.write(setup, position);
    String there = here.replaceFirst("phase=\\S+ step=\\S+ round=\\S+", where);
    position.copyFrom(Snapshot.read(setup, there));
    return this;
  }

  private void complete() {
    for (int seat = 0; seat < position.seats(); seat++) {
      for (int i = table.hands[seat].isEmpty() ? 3 : 0; i > 0; i--) {
        table.hands[seat].add(takeSpare());
      }
    }
    if (filledSlots == 0) {
      while (filledSlots < Holder.SLOTS) {
        stack(spareId(), spareId(), spareId());
      }
    }
  }

  private String spareId() {
    return rules.tiles().ids.of(takeSpare());
  }

  private int takeSpare() {
    int tile = spare.first();
    spare.remove(tile);
    return tile;
  }

  /** How a tile could be turned to fit on a square, beside a tile or not. */
  List<Integer> turns(String tile, String square) {
    int shapes = rules.fitting().shapes[rules.tiles().ids.named(tile)];
    int fitting = table.island.fits(square(square)) & shapes;
    return IntStream.range(0, 20)
        .filter(shape -> Bits.has(fitting, shape))
        .map(Fitting::turn)
        .boxed()
        .toList();
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
    for (int square = 0; square < rules.board().frame(); square++) {
      if (table.island.owner(square) == seat) {
        Tile tile = rules.tiles().get(Pieces.tile(table.island.piece(square)));
        int district = 0;
        for (int i = 0; i < tile.communities().size(); i++) {
          if (Bits.first(tile.reachableFrom(i)) == i) {
            int territory = table.island.territories.of(square, district++);
            sizes.merge(territory, Integer.bitCount(tile.reachableFrom(i)), Integer::sum);
          }
        }
      }
    }
    return sizes.values().stream().sorted().toList();
  }
}
