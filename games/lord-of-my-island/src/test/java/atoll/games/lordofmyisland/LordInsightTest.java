package atoll.games.lordofmyisland;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import atoll.engine.Insight;
import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Setup;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What the game teaches its bots. */
final class LordInsightTest {
  private final Insight insight = new LordGame().insight();

  /** The mean score of seat 0, which plays what the insight finds worth most, or at random. */
  private double mean(Map<String, Object> options, boolean isGreedy) {
    Setup setup = Setup.of(new LordGame(), 4, options);
    Position trial = setup.start();
    Ints list = new Ints();
    double sum = 0;
    for (int game = 0; game < 4; game++) {
      Position position = setup.start();
      RandomSource random = new RandomSource(game);
      while (!position.isOver()) {
        int seat = position.next();
        if (seat == Position.CHANCE) {
          position.sample(random, list);
          position.happen(list);
          continue;
        }
        position.legal(seat, list);
        int choice = list.get(random.below(list.size()));
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < list.size() && seat == 0 && isGreedy; i++) {
          trial.copyFrom(position);
          trial.play(seat, list.get(i));
          if (insight.worth(trial, seat) > best) {
            best = insight.worth(trial, seat);
            choice = list.get(i);
          }
        }
        position.play(seat, choice);
      }
      sum += position.score(0);
      assertThat(insight.worth(position, 0)).isEqualTo(position.score(0));
    }
    return sum / 4;
  }

  @Test
  void lookingOneMoveAheadBeatsChanceByFar() {
    assertThat(mean(Map.of(), true)).isGreaterThan(2 * mean(Map.of(), false));
    Map<String, Object> all = Map.of("auction", true, "kingdoms", true);
    assertThat(mean(all, true)).isGreaterThan(2 * mean(all, false));
  }

  /** The move that leaves the seat to act best off. */
  private String choice(Scene scene) {
    int seat = scene.position.next();
    String choice = "";
    double best = Double.NEGATIVE_INFINITY;
    for (String text : scene.legal()) {
      Position trial = scene.position.copy();
      trial.play(seat, trial.readMove(seat, text));
      if (insight.worth(trial, seat) > best) {
        best = insight.worth(trial, seat);
        choice = text;
      }
    }
    return choice;
  }

  @Test
  void aTileThatFitsIsPlayedRatherThanDiscarded() {
    Scene scene =
        Scene.seats(3)
            .lay("c4 f04 r0", Scene.NOBODY)
            .hand(0, "f01", "q01", "q02")
            .stack("f05")
            .turnOf(0);
    assertThat(choice(scene)).startsWith("play f01 ");
  }

  @Test
  void whoIsStuckReplacesATileBeforePlayingOut() {
    Scene scene =
        Scene.seats(3)
            .fillAllBut("b2", "b4", "b6", "d2", "d4", "d6")
            .hand(0, "q01", "q02", "q03")
            .hand(1, "f01")
            .hand(2, "f02")
            .stack("q04", "q05")
            .stack("f05", "q06")
            .stack("f04", "q07")
            .turnOf(0);
    assertThat(scene.legal("out")).isNotEmpty();
    assertThat(choice(scene)).startsWith("discard ");
    scene.play("discard q01");
    assertThat(choice(scene)).as("four roads rather than three").isEqualTo("take f04");
  }

  @Test
  void aTileThatHardlyEverFitsIsADiscardWorthTrying() {
    Scene late = Scene.seats(3).fillAllBut("b2", "b4", "d4").hand(0, "q01", "f01").turnOf(0);
    assertThat(rating(late, "discard q01")).isGreaterThan(rating(late, "discard f01"));
    Scene early = Scene.seats(3).lay("c4 f04 r0", Scene.NOBODY).hand(0, "q01", "f01").turnOf(0);
    assertThat(rating(early, "discard q01")).isEqualTo(rating(early, "discard f01"));
  }

  private float rating(Scene scene, String move) {
    Ints moves = new Ints();
    scene.position.legal(0, moves);
    float[] ratings = new float[moves.size()];
    insight.rate(scene.position, 0, moves, ratings);
    for (int i = 0; i < ratings.length; i++) {
      if (scene.position.writeMove(0, moves.get(i)).equals(move)) {
        return ratings[i];
      }
    }
    throw new AssertionError(move + " is not legal");
  }

  @Test
  void theBestPlayIsRatedHighest() { // Example 3: 54 points and two dice
    Scene scene =
        Scene.seats(4)
            .lay("c4 t07 r3", 1)
            .lay("d5 q07 r1", 0)
            .lay("c3 t11 r0", 2)
            .hand(0, "q11", "q01", "q02")
            .turnOf(0);
    Ints moves = new Ints();
    scene.position.legal(0, moves);
    float[] ratings = new float[moves.size()];
    insight.rate(scene.position, 0, moves, ratings);
    int play = scene.position.readMove(0, "play q11 d4 r0");
    for (int i = 0; i < ratings.length; i++) {
      if (moves.get(i) == play) {
        assertThat(ratings[i]).isCloseTo(54 + 2 * 4, within(0.01f));
      } else {
        assertThat(ratings[i]).isLessThan(62);
      }
    }
  }
}
