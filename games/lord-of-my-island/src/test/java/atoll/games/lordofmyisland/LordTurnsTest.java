package atoll.games.lordofmyisland;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Ints;
import atoll.engine.RandomSource;
import atoll.engine.Setup;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The order of play. */
final class LordTurnsTest {
  /** Who takes and lays before the first round, and how many tiles lie face up for each. */
  private static String order(int seats) {
    LordPosition position = (LordPosition) Setup.of(new LordGame(), seats, Map.of()).start();
    RandomSource random = new RandomSource(3);
    Ints list = new Ints();
    StringBuilder order = new StringBuilder();
    while (position.course().round() == 0) {
      if (position.next() == LordPosition.CHANCE) {
        position.sample(random, list);
        position.happen(list);
        continue;
      }
      int seat = position.next();
      position.legal(seat, list);
      boolean isSetting = position.course().phase() == LordPhase.SETTING_UP;
      order.append(seat).append(isSetting ? "s " : "/" + list.size() + " ");
      position.play(seat, list.get(0));
    }
    return order.append(position.next()).append(' ').append(position.course().phase()).toString();
  }

  @Test
  void theOrderBeforeTheFirstRound() { // Example 18
    assertThat(order(3))
        .isEqualTo("0/8 1/7 2/6 1/8 2/7 0/6 2/8 0/7 1/6 0/8 1/7 2/6 2/8 0s 1s 2s 2s 0 TURN");
    assertThat(order(2))
        .isEqualTo("0/8 1/7 1/8 0/7 0/8 1/7 1/8 0/7 0/8 1/7 0s 1s 0s 1s 1 DEFENDING");
    assertThat(order(6)).endsWith("3/8 4/7 5/6 0/5 1/4 2/3 0s 1s 2s 3s 4s 5s 0 TURN");
  }

  @Test
  void theLastSetUpTileConnects() { // R13
    LordScene scene =
        LordScene.seats(4)
            .lay("d4 f01 r0", LordScene.UNSOLD)
            .lay("d6 f02 r0", LordScene.UNSOLD)
            .lay("f4 f03 r0", LordScene.UNSOLD)
            .hand(3, "f04", "f05", "q01", "q02")
            .settingUp(3);
    assertThat(scene.position.next()).isEqualTo(3);
    // c4 c6 d3 d5 d7 e4 e6 f3 f5 g4, four turns each; no edge square is beside a tile.
    assertThat(scene.legal("set f04")).hasSize(40);
    assertThat(scene.legal("set q01")).isEmpty();
  }

  @Test
  void theLastSetUpTileThatCannotConnectGoesAnywhere() { // R13
    LordScene scene =
        LordScene.seats(4)
            .lay("d4 f01 r0", LordScene.UNSOLD)
            .lay("d6 f02 r0", LordScene.UNSOLD)
            .lay("f4 f03 r0", LordScene.UNSOLD)
            .hand(3, "q01", "h01", "q02", "q03")
            .settingUp(3);
    assertThat(scene.legal("set q01")).hasSize(44);
    assertThat(scene.legal("set h01")).hasSize(24);
  }

  private static LordScene fewTiles() {
    return LordScene.seats(3)
        .lay("d4 f04 r0", 0)
        .hand(0, "q01", "q02")
        .hand(1, "q03", "q04")
        .hand(2, "f01", "f02", "f03")
        .stack("q05")
        .stack("q06");
  }

  @Test
  void aDiscardNeedsATileToReplaceIt() { // Example 17, R33
    assertThat(fewTiles().turnOf(2, 3).legal("discard")).isEmpty();
    LordScene scene = fewTiles();
    scene.table.playOut(1);
    assertThat(scene.turnOf(2, 3).legal("discard")).hasSize(3);
  }

  private static final String[] NINE = {"b2", "b4", "b6", "d2", "d4", "d6", "f2", "f4", "f6"};

  private static LordScene nineSpaces() {
    return LordScene.seats(3)
        .fillAllBut(NINE)
        .hand(0, "q01", "q02", "q03")
        .hand(1, "f01", "f02", "f03")
        .stack("q04")
        .stack("q05")
        .turnOf(0);
  }

  @Test
  void playingOut() { // Example 19, R35
    LordScene scene = nineSpaces();
    assertThat(scene.legal()).containsExactly("discard q01", "discard q02", "discard q03", "out");
    scene.play("out");
    assertThat(scene.legal()).containsExactly("take q04", "take q05");
    assertThat(scene.position.takeBacks(0)).as("tiles came to light").isZero();
    scene.play("take q05");
    assertThat(scene.table.hand(0).size()).isEqualTo(4);
    assertThat(scene.position.next()).isEqualTo(1);
  }

