package atoll.games.myisland;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The rule book: the Eternal Game, the 24 episodes and their chapters. */
final class MyIslandBook {
  static final MyIslandRules ETERNAL = new MyIslandRules(MyIslandData.ETERNAL);

  private static final List<MyIslandRules> EPISODES = readEpisodes();

  private static final List<Chapter> CHAPTERS = readChapters();

  /** An envelope of the campaign, for display. */
  record Chapter(int number, String title, String story) {}

  private MyIslandBook() {}

  private static List<MyIslandRules> readEpisodes() {
    List<MyIslandRules> episodes = new ArrayList<>();
    for (Map<String, Object> data : MyIslandData.objects(MyIslandData.CAMPAIGN, "episodes")) {
      episodes.add(new MyIslandRules(data));
    }
    return List.copyOf(episodes);
  }

  private static List<Chapter> readChapters() {
    List<Chapter> chapters = new ArrayList<>();
    for (Map<String, Object> data : MyIslandData.objects(MyIslandData.CAMPAIGN, "chapters")) {
      chapters.add(
          new Chapter(
              MyIslandData.whole(data, "chapter"),
              MyIslandData.text(data, "title"),
              MyIslandData.text(data, "story")));
    }
    return List.copyOf(chapters);
  }

  /** How many episodes the campaign has. */
  static int episodes() {
    return EPISODES.size();
  }

  static MyIslandRules episode(int number) {
    return EPISODES.get(number - 1);
  }

  /** The chapters whose envelopes are open in an episode. */
  static List<Chapter> chaptersUntil(MyIslandRules rules) {
    return CHAPTERS.subList(0, rules.chapter());
  }

  /**
   * Makes the standard board of an episode on its own: with every sticker that all seats are given
   * up to its start.
   */
  static void makeStandard(Island island, MyIslandRules rules) {
    for (int episode = 1; episode <= rules.episode(); episode++) {
      for (Grant grant : episode(episode).grants(Grant.ALL)) {
        island.stick(grant.choices().getFirst().sticker(), island.board().space(grant.standard()));
      }
    }
  }
}
