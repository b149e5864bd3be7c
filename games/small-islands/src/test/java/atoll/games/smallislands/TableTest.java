package atoll.games.smallislands;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Bits;
import atoll.engine.Ints;
import atoll.engine.RandomSource;
import atoll.engine.Setup;
import atoll.engine.grid.CellSet;
import atoll.engine.laws.RandomGame;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** However tiles have come and gone, the table is as if those that lie there had just been laid. */
final class TableTest {
  /** A random world in mid-game. */
  private static World anyWorld(RandomSource random) {
    Map<String, Object> options = Map.of("greatExplorer", true);
    var position = (SmallIslandsPosition) Setup.of(new SmallIslandsGame(), 2, options).start();
    RandomGame game = new RandomGame(random, Set.of());
    for (int events = 40 + random.below(120); events > 0 && !position.isOver(); events--) {
      game.step(position);
    }
    return position.world;
  }

  private static Table laidAnew(Table table) {
    Table anew = new Table(table.tiles);
    for (int face = 0; face < Tiles.FACES; face++) {
      if (Bits.has(table.placed(), face)) {
        anew.place(face, table.cellOf(face), table.turnOf(face));
      }
    }
    for (int ship = 0; ship < table.ships.count(); ship++) {
      anew.placeShip(table.ships.cell(ship), table.ships.owner(ship));
    }
    for (int i = 0; i < table.tokens.count(); i++) {
      anew.playToken(table.tokens.playedBy(i), table.tokens.played(i));
    }
    return anew;
  }

  private static Set<String> islands(Table table) {
    Set<String> islands = new TreeSet<>();
    for (int island = 0; island < table.islands.count(); island++) {
      islands.add(
          table.islands.faces(island)
              + (" " + table.islands.locations(island))
              + (" " + table.islands.symbols(island))
              + (" " + table.openCells(island)));
    }
    return islands;
  }

  /** Where every tile and a ship fit, and what can be covered by tokens. */
  private static List<Object> fitting(Table table) {
    List<Object> fitting = new ArrayList<>();
    for (int cell = 0; cell < Grid.CELLS; cell++) {
      for (int face = 0; face < Tiles.LANDSCAPES; face++) {
        fitting.add(table.frontier.fittingTurns(face, cell));
      }
      fitting.add(table.frontier.shipFits(cell));
    }
    for (int resource = 0; resource < Symbols.RESOURCES; resource++) {
      CellSet spots = new CellSet();
      table.tokens.findOther(resource, spots);
      fitting.add(spots);
    }
    fitting.add(table.tokens.open());
    return fitting;
  }

  @Tag("random")
  @Test
  void whatHasLeftLeavesNoTrace() {
    RandomSource random = new RandomSource(11);
    Ints moves = new Ints();
    int eruptions = 0;
    int sailings = 0;
    for (int i = 0; i < 300; i++) {
      World world = anyWorld(random);
      Table table = world.table;
      Listing listing = new Listing(world);
      for (int departures = 0; departures < 5; departures++) {
        moves.clear();
        listing.addSailings(0, moves);
        if (random.below(2) == 0) {
          moves.clear();
          listing.addEruptions(moves);
        }
        if (moves.isEmpty()) {
          continue;
        }
        int move = moves.get(random.below(moves.size()));
        if (Moves.kind(move) == Moves.SAIL) {
          table.sail(Moves.cell(move), Moves.target(move));
          sailings++;
        } else {
          table.erupt(Moves.cell(move));
          eruptions++;
        }
        Table anew = laidAnew(table);
        assertThat(islands(table)).isEqualTo(islands(anew));
        assertThat(fitting(table)).isEqualTo(fitting(anew));
        hasNamesOfItsOwn(table.islands);
      }
    }
    assertThat(eruptions).isGreaterThan(300);
    assertThat(sailings).isGreaterThan(100);
  }

  private static void hasNamesOfItsOwn(Archipelago islands) {
    Set<Integer> names = new TreeSet<>();
    for (int island = 0; island < islands.count(); island++) {
      assertThat(names.add(islands.name(island))).isTrue();
    }
  }

  @Tag("random")
  @Test
  void aTileMayLeaveIfAllOthersHangTogether() { // R47
    RandomSource random = new RandomSource(12);
    int staying = 0;
    for (int i = 0; i < 100; i++) {
      Table table = anyWorld(random).table;
      for (int cell = 0; cell < Grid.CELLS; cell++) {
        if (table.isTile(cell)) {
          boolean mayLeave = table.departures.mayLeave(cell);
          assertThat(mayLeave).isEqualTo(hangsTogetherWithout(cell, table));
          staying += mayLeave ? 0 : 1;
        }
      }
    }
    assertThat(staying).isGreaterThan(100);
  }

  /** Reaches all tiles from any one of them, side by side. */
  private static boolean hangsTogetherWithout(int left, Table table) {
    Set<Integer> others = new TreeSet<>();
    for (int cell = 0; cell < Grid.CELLS; cell++) {
      if (table.isTile(cell) && cell != left) {
        others.add(cell);
      }
    }
    ArrayDeque<Integer> reached = new ArrayDeque<>();
    int first = others.iterator().next();
    others.remove(first);
    reached.add(first);
    while (!reached.isEmpty()) {
      int cell = reached.remove();
      for (int side = 0; side < 4; side++) {
        int beside = Grid.beside(cell, side);
        if (others.remove(beside)) {
          reached.add(beside);
        }
      }
    }
    return others.isEmpty();
  }
}
