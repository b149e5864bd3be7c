package atoll.games.lordofmyisland;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * The worked examples of the rules on the course of the game: auctions, kingdoms, rounds, the end.
 */
final class CourseExamplesTest {
  @Test
  void theHighestBidderOwnsTheTileBeforeTheNewOneCounts() { // Example 14, R26, R27
    Scene scene = AuctionTest.lot();
    assertThat(scene.legal())
        .containsExactly(
            "pass", "bid 5", "bid 10", "bid 15", "bid 20", "bid 25", "bid 30", "bid 35", "bid 40");
    scene.play("bid 5");
    assertThat(scene.position.next()).isEqualTo(1);
    assertThat(scene.legal()).containsExactly("pass", "bid 10");
    scene.play("bid 10");
    assertThat(scene.position.next()).as("seat 2 cannot bid").isEqualTo(0);
    scene.play("bid 15");
    assertThat(scene.score(0)).isEqualTo(42);
    assertThat(scene.points(0, "auction")).isEqualTo(-15);
    assertThat(scene.rollers()).isEmpty();
    scene.chance("white logging");
    assertThat(scene.points(0, "white")).isEqualTo(5);
    assertThat(scene.position.next()).isEqualTo(1);
  }

  @Test
  void incomeIsSharedAndRoundedDown() { // Example 15, R30, R42
    Scene scene =
        Scene.seats(4, "kingdoms on", "ports off").lay("c4 h07 r2", 1).hand(1, "h04", "q01", "q02");
    scene
        .capitol(0, "b3", 0)
        .capitol(2, "b5", 0)
        .capitol(3, "b7", 0)
        .turnOf(1)
        .play("play h04 d4 r0")
        .chance("white my-island farming my-island");
    assertThat(scene.points(0, "myIsland")).isEqualTo(6);
    assertThat(scene.points(1, "myIsland")).isZero();
    assertThat(scene.points(2, "myIsland")).isEqualTo(6);
    assertThat(scene.points(3, "myIsland")).isEqualTo(6);
  }

  @Test
  void theOnlyBareCapitolIsAttackedWithoutAChoice() { // Example 15, R31
    Scene scene = KingdomsTest.attackBySeat1().capitol(2, "b5", 2).capitol(3, "b7", 2);
    scene.play("play f01 d4 r0").chance("white logging");
    int before = scene.score(0);
    scene.chance("black 1 my-island");
    assertThat(scene.score(0)).isEqualTo(before - 10);
    assertThat(scene.points(0, "attacks")).isEqualTo(-10);
    assertThat(scene.position.next()).isEqualTo(1);
    assertThat(scene.table.kingdoms.shields(2)).isEqualTo(2);
  }

  @Test
  void ifAllAreProtectedTheRollerChoosesAndAShieldIsLost() { // Example 15, R31
    Scene scene = KingdomsTest.attackBySeat1();
    scene.capitol(0, "b3", 2).capitol(2, "b5", 2).capitol(3, "b7", 1);
    scene.play("play f01 d4 r0").chance("white logging", "black 1 my-island");
    assertThat(scene.position.next()).isEqualTo(1);
    assertThat(scene.legal()).containsExactly("attack 0", "attack 2", "attack 3");
    scene.play("attack 3");
    assertThat(scene.table.kingdoms.shields(3)).isZero();
    assertThat(scene.score(3)).isZero();
  }

  @Test
  void reshufflingEvensOutTheStacks() { // Example 16, R34
    Holder holder = HolderTest.stacks(6, 5, 4, 5, 3, 5, 5, 2);
    int oldSlot4 = 15;
    int oldSlot8 = 33;
    holder.turnUp();
    holder.take(0); // slot 1 is closed
    holder.reshuffle();
    List<Integer> heights = new ArrayList<>();
    for (int slot = 0; slot < Holder.SLOTS; slot++) {
      heights.add(holder.height(slot));
      assertThat(holder.isFaceUp(slot)).isFalse();
    }
    assertThat(heights).containsExactly(4, 4, 4, 4, 4, 5, 5, 4);
    assertThat(HolderTest.slot(holder, 7)).containsExactly(oldSlot4 + 1, 1, oldSlot8 + 1, oldSlot8);
    assertThat(HolderTest.slot(holder, 0)).containsExactly(2, 3, 4, 5);
  }

