package atoll.games.smallislands;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Bits;
import atoll.engine.Ints;
import org.junit.jupiter.api.Test;

/** Houses over several rounds: example X7 of the rules and what goes with it. */
final class HousesTest {
  /** Four islands of two capes each, with a flower and a fruit, and two locations. */
  private static Voyage fourIslands() {
    return Voyage.normal(2)
        .tiles("L13 0,0 r1", "L14 1,0 r0")
        .tiles("L01 0,2 r1", "L02 1,2 r0")
        .tiles("L10 3,0 r1", "L11 4,0 r0")
        .tiles("L43 3,2 r1", "L44 4,2 r0")
        .cards(0, "O08", "O01", "O02")
        .cards(1, "O09", "O04", "O05")
        .row("L21", "L22", "L23")
        .stage(Phase.TURN, 0);
  }

  @Test
  void threeHousesThenOne() { // X7
    Voyage game = fourIslands();
    game.play(0, "land own 2,0", "house 0,0 a2", "house 0,2 a2", "house 3,0 a3");
    assertThat(game.legal(0)).containsExactlyInAnyOrder("house 3,2 a2", "house 4,2 a2", "done");
    game.play(0, "done");
    assertThat(game.score(0)).isEqualTo(9);
    assertThat(game.world.clans.houses(0)).isEqualTo(4);
    assertThat(game.world.clans.reserve(0)).isEqualTo(1);

    game.chance("deal 0 O02 O08", "deal 1 O10 O11");
    game.play(0, "choose O08", "keep O02").play(1, "choose O10", "keep O11");
    while (game.world.supply.navigation() > 0) { // skips the exploration
      game.world.supply.refill(0, Bits.first(game.world.supply.unseen()));
    }
    game.stage(Phase.TURN, 0);
    game.play(0, "land grey -1,0");
    assertThat(game.legal(0)).containsExactlyInAnyOrder("house 3,2 a2", "house 4,2 a2", "done");
    game.play(0, "house 4,2 a2");
    assertThat(game.score(0)).isEqualTo(9 + 3);
    assertThat(game.world.clans.houses(0)).isEqualTo(4);
    assertThat(game.world.clans.reserve(0)).isZero();
  }

  @Test
  void doneAtOnceTakesNothing() {
    Voyage game = fourIslands().play(0, "land own 2,0", "done");
    assertThat(game.score(0)).isZero();
    assertThat(game.world.clans.houses(0)).isEqualTo(4);
    assertThat(game.world.clans.reserve(0)).isEqualTo(4);
  }

  @Test
  void joinedIslandsKeepTheirHouses() { // X7
    Voyage game =
        Voyage.normal(2)
            .tiles("L13 0,0 r1", "L14 1,0 r0", "L15 3,0 r1", "L10 4,0 r0")
            .cards(0, "O10", "O01", "O02")
            .cards(1, "O09", "O04", "O05");
    game.house(0, "0,0", "a2").house(0, "3,0", "a2");
    game.table.place(game.face("L24"), Grid.ORIGIN - 15, 0); // at 2,-1
    int bridge = 2 * game.face("L24");
    game.table.islands.join(bridge, 2 * game.face("L13"));
    game.table.islands.join(bridge, 2 * game.face("L15"));
    assertThat(game.table.islands.count()).isEqualTo(1);
    assertThat(game.size(0)).isEqualTo(5);
    assertThat(Long.bitCount(game.table.islands.houses(0))).isEqualTo(2);
    assertThat(game.reward("P08")).isEqualTo(5);
    assertThat(game.table.islands.isOpenTo(0, 0)).isFalse();
    assertThat(game.table.islands.isOpenTo(0, 1)).isTrue();
  }

  @Test
  void aHouseNeedsTwoTiles() {
    Voyage game =
        Voyage.normal(2)
            .tiles("L53 0,0 r0", "L19 5,5 r0")
            .cards(0, "O10", "O01", "O02")
            .cards(1, "O03", "O04", "O05")
            .row("L21", "L22", "L23")
            .stage(Phase.TURN, 0);
    assertThat(game.fulfils(game.islandAt("0,0", "a"), "O10")).isTrue();
    game.play(0, "land own 5,6");
    assertThat(game.course.phase()).as("nothing to decide").isEqualTo(Phase.DEAL);
  }

  @Test
  void aShortPoolIsDrawnWhole() { // R23
    Voyage game =
        Voyage.normal(2)
            .tiles("L50 0,0 r2", "L52 0,1 r0", "L29 -1,0 r1")
            .cards(0, "O12", "O01", "O02")
            .cards(1, "O03", "O04", "O05")
            .row("L21", "L22", "L23");
    for (int value : new int[] {2, 3, 3, 4, 4, 5, 5, 5, 6, 6, 7}) {
      take(game, value);
    }
    game.stage(Phase.TURN, 0);
    game.play(0, "land own -2,0", "house 0,0 a3");
    game.chance("discover 0 8"); // three temples, one token left
    assertThat(game.legal(0)).containsExactly("discovery 8");
    game.play(0, "discovery 8");
    assertThat(game.world.discoveries.poolSize()).isZero();
    assertThat(game.world.discoveries.sum(0)).isEqualTo(8);
  }

  @Test
  void whatLiesAsideIsNotInThePool() { // R23, R43
    Voyage game =
        Voyage.advanced(2)
            .tiles("L10 0,0 r2", "L11 1,0 r3", "L05 4,0 r2", "L20 5,0 r3", "L04 4,1 r1")
            .cards(0, "M05 P05", "M01 P01", "M02 P02")
            .cards(1, "M03 P03", "M04 P04", "M06 P06");
    for (int value : new int[] {2, 3, 3, 4, 4, 5, 5, 5, 6, 6}) {
      take(game, value);
    }
    game.rewards(0).play(0, "house 0,0 a3", "house 5,0 a2");
    game.chance("discover 0 7 8").play(0, "discovery 8");
    assertThat(game.course.phase()).as("nothing to draw").isEqualTo(Phase.DEAL);
    assertThat(game.world.discoveries.sum(0)).isEqualTo(8);
    assertThat(game.world.discoveries.poolSize()).isEqualTo(1);
  }

  private static void take(Voyage game, int value) {
    Ints drawn = new Ints();
    drawn.add(value);
    game.world.discoveries.draw(1, drawn);
    game.world.discoveries.keep(value);
    game.world.discoveries.putBack();
  }
}
