package atoll.games.firstisland;

import atoll.engine.Ints;
import atoll.engine.RandomSource;
import atoll.engine.Words;

/**
 * Outcomes of chance: drawn, written and read. An outcome is the numbers of the dice in ascending
 * order, or the cards in the order drawn; what they are for, the course of play knows.
 */
final class FirstIslandOutcomes {
  private FirstIslandOutcomes() {}

  static void sample(FirstIslandCourse course, RandomSource random, Ints outcome) {
    outcome.clear();
    if (isOfDice(course)) {
      FirstIslandDice.roll(random, course.diceToRoll(), outcome);
      return;
    }
    FirstIslandDeck deck = course.deckToDraw();
    int card = random.bit(deck.tops());
    outcome.add(card);
    if (course.phase() == FirstIslandPhase.DRAW) {
      outcome.add(random.bit(deck.topsAfter(card)));
    }
  }

  static String write(FirstIslandCourse course, Ints outcome) {
    StringBuilder text = new StringBuilder(event(course));
    if (isForSeat(course)) {
      text.append(' ').append(course.turn());
    }
    for (int i = 0; i < outcome.size(); i++) {
      text.append(' ');
      if (isOfDice(course)) {
        text.append(outcome.get(i));
      } else {
        text.append(FirstIslandCards.id(outcome.get(i)));
      }
    }
    return text.toString();
  }

  static void read(FirstIslandCourse course, String text, Ints outcome) {
    outcome.clear();
    Words words = new Words(text);
    words.expect(event(course));
    if (isForSeat(course)) {
      words.expect(String.valueOf(course.turn()));
    }
    if (isOfDice(course)) {
      FirstIslandDice.read(words, course.diceToRoll(), outcome);
    } else {
      FirstIslandDeck deck = course.deckToDraw();
      int card = readCard(words, deck.tops());
      outcome.add(card);
      if (course.phase() == FirstIslandPhase.DRAW) {
        outcome.add(readCard(words, deck.topsAfter(card)));
      }
    }
    words.end();
  }

  private static int readCard(Words words, long possible) {
    int card = FirstIslandCards.number(words.next("a card"));
    if ((possible >> card & 1) == 0) {
      throw words.wrong("a card that may be on top, not " + FirstIslandCards.id(card));
    }
    return card;
  }

  private static boolean isOfDice(FirstIslandCourse course) {
    return course.phase() == FirstIslandPhase.ROLL || course.phase() == FirstIslandPhase.REROLL;
  }

  private static boolean isForSeat(FirstIslandCourse course) {
    return course.phase() == FirstIslandPhase.DEAL || course.phase() == FirstIslandPhase.DRAW;
  }

  /** The word for the chance event that is due. */
  private static String event(FirstIslandCourse course) {
    return switch (course.phase()) {
      case DEAL -> "deal";
      case TABLE -> "table";
      case DRAW -> "draw";
      case ROLL -> "roll";
      case REROLL -> "reroll";
      case WINDOW, KEEP, CHOICE, MARKS, OVER -> throw new IllegalStateException("no chance here");
    };
  }
}