  @Test
  void theNextTileComesAtOnceFromTheHolder() { // Example 17, R33
    Scene scene =
        Scene.seats(4)
            .lay("c4 q21 r0", Scene.NOBODY)
            .hand(0, "q01", "q02")
            .hand(1, "q03", "q04")
            .hand(2, "q09", "q05", "q06")
            .hand(3, "q14", "q07", "q08")
            .stack("q10", "q11")
            .stack("q12")
            .turnOf(2);
    scene.play("discard q09");
    assertThat(scene.position.next()).isEqualTo(2);
    assertThat(scene.legal()).containsExactly("take q10", "take q12");
    scene.play("take q12");
    assertThat(scene.table.hands[2].count()).isEqualTo(3);

    assertThat(scene.position.next()).isEqualTo(3);
    scene.play("discard q14");
    assertThat(scene.legal()).as("slot 1 has stayed up").containsExactly("take q10");
    scene.play("take q10");

    assertThat(scene.position.course.phase()).isEqualTo(Phase.DRAWING);
    assertThat(scene.position.next()).isEqualTo(0);
    assertThat(scene.legal()).containsExactly("take q11");
    scene.play("take q11");
    assertThat(scene.position.course.round()).isEqualTo(2);
    assertThat(scene.table.hands[1].count()).as("seat 1 got none").isEqualTo(2);
    assertThat(scene.position.listing.noDiscard(0)).isEqualTo(Reasons.Code.HOLDER_EMPTY);
    assertThat(scene.legal()).isNotEmpty().noneMatch(move -> move.startsWith("discard"));
  }

  @Test
  void theOrderBeforeTheFirstRound() { // Example 18, R9, R11, R12
    assertThat(order(3))
        .isEqualTo("0/8 1/7 2/6 1/8 2/7 0/6 2/8 0/7 1/6 0/8 1/7 2/6 2/8 0s 1s 2s 2s 0 TURN");
    assertThat(order(2))
        .isEqualTo("0/8 1/7 1/8 0/7 0/8 1/7 1/8 0/7 0/8 1/7 0s 1s 0s 1s 1 DEFENDING");
    assertThat(order(6)).endsWith("3/8 4/7 5/6 0/5 1/4 2/3 0s 1s 2s 3s 4s 5s 0 TURN");
  }

  /** Who takes and lays before the first round, and how many tiles lie face up for each. */
  private static String order(int seats) {
    LordPosition position = (LordPosition) Setup.of(new LordGame(), seats, Map.of()).start();
    RandomSource random = new RandomSource(3);
    Ints list = new Ints();
    StringBuilder order = new StringBuilder();
    while (position.course.round() == 0) {
      if (position.next() == Position.CHANCE) {
        position.sample(random, list);
        position.happen(list);
        continue;
      }
      int seat = position.next();
      position.legal(seat, list);
      boolean isSetting = position.course.phase() == Phase.SETTING_UP;
      order.append(seat).append(isSetting ? "s " : "/" + list.size() + " ");
      position.play(seat, list.get(0));
    }
    return order.append(position.next()).append(' ').append(position.course.phase()).toString();
  }

  @Test
  void whoPlaysOutAndCannotPlayTakesATile() { // Example 19, R35
    Scene scene =
        EndTest.spaces(EndTest.NINE)
            .hand(0, "q01", "q02", "q03")
            .hand(1, "f01", "f02", "f03")
            .stack("q04")
            .stack("q05")
            .turnOf(0);
    assertThat(scene.legal()).containsExactly("discard q01", "discard q02", "discard q03", "out");
    scene.play("out");
    assertThat(scene.legal()).containsExactly("take q04", "take q05");
    assertThat(scene.position.takeBacks(0)).as("tiles came to light").isZero();
    scene.play("take q05");
    assertThat(scene.table.hands[0].count()).isEqualTo(4);
    assertThat(scene.position.next()).isEqualTo(1);
    assertThat(scene.table.holder.isFaceUp(0)).as("the other stays up").isTrue();
  }

  @Test
  void tenSpacesAreTooMany() { // Example 19
    Scene scene =
        EndTest.spaces("b2", "b4", "b6", "c3", "c5", "c7", "d2", "d4", "d6", "e3")
            .hand(0, "q01", "q02", "q03")
            .hand(1, "f01", "f02", "f03")
            .stack("q04")
            .stack("q05")
            .turnOf(0);
    assertThat(scene.legal()).containsExactly("discard q01", "discard q02", "discard q03");
  }

  @Test
  void tilesLeftInHandCostThirtyEach() { // Example 20
    Scene scene =
        Scene.seats(2)
            .fillAllBut("d4")
            .points(0, 212)
            .hand(0, "f05", "q01", "q02")
            .hand(1, "q03")
            .turnOf(0);
    scene.play("play f05 d4 r0").points(0, -scene.score(0) + 212);
    scene.chance("white my-island");
    assertThat(scene.position.isOver()).isTrue();
    assertThat(scene.points(0, "unplayed")).isEqualTo(-60);
    assertThat(scene.score(0)).isEqualTo(152);
    assertThat(scene.score(1)).isEqualTo(-30);
  }
}
