package atoll.games.myisland;

import static atoll.games.myisland.Scene.campaign;
import static atoll.games.myisland.Scene.episode;
import static atoll.games.myisland.Scene.eternal;
import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Ints;
import atoll.engine.RandomSource;
import atoll.engine.Setup;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What bots are taught: a player who looks one move ahead decides sensibly. */
final class InsightTest {
  private final MyIslandInsight insight = new MyIslandInsight();

  /** The move after which seat 0 is best off. */
  private String best(Scene table) {
    MyIslandPosition trial = table.position.copy();
    double best = Double.NEGATIVE_INFINITY;
    String choice = "";
    for (String move : table.legal()) {
      trial.copyFrom(table.position);
      trial.play(0, trial.readMove(0, move));
      if (insight.worth(trial, 0) > best) {
        best = insight.worth(trial, 0);
        choice = move;
      }
    }
    return choice;
  }

  @Test
  void whatStandsInTheEndIsTheScore() {
    Scene table = eternal().shows("house", "i1").card(1).play("stop");
    assertThat(insight.worth(table.position, 0)).isEqualTo(table.token());
  }

  @Test
  void circlesAreWorthSomethingBesideTheScore() {
    Scene table = campaign(5, "{}", "{}").covers(0, "beach", "wall", "").card(1).play("stop");
    assertThat(insight.worth(table.position, 0)).isGreaterThan(table.token());
  }

  @Test
  void nobodyHoldsWhatFitsWell() {
    Scene table = episode(5).shows("field", "g2 g3 f2 f3").card(1);
    assertThat(best(table)).startsWith("place t1 ");
  }

  @Test
  void whatFitsNowhereIsHeldRatherThanPassed() {
    Scene table = episode(5).shows("house", "h1").card(1);
    assertThat(table.legal()).containsExactlyInAnyOrder("hold", "pass", "stop");
    assertThat(best(table)).isEqualTo("hold");
  }

  @Test
  void theBetterOfTwoCardsIsPlaced() {
    Scene table = episode(8).shows("wall", "g2 g3 f2").shows("house", "a1").cards(3, 2);
    assertThat(best(table)).as("completes a fortification").startsWith("place t3 ");
  }

  @Test
  void aTileIsFlippedWhereThatHelps() {
    Scene table = episode(20).shows("wall", "e7 e8 d8").shows("path", "f2");
    String choice = best(table.card(28));
    assertThat(choice).startsWith("place ");
    assertThat(table.play(choice).points("fortification")).isEqualTo(3);
  }

  @Test
  void aGoalIsChosenThatMayBeMet() {
    Scene table = episode(12).chance("goal highway").chance("goal shore");
    table.play(1, "keep shore").covers(0, "beach", "wall", "");
    assertThat(best(table)).isEqualTo("keep shore");
    float[] ratings = new float[2];
    Ints moves = new Ints();
    table.position.legal(0, moves);
    insight.rate(table.position, 0, moves, ratings);
    assertThat(ratings[1]).isGreaterThan(ratings[0]);
  }

  @Test
  void rowsAreFilledBeforeTheFlood() {
    Scene table = episode(13).shows("wall", "h1 h2 h3").shows("house", "b2");
    for (int card = 1; card < 7; card++) {
      table.card(30 - card).play("pass");
    }
    assertThat(best(table.card(3))).matches("place (h5|h6) r\\d|place h4 r0");
  }

  @Test
  void greedyPlayersScoreAsTheRulesSayTheyUsuallyDo() {
    assertThat(mean(Map.of(), 12)).isBetween(38.0, 55.0);
    assertThat(mean(Map.of("mode", "episode", "episode", 1L), 8)).isBetween(9.0, 17.0);
    assertThat(mean(Map.of("mode", "episode", "episode", 5L), 8)).isBetween(24.0, 35.0);
    assertThat(mean(Map.of("mode", "episode", "episode", 20L), 8)).isBetween(38.0, 50.0);
  }

  private double mean(Map<String, Object> options, int games) {
    Setup setup = Setup.of(new MyIslandGame(), 2, options);
    RandomSource random = new RandomSource(4);
    Ints outcome = new Ints();
    double sum = 0;
    for (int i = 0; i < games; i++) {
      MyIslandPosition position = (MyIslandPosition) setup.start();
      while (!position.isOver()) {
        if (position.next() == MyIslandPosition.CHANCE) {
          position.sample(random, outcome);
          position.happen(outcome);
        } else {
          play(position);
        }
      }
      sum += position.score(0) + position.score(1);
    }
    return sum / games / 2;
  }

  private void play(MyIslandPosition position) {
    int seat = position.next();
    Ints moves = new Ints();
    position.legal(seat, moves);
    MyIslandPosition trial = position.copy();
    int choice = moves.get(0);
    double best = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < moves.size(); i++) {
      trial.copyFrom(position);
      trial.play(seat, moves.get(i));
      double worth = insight.worth(trial, seat);
      if (worth > best) {
        best = worth;
        choice = moves.get(i);
      }
    }
    position.play(seat, choice);
  }
}
