package atoll.games.myisland;

import static atoll.games.myisland.Scene.campaign;
import static atoll.games.myisland.Scene.episode;
import static atoll.games.myisland.Scene.eternal;
import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Reason;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** Why a move cannot be made: an example for each reason. */
final class ReasonsTest {
  private static final Set<String> SEEN = new TreeSet<>();

  @AfterAll
  static void everyReasonHasItsExample() {
    assertThat(SEEN).containsExactlyInAnyOrderElementsOf(new MyIslandGame().reasons());
  }

  private static void assertWhy(Scene table, String move, String code, Map<String, Object> with) {
    Reason reason = Objects.requireNonNull(table.position.why(0, move), move);
    assertThat(reason).isEqualTo(new Reason(code, with));
    SEEN.add(code);
  }

  @Test
  void everythingHasItsPhase() {
    assertWhy(eternal().card(1), "keep barn", "wrong-phase", Map.of("phase", "play"));
    assertWhy(eternal().card(1), "stick rock d4", "wrong-phase", Map.of("phase", "play"));
    assertWhy(campaign(7, "{}", "{}"), "stop", "wrong-phase", Map.of("phase", "start stickers"));
  }

  @Test
  void onlyAnOpenGoalIsKept() {
    Scene table = episode(6).chance("goal barn", "goal shore");
    assertWhy(table, "keep rampart", "goal-not-open", Map.of("goal", "rampart"));
  }

  @Test
  void aRaftHoldsOneTile() { // R28
    assertWhy(eternal().card(1), "hold", "no-raft", Map.of());
    Scene table = episode(5).card(1).play("hold").card(2);
    assertWhy(table, "hold", "raft-full", Map.of("tile", 1L));
  }

  @Test
  void aPassMustBePaid() { // R4
    assertWhy(eternal().tokenOn(0).card(1), "pass", "no-points", Map.of("token", 0L));
    assertWhy(eternal().tokenOn(-2).card(1), "pass", "no-points", Map.of("token", -2L));
  }

  @Test
  void theTileIsOnACardOrTheRaft() {
    Scene table = episode(8).cards(5, 1);
    assertWhy(table, "place t7 h1 r0", "tile-not-open", Map.of("tile", 7L));
  }

  @Test
  void aTileLiesOnTheBoard() { // R22
    assertWhy(eternal().card(1), "place i8 r0", "off-board", Map.of());
    assertWhy(eternal().card(1), "place a1 r5", "off-board", Map.of());
    assertWhy(eternal().card(28), "place b10 r0", "off-board", Map.of());
  }

  @Test
  void aTileLiesOnFreeSpaces() {
    Scene table = eternal().shows("field", "h2").card(1);
    assertWhy(table, "place h1 r0", "covered", Map.of("cell", "h2"));
    assertWhy(table, "place a4 r0", "blocked", Map.of("cell", "a4", "sticker", "statue"));
    assertWhy(table, "place a5 r0", "wrong-terrain", Map.of("cell", "a5", "terrain", "rainforest"));
    Scene flooded = campaign(13, "{}", "{}").shows("wall", "h1 h2");
    for (int card = 10; card < 17; card++) {
      flooded.card(card).play("pass");
    }
    assertWhy(flooded.card(3), "place h3 r0", "flooded", Map.of("cell", "h3"));
  }

  @Test
  void theFirstTileLandsAndTheOthersMatch() { // R6
    assertWhy(eternal().card(1), "place g4 r0", "first-tile", Map.of("terrain", "beach"));
    Scene table = eternal().shows("house", "h2").card(1);
    assertWhy(table, "place h3 r0", "no-match", Map.of());
  }

  @Test
  void everyPlacementHasOneSpelling() { // W4
    assertWhy(eternal().card(1), "place h2 r3", "spelt-otherwise", Map.of("as", "place h1 r0"));
    assertWhy(
        campaign(18, Scene.standard(17), "{}"),
        "stick track e5 r3",
        "spelt-otherwise",
        Map.of("as", "stick track e3 r0"));
  }

  @Test
  void stickersComeInTheirOrder() {
    Scene table = campaign(11, Scene.standard(10), "{}");
    assertWhy(table, "stick glade c5 r0", "not-due", Map.of("due", "spring"));
  }

  @Test
  void aStickerNeedsTheRightSpace() {
    Scene springs = campaign(10, "{\"stickers\":{\"g4\":\"banner\"}}", "{}");
    assertWhy(springs, "stick spring g4", "has-sticker", Map.of("cell", "g4", "sticker", "banner"));
    assertWhy(
        springs, "stick spring h4", "wrong-terrain", Map.of("cell", "h4", "terrain", "beach"));
    assertWhy(springs, "stick spring a2", "not-inland", Map.of("cell", "a2"));
    springs.play(0, "stick spring f3");
    assertWhy(springs, "stick spring f2", "too-near", Map.of("cell", "f2"));
    Scene statues = campaign(7, "{}", "{}");
    assertWhy(statues, "stick statue b6", "not-beside", Map.of("terrain", "palm"));
    Scene tracks = campaign(18, "{}", "{}");
    assertWhy(tracks, "stick track e12 r0", "off-board", Map.of());
  }

  @Test
  void aTileTakesTheStickerOfItsSymbol() {
    Scene table = campaign(5, "{\"marks\":{\"t3.1\":\"wall\"}}", "{}").card(1);
    table.play(1, "place t1 h1 r0").play(0, "pass").card(2).play(0, "stop").play(1, "stop");
    assertWhy(table, "stick second-wall t3.1", "has-sticker", Map.of("cell", "t3.1"));
    assertWhy(table, "stick second-wall t1.1", "wrong-symbol", Map.of("symbol", "field"));
    assertWhy(table, "stick second-wall t30.1", "tile-not-in-game", Map.of("tile", 30L));
  }
}
