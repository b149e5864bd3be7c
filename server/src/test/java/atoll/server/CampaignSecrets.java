package atoll.server;

import atoll.engine.json.Json;
import atoll.games.myisland.Campaign;
import atoll.games.myisland.Chapter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Words that stand in one envelope only, by the episode whose beginning opens it. */
final class CampaignSecrets {
  private static final Campaign CAMPAIGN = new Campaign();
  static final int EPISODES = CAMPAIGN.episodes();

  private CampaignSecrets() {}

  /**
   * Titles, sheets and stories, as a player without a name on a nameless island would read them.
   */
  static Map<String, List<String>> byEpisode() {
    Map<String, List<String>> secrets = new TreeMap<>();
    for (Chapter chapter : CAMPAIGN.chapters()) {
      for (int episode : chapter.episodes()) {
        List<String> words = new ArrayList<>();
        words.add(part(CAMPAIGN.story("", "").before(episode)));
        words.add(quoted(CAMPAIGN.title(episode)));
        words.add(part(CAMPAIGN.sheet(episode).getFirst()));
        if (chapter.episodes().getFirst() == episode) {
          words.add(quoted(chapter.title()));
          words.add(part(CAMPAIGN.story("", "").opening(chapter.number())));
        }
        secrets.put(String.valueOf(episode), words);
      }
    }
    return secrets;
  }

  /** The middle of a text, where no name of a player is likely to stand. */
  private static String part(String text) {
    String json = Json.write(text);
    int middle = json.length() / 2;
    return json.substring(middle - 12, middle + 12);
  }

  private static String quoted(String title) {
    return "\"title\":" + Json.write(title);
  }

  /** The first episode of the next chapter that is sealed when so many have been played. */
  static int firstSealedAfter(int played) {
    int next = played + 1;
    for (Chapter chapter : CAMPAIGN.chapters()) {
      if (chapter.episodes().getFirst() >= next) {
        return chapter.episodes().getFirst();
      }
    }
    return EPISODES + 1;
  }
}
