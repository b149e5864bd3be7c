package atoll.games.myisland;

import static atoll.games.myisland.Scene.campaign;
import static atoll.games.myisland.Scene.episode;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The worked examples of the rules about twists, stickers, circles and logs, with their numbers.
 */
final class CampaignExamplesTest {
  @Test
  void equalRanksShareTheStanding() { // W13
    assertThat(standings(4, 1, 1, 3, 4))
        .containsExactly(Standing.FIRST, Standing.FIRST, Standing.OTHER, Standing.OTHER);
    assertThat(standings(2, 1, 2)).containsExactly(Standing.FIRST, Standing.OTHER);
    assertThat(standings(3, 1, 2, 3))
        .containsExactly(Standing.FIRST, Standing.SECOND, Standing.OTHER);
    Rules rules = Scene.BOOK.episode(1);
    assertThat(rules.circles(Standing.FIRST)).isEqualTo(2);
    assertThat(rules.circles(Standing.SECOND)).isEqualTo(1);
    assertThat(rules.circles(Standing.OTHER)).isZero();
  }

  private static List<Standing> standings(int seats, Integer... ranks) {
    return List.of(ranks).stream().map(rank -> Standing.of(rank, seats)).toList();
  }

  @Test
  void theWinnerPlacesACottageAndTheLoserOfTwoAClearing() { // W14
    Scene table = campaign(3, "{\"name\":\"Heron Rock\"}", "{\"name\":\"Low Key\"}");
    table.card(2).play(1, "pass").play(0, "place h1 r0").card(9).play(0, "stop").play(1, "stop");
    assertThat(table.scores()).containsExactly(-12, -15);
    assertThat(table.legal(0)).hasSize(44).allMatch(move -> move.startsWith("stick cottage "));
    assertThat(table.legal(1))
        .containsExactlyInAnyOrder(
            "stick clearing a4",
            "stick clearing a8",
            "stick clearing b5",
            "stick clearing b8",
            "stick clearing c4",
            "stick clearing c5",
            "stick clearing c9",
            "stick clearing d5",
            "stick clearing d6",
            "stick clearing d9",
            "stick clearing d10",
            "stick clearing e6",
            "stick clearing e7",
            "stick clearing e8");
    table.play(0, "stick cottage g8").play(1, "stick clearing c5");
    assertThat(table.position.isOver()).isTrue();
    assertThat(table.ending("circles")).isEqualTo("[2,0]");
    assertThat(table.ending("earned"))
        .isEqualTo("[{\"standing\":2,\"top\":0},{\"standing\":0,\"top\":0}]");
    assertThat(table.ending("boards"))
        .isEqualTo(
            "[{\"name\":\"Heron Rock\",\"progress\":2,\"log\":0,"
                + "\"stickers\":{\"g8\":\"cottage\"},\"marks\":{}},"
                + "{\"name\":\"Low Key\",\"progress\":0,\"log\":0,"
                + "\"stickers\":{\"c5\":\"clearing\"},\"marks\":{}}]");
  }

  @Test
  void theFinaleBreaksTheLastTie() { // W18, R21
    Scene table = campaign(24, "{\"progress\":20}", "{\"progress\":26}", "{\"progress\":19}");
    table.card(1).play(0, "place t1 h1 r0").play(1, "pass").play(2, "place t1 a1 r0");
    table.card(2).play(0, "stop").play(1, "stop").play(2, "stop");
    assertThat(table.points("largest-farm")).isEqualTo(3);
    assertThat(table.points(2, "largest-farm")).isEqualTo(3);
    assertThat(table.scores()).containsExactly(-9, -15, -10);
    assertThat(table.ranks()).containsExactly(1, 3, 2);
    assertThat(table.circles()).containsExactly(6, 0, 3);
    assertThat(table.ending("final")).isEqualTo("[1,2,3]");
    List<Campaign.Result> results = Campaign.results(table.position);
    assertThat(results.stream().map(result -> result.board().progress()))
        .containsExactly(26, 26, 22);
    List<String> page = new Campaign().story("", "Ada").closing(results.getFirst().board(), 1);
    assertThat(page).hasSize(4);
    assertThat(page.getFirst()).contains("Ada of Nameless Island");
  }

