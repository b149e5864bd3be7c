package atoll.games.lordofmyisland;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Ints;
import atoll.engine.RandomSource;
import atoll.engine.Reason;
import atoll.engine.Setup;
import atoll.engine.laws.RandomGame;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Why a move is not legal: an example for every reason. */
final class ReasonsTest {
  /** A move that the seat to act cannot make, and why. */
  record Example(Scene scene, String move, Reason reason) {
    Example(Scene scene, String move, String code) {
      this(scene, move, Reason.of(code));
    }

    Example with(String name, String value) {
      return new Example(scene, move, reason.with(name, value));
    }

    Example with(String name, int value) {
      return new Example(scene, move, reason.with(name, value));
    }

    @Override
    public String toString() {
      return move + ": " + reason;
    }
  }

  static Stream<Example> examples() {
    return Stream.of(
            notInTheGameOrNotNow(),
            tilesThatAreNotThere(),
            placesWhereATileDoesNotFit(),
            placesForSetUpTiles(),
            placesForWater(),
            discardingPassingAndPlayingOut(),
            bidsAndAttacks())
        .flatMap(List::stream);
  }

  @ParameterizedTest
  @MethodSource("examples")
  void theFirstConditionThatFailsIsTheReason(Example example) { // R39
    int seat = example.scene.position.next();
    assertThat(example.scene.position.why(seat, example.move)).isEqualTo(example.reason);
  }

  @Test
  void everyReasonHasAnExample() {
    assertThat(examples().map(example -> example.reason.code()).distinct())
        .containsExactlyInAnyOrderElementsOf(new LordGame().reasons());
  }

  /** A full tile on c4 and a quarter on c6; it is seat 0's turn. */
  private static Scene turn() {
    return Scene.seats(4)
        .lay("c4 f04 r0", 1)
        .lay("c6 q07 r0", 2)
        .hand(0, "f01", "q08", "h01")
        .stack("q12", "q13")
        .stack("q14")
        .turnOf(0);
  }

  private static List<Example> notInTheGameOrNotNow() {
    Scene dry = Scene.seats(4, "water off").hand(0, "f01").turnOf(0);
    Scene replacing = turn().play("discard h01");
    return List.of(
        new Example(turn(), "capitol", "option-off").with("option", "kingdoms"),
        new Example(turn(), "bid 5", "option-off").with("option", "auction"),
        new Example(dry, "water f01 c5", "option-off").with("option", "water"),
        new Example(turn(), "set f01 c5 r0", "wrong-phase").with("phase", "turn"),
        new Example(replacing, "pass", "wrong-phase").with("phase", "replacing"));
  }

  private static List<Example> tilesThatAreNotThere() {
    Scene replacing = turn().play("discard h01");
    Scene defending =
        Scene.seats(2)
            .lay("d4 f04 r0", 0)
            .hand(1, "t01", "t02", "t03")
            .stack("h01", "h02")
            .turnOf(1)
            .play("discard t01", "take h01");
    return List.of(
        new Example(turn(), "play f02 c5 r0", "not-in-hand").with("tile", "f02"),
        new Example(turn(), "discard f02", "not-in-hand").with("tile", "f02"),
        new Example(turn(), "water f02 c5", "not-in-hand").with("tile", "f02"),
        new Example(replacing, "take q13", "not-face-up").with("tile", "q13"),
        new Example(defending, "defend h03 c4 r2", "not-face-up").with("tile", "h03"));
  }

  private static List<Example> placesWhereATileDoesNotFit() { // R2, R4, R5
    Scene oneRowDown = Scene.seats(4).lay("d4 f04 r0", 0).hand(0, "q08").turnOf(0);
    return List.of(
        new Example(turn(), "play f01 c4 r0", "covered").with("square", "c4"),
        new Example(turn(), "play q08 d4 r0", "corners-differ")
            .with("corner", "NE")
            .with("point", "land"),
        new Example(turn(), "play f01 c5 r0", "corners-differ")
            .with("corner", "SE")
            .with("point", "water"),
        new Example(oneRowDown, "play q08 e5 r0", "closes-square").with("square", "f5"),
        new Example(turn(), "play f01 e2 r0", "not-beside").with("square", "e2"));
  }

