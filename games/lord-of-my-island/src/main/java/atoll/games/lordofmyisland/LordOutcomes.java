package atoll.games.lordofmyisland;

import atoll.engine.Ints;
import atoll.engine.RandomSource;
import atoll.engine.Refused;
import atoll.engine.Words;

/**
 * What chance decides. An outcome is the tiles of a stack from the top, or the faces of the white
 * dice, or the face of the black one; which slot or seat it is for follows from the table.
 */
final class LordOutcomes {
  private LordOutcomes() {}

  /** Draws an outcome; {@code pool} is room for all tiles. */
  static void sample(
      LordTable table, LordCourse course, RandomSource random, Ints outcome, int[] pool) {
    outcome.clear();
    switch (course.phase()) {
      case DEALING -> {
        SmallSet undealt = table.undealt;
        int count = 0;
        for (int tile = undealt.next(0); tile >= 0; tile = undealt.next(tile + 1)) {
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
          outcome.add(LordDice.roll(random));
        }
      }
      case BLACK -> outcome.add(LordDice.roll(random));
      default -> throw notChance();
    }
  }

  static String write(LordCourse course, Ints outcome) {
    StringBuilder text = new StringBuilder();
    switch (course.phase()) {
      case DEALING -> {
        text.append("stack ").append(course.slot() + 1);
        for (int i = 0; i < outcome.size(); i++) {
          text.append(' ').append(LordTiles.id(outcome.get(i)));
        }
      }
      case WHITE -> {
        text.append("white");
        for (int i = 0; i < outcome.size(); i++) {
          text.append(' ').append(LordDice.name(outcome.get(i)));
        }
      }
      case BLACK ->
          text.append("black ")
              .append(course.actor())
              .append(' ')
              .append(LordDice.name(outcome.get(0)));
      default -> throw notChance();
    }
    return text.toString();
  }

  static void read(LordTable table, LordCourse course, String text, Ints outcome) {
    Words words = new Words(text);
    outcome.clear();
    switch (course.phase()) {
      case DEALING -> {
        words.expect("stack");
        int slot = course.slot() + 1;
        words.whole("slot " + slot, slot, slot);
        for (int i = table.rules.board().stackHeight(course.slot()); i > 0; i--) {
          int tile = LordMoves.tile(table.rules, words);
          if (!table.undealt.has(tile) || outcome.contains(tile)) {
            throw new Refused(LordTiles.id(tile) + " is in a stack already");
          }
          outcome.add(tile);
        }
      }
      case WHITE -> {
        words.expect("white");
        for (int i = 0; i < table.commerce.whiteDice(); i++) {
          outcome.add(LordDice.read(words));
        }
      }
      case BLACK -> {
        words.expect("black");
        words.whole("seat " + course.actor(), course.actor(), course.actor());
        outcome.add(LordDice.read(words));
      }
      default -> throw new Refused("nothing is left to chance now");
    }
    words.end();
  }

  private static IllegalStateException notChance() {
    return new IllegalStateException("chance does not decide now");
  }
}
