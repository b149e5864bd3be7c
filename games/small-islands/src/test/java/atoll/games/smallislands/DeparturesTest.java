package atoll.games.smallislands;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Ships that sail and tiles that erupt: the edges of examples X16 and X17. */
final class DeparturesTest {
  /** Seat 0's reward turn with the card; seat 1 has nothing to build. */
  private static Scene rewarded(Scene game, String card) {
    return game.cards(0, card, "O01", "O02").cards(1, "O03", "O12", "O05").rewards(0);
  }

  static Scene x16() {
    Scene game = ExplorerExamplesTest.x15(Scene.greatExplorer(2)).house(1, "4,1", "a2");
    return rewarded(game, "O14").play(0, "house 0,0 a2", "done");
  }

  static Scene x17() {
    Scene game = ExplorerExamplesTest.x15(Scene.greatExplorer(2)).house(1, "4,1", "a2");
    game.house(0, "0,0", "a2").sail("2,0", "5,1");
    return rewarded(game, "O17").play(0, "house 2,1 a2");
  }

  @Test
  void passingLeavesEverythingWhereItIs() {
    Scene game = x17().play(0, "pass");
    assertThat(game.size(game.islandAt("0,0", "a"))).isEqualTo(4);
    assertThat(game.course.phase()).isEqualTo(Phase.DEAL);
    assertThat(game.world.clans.houses(0)).isEqualTo(4);
  }

  // Who may act.

  @Test
  void withoutAHouseThereIsNoAction() { // R45
    Scene game = rewarded(ExplorerExamplesTest.x15(Scene.greatExplorer(2)), "O14").play(0, "done");
    assertThat(game.course.phase()).isEqualTo(Phase.DEAL);
    assertThat(game.rewardsOf(0)).isZero();
  }

  @Test
  void withoutAShipThatMaySailThereIsNoPass() { // R13
    Scene game =
        Scene.advancedGreatExplorer(2)
            .tiles("L13 0,0 r1", "L14 1,0 r0")
            .ships("1 0,1")
            .cards(0, "M16 P14", "M01 P01", "M02 P02")
            .cards(1, "M03 P03", "M04 P04", "M05 P05")
            .rewards(0);
    game.play(0, "house 0,0 a2");
    assertThat(game.rewardsOf(0)).isEqualTo(4);
    assertThat(game.course.phase()).as("the ship is seat 1's").isEqualTo(Phase.DEAL);
  }

  @Test
  void aGreyShipSailsForAnybodyAndAnotherSeatsForNobodyElse() {
    Scene game = ExplorerExamplesTest.x15(Scene.greatExplorer(2)).ships("1 -1,0", "grey 5,1");
    rewarded(game, "O14").play(0, "house 0,0 a2", "done");
    assertThat(game.legal(0)).contains("sail 2,0 3,-1", "sail 5,1 3,-1", "pass");
    assertThat(game.legal(0)).noneMatch(move -> move.startsWith("sail -1,0"));
    game.play(0, "sail 5,1 3,-1");
    assertThat(game.table.ships.owner(2)).isEqualTo(Ships.GREY);
  }

  @Test
  void aShipThatHoldsTheTableTogetherStays() { // R47
    Scene game =
        Scene.greatExplorer(2)
            .tiles("L13 0,0 r0", "L14 0,-1 r3")
            .ships("0 1,0")
            .tiles("L15 2,0 r1", "L16 2,-1 r2");
    assertThat(game.table.departures.mayLeave(Grid.ORIGIN + 1)).isFalse();
    rewarded(game, "O14").play(0, "house 0,0 a2", "done");
    assertThat(game.course.phase()).isEqualTo(Phase.DEAL);
    assertThat(game.rewardsOf(0)).isEqualTo(4);
  }

  @Test
  void aShipThatHangsOnATileKeepsItThere() { // R47
    Scene game = x17();
    assertThat(game.legal(0)).contains("erupt 3,0");
    game.table.sail(Grid.ORIGIN + 5 + 17, Grid.ORIGIN + 3 - 17);
    assertThat(game.table.ships.cell(0)).as("at 3,-1").isEqualTo(Grid.ORIGIN - 14);
    assertThat(game.legal(0)).doesNotContain("erupt 3,0").contains("erupt 3,2");
  }

