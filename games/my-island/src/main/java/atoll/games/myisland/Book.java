package atoll.games.myisland;

import java.util.List;

/** The rule book: the Eternal Game, the 24 episodes and their chapters. */
final class Book {
  static final Rules ETERNAL = new Rules(Fields.ETERNAL);

  private static final List<Rules> EPISODES =
      Fields.objects(Fields.CAMPAIGN, "episodes").stream().map(Rules::new).toList();

  private static final List<Chapter> CHAPTERS =
      Fields.objects(Fields.CAMPAIGN, "chapters").stream().map(Chapter::read).toList();

  private Book() {}

  /** The edition of these rules. */
  static int edition() {
    return Fields.whole(Fields.CAMPAIGN, "edition");
  }

  /** The line for a pass in every overview table. */
  static String passText() {
    return Fields.text(Fields.CAMPAIGN, "passText");
  }

  /** What an island is called that has no name. */
  static String nameless() {
    return Fields.text(Fields.CAMPAIGN, "nameless");
  }

  /** How many episodes the campaign has. */
  static int episodes() {
    return EPISODES.size();
  }

  static Rules episode(int number) {
    return EPISODES.get(number - 1);
  }

  static List<Chapter> chapters() {
    return CHAPTERS;
  }

  static Chapter chapter(int number) {
    return CHAPTERS.get(number - 1);
  }
}
