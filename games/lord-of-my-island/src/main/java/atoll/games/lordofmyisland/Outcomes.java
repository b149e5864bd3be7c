package atoll.games.lordofmyisland;

import atoll.engine.Ints;
import atoll.engine.RandomSource;
import atoll.engine.Refused;
import atoll.engine.Words;
import atoll.engine.grid.CellSet;
import java.util.function.IntFunction;

/**
 * What chance decides. An outcome is the tiles of a stack from the top, or the faces of the white
 * dice, or the face of the black one; which slot or seat it is for follows from the table.
 */
final class Outcomes {
  private final Table table;
  private final Course course;
  private final Rules rules;
  private final int[] pool; // room for drawing a stack

  Outcomes(Table table, Course course) {
    this.table = table;
    this.course = course;
    rules = table.rules;
    pool = new int[rules.tiles().count()];
  }

  void sample(RandomSource random, Ints outcome) {
    outcome.clear();
    switch (course.phase()) {
      case DEALING -> sampleStack(random, outcome);
      case WHITE, BLACK -> {
        for (int i = 0; i < dice(); i++) {
          outcome.add(rules.dice().roll(random));
        }
      }
      default -> throw new IllegalStateException("chance does not decide now");
    }
  }

  /** How many dice are to be rolled. */
  private int dice() {
    return course.phase() == Phase.BLACK ? 1 : table.commerce.whiteDice();
  }

  private void sampleStack(RandomSource random, Ints outcome) {
    CellSet undealt = table.undealt;
    int count = 0;
    for (int tile = undealt.first(); tile >= 0; tile = undealt.after(tile)) {
      pool[count++] = tile;
    }
    for (int i = rules.board().stackHeights[course.slot()]; i > 0; i--) {
      int pick = random.below(count);
      outcome.add(pool[pick]);
      pool[pick] = pool[--count];
    }
  }

  String write(Ints outcome) {
    boolean isStack = course.phase() == Phase.DEALING;
    IntFunction<String> name = isStack ? rules.tiles().ids::of : rules.dice()::name;
    return Words.join(beginning(), outcome.all().mapToObj(name));
  }

  private String beginning() {
    return switch (course.phase()) {
      case DEALING -> "stack " + (course.slot() + 1);
      case WHITE -> "white";
      case BLACK -> "black " + course.actor();
      default -> throw new Refused("nothing is left to chance now");
    };
  }

  void read(String text, Ints outcome) {
    Words words = new Words(text);
    outcome.clear();
    words.expect(beginning());
    if (course.phase() == Phase.DEALING) {
      readStack(words, outcome);
    } else {
      for (int i = 0; i < dice(); i++) {
        outcome.add(rules.dice().read(words));
      }
    }
    words.end();
  }

  private void readStack(Words words, Ints outcome) {
    for (int i = rules.board().stackHeights[course.slot()]; i > 0; i--) {
      int tile = Moves.readTile(rules, words);
      if (!table.undealt.has(tile) || outcome.contains(tile)) {
        throw new Refused(rules.tiles().ids.of(tile) + " is in a stack already");
      }
      outcome.add(tile);
    }
  }
}
