package atoll.games.myisland;

import static atoll.games.myisland.Scene.campaign;
import static atoll.games.myisland.Scene.episode;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Circles, logs, the boards handed on, and who wins the campaign. */
final class AssessmentTest {
  private static final String STATUES =
      "\"stickers\":{\"c4\":\"statue\",\"d10\":\"statue\",\"a8\":\"statue\",\"e7\":\"statue\"}";

  @Test
  void equalRanksShareTheStanding() { // R17
    Scene table = campaign(2, "{}", "{}", "{}").card(1);
    table.play(0, "stop").play(1, "stop").play(2, "pass").card(2).play(2, "stop");
    assertThat(table.ranks()).containsExactly(1, 1, 3);
    assertThat(table.circles()).containsExactly(2, 2, 0);
  }

  @Test
  void aStrokeCountsSwallowedOrNot() { // R31, R24
    Scene table = campaign(7, "{\"log\":2}", "{}");
    for (int seat = 0; seat < 2; seat++) {
      table.play(seat, "stick statue c4").play(seat, "stick statue d10");
    }
    table.shows("path", "c3").tokenOn(60).card(4).play("place c1 r0").card(1).play("stop");
    assertThat(table.seen(0, 0)).containsEntry("log", 3L).containsEntry("strokes", 1L);
    table.play(0, "stick banner f5").play(1, "stick clearing b5");
    assertThat(table.ending("boards")).contains("\"log\":3").contains("\"log\":0");
    assertThat(table.ending("earned")).doesNotContain("\"log\"");
  }

  @Test
  void noStrokesAreNotTheMost() { // R31
    Scene table = campaign(9, "{}", "{}").card(1).play("stop");
    assertThat(table.ending("earned"))
        .isEqualTo(
            "[{\"standing\":2,\"top\":0,\"circle-score\":0,\"log\":0},"
                + "{\"standing\":2,\"top\":0,\"circle-score\":0,\"log\":0}]");
  }

  @Test
  void theHighestStepReachedCounts() { // R31
    Scene table = campaign(9, "{\"log\":8," + STATUES + "}", "{\"log\":2}", "{\"log\":3}");
    table.shows("path", "c3").card(4).play("place c1 r0").card(1).play("stop");
    assertThat(earned(table, "log")).containsExactly(3 + 1, 0, 1);
  }

  private static List<Integer> earned(Scene table, String key) {
    return List.of(0, 1, 2).stream().map(seat -> earned(table.position, seat, key)).toList();
  }

  private static int earned(MyIslandPosition position, int seat, String key) {
    int[] circles = new int[position.assessment.earnedKeys.size()];
    position.assessment.earned(seat, circles);
    return circles[position.assessment.earnedKeys.indexOf(key)];
  }

  @Test
  void strokesBeyondNinetyNineAreNotWritten() { // R23
    Scene table = campaign(8, "{\"log\":99," + STATUES + "}", "{\"log\":98}");
    // Six statues are more than a campaign has, but a header may say so.
    table.play(0, table.legal(0).iterator().next()).play(0, table.legal(0).iterator().next());
    table.play(1, "stick statue c4").play(1, "stick statue d10").shows("path", "c3");
    table.cards(4, 9).play("place t4 c1 r0").cards(1, 2).play("stop");
    assertThat(table.points("road")).isEqualTo(5);
    table.play(0, "stick banner f5").play(1, "stick gate t3.1");
    assertThat(table.ending("boards")).contains("\"log\":99").contains("\"log\":98");
  }

  @Test
  void theLogEndsWithTheFirstChapterToo() { // R31
    Scene table = campaign(2, "{\"log\":5}", "{}").card(1).play("stop");
    table.play(0, "stick banner g5").play(1, "stick banner g5");
    assertThat(table.ending("boards")).contains("\"log\":5");
    table = campaign(3, "{\"log\":5}", "{}").card(1).play("stop");
    table.play(0, "stick cottage g5").play(1, "stick cottage g5");
    assertThat(table.ending("boards")).doesNotContain("\"log\":5");
    assertThat(table.ending("earned")).doesNotContain("\"log\"");
  }

  @Test
  void anEpisodeOnItsOwnHasNoLogAndHandsNothingOn() { // R31
    Scene table = episode(9).card(1).play("stop");
    assertThat(table.ending("earned"))
        .isEqualTo(
            "[{\"standing\":2,\"top\":0,\"circle-score\":0},"
                + "{\"standing\":2,\"top\":0,\"circle-score\":0}]");
    assertThat(table.ending("boards")).isEqualTo("null");
    assertThat(table.ending("final")).isEqualTo("null");
  }

  @Test
  void aLineAboutTheScoreLooksAtTheToken() {
    Scene table = episode(9).covers(0, "beach", "wall", "").tokenOn(34).card(1).play("stop");
    assertThat(table.token()).isEqualTo(34 + 5 + 5); // the largest fortification, and the cottage
    assertThat(table.ending("earned")).contains("\"circle-score\":0");
    table = episode(9).covers(0, "beach", "wall", "").tokenOn(35).card(1).play("stop");
    assertThat(table.ending("earned")).startsWith("[{\"standing\":2,\"top\":0,\"circle-score\":1}");
  }

  @Test
  void noVisibleBeachBringsACircle() {
    Scene table = episode(5).covers(0, "beach", "wall", "").card(1).play("stop");
    assertThat(table.ending("earned"))
        .isEqualTo(
            "[{\"standing\":2,\"top\":0,\"circle-shore\":1},"
                + "{\"standing\":0,\"top\":0,\"circle-shore\":0}]");
  }

  @Test
  void aFullTieIsShared() {
    Scene table = campaign(24, "{\"progress\":80}", "{\"progress\":79}").card(1).play("stop");
    assertThat(table.ranks()).containsExactly(1, 1);
    assertThat(table.ending("final")).as("circles beyond 80 are lost").isEqualTo("[1,1]");
  }

  @Test
  void everythingThatBringsCirclesIsNamed() {
    assertThat(keys(6, true)).containsExactly("standing", "top", "goal", "log");
    assertThat(keys(12, true)).containsExactly("standing", "top", "circle-aqueduct", "goal", "log");
    assertThat(keys(12, false)).containsExactly("standing", "top", "circle-aqueduct", "goal");
    assertThat(keys(24, true))
        .containsExactly("standing", "top", "circle-road", "circle-score", "log");
    assertThat(keys(1, true)).containsExactly("standing", "top");
  }

  private static List<String> keys(int episode, boolean isCampaign) {
    Scene table = isCampaign ? campaign(episode, "{}", "{}") : episode(episode);
    return table.position.assessment.earnedKeys;
  }
}