  @Test
  void aTileWaitsOnTheRaft() { // W21
    Scene table = campaign(5, "{}", "{}").card(2);
    assertThat(table.count("place t2 ")).isEqualTo(67);
    assertThat(table.legal()).hasSize(70).contains("hold", "pass", "stop");
    table.play(0, "place t2 h1 r0").play(1, "hold").card(1);
    assertThat(table.legal()).containsExactlyInAnyOrder("hold", "pass", "stop");
    table.play(0, "hold");
    assertThat(table.legal(1)).hasSize(67 + 67 + 2).doesNotContain("hold");
    assertThat(table.legal(1).stream().filter(move -> move.startsWith("place t1 "))).hasSize(67);
    table.play(1, "place t2 h1 r0");
    assertThat(table.position.seat(1).raft()).isEqualTo(1);
    table.card(5);
    assertThat(table.count("place t1 ")).isZero();
    table.play(0, "place t5 h4 r3").play(1, "stop");
    assertThat(table.placed()).isEqualTo("h3 h4");
    table.card(3);
    assertThat(table.count("place t3 ")).isZero();
    table.play(0, "place t1 h5 r0");
    assertThat(table.position.seat(0).raft()).isEqualTo(3);
    assertThat(table.token()).isEqualTo(10);
  }

  @Test
  void oneOfTwoCardsIsPlaced() { // W22
    Scene table = episode(8).card(5);
    assertThat(table.position.next()).isEqualTo(MyIslandPosition.CHANCE);
    table.card(1);
    assertThat(table.count("place t5 ")).isEqualTo(130);
    assertThat(table.count("place t1 ")).isEqualTo(130);
    assertThat(table.legal()).hasSize(262).contains("pass", "stop");
    table.play(0, "place t1 h1 r0").play(1, "pass");
    assertThat(table.points(1, "pass")).isEqualTo(-1);
    table.cards(2, 7);
    assertThat(table.count("place t5 ")).isZero();
    assertThat(table.legal(1)).noneMatch(move -> move.startsWith("place t1 "));
    assertThat(table.legal(1)).noneMatch(move -> move.startsWith("place t5 "));
  }

  @Test
  void aGoalIsMetOrNot() { // W23
    Scene table = episode(6).chance("goal barn").chance("goal shore");
    assertThat(table.legal()).containsExactlyInAnyOrder("keep barn", "keep shore");
    table.play(1, "keep shore").play(0, "keep barn");
    for (int seat = 0; seat < 2; seat++) {
      table.shows(seat, "field", "e2 e3 e4 e5 d3 d4 f2 f3 f4");
    }
    table.card(1).play(0, "stop").play(1, "stop");
    assertThat(table.points("largest-farm")).isEqualTo(5);
    assertThat(table.points("largest-village")).isEqualTo(5);
    assertThat(table.points("beach")).isEqualTo(-24);
    assertThat(table.scores()).containsExactly(-4, -4);
    assertThat(table.ranks()).containsExactly(1, 1);
    assertThat(table.ending("circles")).isEqualTo("[4,2]");
    assertThat(table.ending("earned"))
        .isEqualTo("[{\"standing\":2,\"top\":0,\"goal\":2},{\"standing\":2,\"top\":0,\"goal\":0}]");
  }

