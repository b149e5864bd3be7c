package atoll.games.lordofmyisland;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Bits;
import atoll.engine.RandomSource;
import atoll.engine.Setup;
import atoll.engine.grid.Squares;
import atoll.engine.laws.RandomGame;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the island keeps as it grows is what the rules say, read from the board word by word. */
final class IslandTest {
  @Tag("random")
  @ParameterizedTest
  @CsvSource({"2,true", "2,false", "4,true", "4,false", "5,true", "6,true", "6,false"})
  void whatIsKeptIsWhatTheRulesSay(int seats, boolean water) {
    Setup setup = Setup.of(new LordGame(), seats, Map.of("water", water, "auction", true));
    RandomGame player = new RandomGame(new RandomSource(seats), Set.of());
    for (int game = 0; game < 2; game++) {
      LordPosition position = (LordPosition) setup.start();
      while (!position.isOver()) {
        player.step(position);
        if (position.course.phase() == Phase.TURN) {
          checkFitting(position.table);
          checkTerritories(position.table);
        }
      }
    }
  }

  private static void checkFitting(Table table) {
    Squares squares = table.rules.board().squares;
    Map<Integer, Boolean> points = fixedPoints(table);
    for (int square = 0; square < squares.cells(); square++) {
      if (table.island.piece(square) != Pieces.EMPTY) {
        assertThat(table.island.fits(square)).isZero();
        assertThat(table.island.beside.has(square)).isFalse();
        continue;
      }
      boolean isBeside = false;
      for (int side = 0; side < 4; side++) {
        int neighbour = squares.beside(square, side);
        isBeside |= neighbour != Squares.NONE && table.island.piece(neighbour) != Pieces.EMPTY;
      }
      assertThat(table.island.beside.has(square)).isEqualTo(isBeside);
      boolean isLake = isBeside && isAllWater(squares, square, points);
      assertThat(table.island.isLake(square)).isEqualTo(isLake);
      int shapes = 0;
      for (String one : List.of("q01", "h01", "t01", "f01", "s01")) {
        int tile = table.rules.tiles().ids.named(one);
        for (int turn = 0; turn < 4; turn++) {
          int land = table.rules.pieces().land[Pieces.of(tile, turn)];
          int shape = 4 * table.rules.tiles().kind[tile] + turn;
          shapes |= fits(table, square, land, points) ? 1 << shape : 0;
        }
      }
      assertThat(table.island.fits(square)).isEqualTo(shapes);
    }
  }

  /** Every fixed point, and whether it is land. */
  private static Map<Integer, Boolean> fixedPoints(Table table) {
    Squares squares = table.rules.board().squares;
    Map<Integer, Boolean> points = new HashMap<>();
    for (int row = 0; row <= squares.rows(); row++) {
      for (int column = 0; column <= squares.columns(); column++) {
        boolean isFrame =
            row == 0 || column == 0 || row == squares.rows() || column == squares.columns();
        if (isFrame) {
          points.put(row * 100 + column, false);
        }
      }
    }
    for (int square = 0; square < squares.cells(); square++) {
      if (Pieces.isTile(table.island.piece(square))) {
        for (int corner = 0; corner < 4; corner++) {
          boolean isLand = Bits.has(table.rules.pieces().land[table.island.piece(square)], corner);
          points.put(point(squares, square, corner), isLand);
        }
      }
    }
    return points;
  }

  private static int point(Squares squares, int square, int corner) {
    int row = squares.row(square) + (corner >= Squares.SE ? 1 : 0);
    int column = squares.column(square) + (corner == Squares.NE || corner == Squares.SE ? 1 : 0);
    return row * 100 + column;
  }

  private static boolean isAllWater(Squares squares, int square, Map<Integer, Boolean> points) {
    boolean isAllWater = true;
    for (int corner = 0; corner < 4; corner++) {
      isAllWater &= !points.getOrDefault(point(squares, square, corner), true);
    }
    return isAllWater;
  }

  private static boolean fits(Table table, int square, int land, Map<Integer, Boolean> points) {
    Squares squares = table.rules.board().squares;
    Map<Integer, Boolean> after = new HashMap<>(points);
    for (int corner = 0; corner < 4; corner++) {
      boolean isLand = Bits.has(land, corner);
      Boolean before = after.put(point(squares, square, corner), isLand);
      if (before != null && before != isLand) {
        return false;
      }
    }
    for (int way = 0; way < 8; way++) {
      int other = way < 4 ? squares.beside(square, way) : squares.diagonal(square, way - 4);
      boolean isEmpty = other != Squares.NONE && table.island.piece(other) == Pieces.EMPTY;
      boolean mustStayOpen = isEmpty && (table.rules.board().isEdge(other) || !table.rules.water());
      if (mustStayOpen && isAllWater(squares, other, after)) {
        return false;
      }
    }
    return true;
  }

  /** Walks every territory from each district and counts what it meets. */
  private static void checkTerritories(Table table) {
    Board board = table.rules.board();
    for (int square = 0; square < board.frame(); square++) {
      if (table.island.owner(square) >= 0) {
        for (int i = 0; i < table.rules.pieces().districts[table.island.piece(square)]; i++) {
          Set<Integer> districts = walk(table, Pieces.DISTRICTS * square + i);
          long tally = 0;
          Set<Integer> tiles = new HashSet<>();
          for (int district : districts) {
            int at = district / Pieces.DISTRICTS;
            tiles.add(at);
            tally +=
                table
                    .rules
                    .pieces()
                    .districtTally(table.island.piece(at), district % Pieces.DISTRICTS);
          }
          int territory = table.island.territories.of(square, i);
          int owner = table.island.owner(square);
          assertThat(table.island.territories.tally(territory)).isEqualTo(tally);
          assertThat(table.island.tilesIn(territory, owner)).isEqualTo(tiles.size());
        }
      }
    }
  }

  private static Set<Integer> walk(Table table, int start) {
    Island island = table.island;
    Board board = table.rules.board();
    Pieces pieces = table.rules.pieces();
    Set<Integer> reached = new HashSet<>(Set.of(start));
    Deque<Integer> open = new ArrayDeque<>(reached);
    while (!open.isEmpty()) {
      int at = open.pop();
      int square = at / Pieces.DISTRICTS;
      int district = at % Pieces.DISTRICTS;
      int piece = island.piece(square);
      for (int way = 0; way < 8; way++) {
        int neighbour = board.around(square, way);
        int beyond = island.piece(neighbour);
        if (island.owner(neighbour) != island.owner(square)) {
          continue;
        }
        int joined = 0;
        if (way < 4
            && island.meets(square, piece, way)
            && pieces.roadDistrict(piece, way) == district) {
          joined |= 1 << pieces.roadDistrict(beyond, Squares.opposite(way));
        }
        if (Bits.has(island.portWays(square, piece), way)
            && Bits.has(pieces.portDistricts[piece], district)) {
          joined |= pieces.portDistricts[beyond];
        }
        for (int other = 0; other < Pieces.DISTRICTS; other++) {
          int next = Pieces.DISTRICTS * neighbour + other;
          if (Bits.has(joined, other) && reached.add(next)) {
            open.push(next);
          }
        }
      }
    }
    return reached;
  }
}
