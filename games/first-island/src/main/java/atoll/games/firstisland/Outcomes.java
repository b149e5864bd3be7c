package atoll.games.firstisland;

import atoll.engine.Bits;
import atoll.engine.Counts;
import atoll.engine.Ints;
import atoll.engine.RandomSource;
import atoll.engine.Words;
import java.util.function.IntFunction;

/**
 * Outcomes of chance: drawn, written and read. An outcome is the numbers of the dice in ascending
 * order, or the cards in the order drawn; what they are for, the course of play knows.
 */
final class Outcomes {
  private Outcomes() {}

  static void sample(Course course, RandomSource random, Ints outcome) {
    outcome.clear();
    if (isOfDice(course)) {
      long dice = 0;
      for (int i = course.diceToRoll(); i > 0; i--) {
        dice += Counts.one(random.below(Tribes.COUNT));
      }
      Counts.list(dice, 1, outcome);
      return;
    }
    Deck deck = course.deckToDraw();
    int card = random.bit(deck.tops());
    outcome.add(card);
    if (course.phase() == Phase.DRAW) {
      outcome.add(random.bit(deck.topsAfter(card)));
    }
  }

  static String write(Rules rules, Course course, Ints outcome) {
    IntFunction<String> name = isOfDice(course) ? String::valueOf : rules.cards().ids::of;
    return Words.join(opening(course), outcome.all().mapToObj(name));
  }

  /** The first words: what is drawn or rolled, and for which seat. */
  private static String opening(Course course) {
    boolean isForSeat = course.phase() == Phase.DEAL || course.phase() == Phase.DRAW;
    return course.phase().word + (isForSeat ? " " + course.drawer() : "");
  }

  static void read(Rules rules, Course course, String text, Ints outcome) {
    outcome.clear();
    Words words = new Words(text);
    words.expect(opening(course));
    if (isOfDice(course)) {
      readDice(words, course.diceToRoll(), outcome);
    } else {
      Deck deck = course.deckToDraw();
      int card = readCard(rules.cards(), words, deck.tops());
      outcome.add(card);
      if (course.phase() == Phase.DRAW) {
        outcome.add(readCard(rules.cards(), words, deck.topsAfter(card)));
      }
    }
    words.end();
  }

  private static void readDice(Words words, int count, Ints outcome) {
    int least = 1;
    for (int i = 0; i < count; i++) {
      least = words.whole(count + " dice from 1 to 6 in ascending order", least, Tribes.COUNT);
      outcome.add(least);
    }
  }

  private static int readCard(Cards cards, Words words, long possible) {
    int card = cards.ids.named(words.next("a card"));
    if (!Bits.has(possible, card)) {
      throw words.wrong("a card that may be on top, not " + cards.ids.of(card));
    }
    return card;
  }

  private static boolean isOfDice(Course course) {
    return course.phase() == Phase.ROLL || course.phase() == Phase.REROLL;
  }
}
