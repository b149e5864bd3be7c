package atoll.games.smallislands;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The worked examples of the Great Explorer, by number (R44). */
final class ExplorerExamplesTest {
  private static final String A = "0,0";

  private static final String B = "2,1";

  private static final String C = "3,1";

  static Scene x15(Scene game) {
    return game.tiles("L13 0,0 r2", "L14 1,0 r3", "L15 0,1 r1", "L36 1,1 r0", "L02 2,1 r3")
        .tiles("L03 1,2 r1")
        .ships("0 2,0")
        .tiles("L21 3,1 r1", "L22 4,1 r3", "L16 3,0 r2", "L20 3,2 r1");
  }

  private static Scene x15() {
    return x15(Scene.greatExplorer(2));
  }

  private static void fulfils(Scene game, String card, boolean a, boolean b, boolean c) {
    String objective = "O" + card.substring(1); // the same mission
    for (String name : new String[] {card, objective}) {
      assertThat(game.fulfils(game.islandAt(A, "a"), name)).as("%s on A", name).isEqualTo(a);
      assertThat(game.fulfils(game.islandAt(B, "a"), name)).as("%s on B", name).isEqualTo(b);
      assertThat(game.fulfils(game.islandAt(C, "a"), name)).as("%s on C", name).isEqualTo(c);
    }
  }

  private static void brings(Scene game, String card, String cell, int points) {
    assertThat(game.reward(cell, card)).as("%s on %s", card, cell).isEqualTo(points);
    assertThat(game.reward(cell, "O" + card.substring(1))).isEqualTo(points);
  }

  @Test
  void theIslandsOfTheTable() { // X15
    Scene game = x15();
    int a = game.islandAt(A, "a");
    assertThat(game.islandAt("1,1", "a")).isEqualTo(a);
    assertThat(game.size(a)).isEqualTo(4);
    assertThat(game.symbols(a)).isEqualTo("2F 1D 1V 0T 0P");
    assertThat(game.locations(a)).isEqualTo(4);
    int b = game.islandAt(B, "a");
    assertThat(game.islandAt("1,1", "b")).isEqualTo(b);
    assertThat(game.size(b)).isEqualTo(3);
    assertThat(game.symbols(b)).isEqualTo("0F 2D 1V 0T 3P");
    int c = game.islandAt(C, "a");
    assertThat(game.size(c)).isEqualTo(4);
    assertThat(game.symbols(c)).isEqualTo("2F 2D 0V 1T 3P");
  }

  @Test
  void missions() { // X15
    Scene game = x15();
    fulfils(game, "M13", true, false, true);
    fulfils(game, "M14", true, true, true);
    fulfils(game, "M15", false, false, true);
    fulfils(game, "M16", true, true, true);
    fulfils(game, "M17", true, true, false);
    fulfils(game, "M18", true, true, true);
    assertThat(game.openCells(A)).isZero();
    assertThat(game.openCells(B)).isEqualTo(1);
    assertThat(game.openCells(C)).isEqualTo(2);
  }

  @Test
  void rewards() { // X15
    Scene game = x15();
    brings(game, "P15", A, 5);
    brings(game, "P15", B, 7);
    brings(game, "P15", C, 9);
    brings(game, "P16", "0,0", 2);
    brings(game, "P16", "1,0", 1);
    brings(game, "P16", "0,1", 3);
    brings(game, "P16", "1,1", 2);
    brings(game, "P16", "3,1", 2);
    brings(game, "P16", "4,1", 3);
    brings(game, "P16", "3,2", 3);
    brings(game, "P18", "0,0", 1);
    brings(game, "P18", "1,0", 2);
    brings(game, "P18", "0,1", 2);
    brings(game, "P18", "1,1", 2);
    brings(game, "P18", "3,1", 3);
  }

  @Test
  void twoHousesOfAChain() { // X15
    Scene game = x15().cards(0, "O13", "O01", "O02").cards(1, "O03", "O04", "O05").rewards(0);
    game.play(0, "house 0,0 a2", "house 3,2 a2");
    assertThat(game.rewardsOf(0)).isEqualTo(2 + 4);
  }

  @Test
  void aHouseOfAnybodySettlesAnIsland() { // X15
    Scene game = x15().house(1, "4,1", "a2");
    fulfils(game, "M16", true, true, false);
    assertThat(game.cards(0, "O16", "O01", "O02").rewards(0).legal(0))
        .contains("house 0,0 a2", "house 2,1 a2")
        .noneMatch(move -> move.startsWith("house 3,"));
  }

  @Test
  void aShipSails() { // X16
    Scene game = DeparturesTest.x16();
    assertThat(game.rewardsOf(0)).isEqualTo(4);
    assertThat(game.legal(0))
        .containsExactlyInAnyOrder(
            "sail 2,0 -1,0",
            "sail 2,0 -1,1",
            "sail 2,0 0,-1",
            "sail 2,0 0,2",
            "sail 2,0 1,-1",
            "sail 2,0 1,3",
            "sail 2,0 3,-1",
            "sail 2,0 3,3",
            "sail 2,0 5,1",
            "pass");
    game.play(0, "sail 2,0 5,1");
    assertThat(Scoring.shipPoints(game.world, 0)).isEqualTo(1);
    assertThat(game.score(0)).isEqualTo(4 + 1);
    assertThat(game.course.phase()).isEqualTo(Phase.DEAL);
  }

  @Test
  void aTileErupts() { // X17
    Scene game = DeparturesTest.x17();
    assertThat(game.rewardsOf(0)).isEqualTo(4);
    assertThat(game.legal(0))
        .containsExactlyInAnyOrder(
            "erupt 0,1", "erupt 1,0", "erupt 1,2", "erupt 3,0", "erupt 3,2", "pass");
    game.play(0, "erupt 1,0");
    assertThat(game.size(game.islandAt("0,0", "a"))).isEqualTo(3);
    assertThat(game.turns("L43", "1,0")).contains("r1");
    assertThat(game.view(1)).doesNotContain("L14");
  }
}
