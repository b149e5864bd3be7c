package atoll.games.smallislands;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Bits;
import atoll.engine.Ints;
import org.junit.jupiter.api.Test;

/** Houses and discovery tokens at their edges. */
final class HousesTest {
  @Test
  void doneAtOnceTakesNothing() {
    Scene game = WorkedExamplesTest.fourIslands().play(0, "land own 2,0", "done");
    assertThat(game.score(0)).isZero();
    assertThat(game.world.clans.houses(0)).isEqualTo(4);
    assertThat(game.world.clans.reserve(0)).isEqualTo(4);
  }

  @Test
  void aHouseNeedsTwoTiles() {
    Scene game =
        Scene.normal(2)
            .tiles("L53 0,0 r0", "L19 5,5 r0")
            .cards(0, "O10", "O01", "O02")
            .cards(1, "O03", "O04", "O05")
            .row("L21", "L22", "L23")
            .stage(Phase.TURN, 0);
    assertThat(game.fulfils(game.islandAt("0,0", "a"), "O10")).isTrue();
    game.play(0, "land own 5,6");
    assertThat(game.course.phase()).as("nothing to decide").isEqualTo(Phase.DEAL);
    assertThat(nowhere(game, 0)).isEqualTo("mission");
  }

  @Test
  void theViewSaysWhyNoIslandTakesAHouseOfASeat() {
    Scene open = WorkedExamplesTest.fourIslands().play(0, "land own 2,0");
    assertThat(nowhere(open, 0)).isEmpty();
    Scene own = WorkedExamplesTest.fourIslands().play(0, "land own 2,0");
    while (own.course.phase() == Phase.HOUSES && own.course.player() == 0) {
      own.play(0, own.legal(0).getFirst());
    }
    assertThat(nowhere(own, 0)).isEqualTo("house");
    Scene full = WorkedExamplesTest.fourIslands();
    Archipelago islands = full.world.table.islands;
    for (int island = 0; island < islands.count(); island++) {
      Bits.all(islands.freeLocations(island)).forEach(location -> islands.build(location, 1));
    }
    assertThat(nowhere(full.play(0, "land own 2,0"), 0)).isEqualTo("location");
  }

  /** What everybody sees of a seat that can build nowhere, or nothing. */
  private static String nowhere(Scene game, int seat) {
    String own = game.view(-1).split("\"seats\":", 2)[1].split("\"seat\":", 4)[seat + 1];
    return own.contains("nowhere") ? own.replaceAll(".*\"nowhere\":\"(\\w+)\".*", "$1") : "";
  }

  /** Seat 0 may build on an island of two temples and on one of three, for discoveries. */
  private static Scene twoIslandsWithTemples() {
    return Scene.advanced(2)
        .tiles("L10 0,0 r2", "L11 1,0 r3", "L05 4,0 r2", "L20 5,0 r3", "L04 4,1 r1")
        .cards(0, "M05 P05", "M01 P01", "M02 P02")
        .cards(1, "M03 P03", "M04 P04", "M06 P06")
        .rewards(0);
  }

  @Test
  void housesAreAllPlacedAndThenCountedInThatOrder() { // R18
    Scene game = twoIslandsWithTemples().play(0, "house 5,0 a2");
    assertThat(game.legal(0)).contains("house 0,0 a3", "done");
    game.play(0, "house 0,0 a3");
    assertThat(game.isPossible("discover 0 2 8")).isFalse();
    game.chance("discover 0 3 3 4").play(0, "discovery 4");
    assertThat(game.isPossible("discover 0 2 8")).isTrue();
  }

  @Test
  void noHouseIsCountedBeforeTheLastIsPlaced() { // R18
    Scene game = WorkedExamplesTest.fourIslands();
    game.play(0, "land own 2,0", "house 0,0 a2", "house 0,2 a2");
    assertThat(game.rewardsOf(0)).isZero();
    game.play(0, "done");
    assertThat(game.rewardsOf(0)).isEqualTo(3 + 3);
  }

  @Test
  void thereAreAlwaysEnoughPrestigeTokens() { // R25
    Scene game = WorkedExamplesTest.fourIslands();
    game.world.clans.gain(0, 44);
    game.world.clans.gain(1, 44);
    game.play(0, "land own 2,0", "house 0,0 a2", "done");
    assertThat(game.rewardsOf(0)).isEqualTo(44 + 3);
    assertThat(game.rewardsOf(1)).isEqualTo(44);
  }

  @Test
  void aShortPoolIsDrawnWhole() { // R23
    Scene game =
        Scene.normal(2)
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
    Scene game = twoIslandsWithTemples();
    for (int value : new int[] {2, 3, 3, 4, 4, 5, 5, 5, 6, 6}) {
      take(game, value);
    }
    game.play(0, "house 0,0 a3", "house 5,0 a2");
    game.chance("discover 0 7 8").play(0, "discovery 8");
    assertThat(game.course.phase()).as("nothing to draw").isEqualTo(Phase.DEAL);
    assertThat(game.world.discoveries.sum(0)).isEqualTo(8);
    assertThat(game.world.discoveries.poolSize()).isEqualTo(1);
  }

  private static void take(Scene game, int value) {
    Ints drawn = new Ints();
    drawn.add(value);
    game.world.discoveries.draw(1, drawn);
    game.world.discoveries.keep(value);
    game.world.discoveries.putBack();
  }
}
