package atoll.games.islant;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Bits;
import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Setup;
import atoll.engine.grid.CellSet;
import atoll.engine.grid.Squares;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a survey keeps from one sheet to the next, against what a plain look at the sheet finds. */
final class SurveyTest {
  private static final int GAMES = 12;
  private static final int TRIED = 4;

  /** An island as {@link Prospects} asks about it. */
  private record Open(int first, boolean isBlocked, CellSet missing, int drawn, int full) {}

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  @Tag("random")
  void whatIsKeptIsWhatAPlainLookFinds(int level) {
    Setup setup = Setup.of(new IslantGame(), 2, Map.of("level", (long) level));
    RandomSource random = new RandomSource(level);
    Position start = setup.start();
    IslantPosition position = (IslantPosition) setup.start();
    IslantPosition trial = (IslantPosition) setup.start();
    Ints moves = new Ints();
    Ints outcome = new Ints();
    for (int game = 0; game < GAMES; game++) {
      position.copyFrom(start);
      while (!position.isOver()) {
        int seat = position.next();
        if (seat == Position.CHANCE) {
          position.sample(random, outcome);
          position.happen(outcome);
          continue;
        }
        position.legal(seat, moves);
        for (int i = 0; i < TRIED; i++) {
          trial.copyFrom(position);
          trial.play(seat, moves.get(random.below(moves.size())));
          check(trial, seat);
        }
        // Nobody stops while there is anything else to do, so that sheets fill.
        int move = moves.size() > 1 ? 1 + random.below(moves.size() - 1) : 0;
        position.play(seat, moves.get(move));
      }
      check(position, 0);
      check(position, 1);
    }
  }

  private static void check(IslantPosition position, int seat) {
    Sheet sheet = position.sheet(seat);
    Survey survey = position.scoring.survey(seat);
    assertThat(kept(survey.islands)).isEqualTo(found(sheet));
    assertThat(survey.waveLinesBegun()).isEqualTo(linesBegun(sheet));
    for (int total : new int[] {5, 12, 20}) {
      assertThat(survey.furthestShips(sheet, total)).isEqualTo(furthestShips(sheet, total));
    }
    int[] points = new int[position.breakdownKeys().size()];
    position.breakdown(seat, points);
    int sum = 0;
    for (int item : points) {
      sum += item;
    }
    assertThat(position.score(seat)).isEqualTo(sum);
  }

  private static List<Open> kept(Islands islands) {
    List<Open> kept = new ArrayList<>();
    for (int i = 0; i < islands.size(); i++) {
      Coast coast = islands.coast(i);
      if (coast != null) {
        kept.add(new Open(coast.first, coast.isBlocked, coast.missing, coast.drawn, coast.full));
      }
    }
    kept.sort(Comparator.comparingInt(Open::first));
    return kept;
  }

  private static List<Open> found(Sheet sheet) {
    List<Open> found = new ArrayList<>();
    SortedSet<Integer> land = new TreeSet<>();
    for (int cell = 0; cell < sheet.tiles.length; cell++) {
      for (int rest = Tile.mask(sheet.tiles[cell]); rest != 0; rest = Bits.rest(rest)) {
        land.add(4 * cell + Bits.first(rest));
      }
    }
    while (!land.isEmpty()) {
      found.add(island(sheet, land));
    }
    return found;
  }

  /** Takes the island of the first triangle out of the land. */
  private static Open island(Sheet sheet, SortedSet<Integer> land) {
    int first = land.first();
    boolean isBlocked = false;
    CellSet missing = new CellSet();
    int drawn = 0;
    int full = 0;
    List<Integer> reached = new ArrayList<>(List.of(first));
    land.remove(first);
    for (int i = 0; i < reached.size(); i++) {
      int triangle = reached.get(i);
      int cell = triangle >> 2;
      int side = triangle & 3;
      int mask = Tile.mask(sheet.tiles[cell]);
      full += mask == Land.FULL && side == Squares.N ? 1 : 0;
      for (int turn : new int[] {1, 3}) {
        int beside = 4 * cell + (side + turn & 3);
        drawn += Bits.has(mask, beside & 3) ? 0 : 1;
        if (land.remove(beside)) {
          reached.add(beside);
        }
      }
      int across = sheet.rules.grid.beside(cell, side);
      int facing = Squares.opposite(side);
      if (across == Squares.NONE) {
        isBlocked = true;
      } else if (sheet.tiles[across] == Tile.NONE) {
        missing.add(across);
      } else if (!Bits.has(Tile.mask(sheet.tiles[across]), facing)) {
        isBlocked = true;
      } else if (land.remove(4 * across + facing)) {
        reached.add(4 * across + facing);
      }
    }
    return new Open(first, isBlocked, missing, drawn, full);
  }

  private static double linesBegun(Sheet sheet) {
    Squares grid = sheet.rules.grid;
    double sum = 0;
    for (int line = 0; line < grid.rows(); line++) {
      double row = 0;
      double column = 0;
      for (int from = 0; from + 4 <= grid.columns(); from++) {
        row = Math.max(row, lineBegun(sheet, grid.at(line, from), 1));
        column = Math.max(column, lineBegun(sheet, grid.at(from, line), grid.columns()));
      }
      sum += row + column;
    }
    return sum;
  }

  /** What four cells promise: some waves, and in every gap room for the steps down and up again. */
  private static double lineBegun(Sheet sheet, int first, int step) {
    int[] values = new int[4];
    int missing = 0;
    for (int i = 0; i < 4; i++) {
      byte tile = sheet.tiles[first + i * step];
      if (tile != Tile.NONE && !Tile.isWave(tile)) {
        return 0;
      }
      values[i] = tile == Tile.NONE ? 0 : Tile.value(tile);
      missing += tile == Tile.NONE ? 1 : 0;
    }
    for (int from = 0; from < 4; from++) {
      if (values[from] != 0) {
        continue;
      }
      int to = from;
      while (to < 4 && values[to] == 0) {
        to++;
      }
      int gap = to - from;
      int before = from == 0 ? 0 : values[from - 1];
      int after = to == 4 ? 0 : values[to];
      boolean isBetween = before > 0 && after > 0;
      int lowest = isBetween ? Math.min(before, after) : Math.max(before, after);
      if (lowest <= (isBetween ? (gap + 1) / 2 : gap)) {
        return 0;
      }
      from = to;
    }
    double promise = 4 * 0.45;
    return switch (missing) {
      case 1 -> promise;
      case 2 -> 4 * (0.45 * 0.45);
      case 3 -> 4 * (0.45 * (0.45 * 0.45));
      default -> 0;
    };
  }

  private static int furthestShips(Sheet sheet, int total) {
    int furthest = 0;
    for (int ship = sheet.ships.first(); ship >= 0; ship = sheet.ships.after(ship)) {
      List<Integer> group = new ArrayList<>(List.of(ship));
      int sum = 0;
      for (int i = 0; i < group.size(); i++) {
        sum += Tile.value(sheet.tiles[group.get(i)]);
        for (int side = 0; side < 4; side++) {
          int beside = sheet.rules.grid.beside(group.get(i), side);
          if (beside != Squares.NONE && sheet.ships.has(beside) && !group.contains(beside)) {
            group.add(beside);
          }
        }
      }
      furthest = sum < total ? Math.max(furthest, sum) : furthest;
    }
    return furthest;
  }
}
