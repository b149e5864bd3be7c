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
  private Outcomes() {}

  /** Draws an outcome; {@code pool} is room for all tiles. */
  static void sample(Table table, Course course, RandomSource random, Ints outcome, int[] pool) {
    outcome.clear();
    switch (course.phase()) {
      case DEALING -> {
        CellSet undealt = table.undealt;
        int count = 0;
        for (int tile = undealt.first(); tile >= 0; tile = undealt.after(tile)) {
          pool[count++] = tile;
        }
        for (int i = table.rules.board().stackHeight(course.slot()); i > 0; i--) {
          int pick = random.below(count);
          outcome.add(pool[pick]);
          pool[pick] = pool[--count];
        }
      }
      case WHITE -> {
        for (int i = 0; i < table.commerce.whiteDice(); i++) {
          outcome.add(Dice.roll(random));
        }
      }
      case BLACK -> outcome.add(Dice.roll(random));
      default -> throw notChance();
    }
  }

  static String write(Course course, Ints outcome) {
    StringBuilder text = new StringBuilder();
    switch (course.phase()) {
      case DEALING -> {
        text.append("stack ").append(course.slot() + 1);
        for (int i = 0; i < outcome.size(); i++) {
          text.append(' ').append(Tiles.id(outcome.get(i)));
        }
      }
      case WHITE -> {
        text.append("white");
        for (int i = 0; i < outcome.size(); i++) {
          text.append(' ').append(Dice.name(outcome.get(i)));
        }
      }
      case BLACK ->
          text.append("black ")
              .append(course.actor())
              .append(' ')
              .append(Dice.name(outcome.get(0)));
      default -> throw notChance();
    }
    return text.toString();
  }

  static void read(Table table, Course course, String text, Ints outcome) {
    Words words = new Words(text);
    outcome.clear();
    switch (course.phase()) {
      case DEALING -> {
        words.expect("stack");
        int slot = course.slot() + 1;
        words.whole("slot " + slot, slot, slot);
        for (int i = table.rules.board().stackHeight(course.slot()); i > 0; i--) {
          int tile = Moves.tile(table.rules, words);
          if (!table.undealt.has(tile) || outcome.contains(tile)) {
            throw new Refused(Tiles.id(tile) + " is in a stack already");
          }
          outcome.add(tile);
        }
      }
      case WHITE -> {
        words.expect("white");
        for (int i = 0; i < table.commerce.whiteDice(); i++) {
          outcome.add(Dice.read(words));
        }
      }
      case BLACK -> {
        words.expect("black");
        words.whole("seat " + course.actor(), course.actor(), course.actor());
        outcome.add(Dice.read(words));
      }
      default -> throw new Refused("nothing is left to chance now");
    }
    words.end();
  }

  private static IllegalStateException notChance() {
    return new IllegalStateException("chance does not decide now");
  }
}
