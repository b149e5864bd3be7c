package atoll.games.smallislands;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The worked examples of the rules against Alexis, by number. */
final class SoloExamplesTest {
  private static Scene x9() {
    return Scene.turnOfAlexis("L16", "L21 0,0 r0", "L15 0,1 r3", "L13 1,1 r1", "L14 2,1 r0");
  }

  @Test
  void alexisGoesEastBeyondTheFirstCell() { // X9
    Scene game = x9().chance("expedition E01");
    assertThat(game.table.cellOf(game.face("L16"))).isEqualTo(Grid.ORIGIN + 2);
    assertThat(game.table.turnOf(game.face("L16"))).isEqualTo(3);
    assertThat(game.course.phase()).isEqualTo(Phase.REFILL);
    game.chance("tile 1 L01");
    assertThat(game.position.next()).isZero();
  }

  @Test
  void alexisNeverGrowsAnIslandWithHisHouse() { // X9
    Scene game = x9();
    game.house(Rules.ALEXIS, "2,1", "a2");
    game.chance("expedition E01");
    int cell = game.table.cellOf(game.face("L16"));
    assertThat(Grid.name(cell)).isEqualTo("0,2");
    assertThat(game.table.turnOf(game.face("L16"))).isZero();
  }

  @Test
  void theSeatPicksTheTurn() { // X9
    Scene game = Scene.turnOfAlexis("L55", "L21 0,0 r0");
    game.world.supply.layOut(2, game.face("L16"));
    game.chance("expedition E03");
    assertThat(game.legal(0)).containsExactly("turn r2", "turn r3");
    game.play(0, "turn r3");
    assertThat(Grid.name(game.table.cellOf(game.face("L16")))).isEqualTo("0,1");
    assertThat(game.world.clans.lastTile(Rules.ALEXIS)).isEqualTo(1);
  }

  @Test
  void aTileThatFitsNowhereIsOut() { // X9, R35
    Scene game = Scene.turnOfAlexis("L01", "L21 0,0 r0").chance("expedition E02");
    assertThat(game.world.alexis.removed()).isEqualTo(1);
    assertThat(game.course.phase()).isEqualTo(Phase.REFILL);
    game.chance("tile 2 L33");
    assertThat(game.world.supply.row(1)).isEqualTo(game.face("L33"));
  }

  @Test
  void alexisLandsOnceTheNavigationStackIsEmpty() { // X9
    Scene game = Scene.turnOfAlexis("L01", "L21 0,0 r0");
    game.exploreUntilCalm(2);
    game.chance("expedition E14");
    assertThat(game.table.ships.count()).isEqualTo(1);
    assertThat(Grid.name(game.table.ships.cell(0))).isEqualTo("0,1");
    assertThat(game.table.ships.owner(0)).isEqualTo(Ships.GREY);
    assertThat(game.course.phase()).isEqualTo(Phase.ALEXIS_CARD);
  }

  @Test
  void aPortByTwoGreyShipsCountsOnce() { // X18, R36
    Scene game = Scene.solo(4).tiles("L33 1,-1 r0", "L21 -1,0 r3").ships("grey 0,0", "grey 2,0");
    assertThat(Scoring.shipPoints(game.world, Rules.ALEXIS)).isEqualTo(3);
    assertThat(Scoring.alexisPoints(game.world)).isEqualTo(40 + 3);
    game.ships("0 1,0");
    assertThat(game.score(0)).as("the own ship counts for itself").isEqualTo(2);
  }
}
