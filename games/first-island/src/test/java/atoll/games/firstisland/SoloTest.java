package atoll.games.firstisland;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.json.JsonSink;
import org.junit.jupiter.api.Test;

/** The verdicts of the solo game. */
final class SoloTest {
  private static String verdict(String level, int cards, int cardPoints) {
    int[] points = {6, 7, 9, 8, 5, 6, 2, 3, -1, 6, 8, 4, 0, cardPoints};
    JsonSink sink = new JsonSink().beginObject();
    new Verdict(Play.solo(level).position.mode, points, cards).write(sink);
    return sink.end().toString();
  }

  private static final String TRIBES =
      "\"scavengers\",\"builders\",\"scholars\",\"matriarchy\",\"healers\",\"scientists\"";

  @Test
  void aHardGameMayMissTheTotalAlone() { // example 14
    assertThat(verdict("hard", 4, 35))
        .isEqualTo(
            "{\"solo\":{\"level\":\"hard\",\"won\":false,\"met\":["
                + TRIBES
                + ",\"cards\"],\"missed\":[\"total\"]}}");
  }

  @Test
  void aHundredPointsWinTheStandardLevel() { // example 14
    assertThat(verdict("standard", 4, 37)).contains("\"won\":true").contains("\"missed\":[]");
    assertThat(verdict("standard", 4, 36)).contains("\"missed\":[\"total\"]");
    assertThat(verdict("standard", 3, 37)).contains("\"missed\":[\"cards\"]");
  }

  @Test
  void theImpossibleLevelWantsEveryRequest() { // example 14
    assertThat(verdict("impossible", 4, 57))
        .contains(
            "\"met\":["
                + TRIBES
                + ",\"matriarchy-request\",\"healers-request\",\"scientists-request\","
                + "\"cards\",\"total\"]")
        .contains("\"missed\":[\"scavengers-request\",\"builders-request\",\"scholars-request\"]");
  }

  @Test
  void casualHasNoTotal() {
    assertThat(verdict("casual", 3, -100)).contains("\"won\":true").doesNotContain("total");
  }

  @Test
  void theViewTellsWhichConditionsHoldNow() {
    Play play = Play.solo("casual").chance("deal 0 4a", "table sa");
    assertThat(play.view()).endsWith(play.ending().substring(1));
    assertThat(play.ending()).contains("\"met\":[]");
    assertThat(Play.cards("full", 2).ending()).isEqualTo("{}");
  }
}
