package atoll.games.myisland;

import static atoll.games.myisland.Scene.campaign;
import static atoll.games.myisland.Scene.episode;
import static atoll.games.myisland.Scene.eternal;
import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Position;
import atoll.engine.json.Json;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a view holds for those who draw it. */
final class ViewTest {
  private static Map<String, Object> view(Scene table) {
    return Json.object(Json.read(table.view(Position.SPECTATOR)));
  }

  private static String text(Scene table, String field) {
    return Json.write(view(table).get(field));
  }

  @Test
  void openCards() {
    assertThat(view(eternal().card(7))).containsEntry("card", 7L);
    assertThat(text(eternal().card(7), "open")).isEqualTo("[7]");
    Scene two = episode(8).card(5);
    assertThat(text(two, "open")).isEqualTo("[5]");
    assertThat(view(two.card(1))).doesNotContainKey("card").containsEntry("rounds", 14L);
    assertThat(text(two, "open")).isEqualTo("[5,1]");
    two.play("place t1 h1 r0");
    assertThat(text(two, "open")).isEqualTo("[]");
    assertThat(text(two, "used")).isEqualTo("[5,1]");
  }

  @Test
  void whatBecomesOfAnOpenTileThatIsNotPlaced() {
    assertThat(view(eternal().card(7))).doesNotContainKey("unplaced");
    assertThat(view(episode(8).card(5))).containsEntry("unplaced", "aside");
    assertThat(view(episode(5).card(5))).containsEntry("unplaced", "raft");
  }

  @Test
  void theSheetAndTheTwists() {
    Map<String, Object> view = view(episode(13));
    assertThat(Json.write(view.get("sheet"))).contains("The flood: when the 7th card");
    assertThat(view)
        .containsEntry("only", "Only place on beach, heather and palm spaces")
        .containsEntry("passText", "Immediately: Tile not placed")
        .containsEntry("chapterTitle", "The Rains")
        .containsEntry("raft", false)
        .containsEntry("flip", false);
    assertThat(text(episode(13), "flood"))
        .isEqualTo(
            "[{\"row\":\"h\",\"after\":7},{\"row\":\"g\",\"after\":14},{\"row\":\"f\",\"after\":21}]");
    assertThat(view(episode(5))).containsEntry("raft", true);
    assertThat(view(episode(20))).containsEntry("flip", true);
  }

  @Test
  void theOverviewTable() {
    String overview = text(campaign(8, "{}", "{}", "{}"), "overview");
    assertThat(overview)
        .contains("{\"key\":\"pass\",\"text\":\"Immediately: Tile not placed\",\"points\":-1}")
        .contains("\"key\":\"circle-road\",\"text\":\"End: 2 or more roads\",\"circles\":1")
        .contains("{\"strokes\":9,\"circles\":3}],\"most\":1")
        .contains("{\"who\":\"first\",\"when\":\"end\",\"circles\":2}")
        .contains("{\"who\":\"all\",\"when\":\"start\",\"text\":\"Place 2 statues")
        .contains("\"text\":\"Place a wreck on a beach space\",\"notWithTwo\":true");
    assertThat(text(episode(8), "overview"))
        .as("on its own an episode has neither log nor stickers to hand out")
        .doesNotContain("Log of the chapter", "notWithTwo", "statues on");
  }

  @Test
  void goalsWithTheirTexts() {
    Scene table = episode(6).chance("goal barn");
    assertThat(Json.list(view(table).get("goals"))).hasSize(6);
    assertThat(text(table, "goals"))
        .contains(
            "{\"goal\":\"barn\",\"title\":\"The Big Barn\",\"text\":\"Your largest farm has 9 or"
                + " more fields\",\"circles\":2,\"open\":true}")
        .contains("\"circles\":2,\"open\":false");
    assertThat(view(episode(5))).doesNotContainKey("goals");
  }

  @Test
  void stickersOfTheBoardsAndOfThisEpisode() {
    assertThat(kinds(campaign(1, "{}", "{}"))).containsExactly("wreck", "banner");
    assertThat(kinds(campaign(11, "{}", "{\"marks\":{\"t28.3\":\"path\"}}")))
        .containsExactly("banner", "clearing", "spring", "glade", "gate", "garden");
    assertThat(kinds(eternal())).containsExactly("statue");
    assertThat(text(episode(18), "stickers"))
        .contains("\"kind\":\"track\",\"name\":\"track\"")
        .contains("\"blocked\":true,\"shows\":\"path\",\"spaces\":[[0,0],[1,0],[2,0]]")
        .contains("\"blocked\":false,\"terrain\":\"heather\"")
        .contains("\"tile\":true,\"blocked\":false,\"adds\":\"path\"");
  }

  private static List<String> kinds(Scene table) {
    return Json.list(view(table).get("stickers")).stream()
        .map(sticker -> Json.text(Json.object(sticker).get("kind")))
        .toList();
  }

  @Test
  void aSeatInACampaign() {
    String board = "{\"name\":\"Heron Rock\",\"progress\":7,\"log\":2}";
    Scene table = campaign(7, board, "{}");
    assertThat(table.seen(1, 0))
        .containsEntry("name", "Heron Rock")
        .containsEntry("progress", 7L)
        .containsEntry("log", 2L)
        .containsEntry("toPlace", 2L)
        .containsEntry("stick", List.of("statue"))
        .containsEntry("due", true);
    for (int seat = 0; seat < 2; seat++) {
      table.play(seat, "stick statue c4").play(seat, "stick statue d10");
    }
    table.card(1).play("stop");
    assertThat(table.seen(1, 0))
        .containsEntry("standing", "first")
        .containsEntry("circles", 2L)
        .containsEntry("progress", 9L)
        .containsEntry("earned", Map.of("standing", 2L, "top", 0L, "circle-road", 0L));
    assertThat(table.seen(1, 0).get("blocked")).isEqualTo(List.of("c4", "d10"));
  }

  @Test
  void theFinalRanks() {
    Scene table = campaign(24, "{\"progress\":1}", "{}").card(1).play("stop");
    assertThat(table.seen(1, 0)).containsEntry("final", 1L);
    assertThat(table.seen(0, 1)).containsEntry("final", 2L);
  }

  @Test
  void whatWasDoneInEachRound() {
    Scene table = episode(5).card(1).play("hold").card(2).play("place t1 h1 r0").card(3);
    table.play("pass").card(4).play("stop");
    assertThat(Json.write(table.seen(1, 0).get("tiles")))
        .isEqualTo(
            "[{\"round\":1,\"tile\":1,\"hold\":true},"
                + "{\"round\":2,\"tile\":1,\"turn\":0,\"spaces\":["
                + "{\"at\":\"h1\",\"symbols\":[\"field\"]},{\"at\":\"h2\",\"symbols\":[\"field\"]}]},"
                + "{\"round\":3,\"tile\":3,\"pass\":true},{\"round\":4,\"tile\":4,\"stop\":true}]");
    assertThat(Json.write(table.seen(1, 0).get("history")))
        .startsWith("[{\"round\":3,\"key\":\"pass\",\"points\":-1},{\"round\":0,\"key\":\"beach\"");
  }
}
