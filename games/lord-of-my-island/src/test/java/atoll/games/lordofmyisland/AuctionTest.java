package atoll.games.lordofmyisland;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Position;
import org.junit.jupiter.api.Test;

/** Auctions of set-up tiles. */
final class AuctionTest {
  /** Seats with 40, 12 and 4 points; seat 0 has built beside an unowned tile. */
  static Scene lot() {
    return Scene.seats(3, "auction on", "ports off")
        .lay("c4 h10 r2", Scene.UNSOLD)
        .hand(0, "h20", "q01", "q02")
        .points(0, 40)
        .points(1, 12)
        .points(2, 4)
        .turnOf(0)
        .play("play h20 d4 r0");
  }

  @Test
  void withoutABidTheTileStaysForSale() {
    Scene scene = lot().play("pass").play("pass").chance("white logging");
    assertThat(scene.score(0)).isEqualTo(57);
    assertThat(scene.owner("c4")).isEqualTo(Scene.UNSOLD);
  }

  @Test
  void anotherSeatMayBuyAndThenRollsTheBlackDie() {
    Scene scene = lot().play("pass").play("bid 10");
    assertThat(scene.score(1)).isEqualTo(2);
    scene.chance("white my-island").chance("black 1 logging");
    assertThat(scene.score(1)).isEqualTo(7);
  }

  @Test
  void lotsAreSoldInReadingOrderAndDefensiveTilesNever() {
    Scene scene =
        Scene.seats(3, "auction on", "ports off")
            .lay("c4 f01 r0", Scene.NOBODY)
            .lay("d3 f02 r0", Scene.UNSOLD)
            .lay("d5 f03 r0", Scene.UNSOLD)
            .hand(0, "f04", "q01", "q02")
            .points(0, 5)
            .points(1, 9)
            .turnOf(0)
            .play("play f04 d4 r0");
    assertThat(scene.table.auction.lot()).isEqualTo(scene.square("d3"));
    scene.play("bid 5");
    assertThat(scene.table.auction.lot()).isEqualTo(scene.square("d5"));
    assertThat(scene.position.next()).as("seat 0 is out of points").isEqualTo(1);
    scene.play("pass");
    assertThat(scene.position.next()).isEqualTo(Position.CHANCE);
  }

  @Test
  void nobodyIsAskedWhoCannotPay() {
    Scene scene =
        Scene.seats(3, "auction on")
            .lay("c4 h10 r2", Scene.UNSOLD)
            .hand(0, "h20")
            .points(0, 4)
            .turnOf(0)
            .play("play h20 d4 r0");
    assertThat(scene.position.next()).isEqualTo(Position.CHANCE);
  }
}
