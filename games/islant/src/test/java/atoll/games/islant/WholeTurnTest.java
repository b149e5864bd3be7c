package atoll.games.islant;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.RandomSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A turn is drawn whole or not at all. On sheets that are nearly full the legal moves are compared
 * with those that are found by trying out every way to draw the rest of the turn, one tile after
 * the other, by the rules of each tile alone.
 */
final class WholeTurnTest {
  private static final String[] JOBS = {
    "land", "land wave", "red blue", "land ship wave", "red blue ship wave"
  };
  private static final int[] DICE = {2, 2, 2, 3, 5};
  private static final int[] SIZES = {7, 9, 7, 9, 11};
  private static final String[][] NUMBERS = {
    {"5", "34", "12", "", "12", "34", "5"},
    {},
    {},
    {},
    {"5", "4", "3", "2", "1", "", "1", "2", "3", "4", "5"}
  };

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  void aTileMayBeDrawnIfTheRestOfTheTurnCanBe(int level) { // R3, R4, R6
    RandomSource random = new RandomSource(level);
    int ended = 0;
    int forbidden = 0;
    int sheets = level == 5 ? 15 : 30; // with five dice there is much to try out
    for (int i = 0; i < sheets; i++) {
      Scene sheet = nearlyFull(level, random);
      Trial trial = new Trial(level, sheet);
      List<Integer> dice = roll(level, random);
      sheet.roll(dice.stream().map(String::valueOf).collect(Collectors.joining(" ")));
      List<String> jobs = new ArrayList<>(List.of(JOBS[level - 1].split(" ")));
      int column = -1;
      if (!trial.canFinish(jobs, dice, column)) {
        assertThat(sheet.position.isOver()).as("forced to end").isTrue(); // R4
        ended++;
        continue;
      }
      while (!jobs.isEmpty()) {
        Set<String> right = new TreeSet<>();
        for (String move : trial.moves(jobs, dice, column)) {
          if (trial.canPlay(move, jobs, dice, column)) {
            right.add(move);
          } else {
            forbidden++;
          }
        }
        assertThat(moves(sheet)).as("%s\n%s", sheet.position, dice).isEqualTo(right);
        String move = List.copyOf(right).get(random.below(right.size()));
        sheet.play(sheet.legal(move).getFirst());
        column = trial.draw(move, jobs, dice, column);
      }
    }
    assertThat(ended).as("sheets that had to end").isBetween(1, sheets - 5);
    assertThat(forbidden)
        .as("tiles that would have spoilt the turn")
        .isGreaterThanOrEqualTo(level == 3 ? 0 : 20);
  }

  @Test
  void aTileMayNotTakeTheLastCellOfAnother() { // R3
    Scene sheet = Scene.level(2);
    for (int cell = 0; cell < 81; cell++) {
      String name = sheet.position.rules.grid.name(cell);
      if (!List.of("e5", "a1", "a9", "i1", "i9", "a2", "f5").contains(name)) {
        sheet.draw("full " + name);
      }
    }
    sheet.roll("2 3");
    assertThat(sheet.cells("land 2")).as("a2 is the only cell for the wave").containsExactly("f5");
    assertThat(sheet.cells("wave 3")).containsExactly("a2");
  }

  /** The listed tiles without their turns, and without {@code end}. */
  private static Set<String> moves(Scene sheet) {
    Set<String> moves = new TreeSet<>();
    for (String move : sheet.legal()) {
      if (!move.equals("end")) {
        moves.add(move.replaceAll(" r[0-3]$", ""));
      }
    }
    return moves;
  }

  private static List<Integer> roll(int level, RandomSource random) {
    List<Integer> dice = new ArrayList<>();
    while (dice.size() < DICE[level - 1]) {
      int face = 1 + random.below(6);
      if (level > 3 || !dice.contains(face)) {
        dice.add(face);
      }
    }
    dice.sort(null);
    return dice;
  }

  private static Scene nearlyFull(int level, RandomSource random) {
    Scene sheet = Scene.level(level);
    int size = SIZES[level - 1];
    Set<Integer> free = new TreeSet<>();
    int middle = size / 2 * size + size / 2;
    int few = JOBS[level - 1].split(" ").length - 1 + random.below(4);
    free.add(random.below(size * size));
    while (free.size() < few) { // some of them close together, so that they depend on each other
      int cell = random.below(size * size);
      free.add(cell);
      free.add((cell + random.below(2) * size) % (size * size));
    }
    boolean hasShips = JOBS[level - 1].contains("ship");
    boolean hasWaves = JOBS[level - 1].contains("wave");
    for (int cell = 0; cell < size * size; cell++) {
      boolean isCorner = cell % size % (size - 1) == 0 && cell / size % (size - 1) == 0;
      if (free.contains(cell) || cell == middle || (hasWaves && isCorner)) {
        continue;
      }
      String name = name(cell, size);
      int kind = random.below(4);
      if (hasWaves && kind >= 2) {
        sheet.draw("wave " + (3 + random.below(4)) + " " + name);
      } else if (hasShips && kind == 1) {
        sheet.draw("ship " + (1 + random.below(5)) + " " + name);
      } else {
        sheet.draw("full " + name);
      }
    }
    return sheet;
  }

