package atoll.engine.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import atoll.engine.Game;
import atoll.engine.Insight;
import atoll.engine.Ints;
import atoll.engine.Playout;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Refused;
import atoll.engine.Setup;
import atoll.engine.Variant;
import atoll.engine.record.RecordWriter;
import atoll.engine.record.Replay;
import atoll.engine.record.Snapshot;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * What holds for every random game of every game, in every variant and at every seat count. A game
 * joins with a class of one line:
 *
 * <pre>{@code
 * final class LawsTest extends GameLaws {
 *   LawsTest() {
 *     super(new IslantGame(), "end");
 *   }
 * }
 * }</pre>
 *
 * The {@link GoldenGames} lie in the module's {@code src/test/resources/golden}. When a change of
 * rules is meant to change them, run the test with {@code -Datoll.golden=write} and read the
 * difference.
 */
@Execution(ExecutionMode.CONCURRENT)
public abstract class GameLaws {
  /** Got once: getting it allocates nearly as much as the law allows. */
  private static final com.sun.management.ThreadMXBean THREADS =
      (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();

  final Game game;
  final Set<String> givingUp;

  /**
   * @param givingUp moves that merely end a seat's part in the game; random games use them seldom
   */
  protected GameLaws(Game game, String... givingUp) {
    this.game = game;
    this.givingUp = Set.of(givingUp);
  }

  /**
   * How many random games each law looks at, for a table of ordinary size; {@code -Datoll.laws=10}
   * for ten times as many at every table.
   */
  protected int games() {
    return 8;
  }

  /** Where the laws look. */
  final Tables tables() {
    return new Tables(game, givingUp, games());
  }

  /** The game that must obey. */
  protected final Game game() {
    return game;
  }

  /**
   * The kinds of moves, outcomes and ends that a variant has: its golden games touch each of them,
   * and the items of the breakdown. Unless a game names them, they touch what some random games
   * show.
   */
  protected Set<String> kinds(Variant variant) {
    return Set.of();
  }

  /**
   * Kinds by the first words of moves and of outcomes, one or two, and by {@link #ends}; with
   * commas between them.
   */
  protected static Set<String> kinds(String moves, String outcomes, String ends) {
    return Kinds.listed(moves, outcomes, ends);
  }

  /**
   * Items of the breakdown that need not give points in any golden game of a variant, because they
   * never or hardly ever do.
   */
  protected Set<String> rarePoints(Variant variant) {
    return Set.of();
  }

  /** In what ways a game has ended. A game may know more of them. */
  protected Set<String> ends(Position over) {
    if (over.seats() == 1) {
      return Set.of(over.hasWon(0) ? "won" : "lost");
    }
    Set<String> ends = new TreeSet<>();
    for (int a = 0; a < over.seats(); a++) {
      for (int b = 0; b < a; b++) {
        if (over.score(a) == over.score(b)) {
          ends.add(over.rank(a) == over.rank(b) ? "tie" : "broken tie");
        }
      }
    }
    return ends;
  }

  /**
   * What draws a {@link CuriousPlayer} to the game's rare moves, one thing in one game: the higher,
   * the nearer a seat is to them. Unless a game says more, whoever plays well sees most.
   */
  protected List<Insight> lures() {
    return List.of(game.insight());
  }

  @TestFactory
  Stream<DynamicTest> recordsReplayToTheSameResult() {
    return everywhere(setup -> {
      for (int i = 0; i < tables().gamesFor(setup); i++) {
        String record = tables().play(setup, i, true);
        Replay replay = tables().read(record);
        assertThat(replay.ended()).isTrue();
        assertThat(record).endsWith(new RecordWriter(true).end(replay.position()) + "\n");
      }
    });
  }

  @TestFactory
  Stream<DynamicTest> theSeedAloneDecides() {
    return everywhere(setup ->
        assertThat(tables().play(setup, 7, false)).isEqualTo(tables().play(setup, 7, false)));
  }

  @TestFactory
  Stream<DynamicTest> everyLegalMoveIsListedOnceAndPlays() {
    return everyStep((_, position, random, _) -> {
      Ints moves = new Ints();
      Position trial = position.copy();
      for (int seat = 0; seat < position.seats(); seat++) {
        if (!position.mayAct(seat)) {
          continue;
        }
        position.legal(seat, moves);
        assertThat(moves.size()).isPositive();
        assertThat(position.next()).isLessThanOrEqualTo(seat).isGreaterThanOrEqualTo(0);
        Set<String> texts = new TreeSet<>();
        for (int i = 0; i < moves.size(); i++) {
          String text = position.writeMove(seat, moves.get(i));
          assertThat(texts.add(text)).as("%s is listed twice", text).isTrue();
          assertThat(position.readMove(seat, text)).as(text).isEqualTo(moves.get(i));
        }
        for (int i = random.below(7); i < moves.size(); i += 1 + random.below(13)) {
          trial.copyFrom(position);
          trial.play(seat, moves.get(i));
        }
      }
    });
  }

  @TestFactory
  Stream<DynamicTest> outcomesAreReadAsTheyAreWritten() {
    return everyStep((_, position, random, _) -> {
      if (position.next() != Position.CHANCE) {
        return;
      }
      Ints outcome = new Ints();
      Ints reread = new Ints();
      position.sample(random, outcome);
      position.readOutcome(position.writeOutcome(outcome), reread);
      assertThat(reread).isEqualTo(outcome);
    });
  }

  @TestFactory
  Stream<DynamicTest> copiesAreIndependent() {
    return everyStep(
        (setup, position, random, _) -> {
          String before = Sight.everything(position);
          Position copy = position.copy();
          assertThat(Sight.everything(copy)).isEqualTo(before);
          RandomSource future = random.split(1);
          new RandomGame(random.split(1), givingUp).finish(copy);
          assertThat(Sight.everything(position)).isEqualTo(before);

          Position again = setup.start(); // a used position becomes a copy as well
          new RandomGame(random, givingUp).finish(again);
          again.copyFrom(position);
          assertThat(Sight.everything(again)).isEqualTo(before);
          new RandomGame(future, givingUp).finish(again);
          assertThat(Sight.everything(again)).isEqualTo(Sight.everything(copy));
        },
        30);
  }

  @TestFactory
  Stream<DynamicTest> viewsTellNothingThatTheViewerCannotKnow() {
    return everyStep(
        (_, position, random, _) -> {
          Position other = position.copy();
          for (int viewer : Tables.viewers(position, random)) {
            other.copyFrom(position);
            other.redeal(viewer, random);
            assertThat(Sight.seenBy(viewer, other)).isEqualTo(Sight.seenBy(viewer, position));
            new RandomGame(random, givingUp).finish(other);
          }
        },
        6);
  }

  @TestFactory
  Stream<DynamicTest> aRedealtCopyIsMadeOfWhatTheViewerMayKnow() {
    return everyStep(
        (setup, position, random, _) -> {
          for (int viewer : Tables.viewers(position, random)) {
            Redealing.check(setup, position, viewer, random);
          }
        },
        6);
  }

  @TestFactory
  Stream<DynamicTest> whatIsToldOfAnEventIsWhatTheViewShows() {
    return everyStep((_, position, random, _) -> Hearing.check(position, random), 12);
  }

  @TestFactory
  Stream<DynamicTest> breakdownsSumToTheScore() {
    return everyStep(
        (_, position, _, _) -> {
          int[] points = new int[position.breakdownKeys().size()];
          for (int seat = 0; seat < position.seats(); seat++) {
            position.breakdown(seat, points);
            int sum = 0;
            for (int item : points) {
              sum += item;
            }
            assertThat(sum).isEqualTo(position.score(seat));
          }
        },
        5);
  }

  @TestFactory
  Stream<DynamicTest> ranksFollowTheScores() {
    return everywhere(setup -> {
      for (int i = 0; i < tables().gamesFor(setup); i++) {
        Position position = setup.start();
        new RandomGame(new RandomSource(100 + i), givingUp).finish(position);
        for (int a = 0; a < setup.seats(); a++) {
          int better = 0;
          for (int b = 0; b < setup.seats(); b++) {
            better += position.rank(b) < position.rank(a) ? 1 : 0;
            if (position.score(a) > position.score(b)) {
              assertThat(position.rank(a)).isLessThan(position.rank(b));
            }
          }
          if (setup.seats() > 1) {
            assertThat(position.rank(a)).isEqualTo(better + 1);
          }
        }
      }
    });
  }

  @TestFactory
  Stream<DynamicTest> aMoveTakenBackLeavesTheOthersLegal() {
    return everyStep(
        (setup, position, random, events) -> {
          int seat = random.below(position.seats());
          int open = position.takeBacks(seat);
          if (open == 0) {
            return;
          }
          List<Tables.Event> rest = new ArrayList<>(events);
          for (int i = rest.size() - 1, left = open; left > 0; i--) {
            if (rest.get(i).by() == seat) {
              rest.remove(i);
              left--;
            }
          }
          Position before = setup.start();
          for (Tables.Event event : rest) {
            event.replay(before);
          }
          assertThat(before.mayAct(seat)).isTrue();
        },
        2);
  }

  @TestFactory
  Stream<DynamicTest> nothingIsAllocatedOnceWarm() {
    return everywhere(setup -> {
      Position start = setup.start();
      Position position = setup.start();
      Position copy = setup.start();
      RandomSource random = new RandomSource(5);
      Ints buffer = new Ints(4096);
      int[] moved = {-1};
      Playout playout =
          new Playout(
              random,
              (_, seat) -> {
                moved[0] = seat;
                position.legal(seat, buffer);
                return buffer.get(random.below(buffer.size()));
              });
      int games = setup.seats() > Tables.LARGE_TABLE ? 2 : 20;
      long allocated = Long.MAX_VALUE;
      // The first rounds warm up; a compiler that is busy elsewhere takes longer, and the
      // machine
      // itself may still set something up in a later round.
      for (int round = 0; round < 2 || (round < 20 && allocated >= 1024); round++) {
        long before = allocatedBytes();
        for (int i = 0; i < games; i++) {
          position.copyFrom(start);
          while (playout.step(position)) {
            if (moved[0] >= 0) {
              copy.copyFrom(position);
              copy.redeal(moved[0], random);
              moved[0] = -1;
            }
          }
        }
        allocated = allocatedBytes() - before;
      }
      assertThat(allocated).isLessThan(1024);
    });
  }

  @TestFactory
  Stream<DynamicTest> aSnapshotIsThePosition() {
    return everyStep(
        (setup, position, random, _) -> {
          String text = Snapshot.write(setup, position);
          Position again = Snapshot.read(setup, text);
          assertThat(Snapshot.write(setup, again)).isEqualTo(text);
          assertThat(Sight.everything(again)).isEqualTo(Sight.everything(position));
          Position copy = position.copy();
          RandomSource future = random.split(2);
          new RandomGame(random.split(2), givingUp).finish(copy);
          new RandomGame(future, givingUp).finish(again);
          assertThat(Sight.everything(again)).isEqualTo(Sight.everything(copy));
          int cut = random.below(text.length());
          assertThatThrownBy(() -> Snapshot.read(setup, text.substring(0, cut) + " "))
              .isInstanceOf(Refused.class);
        },
        12);
  }

  @TestFactory
  Stream<DynamicTest> whatIsNotLegalHasAReason() {
    return everywhere(setup -> {
      Refusals refusals = new Refusals(game);
      tables()
          .eachStep(
              setup,
              3,
              (_, position, random, events) -> {
                for (int i = 0; i < 6 && !events.isEmpty(); i++) {
                  Tables.Event event = events.get(random.below(events.size()));
                  refusals.check(position, random, event.text(), event.by() >= 0);
                }
              });
      refusals.checkShare();
    });
  }

  @TestFactory
  Stream<DynamicTest> goldenGamesStay() {
    return game.variants().stream()
        .map(variant -> dynamicTest(variant.name(), () -> new GoldenGames(this, variant).check()));
  }

  @Test
  void viewsHaveTheTypeThatTheClientKnows() throws IOException {
    new ViewType(this).check();
  }

  private Stream<DynamicTest> everywhere(Consumer<Setup> law) {
    return tables().everywhere(law);
  }

  private Stream<DynamicTest> everyStep(Tables.StepLaw law) {
    return everyStep(law, 1);
  }

  private Stream<DynamicTest> everyStep(Tables.StepLaw law, int every) {
    return tables().everyStep(law, every);
  }

  private static long allocatedBytes() {
    return THREADS.getCurrentThreadAllocatedBytes();
  }
}
