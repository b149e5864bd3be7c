package atoll.games.smallislands;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Bits;
import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Setup;
import atoll.engine.laws.RandomGame;
import atoll.engine.record.Snapshot;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Who sees what, and when. */
final class SecrecyTest {
  private static final Setup TWO = Setup.of(new SmallIslandsGame(), 2, Map.of());

  /** Two seats at the start of their first turn, as in the opening of the rules. */
  static Scene opened() {
    Scene game = Scene.normal(2).opening("L05 L53 L35");
    game.chance("hand 0 L08 L25", "hand 1 L04 L42", "deal 0 O09", "deal 1 O04");
    return game.chance("deal 0 O01 O02", "deal 1 O07 O11");
  }

  static Scene exploring() {
    return opened().play(0, "choose O01", "keep O02").play(1, "choose O04", "keep O11");
  }

  static SmallIslandsPosition redealt(Scene game, int viewer, long seed) {
    SmallIslandsPosition copy = (SmallIslandsPosition) game.position.copy();
    copy.redeal(viewer, new RandomSource(seed));
    return copy;
  }

  static Set<String> hand(SmallIslandsPosition position, int seat) {
    Set<String> names = new TreeSet<>();
    for (int i = 0; i < position.world.supply.handSize(seat); i++) {
      names.add(position.world.rules.tiles().name(position.world.supply.hand(seat, i)));
    }
    return names;
  }

  // What is heard.

  @Test
  void ofCardsChosenAndKeptOnlyTheSeatItselfHears() {
    Scene game = opened();
    assertThat(heard(game, 0, "choose O01")).isEqualTo("0");
    game.play(0, "choose O01");
    assertThat(heard(game, 0, "keep O02")).isEqualTo("0");
    game.play(0, "keep O02").play(1, "choose O04", "keep O11");
    assertThat(heard(game, 0, "take 1")).isEqualTo("-1 0 1");
    game.play(0, "take 1");
    assertThat(heard(game, 0, "place L25 -2,1 r3")).isEqualTo("-1 0 1");
  }

  /** Which viewers hear of a move. */
  private static String heard(Scene game, int seat, String move) {
    int number = game.position.readMove(seat, move);
    return whoHears(viewer -> game.position.tellMove(viewer, seat, number), move);
  }

  @Test
  void ofWhatIsDealtToAHandOnlyItsSeatHears() {
    Scene game = Scene.normal(2).play(0, "start S3b 0,0 r0", "start S1b 0,1 r3");
    game.play(0, "start S2b 0,2 r0", "start S4a -1,1 r2");
    assertThat(dealt(game, "row L05 L53 L35")).isEqualTo("-1 0 1");
    assertThat(dealt(game, "hand 0 L08 L25")).isEqualTo("0");
    assertThat(dealt(game, "hand 1 L04 L42")).isEqualTo("1");
    assertThat(dealt(game, "deal 0 O09")).isEqualTo("0");
    assertThat(dealt(game, "deal 1 O04")).isEqualTo("1");
    assertThat(dealt(game, "deal 0 O01 O02")).isEqualTo("0");
    assertThat(dealt(game, "deal 1 O07 O11")).isEqualTo("1");
    game.play(0, "choose O01", "keep O02").play(1, "choose O04", "keep O11");
    game.play(0, "take 1", "place L25 -2,1 r3", "pass");
    assertThat(dealt(game, "tile 1 L18")).isEqualTo("-1 0 1");
  }

  /** Which viewers hear of an outcome, which then happens. */
  private static String dealt(Scene game, String outcome) {
    Ints drawn = new Ints();
    game.position.readOutcome(outcome, drawn);
    String viewers = whoHears(viewer -> game.position.tellOutcome(viewer, drawn), outcome);
    game.chance(outcome);
    return viewers;
  }

  private static String whoHears(IntFunction<@Nullable String> tell, String whole) {
    StringJoiner viewers = new StringJoiner(" ");
    for (int viewer = Position.SPECTATOR; viewer < 2; viewer++) {
      String told = tell.apply(viewer);
      if (told != null) {
        assertThat(told).isEqualTo(whole);
        viewers.add(String.valueOf(viewer));
      }
    }
    return viewers.toString();
  }

  // What stands in the view.

  @Test
  void dealtTilesAndCardsAreTheOwnersAlone() {
    Scene game = opened();
    assertThat(game.view(0)).contains("L08", "L25", "O09", "O01", "O02");
    assertThat(game.view(0)).doesNotContain("L04", "L42", "O04", "O07", "O11");
    assertThat(game.view(1)).contains("L04", "L42", "O04", "O07", "O11");
    assertThat(game.view(1)).doesNotContain("L08", "L25", "O09", "O01", "O02");
    assertThat(game.view(Position.SPECTATOR))
        .doesNotContain("L08", "L25", "L04", "L42", "O0", "O1");
  }

