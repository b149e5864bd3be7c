package atoll.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Setup;
import atoll.engine.json.Json;
import atoll.games.Catalogue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What a seat is told of its moves while another has laid a tile unseen. */
final class KnownTest {
  private static final List<String> PEOPLE = List.of("ada", "grace");
  private static final int GRACE = 1;
  private static final int TRIES = 40;
  private static final Setup SETUP =
      Setup.of(Catalogue.all().get("my-island"), PEOPLE.size(), Map.of());

  @Test
  void whatAMoveMayEarnIsGuessedFromTheTablesSecretAndNothingElse() {
    List<Event> events = untilMovesEarnByWhatIsUnseen();
    Set<Object> told = new HashSet<>();
    for (int table = 0; table < TRIES; table++) {
      String secret = "secret " + table;
      Object gain = gain(after(events, secret));
      assertThat(gain).isEqualTo(gain(after(events, secret))); // however often one looks
      told.add(gain);
    }
    assertThat(told).hasSizeGreaterThan(1);
  }

  private static TableState after(List<Event> events, String secret) {
    TableHeader header =
        new TableHeader(
            "table",
            SETUP,
            SETUP.game().edition(),
            Arrays.asList(null, null),
            PEOPLE.getFirst(),
            true,
            "",
            null,
            false,
            null,
            secret,
            0,
            null,
            null);
    TableState state = new TableState(header);
    events.forEach(event -> state.apply(event, 0));
    return state;
  }

  private static Object gain(TableState state) {
    String seen = new TableDocument(state, PEOPLE.get(GRACE)).write(Look.USUAL);
    return Json.list(Json.object(Json.object(Json.read(seen)).get("gain")).get("" + GRACE));
  }

  /** Two people play until Grace's moves earn more or less by what Ada has laid unseen. */
  private static List<Event> untilMovesEarnByWhatIsUnseen() {
    for (int game = 0; ; game++) {
      RandomSource random = new RandomSource(game);
      List<Event> events = new ArrayList<>();
      for (int seat = 0; seat < PEOPLE.size(); seat++) {
        events.add(new Event.Sat(seat, PEOPLE.get(seat), PEOPLE.get(seat), null));
      }
      events.add(new Event.Started(null));
      Position position = SETUP.start();
      Ints chosen = new Ints();
      while (!position.isOver()) {
        if (position.next() == Position.CHANCE) {
          position.sample(random, chosen);
          events.add(new Event.Drawn(position.writeOutcome(chosen)));
          position.happen(chosen);
          continue;
        }
        int seat = position.mayAct(0) ? 0 : GRACE;
        if (seat == GRACE && position.unseen(0) > 0 && isWorthByWhatIsUnseen(position)) {
          return events;
        }
        position.legal(seat, chosen);
        int move = chosen.get(random.below(chosen.size()));
        events.add(new Event.Moved(seat, position.writeMove(seat, move), events.size()));
        position.play(seat, move);
      }
    }
  }

  /** Only what ends the game may: whose groups are the largest is counted then. */
  private static boolean isWorthByWhatIsUnseen(Position position) {
    Position last = position.copy();
    Ints moves = new Ints();
    last.legal(GRACE, moves);
    last.play(GRACE, moves.get(0));
    return last.isOver() && hasSeveralGains(position);
  }

  private static boolean hasSeveralGains(Position position) {
    return IntStream.range(0, TRIES).mapToObj(deal -> gains(position, deal)).distinct().count() > 1;
  }

  private static List<Integer> gains(Position position, int deal) {
    Position known = position.copy();
    known.redeal(GRACE, new RandomSource(deal));
    Ints moves = new Ints();
    known.legal(GRACE, moves);
    List<Integer> gains = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      Position trial = known.copy();
      trial.play(GRACE, moves.get(i));
      gains.add(trial.score(GRACE) - known.score(GRACE));
    }
    return gains;
  }
}
