package atoll.games.smallislands;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Bits;
import atoll.engine.json.Json;
import org.junit.jupiter.api.Test;

/** How games end, and what the end line tells. */
final class EndingTest {
  /** Two seats without anything to build; seat 0 is about to land. */
  private static Scene beforeLanding() {
    return Scene.normal(2)
        .tiles("S1a 0,0 r0")
        .cards(0, "O01", "O02", "O03")
        .cards(1, "O04", "O05", "O06")
        .row("L01", "L02", "L03")
        .stage(Phase.TURN, 0);
  }

  @Test
  void aShortReserveEndsTheGameInPreparation() { // X11
    Scene game = beforeLanding().drawUntil(0, 5);
    game.play(0, "land grey 0,1");
    assertThat(game.position.isOver()).isTrue();
    assertThat(game.score(0)).isZero();

    Scene longer = beforeLanding().drawUntil(0, 6);
    longer.play(0, "land grey 0,1");
    assertThat(longer.course.phase()).isEqualTo(Phase.DEAL);
    assertThat(longer.course.firstPlayer()).isEqualTo(1);
    assertThat(longer.world.supply.reserve()).isZero();
  }

  @Test
  void fourShipsEndTheGame() {
    Scene game = beforeLanding().ships("grey 3,3", "grey 4,4", "1 5,5").play(0, "land own 0,1");
    assertThat(game.position.isOver()).isTrue();
  }

  @Test
  void aTieOfThreeGoesByTheLatestTileOfEach() { // R26
    Scene game = Scene.normal(3);
    for (int seat : new int[] {2, 1, 0, 2, 1}) {
      game.world.clans.placed(seat, Grid.ORIGIN);
    }
    assertThat(game.position.rank(1)).isEqualTo(1);
    assertThat(game.position.rank(2)).isEqualTo(2);
    assertThat(game.position.rank(0)).isEqualTo(3);
  }

  @Test
  void theShipCountsThePortsOfBothRegionsOfATile() { // R39
    Scene game = Scene.normal(2).tiles("L39 1,1 r0", "L36 1,0 r1").ships("0 0,0");
    assertThat(game.islandAt("1,1", "a")).isNotEqualTo(game.islandAt("1,1", "b"));
    assertThat(game.score(0)).isEqualTo(2 + 1);
  }

  @Test
  void achievementsOfNormalGames() {
    Scene game = Scene.normal(2).tiles("L33 0,0 r0", "L34 1,0 r0", "L35 2,0 r0");
    game.tiles("L19 0,1 r3", "L01 0,2 r0", "L02 1,2 r2"); // with 10 ports around 1,1
    game.ships("0 1,1");
    game.world.clans.gain(0, 60);
    assertThat(game.achievements()).containsExactly("points60", "ship10", "shipFirst");
    for (int location = 0; location < 8; location++) {
      game.table.islands.build(location, 0);
    }
    assertThat(game.achievements()).contains("allHouses", "shipFirst");
  }

  @Test
  void achievementsOfAdvancedGames() {
    Scene game = Scene.advanced(2).tiles("L21 0,0 r0", "L22 1,0 r0");
    game.world.clans.gain(1, 1);
    assertThat(game.achievements()).containsExactly("houses6", "noShip", "noToken");
    game.world.clans.useToken(1, Tokens.WILD);
    int island = game.islandAt("0,0", "a");
    for (long rest = game.table.islands.locations(island); rest != 0; rest = Bits.rest(rest)) {
      game.table.islands.build(Bits.first(rest), 1);
    }
    assertThat(game.achievements()).containsExactly("houses6", "noShip", "joined");
  }

