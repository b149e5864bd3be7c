package atoll.games.smallislands;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import atoll.engine.Reason;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Why something cannot be played: an example of each reason. */
final class ReasonsTest {
  private final Set<String> codes = new HashSet<>();

  private void assertReason(Scene game, String move, String code, Object... with) {
    Reason reason = Objects.requireNonNull(game.position.why(game.position.next(), move), move);
    assertThat(reason.code()).as(move).isEqualTo(code);
    assertThat(reason.with().values()).as(move).containsExactly(with);
    codes.add(code);
  }

  @TestFactory
  Stream<DynamicTest> everyReasonHasAnExample() {
    return Stream.of(
        dynamicTest("in setup", this::inSetup),
        dynamicTest("in preparation", this::inPreparation),
        dynamicTest("of a tile that is placed", this::ofATileThatIsPlaced),
        dynamicTest("when nothing fits", this::whenNothingFits),
        dynamicTest("of a landing", this::ofALanding),
        dynamicTest("of a token", this::ofAToken),
        dynamicTest("of a house", this::ofAHouse),
        dynamicTest("of a discovery", this::ofADiscovery),
        dynamicTest("of a sailing", this::ofASailing),
        dynamicTest("of an eruption", this::ofAnEruption),
        dynamicTest("of the tile of Alexis", this::ofTheTileOfAlexis),
        dynamicTest("all of them", this::areAll));
  }

  private void areAll() {
    assertThat(codes).containsExactlyInAnyOrderElementsOf(new SmallIslandsGame().reasons());
  }

  /** Two seats in their first preparation, as in the opening of the rules. */
  private static Scene preparing(String row, String hand) {
    return Scene.normal(2)
        .opening(row)
        .chance("hand 0 " + hand, "hand 1 L04 L42", "deal 0 O09", "deal 1 O04")
        .chance("deal 0 O01 O02", "deal 1 O07 O11");
  }

  private static Scene exploring(String row, String hand) {
    return preparing(row, hand).play("choose O01", "keep O02", "choose O04", "keep O11");
  }

  private void inSetup() {
    Scene game = Scene.normal(2);
    assertReason(game, "take 1", "wrong-phase", "start");
    assertReason(game, "start S1a 0,1 r0", "not-the-origin", "0,0");
    game.play("start S1a 0,0 r0");
    assertReason(game, "start S1b 0,1 r0", "already-placed", "S1b");
    assertReason(game, "start S2a 0,0 r0", "covered", "0,0");
    assertReason(game, "start S2a 1,1 r0", "not-beside", "1,1");
    assertReason(game, "start S2a 0,1 r0", "corners-differ", "NW");
  }

  private void inPreparation() {
    Scene game = preparing("L05 L53 L35", "L08 L25");
    assertReason(game, "choose O04", "card-not-held", "O04");
    assertReason(game, "keep O01", "wrong-phase", "preparation");
    game.play("choose O01");
    assertReason(game, "keep O01", "card-not-held", "O01");
    Scene advanced = Scene.advanced(2).cards(0, "M01 P01", "M02 P02", "M03 P03");
    advanced.stage(Phase.DEAL, 0).chance("deal 0 M04 M05 P04 P05", "deal 1 M06 M07 P06 P07");
    assertReason(advanced, "choose M02 P06", "card-not-held", "P06");
  }

  private void ofATileThatIsPlaced() {
    Scene game = exploring("L05 L53 L35", "L08 L25").play("take 1");
    assertReason(game, "place L04 1,1 r0", "not-in-hand", "L04");
    assertReason(game, "place L05 0,1 r0", "covered", "0,1");
    assertReason(game, "place L05 5,5 r0", "not-beside", "5,5");
    assertReason(game, "place L05 1,1 r1", "corners-differ", "NW");
    assertReason(game, "discard L05", "something-fits");
    Scene bridge = Scene.normal(2).tiles("S1a 0,0 r0").hand(0, "L43").stage(Phase.PLACE, 0);
    assertReason(bridge, "place L43 1,0 r2", "same-look", "r0");
  }

  private void whenNothingFits() {
    Scene game = exploring("L54 L53 L35", "L55 L56").play("take 1");
    assertReason(game, "place L54 1,1 r0", "nothing-fits");
    assertReason(game, "discard L53", "not-in-hand", "L53");
  }

  private void ofALanding() {
    Scene game = exploring("L05 L53 L35", "L08 L25");
    assertReason(game, "land own -2,0", "storms", 6L);
    Scene calm = Scene.normal(3).tiles("S1a 0,0 r0").ships("grey 0,1", "0 1,1");
    calm.row("L01", "L02").stage(Phase.TURN, 0);
    assertReason(calm, "take 3", "empty-slot", 3L);
    assertReason(calm, "land own 0,2", "ship-gone");
    assertReason(calm, "land grey 0,2", "no-grey-ship");
    calm.stage(Phase.TURN, 1);
    assertReason(calm, "land own 0,1", "covered", "0,1");
    assertReason(calm, "land own 1,0", "corners-differ", "NW");
  }

