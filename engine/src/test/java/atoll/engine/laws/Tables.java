package atoll.engine.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import atoll.engine.Game;
import atoll.engine.Games;
import atoll.engine.Ints;
import atoll.engine.Playout;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Setup;
import atoll.engine.Variant;
import atoll.engine.record.BadRecord;
import atoll.engine.record.Replay;
import atoll.engine.record.Transcript;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/**
 * How the laws get at the games they look at: the tables of a game, in every variant and at every
 * seat count, and what is played there.
 */
final class Tables {
  static final int LARGE_TABLE = 6;

  private final Game game;
  private final Set<String> givingUp;
  private final int games;

  /**
   * @param games how many at a table of ordinary size
   */
  Tables(Game game, Set<String> givingUp, int games) {
    this.game = game;
    this.givingUp = givingUp;
    this.games = games;
  }

  /** Checks the law of a table everywhere. */
  Stream<DynamicTest> everywhere(Consumer<Setup> law) {
    List<DynamicTest> tests = new ArrayList<>();
    for (Variant variant : game.variants()) {
      for (Setup setup : setups(variant)) {
        String name = variant.name() + ", " + setup.seats() + " seats";
        tests.add(dynamicTest(name, () -> law.accept(setup)));
      }
    }
    return tests.stream();
  }

  List<Setup> setups() {
    return game.variants().stream().flatMap(variant -> setups(variant).stream()).toList();
  }

  /** A variant at every seat count, of the large tables only the largest. */
  private List<Setup> setups(Variant variant) {
    return IntStream.rangeClosed(variant.minSeats(), variant.maxSeats())
        .filter(seats -> seats <= LARGE_TABLE || seats == variant.maxSeats())
        .mapToObj(seats -> Setup.of(game, seats, variant.options()))
        .toList();
  }

  /** A law about a position in mid-game; {@code events} led to it. */
  interface StepLaw {
    void check(Setup setup, Position position, RandomSource random, List<Event> events);
  }

  /** Checks the law at about one in {@code every} steps, and at the end. */
  Stream<DynamicTest> everyStep(StepLaw law, int every) {
    return everywhere(setup -> eachStep(setup, every, law));
  }

  void eachStep(Setup setup, int every, StepLaw law) {
    for (int i = 0; i < gamesFor(setup); i++) {
      RandomSource random = new RandomSource(i).split(setup.seats());
      RandomGame player = new RandomGame(random.split(1), givingUp);
      Position position = setup.start();
      List<Event> events = new ArrayList<>();
      int sparse = every * Math.max(1, setup.seats() / LARGE_TABLE);
      while (!position.isOver()) {
        if (random.below(sparse) == 0) {
          law.check(setup, position, random, Collections.unmodifiableList(events));
        }
        player.step(position, Event.listIn(events));
      }
      law.check(setup, position, random, Collections.unmodifiableList(events));
    }
  }

  /** How many games a law looks at. */
  int gamesFor(Setup setup) {
    return (setup.seats() > LARGE_TABLE ? 1 : games) * Integer.getInteger("atoll.laws", 1);
  }

  /** Something that happened: a move, or with {@code by} −1 an outcome of chance. */
  record Event(int by, String text) {
    /** A witness that lists what happens. */
    static Playout.Witness listIn(List<Event> events) {
      return new Playout.Witness() {
        @Override
        public void outcome(Position position, Ints outcome) {
          events.add(new Event(-1, position.writeOutcome(outcome)));
        }

        @Override
        public void move(Position position, int seat, int move) {
          events.add(new Event(seat, position.writeMove(seat, move)));
        }
      };
    }

    void replay(Position position) {
      Ints list = new Ints();
      if (by < 0) {
        assertThat(position.next()).isEqualTo(Position.CHANCE);
        position.readOutcome(text, list);
        position.happen(list);
      } else {
        assertThat(position.mayAct(by)).as("seat %d may play %s", by, text).isTrue();
        position.legal(by, list);
        int move = position.readMove(by, text);
        assertThat(list.contains(move)).as("%s of seat %d is legal", text, by).isTrue();
        position.play(by, move);
      }
    }
  }

  /** A game that has been played. */
  record Played(String record, Position end, int decisions) {}

  /** The record of a random game in which seats that act at once do so in seat order. */
  String play(Setup setup, long seed, boolean audited) {
    RandomSource random = new RandomSource(seed);
    return play(setup, random, new RandomGame(random, givingUp), audited).record();
  }

  /** A game in which seats that act at once do so in seat order. */
  Played play(Setup setup, RandomSource random, Playout.Player player, boolean audited) {
    List<String> names = new ArrayList<>();
    for (int seat = 0; seat < setup.seats(); seat++) {
      names.add("Seat " + seat);
    }
    Transcript transcript = new Transcript(setup, names, audited);
    Position position = setup.start();
    int[] decisions = {0};
    Playout inSeatOrder =
        new Playout(
            random,
            (now, seat) -> {
              decisions[0]++;
              return player.choose(now, seat);
            });
    inSeatOrder.finish(position, transcript);
    return new Played(transcript.end(position), position, decisions[0]);
  }

  Replay read(String record) {
    try {
      return Replay.of(new Games(List.of(game)), record);
    } catch (BadRecord bad) {
      throw new AssertionError(bad.getMessage() + "\n" + record, bad);
    }
  }

  /** The spectator and all seats; at a large table one of them. */
  static int[] viewers(Position position, RandomSource random) {
    return position.seats() > LARGE_TABLE
        ? new int[] {random.below(position.seats())}
        : IntStream.range(Position.SPECTATOR, position.seats()).toArray();
  }
}