  @Test
  void choicesAreSecretButThatTheyAreMadeIsNot() {
    Scene game = opened().play(0, "choose O01", "keep O02");
    assertThat(game.view(0)).contains("O01", "O02", "O09");
    assertThat(game.view(1)).doesNotContain("O01", "O02", "O09").contains("\"prepares\":\"done\"");
    assertThat(game.view(1)).contains("\"prepares\":\"choose\"");
  }

  @Test
  void aTileTakenFromTheRowIsSeenByAll() {
    Scene game = exploring().play(0, "take 1");
    assertThat(game.view(1)).contains("\"openHand\":[\"L05\"]").doesNotContain("L08", "L25");
    game.play(0, "place L25 -2,1 r3");
    assertThat(game.view(1)).contains("L25", "\"openHand\":[\"L05\"]").doesNotContain("L08");
    assertThat(game.view(Position.SPECTATOR)).contains("L25", "L05").doesNotContain("L08");
  }

  @Test
  void whichOfItsTwoTilesASeatHasPlayedNobodyElseLearns() {
    Scene lower = exploring().play(0, "take 1", "place L08 -2,1 r3");
    Scene higher = Scene.normal(2).opening("L05 L53 L35");
    higher.chance("hand 0 L01 L08", "hand 1 L04 L42", "deal 0 O09", "deal 1 O04");
    higher.chance("deal 0 O01 O02", "deal 1 O07 O11");
    higher.play(0, "choose O01", "keep O02").play(1, "choose O04", "keep O11");
    higher.play(0, "take 1", "place L08 -2,1 r3");
    assertThat(hand(lower.position, 0)).containsExactlyInAnyOrder("L05", "L25");
    assertThat(hand(higher.position, 0)).containsExactlyInAnyOrder("L05", "L01");
    for (int i = 0; i < 20; i++) {
      assertThat(written(redealt(lower, 1, i))).isEqualTo(written(redealt(higher, 1, i)));
    }
  }

  private static String written(SmallIslandsPosition position) {
    return Snapshot.write(TWO, position);
  }

  @Test
  void aDiscardIsShownAndTheRedrawIsNot() {
    Scene game = Scene.normal(2).opening("L54 L53 L35");
    game.chance("hand 0 L55 L56", "hand 1 L04 L42", "deal 0 O09", "deal 1 O04");
    game.chance("deal 0 O01 O02", "deal 1 O07 O11");
    game.play(0, "choose O01", "keep O02").play(1, "choose O04", "keep O11");
    game.play(0, "take 1");
    for (int i = 0; i < 50; i++) {
      assertThat(hand(redealt(game, 1, i), 0)).as("nothing fits").contains("L55", "L56");
    }
    game.play(0, "discard L54").chance("redraw 0 L01");
    assertThat(game.view(0)).contains("L01");
    assertThat(game.view(1)).doesNotContain("L01");
    // Nothing fitted but what was drawn: the two other tiles are known to be inland ones.
    for (int i = 0; i < 50; i++) {
      SmallIslandsPosition other = redealt(game, 1, i);
      Set<String> hand = hand(other, 0);
      assertThat(hand).contains("L55", "L56");
      Frontier frontier = other.world.table.frontier;
      IntStream tiles = IntStream.range(0, 3).map(tile -> other.world.supply.hand(0, tile));
      assertThat(tiles.filter(frontier::fitsSomewhere).count()).isOne();
    }
  }

  /** Seat 0 lands with O12 chosen and O01 kept, seat 1 has chosen O03 and kept O04. */
  static Scene rewarding() {
    return Scene.normal(2)
        .tiles("L50 0,0 r2", "L52 0,1 r0", "L29 -1,0 r1")
        .cards(0, "O12", "O01", "O02")
        .cards(1, "O03", "O04", "O05")
        .row("L21", "L22", "L23")
        .hand(0, "L10", "L11")
        .hand(1, "L12", "L13")
        .stage(Phase.TURN, 0)
        .play(0, "land own -2,0");
  }

  @Test
  void anObjectiveIsShownWhenItsRewardTurnStarts() {
    Scene game = rewarding();
    assertThat(game.course.phase()).isEqualTo(Phase.HOUSES);
    for (int viewer : new int[] {-1, 1}) {
      assertThat(game.view(viewer)).contains("O12").doesNotContain("O01", "O02");
    }
    assertThat(game.view(0)).doesNotContain("O03", "O04", "O05");
    game.play(0, "house 0,0 a3").chance("discover 0 3 3 7");
    assertThat(game.view(0)).contains("\"drawn\":[3,3,7]");
    assertThat(game.view(1)).doesNotContain("drawn");
    game.play(0, "discovery 7");
    assertThat(game.view(1)).contains("O12", "O03").doesNotContain("O01", "O02");
    assertThat(game.view(0)).contains("\"discoveries\":[7]").doesNotContain("O04", "O05");
    assertThat(game.view(1)).contains("\"discoveryTokens\":1").doesNotContain("[7]");
  }