  @Test
  void aSoloGameIsWonOrLostAgainstAlexis() { // R29
    Scene game = Scene.solo(4).tiles("L21 0,0 r0", "L22 1,0 r0");
    assertThat(game.position.seats()).as("Alexis is no seat").isEqualTo(1);
    assertThat(game.position.rank(0)).isEqualTo(2);
    assertThat(Json.object(game.ending().get("extra")))
        .isEqualTo(
            Json.read(
                """
                {"alexis": {"score": 40, "card": 40, "houses": 0, "removed": 0, "ships": 0},
                 "achievements": []}
                """));
    game.world.clans.gain(0, 40);
    assertThat(game.position.rank(0)).as("level in everything").isEqualTo(2);
    game.world.clans.placed(0, 0);
    assertThat(game.position.rank(0)).as("the later last tile").isEqualTo(1);
    assertThat(game.achievements()).containsExactly("solo4");
    game.world.alexis.removeTile();
    assertThat(game.position.rank(0)).isEqualTo(2);
  }

  @Test
  void theViewTellsWhatIslandsPromise() {
    Scene game =
        Scene.normal(2)
            .tiles("L13 0,0 r2", "L14 1,1 r0", "L15 1,0 r3")
            .cards(0, "O10", "O01", "O02")
            .cards(1, "O03", "O04", "O05");
    assertThat(game.view(0))
        .contains(
            "\"islands\":[{\"name\":\"A\",\"size\":3,\"flower\":1,\"fruit\":1,\"leaf\":1,"
                + "\"temple\":0,\"port\":0,\"locations\":3,\"freeLocations\":3,")
        .contains("\"open\":true,\"fits\":true,\"fulfils\":[\"O10\"]")
        .contains("{\"card\":\"O10\",\"points\":6,\"due\":true}")
        .contains("{\"card\":\"O01\",\"points\":1,\"due\":false}");
    assertThat(game.view(1)).contains("\"fits\":false,\"fulfils\":[]").doesNotContain("O10", "O01");
    assertThat(game.view(-1)).doesNotContain("fulfils", "prospects");
  }

  @Test
  void anIslandFitsByTheChosenObjectiveAloneAndBeforeThatByAnyInTheHand() {
    Scene kept =
        Scene.normal(2)
            .tiles("L13 0,0 r2", "L14 1,1 r0", "L15 1,0 r3")
            .cards(0, "O01", "O10", "O02");
    assertThat(kept.view(0))
        .contains("\"open\":true,\"fits\":false,\"fulfils\":[\"O10\"]")
        .doesNotContain("\"due\":true");
    kept.world.objectives.giveBack(0);
    assertThat(kept.view(0))
        .contains("\"fits\":true,\"fulfils\":[\"O10\"]")
        .doesNotContain("\"due\":true");
  }

  @Test
  void noIslandFitsASeatThatHasNoHouseAtHand() {
    Scene game =
        Scene.normal(2)
            .tiles("L13 0,0 r2", "L14 1,1 r0", "L15 1,0 r3")
            .cards(0, "O10", "O01", "O02");
    while (game.world.clans.houses(0) > 0) {
      assertThat(game.view(0)).contains("\"fits\":true", "\"due\":true");
      game.world.clans.useHouse(0);
    }
    assertThat(game.view(0))
        .contains("\"open\":true,\"fits\":false,\"fulfils\":[\"O10\"]")
        .doesNotContain("\"due\":true");
  }

  @Test
  void theViewFollowsTheRewardStepByStep() {
    Scene game =
        Scene.normal(2)
            .tiles("L13 0,0 r1", "L14 1,0 r0")
            .tiles("L01 0,2 r1", "L02 1,2 r0")
            .cards(0, "O08", "O01", "O02")
            .cards(1, "O09", "O04", "O05")
            .row("L21", "L22", "L23")
            .stage(Phase.TURN, 0)
            .play(0, "land own 2,0");
    assertThat(game.view(1)).contains("\"reward\":{\"player\":\"0\",\"houses\":[]}");
    game.play(0, "house 0,0 a2");
    assertThat(game.view(1))
        .contains(
            "\"reward\":{\"player\":\"0\",\"houses\":[{\"cell\":\"0,0\",\"symbol\":\"a2\","
                + "\"island\":\"A\",\"points\":3,\"rewarded\":false}]}");
  }
}
