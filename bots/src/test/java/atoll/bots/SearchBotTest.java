package atoll.bots;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Game;
import atoll.engine.Ints;
import atoll.engine.Playout;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Setup;
import atoll.engine.Variant;
import atoll.games.Catalogue;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every search bot promises, in every game. */
final class SearchBotTest {
  private static final Level QUICK = new Level("12", 4, 3, 2, 0.2, 2);

  static List<Game> games() {
    return Catalogue.all().all();
  }

  @ParameterizedTest
  @MethodSource("games")
  void playsLegalMovesInEveryVariant(Game game) {
    for (Variant variant : game.variants()) {
      Setup setup = Setup.of(game, variant.minSeats(), variant.options());
      new Table(setup, 1).play(2 * 60);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void playsLegalMovesAtAFullerTable(Game game) {
    Variant variant = game.variants().getFirst();
    int seats = Math.clamp(3, variant.minSeats(), variant.maxSeats());
    new Table(Setup.of(game, seats, variant.options()), 2).play(2 * 60);
  }

  @ParameterizedTest
  @MethodSource("games")
  void theSameSeedGivesTheSameGame(Game game) {
    Variant variant = game.variants().getFirst();
    Setup setup = Setup.of(game, Math.max(2, variant.minSeats()), variant.options());
    Table first = new Table(setup, 3);
    Table second = new Table(setup, 3);
    first.play(40);
    second.play(40);
    assertThat(first.moves).isEqualTo(second.moves);
  }

  @ParameterizedTest
  @MethodSource("games")
  void spendsItsGamesAndNoMore(Game game) {
    Variant variant = game.variants().getFirst();
    Setup setup = Setup.of(game, Math.max(2, variant.minSeats()), variant.options());
    Level level = new Level("50", 8, 3, 2, 0, 1);
    Position position = setup.start();
    SearchBot bot = new SearchBot(level, Budget.games(50), setup, position);
    RandomSource random = new RandomSource(4);
    Ints moves = new Ints();
    int[] asked = {0};
    Playout playout =
        new Playout(
            random,
            (_, seat) -> {
              position.legal(seat, moves);
              if (seat != 0 || moves.size() == 1) {
                return moves.get(0);
              }
              int move = bot.choose(position.copy(), seat, moves, random);
              assertThat(bot.imagined()).isEqualTo(50);
              asked[0]++;
              return move;
            });
    while (asked[0] < 5) {
      assertThat(playout.step(position)).isTrue();
    }
  }

  @Test
  void aSingleMoveIsAnsweredWithoutAskingTheBot() {
    Bot neverAsked =
        (_, _, _, _) -> {
          throw new AssertionError("asked though there was no choice");
        };
    int[] answered = {0};
    for (Game game : games()) {
      Variant variant = game.variants().getFirst();
      Setup setup = Setup.of(game, Math.max(2, variant.minSeats()), variant.options());
      RandomSource random = new RandomSource(5);
      Ints list = new Ints();
      Playout playout =
          new Playout(
              random,
              (position, seat) -> {
                position.legal(seat, list);
                int move = list.get(random.below(list.size()));
                if (list.size() > 1) {
                  return move;
                }
                answered[0]++;
                return new BotSeat(neverAsked, seat, position, random).choose(position);
              });
      playout.finish(setup.start());
    }
    assertThat(answered[0]).isPositive();
  }

  @Test
  void aTimeIsSpentWhenItIsOver() {
    Budget hours = Budget.parse("9999999ms");
    Budget moment = Budget.parse("1ms");
    hours.begin();
    moment.begin();
    long now = System.nanoTime();
    while (System.nanoTime() <= now + 1_000_000) {
      Thread.onSpinWait();
    }
    assertThat(hours.spent()).isBetween(0.0, 0.5);
    assertThat(moment.spent()).isGreaterThanOrEqualTo(1);
  }

  /** A game between search bots that looks at every move they make. */
  private static final class Table {
    private final Position position;
    private final BotSeat[] seats;
    private final Playout playout;
    private final Ints list = new Ints();
    final Ints moves = new Ints();

    Table(Setup setup, long seed) {
      position = setup.start();
      RandomSource random = new RandomSource(seed);
      playout = new Playout(random.split(0), this::choose);
      seats = new BotSeat[setup.seats()];
      for (int seat = 0; seat < seats.length; seat++) {
        SearchBot bot = new SearchBot(QUICK, Budget.games(12), setup, position);
        seats[seat] = new BotSeat(bot, seat, position, random.split(1 + seat));
      }
    }

    /** Plays to the end, or so many moves. */
    void play(int most) {
      while (moves.size() < most && playout.step(position)) {
        // Each step is an event.
      }
    }

    private int choose(Position position, int seat) {
      int move = seats[seat].choose(position);
      position.legal(seat, list);
      assertThat(list.contains(move)).isTrue();
      moves.add(move);
      return move;
    }
  }
}
