package atoll.games.smallislands;

import static atoll.games.smallislands.SecrecyTest.exploring;
import static atoll.games.smallislands.SecrecyTest.hand;
import static atoll.games.smallislands.SecrecyTest.redealt;
import static atoll.games.smallislands.SecrecyTest.rewarding;
import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Bits;
import atoll.engine.Ints;
import atoll.engine.RandomSource;
import atoll.engine.Setup;
import atoll.engine.laws.RandomGame;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What a redeal may change of what a viewer cannot know, and how likely it makes it. */
final class RedealTest {
  private static final int REDEALS = 2000;

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
}
