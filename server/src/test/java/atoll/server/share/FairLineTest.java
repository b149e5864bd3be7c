package atoll.server.share;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who is next when many wait. */
final class FairLineTest {
  private static final long SECOND = 1_000_000_000;

  private final FairLine<String> line = new FairLine<>(1);

  /** Serves so many tables, each for as long, and says which. */
  private List<String> serve(int tables, long nanos) throws InterruptedException {
    List<String> served = new ArrayList<>();
    for (int i = 0; i < tables; i++) {
      FairLine<String>.Turn turn = line.take();
      served.add(turn.work());
      turn.isDone(nanos);
    }
    return served;
  }

  @Test
  void manyTablesOfOnePersonTakeNoMoreThanOne() throws InterruptedException {
    for (int i = 0; i < 60; i++) {
      line.add("greedy's " + i, "greedy", true, 1000);
    }
    serve(5, SECOND);
    line.add("stranger's", "stranger", true, 1000);
    assertThat(serve(2, SECOND)).contains("stranger's");
    line.add("stranger's next", "stranger", true, 1000);
    assertThat(serve(2, SECOND)).contains("stranger's next");
    assertThat(line.waiting()).isEqualTo(60 + 2 - 9);
  }

  @Test
  void whoHasHadTheLeastTimeIsNext() throws InterruptedException {
    for (int i = 0; i < 10; i++) {
      line.add("slow " + i, "slow", true, 1000);
      line.add("quick " + i, "quick", true, 1000);
    }
    int quick = 0;
    for (int i = 0; i < 10; i++) {
      FairLine<String>.Turn turn = line.take();
      quick += turn.work().startsWith("quick") ? 1 : 0;
      turn.isDone(turn.work().startsWith("slow") ? SECOND : SECOND / 100);
    }
    assertThat(quick).isEqualTo(9);
  }

  @Test
  void tablesWhereNobodySitsComeLast() throws InterruptedException {
    line.add("bots only", "ada", false, 1000);
    line.add("with people", "grace", true, 1000);
    line.add("with people too", "ada", true, 1000);
    assertThat(serve(3, SECOND)).endsWith("bots only");
  }

  @Test
  void whoWasAwayHasSavedNothing() throws InterruptedException {
    line.add("late 0", "late", true, 1000);
    serve(1, 1);
    for (int i = 0; i < 20; i++) {
      line.add("there " + i, "there", true, 1000);
    }
    serve(10, SECOND);
    for (int i = 0; i < 10; i++) {
      line.add("late " + i, "late", true, 1000);
    }
    assertThat(serve(6, SECOND))
        .filteredOn(table -> table.startsWith("there"))
        .hasSizeBetween(2, 4);
  }

  @Test
  void whoHasTooMuchWaitingIsRefused() {
    assertThat(line.add("first", "ada", true, 1)).isTrue();
    assertThat(line.add("second", "ada", true, 1)).isFalse();
    assertThat(line.add("grace's", "grace", true, 1)).isTrue();
    assertThat(line.waiting()).isEqualTo(2);
  }

  @Test
  void nobodyHasMoreThanItsShareOfTheThreads() throws InterruptedException {
    line.add("ada's", "ada", true, 1000);
    line.add("ada's second", "ada", true, 1000);
    line.add("grace's", "grace", true, 1000);
    FairLine<String>.Turn first = line.take();
    FairLine<String>.Turn second = line.take();
    assertThat(List.of(first.work(), second.work())).containsExactlyInAnyOrder("ada's", "grace's");
    first.isDone(SECOND);
    second.isDone(SECOND);
    assertThat(line.take().work()).isEqualTo("ada's second");
  }
}
