package atoll.games.smallislands;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import atoll.engine.Bits;
import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.Refused;
import org.junit.jupiter.api.Test;

/** The worked examples of the rules, by number, and those of the source. */
final class WorkedExamplesTest {
  private static Scene island(String symbols) {
    return Scene.normal(2).island(symbols);
  }

  private static Scene ring() { // X3
    return Scene.normal(2).tiles("L36 0,0 r0", "L46 0,-1 r3", "L49 1,-1 r0").tiles("L52 1,0 r1");
  }

  // From the source.

  @Test
  void benoitsIslands() {
    assertThat(island("3F").fulfils("O01")).isFalse();
    assertThat(island("1T 3F").fulfils("O01")).isTrue();
    assertThat(island("1T 3F").reward("O01")).isEqualTo(4);
    assertThat(island("3T 2F").reward("O01")).isEqualTo(5);
  }

  @Test
  void missionsOfTheSource() {
    assertThat(island("1T 3F 1D").fulfils("M01")).isTrue();
    assertThat(island("4V 3F 0D").fulfils("M04")).isTrue();
    assertThat(island("3F 3D 2V").fulfils("M07")).isTrue();
    assertThat(island("3F 2D 2V").fulfils("M10")).isTrue();
  }

  @Test
  void rewardsOfTheSource() { // R20
    assertThat(island("3F").reward("O04") + island("2F").reward("O04")).isEqualTo(9);
    assertThat(island("2D").reward("P10")).isEqualTo(6);
    assertThat(island("3F 1D 1V").reward("P10")).isEqualTo(4);
    assertThat(island("3F 2D").reward("P06") + island("4V 3F").reward("P06")).isEqualTo(11);
    assertThat(island("3F 2D 5P").reward("P07")).isEqualTo(5);
    assertThat(island("1T").reward("P04")).isEqualTo(6);
  }

  @Test
  void anExpeditionCardToLand() {
    Scene solo = Scene.solo(1).tiles("L21 0,0 r0");
    solo.world.alexis.draw(10);
    Expeditions.Card card = solo.world.alexis.card();
    assertThat(card.name()).isEqualTo("E11");
    assertThat(card.lands()).isTrue();
    assertThat(card.mission().isFulfilled(island("2F").table, 0)).isTrue();
    assertThat(card.mission().isFulfilled(island("1F").table, 0)).isFalse();
  }

  // Our own.

  @Test
  void cornersAgree() { // X1, R1
    Scene table = Scene.normal(2).tiles("S1a 0,0 r0");
    assertThat(table.turns("L01", "0,1")).isEqualTo("r2 r3");
    assertThat(table.turns("L01", "0,-1")).isEmpty();
    assertThat(table.turns("L01", "1,0")).isEqualTo("r0");
    assertThat(table.turns("L21", "0,-1")).isEqualTo("r2");
    assertThat(table.turns("L54", "0,-1")).isEqualTo("r0");
    assertThat(table.turns("L36", "1,0")).isEqualTo("r0 r2");
    assertThat(table.turns("L43", "1,0")).isEqualTo("r0");
    assertThat(table.turns("L46", "1,0")).isEqualTo("r0");
    assertThat(table.turns("L01", "1,1")).as("a diagonal cell is not beside").isEmpty();
    assertThat(table.shipFits("0,1")).isTrue();
    assertThat(table.shipFits("0,-1")).isFalse();
    assertThat(table.shipFits("1,0")).isFalse();
    assertThat(table.shipFits("-1,0")).isFalse();
  }

  @Test
  void aCornerDoesNotJoin() { // X2, R3
    Scene table = Scene.normal(2).tiles("L13 0,0 r2", "L14 1,1 r0");
    assertThat(table.table.islands.count()).isEqualTo(2);
    assertThat(table.size(table.islandAt("0,0", "a"))).isEqualTo(1);
    table.tiles("L15 1,0 r3");
    assertThat(table.table.islands.count()).isEqualTo(1);
    assertThat(table.size(0)).isEqualTo(3);
    assertThat(table.symbols(0)).isEqualTo("1F 1D 1V 0T 0P");
    assertThat(table.locations(0)).isEqualTo(3);
    assertThat(table.fulfils("O10")).isTrue();
    assertThat(table.reward("O10")).isEqualTo(6);
  }

