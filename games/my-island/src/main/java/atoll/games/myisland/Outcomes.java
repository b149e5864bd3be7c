package atoll.games.myisland;

import atoll.engine.Words;

/** How chance is spelt: {@code card 12} as a round begins, {@code goal barn} before the first. */
final class Outcomes {
  private Outcomes() {}

  static String writeCard(int card) {
    return "card " + card;
  }

  /** Reads the number of a card that may still come. */
  static int readCard(String text, long stack) {
    Words words = new Words(text);
    words.expect("card");
    int card = words.whole("the number of a card", 1, Tiles.COUNT);
    if ((stack >> card & 1) == 0) {
      throw words.wrong("a card that is still in the stack");
    }
    words.end();
    return card;
  }

  static String writeGoal(int goal) {
    return "goal " + Goal.ALL.get(goal).name();
  }

  /** Reads the name of a goal that may still be turned over. */
  static int readGoal(String text, long goals) {
    Words words = new Words(text);
    words.expect("goal");
    int goal = Goal.named(words.next("a goal")).number();
    if ((goals >> goal & 1) == 0) {
      throw words.wrong("a goal of this episode that does not lie open yet");
    }
    words.end();
    return goal;
  }
}
