package atoll.games.firstisland;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Insight;
import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Setup;
import atoll.engine.json.JsonSink;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class InsightTest {
  private final Setup pair = Setup.of(new FirstIslandGame(), 2, Map.of());
  private final Insight insight = pair.game().insight();
  private final Ints list = new Ints();
  private final float[] ratings = new float[2000];

  /** How a seat chooses among the moves in the list. */
  private interface Choice {
    int choose(Position position, int seat);
  }

  private double mean(int games, Choice choice) {
    double sum = 0;
    for (int game = 0; game < games; game++) {
      Position position = played(pair, game, choice);
      sum += position.score(0) + position.score(1);
      assertThat(insight.worth(position, 0)).isEqualTo(position.score(0));
    }
    return sum / (2 * games);
  }

  private Position played(Setup setup, long seed, Choice choice) {
    RandomSource random = new RandomSource(seed);
    Position position = setup.start();
    while (!position.isOver()) {
      int seat = position.next();
      if (seat == Position.CHANCE) {
        position.sample(random, list);
        position.happen(list);
      } else {
        position.legal(seat, list);
        position.play(seat, choice.choose(position, seat));
      }
    }
    return position;
  }

  private static String ending(Position position) {
    JsonSink sink = new JsonSink().beginObject();
    position.ending(sink);
    return sink.end().toString();
  }

  private int worthMost(Position position, int seat) {
    Position trial = position.copy();
    int best = list.get(0);
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < list.size(); i++) {
      trial.copyFrom(position);
      trial.play(seat, list.get(i));
      double worth = insight.worth(trial, seat);
      if (worth > most) {
        most = worth;
        best = list.get(i);
      }
    }
    return best;
  }

  private int ratedHighest(Position position, int seat) {
    insight.rate(position, seat, list, ratings);
    int best = 0;
    for (int i = 1; i < list.size(); i++) {
      best = ratings[i] > ratings[best] ? i : best;
    }
    return list.get(best);
  }

  @Test
  void lookingOneMoveAheadScoresFarAboveRandomPlay() {
    RandomSource random = new RandomSource(1);
    assertThat(mean(20, (_, _) -> list.get(random.below(list.size())))).isLessThan(-15);
    assertThat(mean(20, this::ratedHighest)).isGreaterThan(35);
    assertThat(mean(10, this::worthMost)).isGreaterThan(55);
  }

  @Test
  void aloneAVictoryIsWorthMoreThanItsScoreAndADefeatLess() {
    Setup alone = Setup.of(new FirstIslandGame(), 1, Map.of("level", "casual"));
    int won = 0;
    for (int game = 0; game < 60; game++) {
      Position position = played(alone, game, this::worthMost);
      double more = insight.worth(position, 0) - position.score(0);
      assertThat(more > 0).isEqualTo(position.hasWon(0));
      assertThat(ending(position)).contains("\"won\":" + position.hasWon(0));
      won += position.hasWon(0) ? 1 : 0;
    }
    assertThat(won).isBetween(1, 59);
  }

  /** The last round of a solo game: a ribbon and wholes on the map, six hexes empty. */
  private static Scene lastRound(String hand) {
    Scene game = Scene.solo("casual").chance("deal 0 " + hand, "table sc");
    game.play(0, "done").chance("roll 1 1 2 2 3").play(0, "mark b1 12 ne", "mark b2 12 sw");
    game.play(0, "done").chance("roll 1 1 2 2 3").play(0, "mark c3 12 ne", "mark c4 12 sw");
    for (int round = 3; round < 12; round++) {
      game.play(0, "done").chance("roll 3 3 4 4 5").next("33", "44");
    }
    return game;
  }

  private String best(Scene game, Choice choice) {
    game.position.legal(0, list);
    return game.position.writeMove(0, choice.choose(game.position, 0));
  }

  @Test
  void aCardThatCannotBeCompletedAnyMoreIsSkipped() {
    assertThat(best(lastRound("4m"), this::worthMost)).isEqualTo("skip");
    assertThat(best(lastRound("4m"), this::ratedHighest)).isEqualTo("skip");
    Scene rolled = lastRound("4m").play(0, "done").chance("roll 1 2 3 4 6");
    assertThat(best(rolled, this::ratedHighest)).isEqualTo("skip");
    assertThat(best(rolled.play(0, best(rolled, this::worthMost)), this::worthMost))
        .isEqualTo("skip"); // after the first mark
  }

  @Test
  void aCardThatIsCompleteIsNotSkipped() {
    Scene game = lastRound("4a");
    assertThat(best(game, this::worthMost)).startsWith("score hand 1");
    game.play(0, "done").chance("roll 1 2 3 4 6");
    assertThat(best(game, this::worthMost)).startsWith("mark");
    assertThat(best(game, this::ratedHighest)).startsWith("mark");
  }

  @Test
  void theCardThatLacksLessIsKept() {
    for (boolean isRolled : new boolean[] {false, true}) {
      Scene game = lastRound("4m");
      if (isRolled) {
        game.play(0, "done").chance("roll 1 2 3 4 6");
      }
      game.play(0, "skip").chance("draw 0 4l 4a");
      assertThat(best(game, this::worthMost)).isEqualTo("keep 4a");
      assertThat(best(game, this::ratedHighest)).isEqualTo("keep 4a");
    }
  }

  @Test
  void theMarkThatCompletesACardIsRatedHighest() {
    Scene game = Scene.cards("easy", 2);
    game.marks(0, "c3 14 ne, c4 15 sw, d4 16 ne"); // all but one of 4a
    game.chance("deal 0 4a", "deal 1 4b", "table sc").play(0, "done").play(1, "done");
    game.chance("roll 1 1 2 2 3");
    game.position.legal(0, list);
    String best = game.position.writeMove(0, ratedHighest(game.position, 0));
    assertThat(best).isIn("mark b2 12 sw", "mark b2 13 sw", "mark d5 12 sw", "mark d5 13 sw");
  }
}
