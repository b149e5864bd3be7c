package atoll.games.smallislands;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Insight;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Setup;
import atoll.engine.laws.RandomGame;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The turns and rewards of Alexis at their edges. */
final class AlexisTest {
  @Test
  void aLandCardExploresWhileThereAreTiles() {
    Scene game = Scene.turnOfAlexis("L01", "L21 0,0 r0").chance("expedition E14");
    assertThat(game.table.ships.count()).isZero();
    assertThat(game.world.alexis.removed()).as("the inland tile of slot 2").isEqualTo(1);
  }

  // Where he goes.

  /** Alexis draws a Land card while nothing keeps him from landing; the cell of his ship. */
  private static String landing(String card, Scene game) {
    game.exploreUntilCalm(2).stage(Phase.EXPEDITION, Rules.ALEXIS).chance("expedition " + card);
    return Grid.name(game.table.ships.cell(game.table.ships.count() - 1));
  }

  @Test
  void directionsAreThoseOfTheTable() { // R31
    assertThat(landing("E13", Scene.turnOfAlexis("L01", "L13 0,0 r2"))).isEqualTo("0,-1");
    assertThat(landing("E11", Scene.turnOfAlexis("L01", "L13 0,0 r0"))).isEqualTo("1,0");
    assertThat(landing("E14", Scene.turnOfAlexis("L01", "L13 0,0 r0"))).isEqualTo("0,1");
    assertThat(landing("E12", Scene.turnOfAlexis("L01", "L13 0,0 r2"))).isEqualTo("-1,0");
  }

  @Test
  void heLooksFromThePlayersLastTileWhateverHePlacedSince() { // R32
    Scene game = Scene.turnOfAlexis("L01", "L13 0,0 r0", "L14 5,5 r0");
    game.world.clans.placed(0, Scene.cell("5,5"));
    assertThat(landing("E11", game)).isEqualTo("6,5");
    assertThat(landing("E14", game)).isEqualTo("5,6");
  }

  @Test
  void heLooksFromTheLastStartingTileIfThePlayerHasPlacedNoOther() { // R32
    Scene game = Scene.solo(1).opening("L01 L02 L03");
    assertThat(Grid.name(game.world.clans.lastCell(0))).isEqualTo("-1,1");
    assertThat(game.world.clans.lastTile(0)).as("it breaks no tie").isZero();
  }

  @Test
  void theFirstDirectionAtAnyDistanceGoesBeforeTheSecondNextDoor() { // R33
    Scene game = Scene.turnOfAlexis("L01", "L13 0,0 r2", "L14 2,1 r2");
    assertThat(game.shipFits("1,0")).isFalse();
    assertThat(game.shipFits("0,-1")).isTrue();
    assertThat(landing("E11", game)).as("east, then north").isEqualTo("2,0");
  }

  /** A strait would fit only at 1,0, where it meets the islands of both tiles. */
  private static Scene strait() {
    Scene game = Scene.turnOfAlexis("L01", "L13 0,0 r2", "L14 2,0 r0");
    game.world.supply.layOut(2, game.face("L36"));
    return game;
  }

  @Test
  void neitherRegionOfATileMayGrowAnIslandWithHisHouse() { // R34
    assertThat(strait().chance("expedition E06").legal(0)).containsExactly("turn r1", "turn r3");
    for (String settled : new String[] {"0,0", "2,0"}) {
      Scene game = strait().house(Rules.ALEXIS, settled, "a2").chance("expedition E06");
      assertThat(game.world.alexis.removed()).as("with a house on %s", settled).isEqualTo(1);
    }
  }

  @Test
  void theTileThatHePlacesOrRemovesHasLeftTheRow() { // R35
    Scene placed = strait().chance("expedition E06").play(0, "turn r1");
    assertThat(Grid.name(placed.table.cellOf(placed.face("L36")))).isEqualTo("1,0");
    Scene removed = strait().house(Rules.ALEXIS, "0,0", "a2").chance("expedition E06");
    for (Scene game : new Scene[] {placed, removed}) {
      assertThat(game.world.supply.row(2)).isEqualTo(Supply.EMPTY);
      assertThat(game.due()).isEqualTo("tile");
      assertThat(game.isPossible("tile 3 L36")).isFalse();
    }
  }

  @Test
  void hisShipMayLieBesideAnIslandWithHisHouse() { // R34
    Scene game = Scene.turnOfAlexis("L01", "L13 0,0 r0").house(Rules.ALEXIS, "0,0", "a2");
    assertThat(landing("E11", game)).isEqualTo("1,0");
  }

