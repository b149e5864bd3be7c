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
  private final Course course;

  Outcomes(Course course) {
    this.course = course;
  }

  void sample(RandomSource random, Ints outcome) {
    outcome.clear();
    if (isOfDice()) {
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

  String write(Ints outcome) {
    IntFunction<String> name = isOfDice() ? String::valueOf : course.rules.cards().ids::of;
    return Words.join(opening(), outcome.all().mapToObj(name));
  }

  /** The first words: what is drawn or rolled, and for which seat. */
  private String opening() {
    boolean isForSeat = course.phase() == Phase.DEAL || course.phase() == Phase.DRAW;
    return course.phase().word + (isForSeat ? " " + course.drawer() : "");
  }

  void read(String text, Ints outcome) {
    outcome.clear();
    Words words = new Words(text);
    words.expect(opening());
    if (isOfDice()) {
      readDice(words, outcome);
    } else {
      Deck deck = course.deckToDraw();
      int card = readCard(words, deck.tops());
      outcome.add(card);
      if (course.phase() == Phase.DRAW) {
        outcome.add(readCard(words, deck.topsAfter(card)));
      }
    }
    words.end();
  }

  private void readDice(Words words, Ints outcome) {
    int count = course.diceToRoll();
    int least = 1;
    for (int i = 0; i < count; i++) {
      least = words.whole(count + " dice from 1 to 6 in ascending order", least, Tribes.COUNT);
      outcome.add(least);
    }
  }

  private int readCard(Words words, long possible) {
    Cards cards = course.rules.cards();
    int card = cards.ids.named(words.next("a card"));
    if (!Bits.has(possible, card)) {
      throw words.wrong("a card that may be on top, not " + cards.ids.of(card));
    }
    return card;
  }

  private boolean isOfDice() {
    return course.phase() == Phase.ROLL || course.phase() == Phase.REROLL;
  }
}