  @Test
  void aStraitInARingCountsOnce() { // X3, R22
    Scene table = Scene.normal(2).tiles("L36 0,0 r0", "L46 0,-1 r3", "L49 1,-1 r0");
    assertThat(table.size(table.islandAt("0,0", "b"))).isEqualTo(1);
    assertThat(table.size(table.islandAt("0,0", "a"))).isEqualTo(3);
    assertThat(table.turns("L52", "1,0")).contains("r1");
    table.tiles("L52 1,0 r1");
    assertThat(table.table.islands.count()).isEqualTo(1);
    assertThat(table.size(0)).isEqualTo(4);
    assertThat(table.symbols(0)).isEqualTo("3F 2D 0V 2T 3P");
    assertThat(table.locations(0)).isEqualTo(5);
    assertThat(table.reward("P01")).isEqualTo(5);
    assertThat(table.reward("P04")).isEqualTo(6);
    assertThat(table.reward("P06")).isEqualTo(5);
    assertThat(table.reward("P07")).isEqualTo(4);
    assertThat(table.reward("P08")).isEqualTo(5);
    assertThat(table.reward("P09")).isEqualTo(4);
    assertThat(table.reward("P10")).isEqualTo(6);
    assertThat(table.reward("P11")).isEqualTo(5);
    assertThat(table.reward("P12")).isEqualTo(6);
    assertThat(table.fulfils("M01")).isTrue();
    assertThat(table.fulfils("M12")).isTrue();
    assertThat(table.fulfils("M07")).isFalse();
    assertThat(table.fulfils("M11")).isFalse();
  }

  @Test
  void nothingThereIsNotEqual() { // X4, R19, R21
    assertThat(island("2F").fulfils("M08")).isFalse();
    assertThat(island("2F").fulfils("M10")).isFalse();
    assertThat(island("1T").reward("P10")).isEqualTo(2);
    assertThat(island("1T").reward("P06")).isEqualTo(2);
    assertThat(island("3P").reward("P07")).isEqualTo(1);
  }

  @Test
  void sizeGoesInSteps() { // X4, R21, and the five and six tiles of the source
    int[] sizes = {2, 3, 5, 6, 8, 9, 11, 12, 20};
    int[] points = {0, 4, 4, 6, 6, 8, 8, 10, 10};
    for (int i = 0; i < sizes.length; i++) {
      Scene table = Scene.normal(2);
      for (int tile = 0; tile < sizes[i]; tile++) {
        table.table.place(tile, 34 * (tile / 8) + 2 * (tile % 8), 0);
        if (tile > 0) {
          table.table.islands.join(0, 2 * tile);
        }
      }
      assertThat(table.size(0)).isEqualTo(sizes[i]);
      assertThat(table.reward("P09")).as("%s tiles", sizes[i]).isEqualTo(points[i]);
    }
  }

  @Test
  void tokensCoverAndAddPorts() { // X5, R11, R12
    Scene table = ring().stage(Phase.TOKEN, 0);
    assertThat(table.legal(0)).contains("token flower flower 0,0 b1", "token wild leaf 0,0 b1");
    assertThat(table.legal(0)).doesNotContain("token fruit fruit 0,0 b1");
    table.play(0, "token flower flower 0,0 b1").stage(Phase.TOKEN, 1);
    assertThat(table.symbols(0)).isEqualTo("4F 1D 0V 2T 3P");
    assertThat(table.legal(1)).doesNotContain("token flower flower 0,0 b1");
    assertThat(table.legal(1)).contains("token fruit fruit 0,0 b1", "token leaf port 0,0 a");
    table.play(1, "token leaf port 0,0 a").stage(Phase.TOKEN, 0);
    assertThat(table.symbols(0)).isEqualTo("4F 1D 0V 2T 4P");
    assertThat(table.legal(0)).doesNotContain("token leaf port 0,0 a", "token leaf port 0,0 b");
  }

  @Test
  void twoPortsOrNoCoastTakeNoPortToken() { // X5, R12
    Scene table = Scene.normal(2).tiles("L33 0,0 r0", "L54 0,-1 r0");
    table.stage(Phase.TOKEN, 0);
    assertThat(table.legal(0)).noneMatch(move -> move.contains("port"));
    assertThat(table.legal(0)).contains("token fruit fruit 0,-1 a1", "pass");
  }

  @Test
  void portsAroundTheShip() { // X6
    Scene table =
        Scene.normal(2)
            .tiles("L33 0,-1 r0", "L34 1,0 r1", "L21 -1,0 r3", "L36 -1,-1 r1")
            .ships("1 0,0");
    assertThat(table.score(1)).isEqualTo(6);
    assertThat(table.score(0)).isZero();
    table.tiles("L35 0,1 r2");
    assertThat(table.score(1)).isEqualTo(8);
  }

