package atoll.games.smallislands;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The missions and rewards of the Great Explorer at their edges (R44). */
final class GreatExplorerTest {
  @Test
  void anyGameMayBePlayedWithItsSixMoreCardsOfEachDeck() { // R28
    for (int seats = 1; seats <= 4; seats++) {
      assertThat(Integer.bitCount(Scene.greatExplorer(seats).world.objectives.stack(0)))
          .isEqualTo(12 + 6);
      Objectives advanced = Scene.advancedGreatExplorer(seats).world.objectives;
      assertThat(Integer.bitCount(advanced.stack(0))).isEqualTo(12 + 6);
      assertThat(Integer.bitCount(advanced.stack(1))).isEqualTo(12 + 6);
    }
    assertThat(Integer.bitCount(Scene.normal(2).world.objectives.stack(0))).isEqualTo(12);
  }

  @Test
  void alexisSettlesAnIslandToo() {
    Scene game = ExplorerExamplesTest.x15(Scene.soloGreatExplorer(1));
    assertThat(game.fulfils(game.islandAt("3,1", "a"), "M16")).isTrue();
    game.house(Rules.ALEXIS, "3,2", "a2");
    assertThat(game.fulfils(game.islandAt("3,1", "a"), "M16")).isFalse();
    assertThat(game.fulfils(game.islandAt("0,0", "a"), "M16")).isTrue();
  }

  // Missions at their edges.

  @Test
  void singleTilesAreNoTwins() {
    Scene game = Scene.greatExplorer(2).tiles("L01 0,0 r0", "L02 0,1 r2");
    assertThat(game.fulfils(game.islandAt("0,0", "a"), "M13")).isFalse();
  }

  @Test
  void aFerryNeedsAnotherIslandOfTwoTiles() {
    Scene game = Scene.greatExplorer(2).tiles("L13 0,0 r0", "L14 0,-1 r3").tiles("L15 2,0 r1");
    game.ships("1 1,0");
    int island = game.islandAt("0,0", "a");
    assertThat(game.size(island)).isEqualTo(2);
    assertThat(game.fulfils(island, "M14")).as("2,0 is of one tile").isFalse();
    game.tiles("L16 2,-1 r2");
    assertThat(game.size(game.islandAt("2,0", "a"))).isEqualTo(2);
    assertThat(game.fulfils(island, "M14")).isTrue();
  }

  @Test
  void oneTileOfBothIslandsWillDoForAFerry() {
    Scene game =
        Scene.greatExplorer(2).tiles("L36 0,0 r0", "L13 -1,0 r1", "L14 0,1 r1").ships("grey 1,-1");
    assertThat(game.size(game.islandAt("0,0", "a"))).isEqualTo(2);
    assertThat(game.size(game.islandAt("0,0", "b"))).isEqualTo(2);
    assertThat(game.fulfils(game.islandAt("0,0", "a"), "M14")).isTrue();
    assertThat(game.fulfils(game.islandAt("0,0", "b"), "M14")).isTrue();
  }

  @Test
  void aLineGoesAlongARowOrAColumn() {
    Scene row = Scene.greatExplorer(2).tiles("L21 0,0 r2", "L22 1,0 r2", "L23 2,0 r2");
    assertThat(row.fulfils("M15")).isTrue();
    Scene bend = Scene.greatExplorer(2).tiles("L46 0,0 r2", "L21 0,1 r0", "L14 1,0 r3");
    assertThat(bend.size(bend.islandAt("0,0", "a"))).isEqualTo(3);
    assertThat(bend.fulfils(bend.islandAt("0,0", "a"), "M15")).isFalse();
  }

  @Test
  void aRegionOfAnotherIslandBreaksALine() {
    Scene game = Scene.greatExplorer(2).tiles("L13 0,0 r1", "L36 1,0 r0", "L14 2,0 r3");
    int left = game.islandAt("0,0", "a");
    assertThat(game.size(left)).isEqualTo(2);
    assertThat(game.fulfils(left, "M15")).isFalse();
    assertThat(game.fulfils(game.islandAt("2,0", "a"), "M15")).isFalse();
  }

  @Test
  void aSoundNeedsThreeTilesAcross() {
    Scene game = Scene.greatExplorer(2).tiles("L36 0,0 r0", "L13 -1,0 r1", "L14 0,1 r1");
    assertThat(game.fulfils(game.islandAt("0,0", "a"), "M17")).isFalse();
    game.tiles("L15 1,0 r3");
    assertThat(game.size(game.islandAt("0,0", "b"))).isEqualTo(3);
    assertThat(game.fulfils(game.islandAt("0,0", "a"), "M17")).isTrue();
    assertThat(game.fulfils(game.islandAt("0,0", "b"), "M17")).as("a has two tiles").isFalse();
  }

