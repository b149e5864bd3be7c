package atoll.bots;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Game;
import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Setup;
import atoll.games.Catalogue;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What moves are worth, in every game. */
final class AppraiserTest {
  private static final int DECISIONS = 6;

  static List<Game> games() {
    return Catalogue.all().all();
  }

  /** Something is done with each of the first decisions of a game. */
  private interface Look {
    void at(Position position, int seat, Ints moves);
  }

  private static void play(Setup setup, Look look) {
    Position position = setup.start();
    RandomSource random = new RandomSource(3);
    Ints list = new Ints();
    for (int decisions = 0; decisions < DECISIONS && !position.isOver(); ) {
      int seat = position.next();
      if (seat == Position.CHANCE) {
        position.sample(random, list);
        position.happen(list);
        continue;
      }
      position.legal(seat, list);
      if (list.size() > 1) {
        look.at(position, seat, list);
        decisions++;
      }
      position.legal(seat, list);
      position.play(seat, list.get(random.below(list.size())));
    }
  }

  private static Setup setup(Game game) {
    return Setup.of(game, 2, Map.of());
  }

  @ParameterizedTest
  @MethodSource("games")
  void theBestComeFirstAndTheOneAskedAboutIsAmongThem(Game game) {
    Appraiser appraiser = new Appraiser(setup(game), setup(game).start());
    play(
        setup(game),
        (position, seat, moves) -> {
          int asked = moves.get(moves.size() - 1);
          String before = position.diagram(Position.OPEN);
          List<Appraiser.Worth> worths =
              appraiser.appraise(position, seat, asked, new RandomSource(5));
          assertThat(position.diagram(Position.OPEN)).isEqualTo(before);
          assertThat(worths).hasSizeBetween(2, 8);
          assertThat(worths)
              .isSortedAccordingTo(Comparator.comparingDouble(Appraiser.Worth::points).reversed());
          assertThat(worths.stream().map(Appraiser.Worth::move))
              .contains(asked)
              .doesNotHaveDuplicates();
          assertThat(worths).allMatch(worth -> moves.contains(worth.move()));
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  void theSameSeedGivesTheSameValues(Game game) {
    Appraiser first = new Appraiser(setup(game), setup(game).start());
    Appraiser second = new Appraiser(setup(game), setup(game).start());
    play(
        setup(game),
        (position, seat, _) ->
            assertThat(first.appraise(position, seat, null, new RandomSource(7)))
                .isEqualTo(second.appraise(position, seat, null, new RandomSource(7))));
  }

  @ParameterizedTest
  @MethodSource("games")
  void theOutlookIsTheScoreWhenTheGameIsOver(Game game) {
    Setup setup = setup(game);
    Position position = setup.start();
    Appraiser appraiser = new Appraiser(setup, position);
    RandomSource random = new RandomSource(9);
    Ints list = new Ints();
    while (!position.isOver()) {
      int seat = position.next();
      if (seat == Position.CHANCE) {
        position.sample(random, list);
        position.happen(list);
      } else {
        position.legal(seat, list);
        position.play(seat, list.get(random.below(list.size())));
      }
    }
    for (int seat = 0; seat < setup.seats(); seat++) {
      assertThat(appraiser.outlook(position, seat, random)).isEqualTo(position.score(seat));
    }
  }
}