  @Test
  void aTokenKeepsItsTile() { // R47
    Scene game = ExplorerExamplesTest.x15(Scene.greatExplorer(2)).house(0, "0,0", "a2");
    game.stage(Phase.TOKEN, 1).play(1, "token fruit port 0,1 a");
    rewarded(game, "O17").play(0, "house 2,1 a2");
    assertThat(game.legal(0)).contains("erupt 1,0").doesNotContain("erupt 0,1");
  }

  @Test
  void aStartingTileMayErupt() { // R6
    Scene game = x17().tiles("S4a -1,0 r0");
    assertThat(game.turns("L01", "-1,-1")).isEqualTo("r3");
    game.play(0, "erupt -1,0");
    assertThat(game.turns("L01", "-1,0")).as("the cell is free again").isEqualTo("r0 r3");
    assertThat(game.turns("L01", "-1,-1")).as("nothing lies beside it any more").isEmpty();
  }

  // What follows.

  @Test
  void anIslandFallsApartAndItsHousesStay() {
    Scene game =
        Scene.greatExplorer(2)
            .tiles("L21 0,0 r2", "L22 1,0 r2", "L23 2,0 r2", "L30 3,0 r2")
            .tiles("L24 0,-1 r0", "L25 1,-1 r0", "L26 2,-1 r0")
            .house(0, "0,0", "a2");
    game.stage(Phase.TOKEN, 1).play(1, "token wild leaf 3,0 a1");
    int whole = game.islandAt("0,0", "a");
    assertThat(game.table.islands.isOpenTo(whole, 0)).isFalse();
    int name = game.table.islands.name(whole);
    assertThat(game.table.departures.mayLeave(Grid.ORIGIN + 1)).isTrue();
    game.table.erupt(Grid.ORIGIN + 1);
    int left = game.islandAt("0,0", "a");
    int right = game.islandAt("3,0", "a");
    assertThat(left).isNotEqualTo(right);
    assertThat(game.table.islands.hasHouse(left, 0)).isTrue();
    assertThat(game.table.islands.isOpenTo(right, 0)).as("no house of seat 0").isTrue();
    assertThat(game.size(left)).isEqualTo(1);
    assertThat(game.size(right)).isEqualTo(2);
    assertThat(game.symbols(right)).as("with the leaf of the token").isEqualTo("1F 0D 2V 0T 2P");
    assertThat(game.table.islands.name(right)).as("the larger part").isEqualTo(name);
    assertThat(game.table.islands.name(left)).isNotEqualTo(name);
  }

  @Test
  void theReferenceOfAlexisStays() { // R46
    Scene game = ExplorerExamplesTest.x15(Scene.soloGreatExplorer(1)).house(0, "0,0", "a2");
    game.world.clans.placed(0, Grid.ORIGIN + 1);
    game.cards(0, "O17", "O01", "O02").rewards(0).play(0, "house 2,1 a2", "erupt 1,0");
    assertThat(game.world.clans.lastCell(0)).isEqualTo(Grid.ORIGIN + 1);
    assertThat(game.world.clans.lastTile(0)).isEqualTo(1);
  }

  @Test
  void sailingIsNoLanding() { // R27
    Scene game = ExplorerExamplesTest.x15(Scene.greatExplorer(2)).ships("grey 5,1");
    rewarded(game, "O14").play(0, "house 0,0 a2", "done", "sail 2,0 3,-1");
    assertThat(game.table.ships.count()).isEqualTo(2);
    assertThat(game.table.ships.isFirstOf(0)).isTrue();
    assertThat(game.world.clans.lastTile(0)).isZero();
  }

  @Test
  void anActionMayBeTakenBackUntilSomethingIsShown() {
    Scene game = x16();
    assertThat(game.position.takeBacks(0)).isEqualTo(2);
    game.play(0, "sail 2,0 5,1");
    assertThat(game.position.takeBacks(0)).as("seat 1 has shown its objective").isZero();
  }

  @Test
  void theViewShowsTheActionAsPartOfTheReward() {
    assertThat(x16().view(1))
        .contains("\"phase\":\"sail\"")
        .contains("\"points\":4,\"rewarded\":true}]}");
    assertThat(x17().view(1)).contains("\"phase\":\"erupt\"");
  }
}
