package atoll.games.firstisland;

import atoll.engine.Ints;
import atoll.engine.RandomSource;
import atoll.engine.Words;
import atoll.games.firstisland.FirstIslandPosition.Phase;

/**
 * Outcomes of chance: drawn, written and read. An outcome is the numbers of the dice in ascending
 * order, or the cards in the order drawn; what they are for, the position knows.
 */
final class FirstIslandOutcomes {
  private FirstIslandOutcomes() {}

  static void sample(FirstIslandPosition position, RandomSource random, Ints outcome) {
    outcome.clear();
    if (isOfDice(position)) {
      FirstIslandDice.roll(random, position.diceToRoll(), outcome);
      return;
    }
    FirstIslandDeck deck = position.deckToDraw();
    int card = random.bit(deck.tops());
    outcome.add(card);
    if (position.phase() == Phase.DRAW) {
      outcome.add(random.bit(deck.topsAfter(card)));
    }
  }

  static String write(FirstIslandPosition position, Ints outcome) {
    StringBuilder text = new StringBuilder(event(position));
    if (isForSeat(position)) {
      text.append(' ').append(position.turn());
    }
    for (int i = 0; i < outcome.size(); i++) {
      text.append(' ');
      if (isOfDice(position)) {
        text.append(outcome.get(i));
      } else {
        text.append(FirstIslandCards.id(outcome.get(i)));
      }
    }
    return text.toString();
  }

  static void read(FirstIslandPosition position, String text, Ints outcome) {
    outcome.clear();
    Words words = new Words(text);
    words.expect(event(position));
    if (isForSeat(position)) {
      words.expect(String.valueOf(position.turn()));
    }
    if (isOfDice(position)) {
      FirstIslandDice.read(words, position.diceToRoll(), outcome);
    } else {
      FirstIslandDeck deck = position.deckToDraw();
      int card = readCard(words, deck.tops());
      outcome.add(card);
      if (position.phase() == Phase.DRAW) {
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

  private static boolean isOfDice(FirstIslandPosition position) {
    return position.phase() == Phase.ROLL || position.phase() == Phase.REROLL;
  }

  private static boolean isForSeat(FirstIslandPosition position) {
    return position.phase() == Phase.DEAL || position.phase() == Phase.DRAW;
  }

  /** The word for the chance event that is due. */
  private static String event(FirstIslandPosition position) {
    return switch (position.phase()) {
      case DEAL -> "deal";
      case TABLE -> "table";
      case DRAW -> "draw";
      case ROLL -> "roll";
      case REROLL -> "reroll";
      case WINDOW, KEEP, CHOICE, MARKS, OVER -> throw new IllegalStateException("no chance here");
    };
  }
}
