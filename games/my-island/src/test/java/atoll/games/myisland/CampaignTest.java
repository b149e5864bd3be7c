package atoll.games.myisland;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Refused;
import atoll.engine.Setup;
import atoll.engine.json.JsonSink;
import atoll.engine.laws.RandomGame;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The campaign as whoever leads one uses it. */
final class CampaignTest {
  private static final Campaign CAMPAIGN = new Campaign();

  @Tag("random")
  @Test
  void aCampaignRunsFromFreshBoardsToTheFinalRanks() {
    List<BoardState> boards = Campaign.freshBoards(List.of("Heron Rock", "Low Key", ""));
    for (int episode = 1; episode <= CAMPAIGN.episodes(); episode++) {
      Position position =
          Setup.of(new MyIslandGame(), 3, Campaign.options(episode, boards)).start();
      new RandomGame(new RandomSource(episode), Set.of("stop")).finish(position);
      List<Campaign.Result> results = Campaign.results(position);
      for (int seat = 0; seat < 3; seat++) {
        Campaign.Result result = results.get(seat);
        assertThat(result.score()).isEqualTo(position.score(seat));
        assertThat(result.earned().values().stream().mapToInt(circles -> circles).sum())
            .isEqualTo(result.circles());
        assertThat(result.board().name()).isEqualTo(boards.get(seat).name());
        assertThat(result.board().progress())
            .isEqualTo(Math.min(80, boards.get(seat).progress() + result.circles()));
        assertThat(result.board().stickers()).containsAllEntriesOf(boards.get(seat).stickers());
        assertThat(result.finalRank() > 0).isEqualTo(episode == CAMPAIGN.episodes());
        if (CAMPAIGN.chapter(episode).endsWith(episode)) {
          assertThat(result.board().log()).isZero();
        }
      }
      boards = results.stream().map(Campaign.Result::board).toList();
      assertThat(
              boards.stream()
                  .map(BoardState::json)
                  .map(json -> BoardState.read(Scene.BOOK, json))
                  .toList())
          .isEqualTo(boards);
    }
  }

  @Test
  void resultsAreThereWhenAnEpisodeOfACampaignIsOver() {
    Position unfinished =
        Setup.of(new MyIslandGame(), 2, Campaign.options(1, Campaign.freshBoards(List.of("", ""))))
            .start();
    assertThatThrownBy(() -> Campaign.results(unfinished))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Campaign.freshBoards(List.of("A name that is far too long")))
        .isInstanceOf(Refused.class);
  }

  @Test
  void chaptersHoldThreeEpisodesEach() { // R1
    assertThat(CAMPAIGN.chapters()).hasSize(8);
    for (int episode = 1; episode <= CAMPAIGN.episodes(); episode++) {
      Chapter chapter = CAMPAIGN.chapter(episode);
      assertThat(chapter.episodes()).hasSize(3).contains(episode);
      assertThat(chapter.endsWith(episode)).isEqualTo(episode % 3 == 0);
      assertThat(chapter.log() == null).isEqualTo(chapter.number() == 1);
      assertThat(CAMPAIGN.title(episode)).isNotBlank();
      assertThat(CAMPAIGN.sheet(episode)).hasSizeBetween(2, 6);
    }
  }

  @Test
  void theOverviewTableOfEpisodeOneIsTheSources() {
    Overview overview = CAMPAIGN.overview(1, 2);
    assertThat(overview.left())
        .containsExactly(
            new Overview.Left("only", "Only place on beach and heather spaces", 0, 0, null),
            new Overview.Left("pass", "Immediately: Tile not placed", -1, 0, null),
            new Overview.Left(
                "beach-houses", "Immediately: House placed on beach space", 1, 0, null),
            new Overview.Left("beach", "End: Visible beach space", -1, 0, null));
    assertThat(overview.right())
        .containsExactly(
            new Overview.Right("first", "end", "", 2),
            new Overview.Right("first", "end", "Place a banner on a heather space", 0),
            new Overview.Right("other", "end", "Place a wreck on a beach space", 0));
  }

  @Test
  void linesForTheSecondFallAwayWithTwo() { // R19
    assertThat(CAMPAIGN.overview(2, 2).right()).noneMatch(Overview.Right::isNotWithTwo);
    assertThat(CAMPAIGN.overview(2, 3).right().stream().filter(Overview.Right::isNotWithTwo))
        .containsExactly(
            new Overview.Right("second", "end", "", 1),
            new Overview.Right("second", "end", "Place a wreck on a beach space", 0));
  }

  @Test
  void goalsAndTheLogAreLinesOfTheTable() {
    List<Overview.Left> left = CAMPAIGN.overview(12, 4).left();
    assertThat(left.get(left.size() - 2))
        .isEqualTo(new Overview.Left("goal", "End: Your goal is met", 0, 2, null));
    assertThat(left.getLast().key()).isEqualTo("log");
    assertThat(left.getLast().log()).isEqualTo(CAMPAIGN.chapter(12).log());
    assertThat(CAMPAIGN.overview(11, 4).right())
        .contains(
            new Overview.Right(
                "all",
                "start",
                "Lay the glade on 3 rainforest spaces, one of them beside a palm space",
                0));
  }

  @Test
  void stickersHaveNamesAndTexts() {
    assertThat(Scene.BOOK.stickerNamed("second-wall").name()).isEqualTo("second wall");
    assertThat(Scene.BOOK.stickerNamed("rock").text())
        .isEqualTo("A boulder from the storm. No tile may cover it.");
  }

  @Test
  void anIslandHasTheTerrainThatItsStickersMadeOfIt() {
    BoardState board =
        new BoardState("", 0, 0, Map.of("c5", "clearing", "g8", "cottage"), Map.of());
    assertThat(CAMPAIGN.terrain(board))
        .containsExactly(
            "BHPRRRRRPHB",
            "BHPPRRRRPPHB",
            "BHPRPRRRRPPHB",
            "BHHPRRRRRRPHHB",
            "BHPPPRRRPPPHB",
            "BHHPPPPPPHHB",
            "BHHHHPHHHHB",
            "BBBBBBBBBB");
    JsonSink land = new JsonSink();
    CAMPAIGN.land(List.of(board, BoardState.fresh("")), land.beginObject());
    assertThat(land.end().toString())
        .contains("\"x\":", "\"kind\":\"clearing\"", "\"kind\":\"cottage\"")
        .doesNotContain("wreck");
  }

  @Test
  void circlesFillSectionsOfTen() {
    assertThat(new BoardState("", 27, 0, Map.of(), Map.of()).sections())
        .containsExactly(10, 10, 7, 0, 0, 0, 0, 0);
    assertThat(new BoardState("", 80, 0, Map.of(), Map.of()).sections()).containsOnly(10);
  }
}
