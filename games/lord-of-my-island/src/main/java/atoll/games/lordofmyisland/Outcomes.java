package atoll.games.lordofmyisland;

import atoll.engine.Ints;
import atoll.engine.RandomSource;
import atoll.engine.Refused;
import atoll.engine.Words;
import atoll.engine.grid.CellSet;

/**
 * What chance decides. An outcome is the tiles of a stack from the top, or the faces of the white
 * dice, or the face of the black one; which slot or seat it is for follows from the table.
 */
final class Outcomes {
  private final Table table;
  private final Course course;
  private final Rules rules;

  /** Room for drawing a stack. */
  private final int[] pool;

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
      case WHITE -> {
        for (int i = 0; i < table.commerce.whiteDice(); i++) {
          outcome.add(rules.dice().roll(random));
        }
      }
      case BLACK -> outcome.add(rules.dice().roll(random));
      default -> throw notChance();
    }
  }

  private void sampleStack(RandomSource random, Ints outcome) {
    CellSet undealt = table.undealt;
    int count = 0;
    for (int tile = undealt.first(); tile >= 0; tile = undealt.after(tile)) {
      pool[count++] = tile;
    }
    for (int i = rules.board().stackHeight(course.slot()); i > 0; i--) {
      int pick = random.below(count);
      outcome.add(pool[pick]);
      pool[pick] = pool[--count];
    }
  }

  String write(Ints outcome) {
    StringBuilder text = new StringBuilder();
    switch (course.phase()) {
      case DEALING -> {
        text.append("stack ").append(course.slot() + 1);
        for (int i = 0; i < outcome.size(); i++) {
          text.append(' ').append(rules.tiles().id(outcome.get(i)));
        }
      }
      case WHITE -> writeFaces(text.append("white"), outcome);
      case BLACK -> writeFaces(text.append("black ").append(course.actor()), outcome);
      default -> throw notChance();
    }
    return text.toString();
  }

  private void writeFaces(StringBuilder text, Ints faces) {
    for (int i = 0; i < faces.size(); i++) {
      text.append(' ').append(rules.dice().name(faces.get(i)));
    }
  }

  void read(String text, Ints outcome) {
    Words words = new Words(text);
    outcome.clear();
    switch (course.phase()) {
      case DEALING -> readStack(words, outcome);
      case WHITE -> {
        words.expect("white");
        for (int i = 0; i < table.commerce.whiteDice(); i++) {
          outcome.add(rules.dice().read(words));
        }
      }
      case BLACK -> {
        words.expect("black");
        words.whole("seat " + course.actor(), course.actor(), course.actor());
        outcome.add(rules.dice().read(words));
      }
      default -> throw new Refused("nothing is left to chance now");
    }
    words.end();
  }

  private void readStack(Words words, Ints outcome) {
    words.expect("stack");
    int slot = course.slot() + 1;
    words.whole("slot " + slot, slot, slot);
    for (int i = rules.board().stackHeight(course.slot()); i > 0; i--) {
      int tile = Moves.tile(rules, words);
      if (!table.undealt.has(tile) || outcome.contains(tile)) {
        throw new Refused(rules.tiles().id(tile) + " is in a stack already");
      }
      outcome.add(tile);
    }
  }

  private static IllegalStateException notChance() {
    return new IllegalStateException("chance does not decide now");
  }
}
