package atoll.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import atoll.server.ops.Memory;
import io.github.bucket4j.TimeMeter;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** How much a client may ask for. */
final class LimitsTest {
  private final Limits limits = new Limits(true);

  @Test
  void aClockThatIsSetBackChangesNothing() {
    assertThat(Limits.CLOCK.isWallClockBased()).isFalse();
  }

  @Test
  void timeComesBackByThatClockAlone() {
    AtomicLong now = new AtomicLong();
    TimeMeter stopped =
        new TimeMeter() {
          @Override
          public long currentTimeNanos() {
            return now.get();
          }

          @Override
          public boolean isWallClockBased() {
            return false;
          }
        };
    Limits timed = new Limits(true, stopped);
    timed.charge("ada", Duration.ofSeconds(20).toNanos());
    assertThatThrownBy(() -> timed.mustHaveTime("ada")).isInstanceOf(Problem.class);
    now.addAndGet(Duration.ofHours(1).toNanos());
    timed.mustHaveTime("ada");
  }

  @Test
  void whoseDocumentsTakeTooLongGetsNoMoreForAWhile() throws InterruptedException {
    try (Workbench workbench = new Workbench(limits, 1)) {
      limits.charge("ada", Duration.ofMillis(9_900).toNanos());
      workbench.make("ada", () -> rest(Duration.ofMillis(800)));
      long end = System.nanoTime() + Duration.ofSeconds(20).toNanos();
      while (hasTime("ada") && System.nanoTime() < end) {
        Thread.sleep(1); // it is charged a moment after it is there
      }
      assertThatThrownBy(() -> workbench.make("ada", () -> "more"))
          .isInstanceOfSatisfying(
              Problem.class, problem -> assertThat(problem.status()).isEqualTo(429));
      assertThat(workbench.make("grace", () -> "more")).isEqualTo("more");
    }
  }

  private static boolean rest(Duration how) {
    try {
      Thread.sleep(how);
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private boolean hasTime(String client) {
    try {
      limits.mustHaveTime(client);
      return true;
    } catch (Problem refused) {
      return false;
    }
  }

  @Test
  void whoHasTooMuchWaitingIsRefusedAndNobodyElse() throws Exception {
    CountDownLatch isBusy = new CountDownLatch(1);
    CountDownLatch mayGoOn = new CountDownLatch(1);
    CountDownLatch refused = new CountDownLatch(2);
    AtomicInteger made = new AtomicInteger();
    try (Workbench workbench = new Workbench(limits, 1);
        var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      threads.execute(() ->
          workbench.make(
              "grace",
              () -> {
                isBusy.countDown();
                return rest(mayGoOn);
              }));
      isBusy.await();
      for (int i = 0; i < 66; i++) {
        threads.execute(() -> {
          try {
            workbench.make("ada", made::incrementAndGet);
          } catch (Problem tooMany) {
            refused.countDown();
          }
        });
      }
      boolean areRefused = refused.await(20, TimeUnit.SECONDS);
      threads.execute(() -> workbench.make("grace", made::incrementAndGet));
      mayGoOn.countDown();
      assertThat(areRefused).isTrue();
    }
    assertThat(made).hasValue(65);
  }

  private static boolean rest(CountDownLatch until) {
    try {
      until.await();
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
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