  // Who is next, and how it ends.

  @Test
  void afterHisLandingThePlayerIsFirst() { // R40
    Scene game = Scene.turnOfAlexis("L01", "L21 0,0 r0").cards(0, "O01", "O02", "O03");
    landing("E14", game);
    game.chance("expedition E04", "deal 0 O01 O03").play("choose O01", "keep O03");
    assertThat(game.course.firstPlayer()).isZero();
    assertThat(game.legal(0)).contains("take 1");
  }

  @Test
  void afterThePlayersLandingHeIsFirst() { // R40
    Scene game = Scene.turnOfAlexis("L01", "L21 0,0 r0").cards(0, "O01", "O02", "O03");
    game.exploreUntilCalm(2).stage(Phase.TURN, 0).play("land own 0,1");
    game.chance("expedition E04", "deal 0 O01 O03").play("choose O01", "keep O03");
    assertThat(game.course.firstPlayer()).isEqualTo(Rules.ALEXIS);
    assertThat(game.due()).isEqualTo("expedition");
  }

  @Test
  void theLastShipIsThePlayersTurnedGrey() {
    Scene game = Scene.turnOfAlexis("L01", "L21 0,0 r0").ships("grey 0,5", "grey 2,5", "grey 4,5");
    game.exploreUntilCalm(2);
    game.chance("expedition E14");
    assertThat(game.table.ships.count()).isEqualTo(4);
    assertThat(game.table.ships.countOf(0)).isZero();
    assertThat(game.world.clans.hasOwnShip(0)).isFalse();
  }

  @Test
  void anEmptySlotIsTheLastReward() {
    Scene game = Scene.turnOfAlexis("L01", "L21 0,0 r0").cards(0, "O01", "O02", "O03");
    game.chance("expedition E03");
    assertThat(game.course.isLastReward()).isTrue();
    assertThat(game.course.phase()).isEqualTo(Phase.ALEXIS_CARD);
    game.chance("expedition E04");
    assertThat(game.position.isOver()).isTrue();
  }

  @Test
  void alexisBuildsByHimselfWhereThereIsOneSpot() { // R37
    Scene game =
        Scene.turnOfAlexis(
                "L01", "L13 0,0 r1", "L16 1,0 r0", "L08 0,2 r1", "L14 1,2 r0", "L11 4,4 r0")
            .cards(0, "O01", "O02", "O03")
            .stage(Phase.ALEXIS_CARD, Rules.ALEXIS);
    game.chance("expedition E01"); // two fruits: only the second island, one location
    assertThat(game.table.islands.hasHouse(game.islandAt("1,2", "a"), 1)).isTrue();
    assertThat(Scoring.housesOf(game.world, 1)).isEqualTo(1);
    assertThat(game.world.alexis.stackSize()).as("the set is shuffled again").isEqualTo(15);
  }

  @Test
  void theSeatPicksAmongSpots() {
    Scene game =
        Scene.turnOfAlexis("L01", "L13 0,0 r1", "L14 1,0 r0")
            .cards(0, "O01", "O02", "O03")
            .stage(Phase.ALEXIS_CARD, Rules.ALEXIS)
            .chance("expedition E03");
    assertThat(game.legal(0)).containsExactlyInAnyOrder("alexis 0,0 a2", "alexis 1,0 a2");
    game.play(0, "alexis 1,0 a2");
    assertThat(game.position.next()).isNotEqualTo(0);
  }

  @Test
  void anEmptyStackIsRenewedBeforeADraw() { // R41
    Scene game = Scene.turnOfAlexis("L01", "L21 0,0 r0");
    for (int card = 0; card < 15; card++) {
      game.world.alexis.draw(card);
    }
    assertThat(game.world.alexis.stackSize()).isZero();
    assertThat(game.position.next()).isEqualTo(Position.CHANCE);
    game.chance("expedition E15");
    assertThat(game.world.alexis.stackSize()).isEqualTo(14);
  }

  @Test
  void botsPlayToBeatHim() {
    Setup setup = Setup.of(new SmallIslandsGame(), 1, Map.of("alexis", 1L));
    Insight insight = setup.game().insight();
    for (int seed = 0; seed < 20; seed++) {
      Position position = setup.start();
      new RandomGame(new RandomSource(seed), Set.of()).finish(position);
      double lead = insight.worth(position, 0);
      assertThat(lead == 0 || lead > 0 == position.hasWon(0)).isTrue();
    }
  }
}