  private static List<Example> placesForSetUpTiles() { // R13
    Scene first = Scene.seats(4).hand(0, "q08", "f01").settingUp(0);
    Scene last = Scene.seats(4).lay("c3 f01 r0", Scene.UNSOLD).hand(3, "f04", "q01").settingUp(3);
    return List.of(
        new Example(first, "set q08 c3 r0", "only-on-edge").with("tile", "q08"),
        new Example(first, "set f01 a3 r0", "only-inside").with("tile", "f01"),
        new Example(last, "set f04 d6 r0", "not-beside").with("square", "d6"));
  }

  private static List<Example> placesForWater() { // R19
    return List.of(
        new Example(turn(), "water f01 c4", "covered").with("square", "c4"),
        new Example(turn(), "water f01 a4", "only-inside").with("tile", "f01"),
        new Example(turn(), "water f01 e2", "not-beside").with("square", "e2"),
        new Example(turn(), "water f01 c5", "not-all-water").with("square", "c5"));
  }

  private static List<Example> discardingPassingAndPlayingOut() { // R33, R35, R36
    Scene stuck = EndTest.spaces(EndTest.NINE).hand(0, "q01", "q02").stack("q04").turnOf(0);
    Scene out = EndTest.spaces(EndTest.NINE).hand(0, "q01", "q02").stack("q04").turnOf(0);
    out.play("out");
    Scene able = EndTest.spaces(EndTest.NINE).hand(0, "f01", "q02").stack().turnOf(0);
    Scene ableAndOut = EndTest.spaces(EndTest.NINE).hand(0, "f01", "q02").stack().turnOf(0);
    ableAndOut.play("out");
    return List.of(
        new Example(turn(), "pass", "can-lay"),
        new Example(stuck, "pass", "can-discard"),
        new Example(out, "pass", "can-take"),
        new Example(turn(), "take q12", "not-playing-out"),
        new Example(ableAndOut, "take q04", "can-lay"),
        new Example(out, "out", "playing-out"),
        new Example(turn(), "out", "too-many-spaces").with("spaces", 46).with("most", 12),
        new Example(out, "discard q01", "playing-out"),
        new Example(able, "discard q02", "holder-empty"));
  }

  private static List<Example> bidsAndAttacks() { // R27, R31
    Scene bidding = AuctionTest.lot().play("bid 5");
    Scene shielded = KingdomsTest.attackBySeat1().capitol(2, "b5", 1);
    shielded.play("play f01 d4 r0").chance("white logging", "black 1 my-island");
    Scene twoCapitols =
        Scene.seats(5, "kingdoms on", "ports off")
            .lay("c4 h17 r2", 1)
            .hand(0, "f01")
            .capitol(0, "b3", 0)
            .capitol(2, "b5", 0)
            .turnOf(0)
            .play("play f01 d4 r0")
            .chance("white logging", "black 1 my-island");
    return List.of(
        new Example(bidding, "bid 5", "too-low").with("least", 10),
        new Example(bidding, "bid 15", "too-expensive").with("points", 12),
        new Example(shielded, "attack 1", "own-capitol"),
        new Example(shielded, "attack 2", "shielded").with("seat", 2),
        new Example(twoCapitols, "attack 3", "no-capitol").with("seat", 3));
  }

  @Test
  void everyListedMoveIsOfAKindThatThePhaseHas() {
    Setup setup = Setup.of(new LordGame(), 2, Map.of("auction", true, "kingdoms", true));
    RandomGame player = new RandomGame(new RandomSource(4), Set.of());
    Ints moves = new Ints();
    for (int game = 0; game < 20; game++) {
      LordPosition position = (LordPosition) setup.start();
      for (; !position.isOver(); player.step(position)) {
        if (position.next() >= 0) {
          position.legal(position.next(), moves);
          for (int i = 0; i < moves.size(); i++) {
            assertThat(position.course.phase().has(Moves.kind(moves.get(i)))).isTrue();
          }
        }
      }
    }
  }
}
