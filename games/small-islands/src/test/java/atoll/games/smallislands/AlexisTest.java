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
    Voyage game = Voyage.turnOfAlexis("L01", "L21 0,0 r0").chance("expedition E14");
    assertThat(game.table.ships.count()).isZero();
    assertThat(game.world.alexis.removed()).as("the inland tile of slot 2").isEqualTo(1);
  }

  @Test
  void theLastShipIsThePlayersTurnedGrey() {
    Voyage game =
        Voyage.turnOfAlexis("L01", "L21 0,0 r0").ships("grey 0,5", "grey 2,5", "grey 4,5");
    game.exploreUntilCalm(2);
    game.chance("expedition E14");
    assertThat(game.table.ships.count()).isEqualTo(4);
    assertThat(game.table.ships.hasShipOf(0)).isFalse();
    assertThat(game.world.clans.hasOwnShip(0)).isFalse();
  }

  @Test
  void anEmptySlotIsTheLastReward() {
    Voyage game = Voyage.turnOfAlexis("L01", "L21 0,0 r0").cards(0, "O01", "O02", "O03");
    game.chance("expedition E03");
    assertThat(game.course.isLastReward()).isTrue();
    assertThat(game.course.phase()).isEqualTo(Phase.ALEXIS_CARD);
    game.chance("expedition E04");
    assertThat(game.position.isOver()).isTrue();
  }

  @Test
  void alexisBuildsByHimselfWhereThereIsOneSpot() { // R37
    Voyage game =
        Voyage.turnOfAlexis(
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
    Voyage game =
        Voyage.turnOfAlexis("L01", "L13 0,0 r1", "L14 1,0 r0")
            .cards(0, "O01", "O02", "O03")
            .stage(Phase.ALEXIS_CARD, Rules.ALEXIS)
            .chance("expedition E03");
    assertThat(game.legal(0)).containsExactlyInAnyOrder("alexis 0,0 a2", "alexis 1,0 a2");
    game.play(0, "alexis 1,0 a2");
    assertThat(game.position.next()).isNotEqualTo(0);
  }

  @Test
  void anEmptyStackIsRenewedBeforeADraw() { // R41
    Voyage game = Voyage.turnOfAlexis("L01", "L21 0,0 r0");
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