  @Test
  void tenSpacesAreTooMany() { // Example 19
    LordScene scene =
        LordScene.seats(3)
            .fillAllBut("b2", "b4", "b6", "d2", "d4", "d6", "f2", "f4", "f6", "h4")
            .hand(0, "q01", "q02", "q03")
            .hand(1, "f01", "f02", "f03")
            .stack("q04")
            .stack("q05")
            .turnOf(0);
    assertThat(scene.legal("out")).isEmpty();
  }

  @Test
  void whoPlaysOutMustPlayAndDrawsNothing() {
    LordScene scene =
        LordScene.seats(3)
            .fillAllBut(NINE)
            .hand(0, "f01", "q02", "q03")
            .hand(1, "f02", "q06", "q07")
            .hand(2, "f03", "q08", "q09")
            .stack("q04", "q10")
            .stack("q05", "q11")
            .turnOf(0);
    scene.play("out");
    assertThat(scene.legal()).allMatch(move -> move.startsWith("play f01 "));
    scene.play("play f01 d4 r0").roll("white mining mining mining");
    scene.play("discard q06").play("discard q08");
    assertThat(scene.position.next()).as("counter-clockwise, not seat 0").isEqualTo(2);
    assertThat(scene.legal()).containsExactly("take q04", "take q05");
    scene.play("take q05");
    assertThat(scene.position.next()).isEqualTo(1);
    scene.play("take q04");
    assertThat(scene.position.course().round()).isEqualTo(2);
    assertThat(scene.position.next()).isEqualTo(1);
  }

  @Test
  void passIsTheLastResort() { // R36
    LordScene scene =
        LordScene.seats(3)
            .fillAllBut(NINE)
            .hand(0, "q01", "q02", "q03")
            .hand(1, "f01")
            .hand(2, "f02")
            .stack("q04")
            .turnOf(0);
    assertThat(scene.legal()).containsExactly("out", "pass");
  }

  @Test
  void whoPlaysOutPassesWhenTheHolderIsEmpty() {
    LordScene scene =
        LordScene.seats(3)
            .fillAllBut(NINE)
            .hand(0, "q01", "q02", "q03")
            .hand(1, "f01")
            .hand(2, "f02")
            .stack()
            .turnOf(0)
            .play("out");
    assertThat(scene.legal()).containsExactly("pass");
  }

  @Test
  void theGameEndsWhenNothingCanBeLaid() { // R37
    LordScene scene =
        LordScene.seats(3)
            .fillAllBut("d4")
            .hand(0, "q01", "q02", "q03")
            .hand(1, "q04", "q05", "q06")
            .hand(2, "f02", "q07", "q08")
            .stack("q09", "f03")
            .turnOf(0);
    scene.play("discard q01").play("discard q04");
    assertThat(scene.position.isOver()).isFalse();
    scene.table.useUp(LordTiles.named("f03"));
    scene.table.useUp(2, LordTiles.named("f02"));
    scene.play("pass");
    assertThat(scene.position.isOver()).as("no full tile is left").isTrue();
    assertThat(scene.earned(2, LordLedger.UNPLAYED)).isEqualTo(-60);
  }

  @Test
  void theGameEndsWhenAllHandsAreEmpty() { // R37
    LordScene scene = LordScene.seats(3).fillAllBut("d4", "d6").hand(0, "f01").stack().turnOf(0);
    scene.table.hand(1).clear();
    scene.table.hand(2).clear();
    scene.play("play f01 d4 r0").roll("white mining mining mining");
    assertThat(scene.position.isOver()).isTrue();
  }

  @Test
  void theDefensiveTileBelongsToNobody() { // R14, R15
    LordScene scene =
        LordScene.seats(2)
            .lay("d4 f04 r0", 0)
            .hand(0, "f01", "f02", "f03")
            .hand(1, "t01", "t02", "t03")
            .stack("h01", "h02")
            .stack("q02", "q03")
            .turnOf(0);
    scene.play("discard f01").play("discard t01").play("take q02").play("take h01");
    assertThat(scene.position.course().round()).isEqualTo(2);
    assertThat(scene.position.next()).as("seat 1 starts round 2").isZero();
    assertThat(scene.legal()).allMatch(move -> move.startsWith("defend h02"));
    scene.play("defend h02 c4 r2");
    int c4 = LordScene.square(scene, "c4");
    assertThat(scene.table.island.owner(c4)).isEqualTo(LordScene.NOBODY);
    assertThat(scene.points(0)).isZero();
    assertThat(scene.position.next()).isEqualTo(1);
  }
}