  private void ofAToken() {
    Scene game = Scene.normal(2).tiles("L33 0,0 r0", "L54 0,-1 r0", "L36 2,0 r0").ships("0 0,1");
    game.stage(Phase.TOKEN, 0);
    assertReason(game, "token fruit leaf 0,0 a1", "token-differs", "fruit");
    assertReason(game, "token fruit fruit 5,5 a1", "no-tile", "5,5");
    assertReason(game, "token fruit port 0,1 a", "no-tile", "0,1");
    assertReason(game, "token fruit fruit 0,0 a2", "no-resource", "a2");
    assertReason(game, "token fruit fruit 0,0 b1", "no-resource", "b1");
    assertReason(game, "token flower flower 0,0 a1", "shows-already", "flower");
    assertReason(game, "token fruit port 0,0 b", "no-region", "b");
    assertReason(game, "token fruit port 0,0 a", "two-ports");
    assertReason(game, "token fruit port 0,-1 a", "no-coast");
    game.play("token fruit fruit 0,0 a1").stage(Phase.TOKEN, 0);
    assertReason(game, "token fruit port 2,0 a", "token-used", "fruit");
  }

  private void ofAHouse() {
    Scene game =
        Scene.normal(2)
            .tiles("L13 0,0 r1", "L14 1,0 r0", "L15 3,0 r1", "L10 4,0 r0")
            .tiles("L24 8,0 r0", "L01 0,2 r1", "L02 1,2 r0")
            .cards(0, "O08", "O01", "O02")
            .cards(1, "O03", "O04", "O05")
            .house(1, "0,0", "a2")
            .house(0, "0,2", "a2")
            .rewards(0);
    assertReason(game, "house 2,0 a1", "no-tile", "2,0");
    assertReason(game, "house 0,0 a1", "no-location", "a1");
    assertReason(game, "house 0,0 a2", "location-taken", "A");
    assertReason(game, "house 3,0 a2", "mission-not-fulfilled", "C");
    assertReason(game, "house 8,0 a3", "island-too-small", "E");
    assertReason(game, "house 1,2 a2", "house-on-island", "F");
    assertReason(game, "pass", "wrong-phase", "houses");
  }

  private void ofADiscovery() {
    Scene game =
        Scene.normal(2)
            .tiles("L50 0,0 r2", "L52 0,1 r0", "L29 -1,0 r1")
            .cards(0, "O12", "O01", "O02")
            .cards(1, "O03", "O04", "O05")
            .rewards(0)
            .play("house 0,0 a3")
            .chance("discover 0 3 3 7");
    assertReason(game, "discovery 8", "not-drawn", 8L);
  }

  private static Scene explorers(String card) {
    return ExplorerExamplesTest.x15(Scene.greatExplorer(2))
        .house(1, "4,1", "a2")
        .cards(0, card, "O01", "O02")
        .cards(1, "O03", "O12", "O05");
  }

  private void ofASailing() {
    Scene game = explorers("O14").ships("1 -1,0", "grey 5,1").rewards(0);
    game.play("house 0,0 a2", "done");
    assertReason(game, "sail 0,0 3,-1", "no-ship", "0,0");
    assertReason(game, "sail -1,0 3,-1", "others-ship", 1L);
    assertReason(game, "sail 2,0 2,0", "covered", "2,0");
    assertReason(game, "sail 2,0 2,-1", "not-beside", "2,-1");
    assertReason(game, "sail 2,0 4,2", "corners-differ", "NW");
    Scene held =
        Scene.greatExplorer(2)
            .tiles("L13 0,0 r0", "L14 0,-1 r3")
            .ships("0 1,0")
            .tiles("L15 2,0 r1", "L16 2,-1 r2")
            .stage(Phase.SAIL, 0);
    assertReason(held, "sail 1,0 0,1", "falls-apart");
  }

  private void ofAnEruption() {
    Scene game = explorers("O17").house(0, "0,0", "a2");
    game.stage(Phase.TOKEN, 1).play("token fruit port 0,1 a");
    game.rewards(0).play("house 2,1 a2");
    assertReason(game, "erupt 2,0", "no-tile", "2,0");
    assertReason(game, "erupt 0,0", "house-on-tile");
    assertReason(game, "erupt 0,1", "token-on-tile");
    assertReason(game, "erupt 1,1", "falls-apart");
  }

  private void ofTheTileOfAlexis() {
    Scene game = Scene.turnOfAlexis("L55", "L21 0,0 r0");
    game.world.supply.layOut(2, game.face("L16"));
    game.chance("expedition E03");
    assertReason(game, "turn r0", "corners-differ", "NW");
    assertReason(game, "alexis 0,0 a2", "wrong-phase", "alexis tile");
  }
}