  private static String name(int cell, int size) {
    return Character.toString('a' + cell / size) + (1 + cell % size);
  }

  /** A sheet on which every way to draw the rest of a turn is tried out. */
  private static final class Trial {
    private static final int LAND = -1;
    private static final int UNFINISHED_SHIP = -2;
    private static final int FINISHED_SHIP = -3;

    private final int level;
    private final int size;
    private final int[] cells; // 0 is empty; a wave is its value
    private final List<Integer> free = new ArrayList<>();
    private final Set<String> hopeless = new HashSet<>(); // what has been tried out in vain

    Trial(int level, Scene sheet) {
      this.level = level;
      size = SIZES[level - 1];
      cells = new int[size * size];
      List<String> unfinished = sheet.unfinishedShips();
      for (int cell = 0; cell < cells.length; cell++) {
        byte tile = sheet.position.sheet(0).tiles[cell];
        if (Tile.isLand(tile)) {
          cells[cell] = LAND;
        } else if (Tile.isWave(tile)) {
          cells[cell] = Tile.value(tile);
        } else if (Tile.isShip(tile)) {
          cells[cell] = unfinished.contains(name(cell, size)) ? UNFINISHED_SHIP : FINISHED_SHIP;
        } else {
          free.add(cell);
        }
      }
    }

    private boolean hasColumns() {
      return level == 1 || level == 5;
    }

    /** Everything that could be drawn now if nothing had to follow. */
    List<String> moves(List<String> jobs, List<Integer> dice, int column) {
      List<String> moves = new ArrayList<>();
      for (String job : jobs) {
        for (int die : new TreeSet<>(dice)) {
          for (int value = die == 6 ? 1 : die; value <= Math.min(die, 5); value++) {
            for (int cell : free) {
              if (cells[cell] == 0 && allows(job, value, cell, column)) {
                moves.add(job + " " + (die == 6 ? "6=" : "") + value + " " + name(cell, size));
              }
            }
          }
        }
      }
      return moves;
    }

    private boolean allows(String job, int value, int cell, int column) {
      int[] beside = beside(cell);
      return switch (job) {
        case "ship" -> has(beside, LAND) || has(beside, UNFINISHED_SHIP);
        case "wave" ->
            Arrays.stream(beside).anyMatch(tile -> tile > 0)
                && Arrays.stream(beside).allMatch(tile -> tile <= 0 || tile > value);
        default ->
            (level == 1 || has(beside, LAND))
                && (column < 0 || cell % size == column || cell % size == size / 2);
      };
    }

    private static boolean has(int[] beside, int tile) {
      return Arrays.stream(beside).anyMatch(other -> other == tile);
    }

    private int[] beside(int cell) {
      int row = cell / size;
      int column = cell % size;
      return new int[] {
        row > 0 ? cells[cell - size] : 0,
        row < size - 1 ? cells[cell + size] : 0,
        column > 0 ? cells[cell - 1] : 0,
        column < size - 1 ? cells[cell + 1] : 0
      };
    }

    /** Whether the die left over may name the column that is settled. */
    private boolean mayName(List<Integer> left, int column) {
      return !hasColumns()
          || column < 0
          || left.contains(6)
          || NUMBERS[level - 1][column].contains(String.valueOf(left.getFirst()));
    }

    boolean canFinish(List<String> jobs, List<Integer> dice, int column) {
      if (jobs.isEmpty()) {
        return mayName(dice, column);
      }
      String here = free.stream().map(cell -> cells[cell]).toList() + " " + jobs + dice + column;
      if (hopeless.contains(here)) {
        return false;
      }
      for (String move : moves(jobs, dice, column)) {
        if (canPlay(move, jobs, dice, column)) {
          return true;
        }
      }
      hopeless.add(here);
      return false;
    }

    boolean canPlay(String move, List<String> jobs, List<Integer> dice, int column) {
      List<String> jobsLeft = new ArrayList<>(jobs);
      List<Integer> diceLeft = new ArrayList<>(dice);
      int settled = draw(move, jobsLeft, diceLeft, column);
      boolean can = canFinish(jobsLeft, diceLeft, settled);
      cells[cell(move)] = 0;
      return can;
    }

    private int cell(String move) {
      String name = move.split(" ")[2];
      return (name.charAt(0) - 'a') * size + Integer.parseInt(name.substring(1)) - 1;
    }

    /** Draws a tile and takes its job and its die away; returns the column settled then. */
    int draw(String move, List<String> jobs, List<Integer> dice, int column) {
      String[] words = move.split(" ");
      jobs.remove(words[0]);
      dice.remove(/* index */ dice.indexOf(words[1].charAt(0) - '0'));
      int cell = cell(move);
      cells[cell] =
          switch (words[0]) {
            case "ship" -> UNFINISHED_SHIP;
            case "wave" -> words[1].charAt(words[1].length() - 1) - '0';
            default -> LAND;
          };
      boolean isLand = cells[cell] == LAND;
      return hasColumns() && isLand && cell % size != size / 2 ? cell % size : column;
    }
  }
}
