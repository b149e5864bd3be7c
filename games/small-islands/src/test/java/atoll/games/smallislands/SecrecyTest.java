package atoll.games.smallislands;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Bits;
import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Setup;
import atoll.engine.laws.RandomGame;
import atoll.engine.record.Snapshot;
import java.util.HashSet;
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

  private static final int REDEALS = 2000;

  /** Two seats at the start of their first turn, as in the opening of the rules. */
  private static Scene opened() {
    Scene game = Scene.normal(2).opening("L05 L53 L35");
    game.chance("hand 0 L08 L25", "hand 1 L04 L42", "deal 0 O09", "deal 1 O04");
    return game.chance("deal 0 O01 O02", "deal 1 O07 O11");
  }

  private static Scene exploring() {
    return opened().play(0, "choose O01", "keep O02").play(1, "choose O04", "keep O11");
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
  private static Scene rewarding() {
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

  // What a redeal may change.

  private static SmallIslandsPosition redealt(Scene game, int viewer, long seed) {
    SmallIslandsPosition copy = (SmallIslandsPosition) game.position.copy();
    copy.redeal(viewer, new RandomSource(seed));
    return copy;
  }

  private static Set<String> hand(SmallIslandsPosition position, int seat) {
    Set<String> names = new TreeSet<>();
    for (int i = 0; i < position.world.supply.handSize(seat); i++) {
      names.add(position.world.rules.tiles().name(position.world.supply.hand(seat, i)));
    }
    return names;
  }

  private static Set<Integer> over(IntStream cards) {
    Set<Integer> all = new TreeSet<>();
    cards.forEach(all::add);
    return all;
  }

  private static Set<Integer> cards(String... names) {
    return over(List.of(names).stream().mapToInt(name -> Integer.parseInt(name.substring(1)) - 1));
  }

  @Test
  void dealtTilesAreRedealtAndTakenOnesStay() {
    Scene game = exploring().play(0, "take 1", "place L08 -2,1 r3", "pass");
    Set<String> seen = new TreeSet<>();
    for (int i = 0; i < REDEALS; i++) {
      Set<String> hand = hand(redealt(game, 1, i), 0);
      assertThat(hand).hasSize(2).contains("L05");
      seen.addAll(hand);
    }
    // L25 could be any tile that seat 1 has not seen: 56 but 3 of the row, L08, L04 and L42.
    assertThat(seen).hasSize(1 + 50).doesNotContain("L53", "L35", "L08", "L04", "L42");
    assertThat(hand(redealt(game, 0, 1), 0)).containsExactly("L05", "L25");
  }

  @Test
  void cardsOfOthersAreNeverOnesTheViewerHolds() {
    Scene game = exploring();
    Set<Integer> seen = new TreeSet<>();
    for (int i = 0; i < REDEALS; i++) {
      Objectives objectives = redealt(game, 1, i).world.objectives;
      seen.add(objectives.chosen(0, 0));
      seen.add(Bits.first(objectives.held(0, 0)));
      assertThat(objectives.chosen(0, 1)).isEqualTo(3);
    }
    // Neither the card chosen nor kept by seat 1, nor the one it put back (O07).
    Set<Integer> possible = over(IntStream.range(0, 12));
    possible.removeAll(cards("O04", "O11", "O07"));
    assertThat(seen).isEqualTo(possible);
  }

  @Test
  void aKeptCardIsNoneThatWasSeenInItsRound() {
    Scene game = rewarding().play(0, "done");
    // Seat 1 had nothing to build; all are back but O01 and O04, and a new round begins.
    assertThat(game.course.phase()).isEqualTo(Phase.DEAL);
    Set<Integer> possible = over(IntStream.range(0, 12));
    possible.removeAll(cards("O12", "O03", "O04", "O05"));
    assertThat(keptBySeatZero(game)).isEqualTo(possible);
    game.chance("deal 0 O02 O12", "deal 1 O03 O06");
    // Now seat 1 sees O06 too, so seat 0 has not kept that one; but it may have drawn O05.
    Set<Integer> held = new TreeSet<>();
    for (int i = 0; i < REDEALS; i++) {
      int cards = redealt(game, 1, i).world.objectives.held(0, 0);
      assertThat(Integer.bitCount(cards)).isEqualTo(3);
      assertThat(cards & ~(1 << 11 | 1 << 2 | 1 << 3 | 1 << 4)).as("one was kept").isNotZero();
      for (int card = 0; card < 12; card++) {
        if (Bits.has(cards, card)) {
          held.add(card);
        }
      }
    }
    possible = over(IntStream.range(0, 12));
    possible.removeAll(cards("O03", "O04", "O06"));
    assertThat(held).isEqualTo(possible);
  }

  /**
   * Over many games at random: the card that seat 1 keeps in round 3 is one that seat 0 saw in
   * round 1 as often in truth as after a redeal.
   */
  @Tag("random")
  @Test
  void aRedealIsAsLikelyAsTheTruth() {
    Setup setup = Setup.of(new SmallIslandsGame(), 2, Map.of());
    SmallIslandsPosition other = (SmallIslandsPosition) setup.start();
    RandomSource random = new RandomSource(3);
    RandomGame player = new RandomGame(random, Set.of());
    int positions = 0;
    int seenInTruth = 0;
    int seenAfterRedeal = 0;
    for (int i = 0; i < 4000; i++) {
      SmallIslandsPosition position = (SmallIslandsPosition) setup.start();
      Objectives cards = position.world.objectives;
      while (!position.isOver() && (cards.round() < 2 || position.course.phase() != Phase.TURN)) {
        player.step(position);
      }
      if (!position.isOver()) {
        int seen = cards.had(0, 0, 0) | cards.shown(0, 0, 1);
        other.copyFrom(position);
        other.redeal(0, random);
        positions++;
        seenInTruth += (cards.held(0, 1) & seen) != 0 ? 1 : 0;
        seenAfterRedeal += (other.world.objectives.held(0, 1) & seen) != 0 ? 1 : 0;
      }
    }
    assertThat(positions).isGreaterThan(3000);
    double truth = seenInTruth / (double) positions;
    double redealt = seenAfterRedeal / (double) positions;
    assertThat(redealt).isBetween(truth - 0.03, truth + 0.03).isBetween(0.25, 0.31);
  }

  private static Set<Integer> keptBySeatZero(Scene game) {
    Set<Integer> kept = new TreeSet<>();
    for (int i = 0; i < REDEALS; i++) {
      int cards = redealt(game, 1, i).world.objectives.held(0, 0);
      kept.add(Bits.first(cards));
    }
    return kept;
  }

  @Test
  void aTokenThatTheViewerDrewLaterWasNotKeptBefore() {
    Scene game = Scene.normal(2);
    discover(game, 0, 5, 8);
    discover(game, 1, 3, 3, 7, 8);
    int[] kept = new int[9];
    for (int i = 0; i < REDEALS; i++) {
      kept[redealt(game, 1, i).world.discoveries.sum(0)]++;
    }
    assertThat(kept[3]).as("both were in the pool").isZero();
    assertThat(kept[7] + kept[8]).isZero();
    // Left are 2, 4 4, 5 5 5, 6 6: eight tokens, each as likely.
    assertThat(kept[5]).isBetween(REDEALS * 3 / 10, REDEALS * 45 / 100);
    assertThat(kept[2]).isBetween(REDEALS * 8 / 100, REDEALS * 17 / 100);
    assertThat(kept[2] + kept[4] + kept[5] + kept[6]).isEqualTo(REDEALS);
  }

  /** In a reward of one island the seat draws these values and keeps the first. */
  private static void discover(Scene game, int seat, int... values) {
    keepFirst(game, seat, values);
    game.world.discoveries.putBack();
  }

  private static void keepFirst(Scene game, int seat, int... values) {
    Ints drawn = new Ints();
    for (int value : values) {
      drawn.add(value);
    }
    game.world.discoveries.draw(seat, drawn);
    game.world.discoveries.keep(values[0]);
  }

  private static List<Integer> aside(SmallIslandsPosition position) {
    return position.world.discoveries.aside().all().boxed().toList();
  }

  @Test
  void whatLiesAsideOnlyItsSeatKnows() { // R43
    Scene game = Scene.normal(2).stage(Phase.DISCOVER, 0);
    keepFirst(game, 0, 8, 2, 7);
    Set<List<Integer>> seen = new HashSet<>();
    for (int i = 0; i < REDEALS; i++) {
      assertThat(aside(redealt(game, 0, i))).containsExactly(2, 7);
      SmallIslandsPosition other = redealt(game, 1, i);
      seen.add(aside(other));
      assertThat(other.world.discoveries.poolSize()).isEqualTo(9);
    }
    // Any two of the seven values, and 3, 4, 5 and 6 also twice.
    assertThat(seen).hasSize(7 * 6 / 2 + 4);
  }

  /**
   * Seat 0 keeps one of three and one of two more in the same reward: what seat 1 deals it is, as
   * in truth, never two tokens of which there is one only, neither in a reward nor from both.
   */
  @Test
  void aTokenIsNeverInTwoPlaces() { // R43
    Scene game = Scene.normal(2).stage(Phase.DISCOVER, 0);
    keepFirst(game, 0, 5, 3, 7);
    keepFirst(game, 0, 6, 4);
    for (int i = 0; i < REDEALS; i++) {
      Discoveries tokens = redealt(game, 1, i).world.discoveries;
      Ints all = tokens.aside();
      tokens.kept(0).all().forEach(all::add);
      assertThat(all.size()).isEqualTo(5);
      assertThat(tokens.poolSize()).isEqualTo(7);
      assertThat(new Discoveries(game.world.rules.pieces()).has(all)).isTrue();
      tokens.putBack();
      assertThat(tokens.poolSize()).isEqualTo(10);
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
