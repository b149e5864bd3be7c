package atoll.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.server.store.Ratings.Step;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What an older version has written is brought up to date with all that is in it. */
final class MigrationsTest {
  @TempDir Path data;

  @Test
  void whatWasRatedBeforeStepsWereCountedIsCountedInTheOrderOfItsEnds() throws Exception {
    TestStore.prepare(data, 11);
    rate("t3", "ada", "islant", 2, 30);
    rate("t1", "ada", "islant", 2, 10);
    rate("t2b", "ada", "islant", 2, 20); // two that ended at the same moment
    rate("t2a", "ada", "islant", 2, 20);
    rate("t5", "ada", "islant", 3, 5); // with other seats, of another game, of somebody else
    rate("t6", "ada", "first-island", 2, 6);
    rate("t1", "grace", "islant", 2, 10);
    try (Store store = TestStore.open(data)) {
      assertThat(pages(store, "ada", "islant", 2))
          .containsExactly("4 t3", "3 t2b", "2 t2a", "1 t1");
      assertThat(pages(store, "ada", "islant", 3)).containsExactly("1 t5");
      assertThat(pages(store, "ada", "first-island", 2)).containsExactly("1 t6");
      assertThat(pages(store, "grace", "islant", 2)).containsExactly("1 t1");
    }
  }

  private void rate(String table, String person, String game, int seats, long ended)
      throws Exception {
    TestStore.run(
        data,
        """
        insert into rating_history
          (table_id, person, game, seats, place, mean_before, mean, spread, ended)
        values ('%s', '%s', '%s', %d, 1, 25.0, 26.0, 8.0, %d)
        """
            .formatted(table, person, game, seats, ended));
  }

  /** The whole history, read in pages of two. */
  private static List<String> pages(Store store, String person, String game, int seats) {
    List<String> found = new ArrayList<>();
    Archive.@Nullable Cursor after = null;
    List<Step> page;
    do {
      page = store.ratings().history(person, game, seats, after, 2);
      for (Step step : page) {
        found.add(step.step() + " " + step.table());
        after = Archive.Cursor.read(step.cursor()).orElseThrow();
      }
    } while (page.size() == 2);
    return found;
  }
}