  @Test
  void drawnDiscoveriesGoBack() { // X8
    Scene table =
        Scene.normal(2)
            .tiles("L50 0,0 r2", "L52 0,1 r0", "L29 -1,0 r1")
            .cards(0, "O12", "O01", "O02")
            .cards(1, "O03", "O04", "O05")
            .row("L01", "L02", "L03")
            .stage(Phase.TURN, 0);
    assertThat(table.symbols(table.islandAt("0,0", "a"))).endsWith("3T 2P");
    table.play(0, "land own -2,0", "house 0,0 a3");
    assertThat(table.position.next()).isEqualTo(Position.CHANCE);
    table.chance("discover 0 3 3 7");
    assertThat(table.legal(0)).containsExactlyInAnyOrder("discovery 3", "discovery 7");
    table.play(0, "discovery 7");
    assertThat(table.score(0)).as("with a port at the ship").isEqualTo(7 + 1);
    assertPool(table, 2, 3, 3, 4, 4, 5, 5, 5, 6, 6, 8);
  }

  /** Seat 0 has built on an island of two temples and on one of three. */
  private static Scene twoIslandsWithTemples() { // X14
    Scene game =
        Scene.advanced(2)
            .tiles("L10 0,0 r2", "L11 1,0 r3", "L05 4,0 r2", "L20 5,0 r3", "L04 4,1 r1")
            .cards(0, "M05 P05", "M01 P01", "M02 P02")
            .cards(1, "M03 P03", "M04 P04", "M06 P06")
            .rewards(0);
    assertThat(game.symbols(game.islandAt("0,0", "a"))).contains("2T");
    assertThat(game.symbols(game.islandAt("4,0", "a"))).contains("3T");
    return game.play(0, "house 0,0 a3", "house 5,0 a2");
  }

  @Test
  void aTokenThatLiesAsideIsNotDrawnAgain() { // X14, R43, and the two islands of the source
    Scene game = twoIslandsWithTemples().chance("discover 0 2 8").play(0, "discovery 8");
    assertThatThrownBy(() -> game.chance("discover 0 2 3 3")).isInstanceOf(Refused.class);
    game.chance("discover 0 3 3 4");
    assertThat(game.legal(0)).containsExactlyInAnyOrder("discovery 3", "discovery 4");
    game.play(0, "discovery 4");
    assertThat(game.world.discoveries.sum(0)).isEqualTo(8 + 4);
    assertPool(game, 2, 3, 3, 4, 5, 5, 5, 6, 6, 7);
  }

  private static void assertPool(Scene game, int... values) {
    Ints pool = new Ints();
    for (int value : values) {
      pool.add(value);
    }
    assertThat(game.world.discoveries.has(pool)).isTrue();
    assertThat(game.world.discoveries.poolSize()).isEqualTo(values.length);
  }

  @Test
  void theReserveRunsDown() { // X11
    Scene game = Scene.normal(2).opening("L05 L53 L35");
    game.chance("hand 0 L08 L25", "hand 1 L04 L42", "deal 0 O09", "deal 1 O04");
    assertThat(game.world.supply.reserve()).isEqualTo(43);
    assertThat(game.world.supply.navigation()).isEqualTo(6);
    game.chance("deal 0 O01 O02", "deal 1 O07 O11");
    game.play(0, "choose O01", "keep O02").play(1, "choose O04", "keep O11");
    game.play(0, "take 1", "place L25 -2,1 r3", "token fruit port -2,1 a");
    game.chance("tile 1 L18");
    assertThat(game.world.supply.navigation()).isEqualTo(5);
    assertThat(game.world.supply.reserve()).isEqualTo(43);
  }

  @Test
  void nothingFits() { // X13
    Scene game = Scene.normal(2).opening("L54 L53 L35");
    game.chance("hand 0 L55 L56", "hand 1 L04 L42", "deal 0 O09", "deal 1 O04");
    game.chance("deal 0 O01 O02", "deal 1 O07 O11");
    game.play(0, "choose O01", "keep O02").play(1, "choose O04", "keep O11");
    game.play(0, "take 1");
    assertThat(game.legal(0))
        .containsExactlyInAnyOrder("discard L54", "discard L55", "discard L56");
    game.play(0, "discard L55").chance("redraw 0 L01");
    assertThat(game.world.supply.reserve()).isEqualTo(42);
    assertThat(game.world.supply.navigation()).isEqualTo(6);
    assertThat(game.legal(0))
        .containsExactlyInAnyOrder(
            "place L01 -1,0 r1",
            "place L01 -1,2 r1",
            "place L01 -2,1 r0",
            "place L01 -2,1 r3",
            "place L01 0,-1 r3",
            "place L01 0,3 r1",
            "place L01 1,0 r3",
            "place L01 1,1 r0",
            "place L01 1,2 r3");
    game.play(0, "place L01 1,1 r0", "pass").chance("tile 1 L02");
    assertThat(game.position.next()).isEqualTo(1);
  }

