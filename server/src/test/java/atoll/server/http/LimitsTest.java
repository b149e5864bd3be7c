package atoll.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import atoll.server.ops.Memory;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** How much a client may ask for. */
final class LimitsTest {
  private final Limits limits = new Limits(true);

  @Test
  void aClockThatIsSetBackChangesNothing() {
    assertThat(Limits.CLOCK.isWallClockBased()).isFalse();
  }

  @Test
  void whoHasHadItsTimeWaitsAndNobodyElse() {
    limits.mustHaveTime("ada");
    limits.charge("ada", Duration.ofSeconds(9).toNanos());
    limits.mustHaveTime("ada");
    limits.charge("ada", Duration.ofSeconds(60).toNanos());
    assertThatThrownBy(() -> limits.mustHaveTime("ada")).isInstanceOf(Problem.class);
    limits.mustHaveTime("grace");
  }

  @Test
  void documentsAreMadeOffTheThreadsThatServeConnections() {
    try (Workbench workbench = new Workbench(limits, 2)) {
      String made =
          workbench.make("ada", () -> Thread.currentThread().isVirtual() ? "there" : "here");
      assertThat(made).isEqualTo("here");
      assertThatThrownBy(() ->
              workbench.make(
                  "ada",
                  () -> {
                    throw Problem.notFound();
                  }))
          .isInstanceOf(Problem.class);
    }
  }

  @Test
  void memoryIsShortBeforeItIsFull() {
    assertThat(new Memory(() -> 0.5).hasRoom()).isTrue();
    assertThat(new Memory(() -> 0.85).hasRoom()).isFalse();
    assertThat(Memory.ofProcess().kept()).isBetween(0.0, 1.0);
  }
}