  @Test
  void theFloodTakesWhatIsBare() { // W24
    Scene table = campaign(13, "{}", "{}").shows("wall", "h1 h2");
    for (int card = 10; card < 17; card++) {
      assertThat(table.position.seat(0).island.flooded.isEmpty()).isTrue();
      table.card(card).play("pass");
    }
    assertThat(table.position.seat(0).island.flooded.count()).isEqualTo(8);
    assertThat(table.card(8).legal()).noneMatch(move -> move.matches("place h.*"));
    table.play("place g1 r0");
    assertThat(table.placed()).isEqualTo("g1 g2");
    table.card(9).play("stop");
    assertThat(table.points("flood")).isEqualTo(-29);
    assertThat(table.points("beach")).isEqualTo(-10);
    assertThat(table.token()).isEqualTo(-36);
    assertThat(table.legal()).hasSize(24).contains("stick silt h5", "stick silt h1");
    table.play(0, "stick silt h5").play(0, "stick silt h6");
    assertThat(table.legal()).contains("stick second-wall t3.1"); // it was other
    table.play(0, "stick gate t3.1").play(1, "stick silt h1").play(1, "stick silt a1");
    assertThat(table.position.isOver()).isTrue();
    assertThat(table.ending("boards"))
        .contains("\"h5\":\"silt\",\"h6\":\"silt\"", "\"a1\":\"silt\",\"h1\":\"silt\"");
  }

  @Test
  void theGladeCoversThreeSpaces() { // W25
    Scene table = campaign(11, Scene.standard(10), "{}");
    assertThat(table.legal()).hasSize(27).contains("stick spring g6");
    table.play(0, "stick spring g6");
    assertThat(table.legal())
        .hasSize(15)
        .contains("stick glade c5 r0")
        .doesNotContain("stick glade c6 r2");
    table.play(0, "stick glade c5 r0");
    Ground ground = table.position.seat(0).ground;
    for (String cell : List.of("c5", "c6", "d6")) {
      assertThat(ground.sticker(ground.board.named(cell)).kind()).isEqualTo("glade");
      assertThat(Scene.BOOK.traits.word(ground.terrain(ground.board.named(cell))))
          .isEqualTo("palm");
    }
  }

  @Test
  void theTrackIsDrawnInALine() { // W27
    Scene table = campaign(18, Scene.standard(17), "{}");
    assertThat(table.legal())
        .hasSize(17)
        .contains("stick track e3 r0")
        .doesNotContain("stick track e5 r3");
    table.play(0, "stick track e3 r0");
    assertThat(table.seen(0, 0).toString()).contains("e3=track", "e4=track", "e5=track");

    Scene alone = episode(18).goals("square", "even").shows("field", "h1").card(4);
    assertThat(alone.count("place ")).isEqualTo(24);
  }

  @Test
  void tilesMayBeFlipped() { // W28
    assertThat(covered("place g3 r0")).isEqualTo("g3 g4 g5 h5");
    assertThat(covered("place g3 f0")).isEqualTo("f6 g3 g4 g5");
    assertFirstMoves(28, 130, 64);
    assertFirstMoves(24, 144, 71);
    assertFirstMoves(1, 122, 0);
    assertFirstMoves(12, 48, 0);
    assertFirstMoves(27, 59, 0);
  }

  private static String covered(String move) {
    Scene table = episode(20).shows("path", "g2").card(28);
    return table.play(move).placed();
  }

  private static void assertFirstMoves(int card, int all, int flipped) {
    Scene table = episode(20).card(card);
    assertThat(table.legal()).hasSize(all);
    assertThat(table.legal().stream().filter(move -> move.matches("place .* f\\d")))
        .hasSize(flipped);
  }

  @Test
  void theLogIsCounted() { // W29
    String statues =
        "{\"log\":5,\"stickers\":{\"c4\":\"statue\",\"d10\":\"statue\","
            + "\"a8\":\"statue\",\"e7\":\"statue\"}}";
    Scene table = campaign(9, statues, "{\"log\":6}").shows("path", "c3").card(4);
    table.play("place c1 r0").card(1).play("stop");
    assertThat(table.points("road")).isEqualTo(5);
    assertThat(table.ending("earned"))
        .isEqualTo(
            "[{\"standing\":2,\"top\":0,\"circle-score\":0,\"log\":3},"
                + "{\"standing\":0,\"top\":0,\"circle-score\":0,\"log\":3}]");
    table.play(0, "stick banner f5").play(1, "stick wreck h1");
    assertThat(table.ending("boards")).contains("\"log\":0").doesNotContain("\"log\":6");
  }
}
