package atoll.games.myisland;

import java.util.List;

/** The rule book: the Eternal Game, the 24 episodes and their chapters. */
final class MyIslandBook {
  static final MyIslandRules ETERNAL = new MyIslandRules(MyIslandData.ETERNAL);

  private static final List<MyIslandRules> EPISODES =
      MyIslandData.objects(MyIslandData.CAMPAIGN, "episodes").stream()
          .map(MyIslandRules::new)
          .toList();

  private static final List<Chapter> CHAPTERS =
      MyIslandData.objects(MyIslandData.CAMPAIGN, "chapters").stream().map(Chapter::read).toList();

  private MyIslandBook() {}

  /** The edition of these rules. */
  static int edition() {
    return MyIslandData.whole(MyIslandData.CAMPAIGN, "edition");
  }

  /** The line for a pass in every overview table. */
  static String passText() {
    return MyIslandData.text(MyIslandData.CAMPAIGN, "passText");
  }

  /** What an island is called that has no name. */
  static String nameless() {
    return MyIslandData.text(MyIslandData.CAMPAIGN, "nameless");
  }

  /** How many episodes the campaign has. */
  static int episodes() {
    return EPISODES.size();
  }

  static MyIslandRules episode(int number) {
    return EPISODES.get(number - 1);
  }

  static List<Chapter> chapters() {
    return CHAPTERS;
  }

  static Chapter chapter(int number) {
    return CHAPTERS.get(number - 1);
  }
}
