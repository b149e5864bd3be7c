package atoll.games.islant;

import atoll.engine.Counts;
import atoll.engine.Ints;
import atoll.engine.RandomSource;
import atoll.engine.Words;

/** A roll of the dice: its faces in ascending order. In the notation {@code roll 3 3 6}. */
final class Outcomes {
  private final Rules rules;

  Outcomes(Rules rules) {
    this.rules = rules;
  }

  /** Rolls the dice; where doubles do not count, until there is none. */
  void sample(RandomSource random, Ints outcome) {
    long dice;
    boolean isDouble;
    do {
      dice = Dice.NONE;
      isDouble = false;
      for (int i = 0; i < rules.dice; i++) {
        int face = 1 + random.below(Dice.WILD);
        isDouble |= Dice.has(dice, face);
        dice += Counts.one(face);
      }
    } while (isDouble && rules.rerollsDoubles);
    Counts.list(dice, 0, outcome);
  }

  String write(Ints outcome) {
    return Words.join("roll", outcome.all().mapToObj(String::valueOf));
  }

  void read(String text, Ints outcome) {
    Words words = new Words(text);
    words.expect("roll");
    String different = rules.rerollsDoubles ? " different" : "";
    String expected = rules.dice + different + " faces from 1 to 6 in ascending order";
    int least = 1;
    outcome.clear();
    for (int i = 0; i < rules.dice; i++) {
      int face = words.whole(expected, least, Dice.WILD);
      outcome.add(face);
      least = rules.rerollsDoubles ? face + 1 : face;
    }
    words.end();
  }
}
