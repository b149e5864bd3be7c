package atoll.games.myisland;

import atoll.engine.Bits;
import atoll.engine.Words;

/** How chance is spelt: {@code card 12} as a round begins, {@code goal barn} before the first. */
final class Outcomes {
  private Outcomes() {}

  static String write(Book book, Phase phase, int number) {
    return phase == Phase.GOALS ? "goal " + book.goals.get(number).name() : "card " + number;
  }

  /**
   * Reads the card or goal that is turned over.
   *
   * @param toCome those that may be, a bit each
   */
  static int read(Book book, Phase phase, String text, long toCome) {
    Words words = new Words(text);
    boolean isGoal = phase == Phase.GOALS;
    words.expect(isGoal ? "goal" : "card");
    int number =
        isGoal
            ? book.goal(words.next("a goal")).number()
            : words.whole("the number of a card", 1, book.tiles.count);
    if (!Bits.has(toCome, number)) {
      throw words.wrong(
          isGoal
              ? "a goal of this episode that does not lie open yet"
              : "a card that is still in the stack");
    }
    words.end();
    return number;
  }
}
