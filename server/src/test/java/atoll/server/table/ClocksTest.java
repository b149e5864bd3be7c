package atoll.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import atoll.engine.Refused;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What time does, event by event. */
final class ClocksTest {
  private static final long START = 1_000_000;

  private final Clocks live = new Clocks(new Clock(10_000, 3_000, false, false), 2);
  private final Clocks daily = new Clocks(new Clock(50_000, 0, true, false), 2);

  private static Event moved(int seat) {
    return new Event.Moved(seat, "add", 0);
  }

  @Test
  void timePassesForWhoeverMayActAndATurnBringsTheIncrement() {
    live.after(new Event.Started(null), 1, START, seat -> seat == 0);
    assertThat(live.deadline(0)).isEqualTo(START + 10_000);
    assertThat(live.deadline(1)).isNull();
    live.after(moved(0), 2, START + 4_000, seat -> seat == 1);
    assertThat(live.left(0)).isEqualTo(9_000);
    assertThat(live.deadline()).isEqualTo(START + 14_000);
    live.after(new Event.Said(0, "Ada", "hm"), 3, START + 5_000, seat -> seat == 1);
    assertThat(live.deadline(1)).isEqualTo(START + 14_000);
    assertThat(live.runOut(START + 13_999)).isEmpty();
    assertThat(live.runOut(START + 14_000)).containsExactly(1);
  }

  @Test
  void severalClocksRunWhereSeveralAct() {
    live.after(new Event.Started(null), 1, START, _ -> true);
    live.after(moved(0), 2, START + 1_000, _ -> true); // its turn goes on
    assertThat(live.deadline(0)).isEqualTo(START + 10_000);
    live.after(moved(0), 3, START + 2_000, seat -> seat == 1);
    assertThat(live.left(0)).isEqualTo(11_000);
    assertThat(live.deadline(1)).isEqualTo(START + 10_000);
  }

  @Test
  void nobodyGainsTimeByTakingBack() {
    live.after(new Event.Started(null), 1, START, _ -> true);
    daily.after(new Event.Started(null), 1, START, _ -> true);
    long now = START;
    for (int i = 0; i < 100; i++) {
      now += 50;
      live.after(moved(0), 2 + 2 * i, now, seat -> seat == 1);
      daily.after(moved(0), 2 + 2 * i, now, seat -> seat == 1);
      Event back = new Event.TookBack(0, 0, 2 + 2 * i);
      live.after(back, 3 + 2 * i, now, _ -> true);
      daily.after(back, 3 + 2 * i, now, _ -> true);
    }
    assertThat(live.deadline(0)).isEqualTo(START + 10_000);
    assertThat(daily.deadline(0)).isEqualTo(START + 50_000);
    daily.after(moved(0), 900, now, seat -> seat == 1);
    daily.after(new Event.Drawn("x"), 901, now + 5, _ -> true); // a new turn
    assertThat(daily.deadline(0)).isEqualTo(now + 5 + 50_000);
    assertThat(daily.deadline(1)).isEqualTo(START + 50_000);
  }

  @Test
  void whoComesBackHasAMinuteAtLeastAndAClockThatWasSetBackTakesNothing() {
    live.after(new Event.Started(null), 1, START, seat -> seat == 0);
    live.after(new Event.TimedOut(0), 2, START + 20_000, _ -> false);
    assertThat(live.left(0)).isZero();
    live.after(new Event.Returned(0), 3, START + 30_000, seat -> seat == 0);
    assertThat(live.deadline(0)).isEqualTo(START + 30_000 + Clocks.LEAST_AFTER_RETURN);
    live.after(new Event.Said(0, "Ada", "hm"), 4, START, seat -> seat == 0);
    assertThat(live.left(0)).isEqualTo(Clocks.LEAST_AFTER_RETURN);
  }

  @Test
  void clocksAreBounded() {
    assertThat(Clock.read(Map.of("seconds", 600L, "increment", 5L)))
        .isEqualTo(new Clock(600_000, 5_000, false, false));
    assertThat(Clock.read(Map.of("days", 3L, "whenOut", "lose")))
        .isEqualTo(new Clock(3 * 86_400_000L, 0, true, true));
    for (Map<String, Object> wrong :
        java.util.List.<Map<String, Object>>of(
            Map.of(),
            Map.of("seconds", 0L),
            Map.of("seconds", 10_801L),
            Map.of("seconds", "long"),
            Map.of("seconds", 5L, "increment", 181L),
            Map.of("seconds", 5L, "days", 1L),
            Map.of("days", 31L),
            Map.of("days", 1L, "whenOut", "cry"),
            Map.of("days", 1L, "minutes", 1L))) {
      assertThatThrownBy(() -> Clock.read(wrong)).as("%s", wrong).isInstanceOf(Refused.class);
    }
  }
}