  @Test
  void tiesAreBrokenByTheLastTile() { // X10
    Scene game = Scene.normal(2).tiles("L21 0,0 r0");
    game.world.clans.gain(0, 20);
    game.world.clans.gain(1, 20);
    game.world.clans.placed(0, 0);
    game.world.clans.placed(1, 1);
    assertThat(game.position.rank(0)).isEqualTo(2);
    assertThat(game.position.rank(1)).isEqualTo(1);
    game.table.islands.build(0, 0);
    assertThat(game.position.rank(0)).isEqualTo(1);
    assertThat(game.position.rank(1)).isEqualTo(2);
  }

  @Test
  void whoMayLand() { // X12
    Scene game =
        Scene.normal(3).tiles("S1a 0,0 r0").ships("grey 0,1", "0 1,1").row("L01", "L02", "L03");
    for (int seat = 0; seat < 3; seat++) {
      game.stage(Phase.TURN, seat);
      assertThat(game.legal(seat)).contains("take 1", "take 2", "take 3");
      assertThat(game.legal(seat).stream().anyMatch(move -> move.startsWith("land own")))
          .as("seat %s", seat)
          .isEqualTo(seat > 0);
      assertThat(game.legal(seat)).noneMatch(move -> move.startsWith("land grey"));
    }
  }

  @Test
  void anEmptyRowWithoutAShipIsTheLastReward() { // X12
    Scene game =
        Scene.normal(3)
            .tiles("S1a 0,0 r0")
            .ships("grey 0,1", "0 1,1")
            .cards(0, "O01", "O02", "O03")
            .cards(1, "O04", "O05", "O06")
            .cards(2, "O07", "O08", "O09")
            .hand(2, "L01");
    while (game.world.supply.hasStacks()) { // everything drawn, nothing in the row
      game.world.supply.refill(0, Bits.first(game.world.supply.unseen()));
    }
    game.world.supply.remove(0);
    game.stage(Phase.TOKEN, 2).play(2, "pass");
    assertThat(game.position.isOver()).isTrue();
    assertThat(game.course.isLastReward()).isTrue();
    assertThat(game.table.ships.count()).isEqualTo(2);
  }

  /** Four islands of two capes each, with a flower and a fruit, and two locations. */
  static Scene fourIslands() {
    return Scene.normal(2)
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
  void threeHousesThenOne() { // X7, R24
    Scene game = fourIslands();
    game.play(0, "land own 2,0", "house 0,0 a2", "house 0,2 a2", "house 3,0 a3");
    assertThat(game.legal(0)).containsExactlyInAnyOrder("house 3,2 a2", "house 4,2 a2", "done");
    game.play(0, "done");
    assertThat(game.score(0)).isEqualTo(9);
    assertThat(game.world.clans.houses(0)).isEqualTo(4);
    assertThat(game.world.clans.reserve(0)).isEqualTo(1);

    game.chance("deal 0 O02 O08", "deal 1 O10 O11");
    game.play(0, "choose O08", "keep O02").play(1, "choose O10", "keep O11");
    game.exploreUntilCalm(0);
    game.stage(Phase.TURN, 0);
    game.play(0, "land grey -1,0");
    assertThat(game.legal(0)).containsExactlyInAnyOrder("house 3,2 a2", "house 4,2 a2", "done");
    game.play(0, "house 4,2 a2");
    assertThat(game.score(0)).isEqualTo(9 + 3);
    assertThat(game.world.clans.houses(0)).isEqualTo(4);
    assertThat(game.world.clans.reserve(0)).isZero();
  }

  @Test
  void joinedIslandsKeepTheirHouses() { // X7
    Scene game =
        Scene.normal(2)
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
  void theWinnersAchievements() { // X19
    Scene game = Scene.normal(2).tiles("L21 0,0 r0").ships("0 0,1", "1 1,1");
    game.world.clans.gain(0, 60); // and a port
    assertThat(game.score(0)).isEqualTo(61);
    assertThat(game.achievements()).containsExactly("points60", "shipFirst");
    Scene advanced = Scene.advanced(2).tiles("L21 0,0 r0");
    advanced.world.clans.gain(0, 61);
    assertThat(advanced.achievements()).containsExactly("houses6", "noShip", "noToken");
  }
}
