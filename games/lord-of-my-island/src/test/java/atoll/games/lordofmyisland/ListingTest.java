package atoll.games.lordofmyisland;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Ints;
import atoll.engine.RandomSource;
import atoll.engine.Setup;
import atoll.engine.laws.RandomGame;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the course of play is told can be done is what the list then has. */
final class ListingTest {
  private final Ints moves = new Ints();

  @Tag("random")
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void whatCanBeDoneIsInTheList(int seats) {
    Setup setup = Setup.of(new LordGame(), seats, Map.of("kingdoms", true));
    RandomGame game = new RandomGame(new RandomSource(seats), Set.of());
    for (int games = 0; games < 3; games++) {
      LordPosition position = (LordPosition) setup.start();
      Listing listing = new Listing(position.table);
      while (!position.isOver()) {
        game.step(position);
        moves.clear();
        listing.addDefences(moves);
        assertThat(listing.canDefend()).isEqualTo(!moves.isEmpty());
        if (position.course.phase() == Phase.TURN) {
          int seat = position.next();
          listing.list(position.course, seat, moves);
          assertThat(listing.canLay(seat)).isEqualTo(moves.all().anyMatch(ListingTest::isLaying));
        }
      }
    }
  }

  private static boolean isLaying(int move) {
    return Moves.kind(move) == Moves.PLAY || Moves.kind(move) == Moves.WATER;
  }
}
