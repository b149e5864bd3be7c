package atoll.games.smallislands;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Bits;
import atoll.engine.Insight;
import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Setup;
import atoll.engine.laws.RandomGame;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The turns and rewards of Alexis: example X9 of the rules and what goes with it. */
final class AlexisTest {
  /** Alexis is to draw a card; the player's last tile lies at the origin. */
  private static Voyage turnOfAlexis(String slot1, String... tiles) {
    Voyage game = Voyage.solo(6).tiles(tiles).row(slot1, slot1.equals("L55") ? "L54" : "L55");
    game.world.clans.started(0, Grid.ORIGIN);
    Ints all = new Ints();
    for (int card = 0; card < 15; card++) {
      all.add(card);
    }
    game.world.alexis.setOut(all);
    game.world.supply.startRound();
    return game.stage(Phase.EXPEDITION, Rules.ALEXIS);
  }

  private static Voyage x9() {
    return turnOfAlexis("L16", "L21 0,0 r0", "L15 0,1 r3", "L13 1,1 r1", "L14 2,1 r0");
  }

  @Test
  void alexisGoesEastBeyondTheFirstCell() { // X9
    Voyage game = x9().chance("expedition E01");
    assertThat(game.table.cellOf(game.face("L16"))).isEqualTo(Grid.ORIGIN + 2);
    assertThat(game.table.turnOf(game.face("L16"))).isEqualTo(3);
    assertThat(game.course.phase()).isEqualTo(Phase.REFILL);
    game.chance("tile 1 L01");
    assertThat(game.position.next()).isZero();
  }

  @Test
  void alexisNeverGrowsAnIslandWithHisHouse() { // X9
    Voyage game = x9();
    game.house(Rules.ALEXIS, "2,1", "a2");
    game.chance("expedition E01");
    int cell = game.table.cellOf(game.face("L16"));
    assertThat(Grid.name(cell)).isEqualTo("0,2");
    assertThat(game.table.turnOf(game.face("L16"))).isZero();
  }

  @Test
  void theSeatPicksTheTurn() { // X9
    Voyage game = turnOfAlexis("L55", "L21 0,0 r0");
    game.world.supply.layOut(2, game.face("L16"));
    game.chance("expedition E03");
    assertThat(game.legal(0)).containsExactly("turn r2", "turn r3");
    game.play(0, "turn r3");
    assertThat(Grid.name(game.table.cellOf(game.face("L16")))).isEqualTo("0,1");
    assertThat(game.world.clans.lastTile(Rules.ALEXIS)).isEqualTo(1);
  }

  @Test
  void aTileThatFitsNowhereIsOut() { // X9
    Voyage game = turnOfAlexis("L01", "L21 0,0 r0").chance("expedition E02");
    assertThat(game.world.alexis.removed()).isEqualTo(1);
    assertThat(game.course.phase()).isEqualTo(Phase.REFILL);
    game.chance("tile 2 L33");
    assertThat(game.world.supply.row(1)).isEqualTo(game.face("L33"));
  }

  @Test
  void alexisLandsOnceTheNavigationStackIsEmpty() { // X9
    Voyage game = turnOfAlexis("L01", "L21 0,0 r0");
    while (game.world.supply.navigation() > 0) {
      game.world.supply.refill(2, Bits.first(game.world.supply.unseen()));
    }
    game.chance("expedition E14");
    assertThat(game.table.ships.count()).isEqualTo(1);
    assertThat(Grid.name(game.table.ships.cell(0))).isEqualTo("0,1");
    assertThat(game.table.ships.owner(0)).isEqualTo(Ships.GREY);
    assertThat(game.course.phase()).isEqualTo(Phase.ALEXIS_CARD);
  }

  @Test
  void aLandCardExploresWhileThereAreTiles() {
    Voyage game = turnOfAlexis("L01", "L21 0,0 r0").chance("expedition E14");
    assertThat(game.table.ships.count()).isZero();
    assertThat(game.world.alexis.removed()).as("the inland tile of slot 2").isEqualTo(1);
  }

  @Test
  void theLastShipIsThePlayersTurnedGrey() {
    Voyage game = turnOfAlexis("L01", "L21 0,0 r0").ships("grey 0,5", "grey 2,5", "grey 4,5");
    while (game.world.supply.navigation() > 0) {
      game.world.supply.refill(2, Bits.first(game.world.supply.unseen()));
    }
    game.chance("expedition E14");
    assertThat(game.table.ships.count()).isEqualTo(4);
    assertThat(game.table.ships.hasShipOf(0)).isFalse();
    assertThat(game.world.clans.hasOwnShip(0)).isFalse();
  }

  @Test
  void anEmptySlotIsTheLastReward() {
    Voyage game = turnOfAlexis("L01", "L21 0,0 r0").cards(0, "O01", "O02", "O03");
    game.chance("expedition E03");
    assertThat(game.course.isLastReward()).isTrue();
    assertThat(game.course.phase()).isEqualTo(Phase.ALEXIS_CARD);
    game.chance("expedition E04");
    assertThat(game.position.isOver()).isTrue();
  }

  @Test
  void alexisBuildsByHimselfWhereThereIsOneSpot() { // R37
    Voyage game =
        turnOfAlexis("L01", "L13 0,0 r1", "L16 1,0 r0", "L08 0,2 r1", "L14 1,2 r0", "L11 4,4 r0")
            .cards(0, "O01", "O02", "O03")
            .stage(Phase.ALEXIS_CARD, Rules.ALEXIS);
    game.chance("expedition E01"); // two fruits: only the second island, one location
    assertThat(game.table.islands.hasHouse(game.islandAt("1,2", "a"), 1)).isTrue();
    assertThat(Scoring.housesOf(game.world, 1)).isEqualTo(1);
    assertThat(game.world.alexis.stackSize()).as("the set is shuffled again").isEqualTo(15);
  }

  @Test
  void theSeatPicksAmongSpots() {
    Voyage game =
        turnOfAlexis("L01", "L13 0,0 r1", "L14 1,0 r0")
            .cards(0, "O01", "O02", "O03")
            .stage(Phase.ALEXIS_CARD, Rules.ALEXIS)
            .chance("expedition E03");
    assertThat(game.legal(0)).containsExactlyInAnyOrder("alexis 0,0 a2", "alexis 1,0 a2");
    game.play(0, "alexis 1,0 a2");
    assertThat(game.position.next()).isNotEqualTo(0);
  }

  @Test
  void anEmptyStackIsRenewedBeforeADraw() { // R41
    Voyage game = turnOfAlexis("L01", "L21 0,0 r0");
    for (int card = 0; card < 15; card++) {
      game.world.alexis.draw(card);
    }
    assertThat(game.world.alexis.stackSize()).isZero();
    assertThat(game.position.next()).isEqualTo(Position.CHANCE);
    game.chance("expedition E15");
    assertThat(game.world.alexis.stackSize()).isEqualTo(14);
  }

  @Test
  void aPortByTwoGreyShipsCountsOnce() { // X18, R36
    Voyage game = Voyage.solo(4).tiles("L33 1,-1 r0", "L21 -1,0 r3").ships("grey 0,0", "grey 2,0");
    assertThat(Scoring.shipPoints(game.world, Rules.ALEXIS)).isEqualTo(3);
    assertThat(Scoring.alexisPoints(game.world)).isEqualTo(40 + 3);
    game.ships("0 1,0");
    assertThat(game.score(0)).as("the own ship counts for itself").isEqualTo(2);
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