  @Test
  void discoveriesAreOpenAtTheEnd() {
    Scene game = rewarding().play(0, "house 0,0 a3").chance("discover 0 3 3 7");
    game.play(0, "discovery 7").stage(Phase.OVER, 0);
    assertThat(game.view(1)).contains("\"discoveries\":[7]");
    assertThat(game.view(Position.SPECTATOR)).contains("\"discoveries\":[7]");
  }

  @Test
  void expeditionsAreSeenWhenDrawn() {
    Scene game = Scene.solo(1).opening("L01 L02 L03");
    game.chance("hand 0 L04 L05", "deal 0 O01");
    game.chance("expeditions E01 E02 E03 E04 E05 E06 E07 E08 E09 E10 E11 E15");
    game.chance("deal 0 O02 O03").play(0, "choose O02", "keep O01", "take 1");
    assertThat(game.view(0)).doesNotContain("\"E");
    game.play(0, game.legal(0).getFirst(), "pass").chance("tile 1 L06", "expedition E15");
    assertThat(game.view(0)).contains("E15");
    Set<Integer> landing = new TreeSet<>();
    for (int i = 0; i < 200; i++) {
      SmallIslandsPosition other = redealt(game, 0, i);
      int stack = other.world.alexis.drawable();
      assertThat(stack >> 14 & 1).as("E15 is out of the stack").isZero();
      assertThat(Integer.bitCount(stack)).isEqualTo(11);
      landing.add(stack & game.world.rules.expeditions().landing());
    }
    assertThat(landing).as("any one of the others may be the second Land card").hasSize(4);
  }

  /** In random games of every kind: no name of a hidden thing stands in a view or a diagram. */
  @Tag("random")
  @Test
  void noViewNamesWhatIsHidden() {
    for (Map<String, Object> options :
        List.of(
            Map.<String, Object>of(),
            Map.<String, Object>of("advanced", true),
            Map.<String, Object>of("greatExplorer", true))) {
      for (int seats = 1; seats <= 4; seats++) {
        RandomGame random = new RandomGame(new RandomSource(seats), Set.of());
        Scene game = new Scene(Setup.of(new SmallIslandsGame(), seats, options));
        while (!game.position.isOver()) {
          random.step(game.position);
          namesNothingHidden(game);
        }
      }
    }
  }

  private static void namesNothingHidden(Scene game) {
    SmallIslandsPosition position = game.position;
    World world = game.world;
    for (int viewer = -1; viewer < position.seats(); viewer++) {
      String view = game.view(viewer) + position.diagram(viewer);
      for (int seat = 0; seat < position.seats(); seat++) {
        if (seat == viewer) {
          continue;
        }
        for (int i = 0; i < world.supply.handSize(seat); i++) {
          if (!Bits.has(world.supply.open(seat), world.supply.hand(seat, i))) {
            assertThat(view).doesNotContain(world.rules.tiles().name(world.supply.hand(seat, i)));
          }
        }
        for (int deck = 0; deck < world.objectives.decks; deck++) {
          int hidden = world.objectives.inUse(deck, seat);
          for (int round = 0; round <= world.objectives.round(); round++) {
            for (int any = 0; any < position.seats(); any++) {
              hidden &= ~world.objectives.shown(round, deck, any);
            }
          }
          for (int card = 0; hidden >> card != 0; card++) {
            if (Bits.has(hidden, card)) {
              assertThat(view).doesNotContain(world.rules.cards().name(deck, card));
            }
          }
        }
      }
    }
  }

  // What may be taken back.

  @Test
  void aTurnMayBeTakenBackUntilTheRowIsRefilled() {
    Scene game = exploring().play(0, "take 1", "place L25 -2,1 r3");
    assertThat(game.position.takeBacks(0)).isEqualTo(4);
    assertThat(game.position.takeBacks(1)).isZero();
    game.play(0, "pass").chance("tile 1 L18");
    assertThat(game.position.takeBacks(0)).isZero();
  }

  @Test
  void anObjectiveShownIsABarrier() {
    Scene game = rewarding();
    assertThat(game.position.takeBacks(0)).isZero();
    game.play(0, "house 0,0 a3");
    assertThat(game.position.takeBacks(0)).isEqualTo(1);
  }
}
