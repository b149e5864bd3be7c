package atoll.bots;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Game;
import atoll.engine.Insight;
import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Setup;
import atoll.engine.Variant;
import atoll.games.Catalogue;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Insights and positions remember what they have found, to be quick where one move after another is
 * tried. What they remember must make no difference.
 */
final class RememberingTest {
  private static final int GAMES = 2;
  private static final int TRIED = 3;

  static List<Game> games() {
    return Catalogue.all().all();
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatWasSeenBeforeMakesNoDifference(Game game) {
    for (Variant variant : game.variants()) {
      int seats = Math.clamp(2, variant.minSeats(), variant.maxSeats());
      Setup setup = Setup.of(game, seats, variant.options());
      Insight remembering = game.insight();
      Position start = setup.start();
      Position position = setup.start();
      for (int i = 0; i < GAMES; i++) {
        position.copyFrom(start);
        new Trying(game, variant, remembering, position, new RandomSource(i)).play();
      }
    }
  }

  /** One game in which some moves are tried at each decision; one of them is played. */
  private static final class Trying {
    private final Game game;
    private final Variant variant;
    private final Insight remembering;
    private final Position position;
    private final Position trial;
    private final RandomSource random;
    private final Ints moves = new Ints();
    private final Ints outcome = new Ints();

    Trying(
        Game game, Variant variant, Insight remembering, Position position, RandomSource random) {
      this.game = game;
      this.variant = variant;
      this.remembering = remembering;
      this.position = position;
      this.trial = position.copy();
      this.random = random;
    }

    void play() {
      while (!position.isOver()) {
        int seat = position.next();
        if (seat == Position.CHANCE) {
          position.sample(random, outcome);
          position.happen(outcome);
        } else {
          position.legal(seat, moves);
          position.play(seat, choose(seat));
        }
      }
    }

    private int choose(int seat) {
      assertThat(ratings(remembering, seat))
          .as(variant.name())
          .isEqualTo(ratings(game.insight(), seat));
      int choice = moves.get(0);
      double best = Double.NEGATIVE_INFINITY;
      for (int i = 0; i < TRIED; i++) {
        int move = moves.get(random.below(moves.size()));
        trial.copyFrom(position);
        trial.play(seat, move);
        Insight fresh = game.insight();
        for (int other = 0; other < position.seats(); other++) {
          double worth = remembering.worth(trial, other);
          assertThat(worth).as(variant.name()).isEqualTo(fresh.worth(trial.copy(), other));
          if (other == seat && worth > best) {
            best = worth;
            choice = move;
          }
        }
      }
      return choice;
    }

    private float[] ratings(Insight insight, int seat) {
      float[] ratings = new float[moves.size()];
      insight.rate(position, seat, moves, ratings);
      return ratings;
    }
  }
}
