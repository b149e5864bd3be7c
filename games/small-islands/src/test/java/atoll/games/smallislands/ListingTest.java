package atoll.games.smallislands;

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
  private int could;
  private int couldNot;

  @Tag("random")
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void whatCanBeDoneIsInTheList(int seats) {
    Setup setup = Setup.of(new SmallIslandsGame(), seats, Map.of("greatExplorer", true));
    SmallIslandsPosition position = (SmallIslandsPosition) setup.start();
    Listing listing = new Listing(position.world);
    RandomGame game = new RandomGame(new RandomSource(seats), Set.of());
    while (!position.isOver()) {
      game.step(position);
      for (int seat = 0; seat < seats; seat++) {
        compare(listing.canLand(seat), listing, Phase.TURN, seat, Moves.LAND);
        compare(listing.canPlace(seat), listing, Phase.PLACE, seat, Moves.PLACE);
        compare(listing.canUseToken(seat), listing, Phase.TOKEN, seat, Moves.TOKEN);
      }
    }
    assertThat(could).isPositive();
    assertThat(couldNot).isPositive();
  }

  private void compare(boolean can, Listing listing, Phase phase, int seat, int kind) {
    listing.list(phase, seat, moves);
    assertThat(moves.all().anyMatch(move -> Moves.kind(move) == kind)).isEqualTo(can);
    could += can ? 1 : 0;
    couldNot += can ? 0 : 1;
  }
}