  @Test
  void openCellsAreEmptyCellsOfTheTableBesideLand() {
    Scene cape = Scene.greatExplorer(2).tiles("L13 0,0 r0");
    assertThat(cape.openCells("0,0")).as("north and west").isEqualTo(2);
    Scene shore = Scene.greatExplorer(2).tiles("L21 0,0 r0");
    assertThat(shore.openCells("0,0")).as("all but south").isEqualTo(3);
    assertThat(shore.fulfils("M18")).isFalse();
    Scene edge = Scene.greatExplorer(2).tiles("L21 0,-8 r0");
    assertThat(edge.openCells("0,-8")).as("there is nothing north").isEqualTo(2);
    assertThat(edge.fulfils("M18")).isTrue();
    Scene around = Scene.greatExplorer(2).tiles("L46 0,0 r0", "L22 1,0 r3", "L23 0,1 r1");
    assertThat(around.size(around.islandAt("0,0", "a"))).isEqualTo(3);
    assertThat(around.openCells("0,0")).as("1,1 has two sides but counts once").isEqualTo(5);
    around.ships("grey 1,1");
    assertThat(around.openCells("0,0")).as("a ship takes the cell").isEqualTo(4);
  }

  // Rewards at their edges.

  @Test
  void fourHousesOfAChainBringTwenty() {
    Scene game =
        Scene.greatExplorer(2)
            .tiles("L13 0,0 r1", "L14 1,0 r0", "L01 0,2 r1", "L02 1,2 r0")
            .tiles("L10 3,0 r1", "L11 4,0 r0", "L43 3,2 r1", "L44 4,2 r0")
            .cards(0, "O13", "O01", "O02")
            .cards(1, "O03", "O04", "O05")
            .rewards(0);
    game.play(0, "house 0,0 a2", "house 0,2 a2", "house 3,0 a3", "house 4,2 a2");
    assertThat(game.rewardsOf(0)).isEqualTo(2 + 4 + 6 + 8);
  }

  @Test
  void aRecordIsEqualOrBestAndOfSomethingThatIsThere() {
    Scene game = Scene.greatExplorer(2).tiles("L07 0,0 r1", "L16 1,0 r0");
    assertThat(game.symbols(0)).isEqualTo("3F 1D 0V 0T 1P");
    assertThat(game.reward("0,0", "P15")).as("F, D and P").isEqualTo(7);
    game.tiles("L28 4,4 r0");
    assertThat(game.reward("0,0", "P15")).as("a single tile is equal in D and P").isEqualTo(7);
    game.tiles("L08 6,6 r0");
    assertThat(game.reward("0,0", "P15")).as("a single tile has more D").isEqualTo(5);
  }

  @Test
  void aVoyageIsToTheNearestShipAndAtMostSeven() {
    Scene game = Scene.greatExplorer(2).tiles("L13 0,0 r0");
    assertThat(game.reward("0,0", "P16")).as("no ship on the table").isZero();
    game.ships("grey 4,-4");
    assertThat(game.reward("0,0", "P16")).isEqualTo(7);
    game.ships("1 -1,5");
    assertThat(game.reward("0,0", "P16")).isEqualTo(6);
  }

  @Test
  void aLighthouseSeesPortsOfAllIslandsAndTokensButNotItsOwn() {
    Scene game = Scene.greatExplorer(2).tiles("L01 0,0 r1", "L42 1,0 r0", "L33 -1,0 r3");
    assertThat(game.reward("0,0", "P18")).isEqualTo(1 + 2);
    game.stage(Phase.TOKEN, 1).play(1, "token leaf port 1,0 a");
    assertThat(game.reward("0,0", "P18")).isEqualTo(2 + 2);
  }

  @Test
  void theViewPromisesTheBestLocation() {
    Scene game =
        ExplorerExamplesTest.x15(Scene.greatExplorer(2))
            .cards(0, "O16", "O18", "O02")
            .cards(1, "O03", "O04", "O05");
    assertThat(game.view(0))
        .contains("{\"card\":\"O16\",\"points\":3,", "{\"card\":\"O18\",\"points\":2,");
  }
}
