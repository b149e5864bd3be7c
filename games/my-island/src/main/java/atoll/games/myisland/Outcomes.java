package atoll.games.myisland;

import atoll.engine.Bits;
import atoll.engine.Ints;
import atoll.engine.RandomSource;
import atoll.engine.Words;

/**
 * What is turned over, drawn, written and read: {@code card 12} as a round begins, {@code goal
 * barn} before the first.
 */
final class Outcomes {
  private final Book book;
  private final Course course;

  Outcomes(Rules rules, Course course) {
    book = rules.book;
    this.course = course;
  }

  void sample(RandomSource random, Ints outcome) {
    outcome.clear();
    outcome.add(random.bit(course.toCome()));
  }

  String write(Ints outcome) {
    int number = outcome.get(0);
    boolean isGoal = course.phase() == Phase.GOALS;
    return isGoal ? "goal " + book.goals.get(number).name() : "card " + number;
  }

  void read(String text, Ints outcome) {
    Words words = new Words(text);
    boolean isGoal = course.phase() == Phase.GOALS;
    words.expect(isGoal ? "goal" : "card");
    int number =
        isGoal
            ? book.goalNamed(words.next("a goal")).number()
            : words.whole("the number of a card", 1, book.tiles.count);
    if (!Bits.has(course.toCome(), number)) {
      throw words.wrong(
          isGoal
              ? "a goal of this episode that does not lie open yet"
              : "a card that is still in the stack");
    }
    words.end();
    outcome.clear();
    outcome.add(number);
  }
}
