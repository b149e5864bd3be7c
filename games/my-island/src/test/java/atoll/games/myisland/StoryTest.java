package atoll.games.myisland;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Position;
import atoll.engine.Setup;
import atoll.engine.Variant;
import atoll.engine.json.JsonSink;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The story: who reads what, and that nobody meets it in a game (R20, R33). */
final class StoryTest {
  private static final Campaign CAMPAIGN = new Campaign();
  private static final Story READER = CAMPAIGN.story("Heron Rock", "Ada");

  @Test
  void everyChapterAndEpisodeHasItsTexts() {
    for (Chapter chapter : CAMPAIGN.chapters()) {
      assertThat(READER.opening(chapter.number())).isNotBlank();
    }
    for (int episode = 1; episode <= CAMPAIGN.episodes(); episode++) {
      assertThat(READER.before(episode)).isNotBlank();
      for (Standing standing : Standing.values()) {
        assertThat(READER.after(episode, standing)).isNotEmpty().doesNotContain("");
      }
    }
    assertThat(READER.solution()).hasSize(6);
  }

  @Test
  void namesStandWhereTheyBelong() {
    assertThat(READER.before(9)).contains("Tonight Heron Rock gives a feast for itself");
    assertThat(READER.after(8, Standing.FIRST).getLast()).startsWith("Ada says it was a lamp. Ada");
    assertThat(CAMPAIGN.story("", "Ada").before(9)).contains("Tonight Nameless Island gives");
    assertThat(CAMPAIGN.story("{player}", "{island}").after(9, Standing.FIRST).getLast())
        .as("names are no places for other names")
        .startsWith("{island} shouts");
    assertThat(CAMPAIGN.story("{player}", "x").before(9)).contains("Tonight {player} gives");
    for (int episode = 1; episode <= CAMPAIGN.episodes(); episode++) {
      assertThat(READER.before(episode) + READER.after(episode, Standing.OTHER))
          .doesNotContain("{", "}");
    }
  }

  @Test
  void toEachSeatTheTextOfItsStanding() {
    assertThat(READER.after(1, Standing.SECOND)).hasSize(2);
    assertThat(READER.after(1, Standing.SECOND).getLast()).startsWith("Nearly every roof holds");
    assertThat(READER.after(2, Standing.SECOND)).as("there is none for the second").hasSize(1);
  }

  @Test
  void theClosingPageTellsOfTheIsland() {
    BoardState rich =
        new BoardState(
            "Heron Rock",
            60,
            0,
            Map.of("g2", "cottage", "g5", "cottage", "g8", "cottage", "h1", "wreck"),
            Map.of("t3.1", "wall", "t13.1", "wall"));
    List<String> page = READER.closing(rich, 2);
    assertThat(page).hasSize(6);
    assertThat(page.get(0)).contains("Heron Rock stands second, and Ada");
    assertThat(page.get(1)).contains("in every song");
    assertThat(page.get(2)).contains("Oke moves into one of them");
    assertThat(page.get(3)).contains("Pim comes to Heron Rock by paper boat");
    assertThat(page.get(4)).contains("The doubled walls hold");
    assertThat(page.get(5)).contains("climbs the outside of the tower");

    BoardState poor = new BoardState("", 19, 0, Map.of("c5", "clearing"), Map.of());
    assertThat(CAMPAIGN.story("", "Grace").closing(poor, 4))
        .hasSize(5)
        .anyMatch(text -> text.contains("Nameless Island is still half forest"))
        .anyMatch(text -> text.contains("Tamsin sets up her workbench"));
  }

  @Test
  void aStickerOfSeveralSpacesCountsOnce() {
    BoardState board =
        new BoardState("", 0, 0, Map.of("c5", "glade", "c6", "glade", "d6", "glade"), Map.of());
    assertThat(board.count(new MyIslandGame().book.stickerNamed("glade"))).isEqualTo(1);
  }

  @Tag("random")
  @Test
  void noViewTellsTheStory() { // R33
    List<String> story = new ArrayList<>(READER.solution());
    for (Chapter chapter : CAMPAIGN.chapters()) {
      story.add(READER.opening(chapter.number()));
    }
    for (int episode = 1; episode <= CAMPAIGN.episodes(); episode++) {
      story.add(READER.before(episode));
      story.add(READER.after(episode, Standing.FIRST).getFirst());
    }
    for (Variant variant : new MyIslandGame().variants()) {
      Position position =
          Setup.of(new MyIslandGame(), variant.minSeats(), variant.options()).start();
      JsonSink view = new JsonSink();
      position.view(0, view.beginObject());
      for (String text : story) {
        assertThat(view.toString()).doesNotContain(text.substring(0, 25));
      }
    }
  }
}
