package atoll.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import atoll.engine.Refused;
import atoll.server.store.Rows.EventRow;
import atoll.server.store.Rows.Standing;
import atoll.server.store.Rows.TableRow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that are empty, damaged, deleted or somebody else's. */
final class MishapsTest {
  private static final Standing PLAYING = new Standing("playing", 0, null, "[]", List.of(0), true);

  @TempDir Path folder;

  private static void write(Store store, String table, int events) {
    store
        .ledger()
        .write(
            new Change.NewTable(
                new TableRow(table, "islant", 1, "{}", "[null]", "g", true, "i", "s", 0, 0),
                new Change.Events(table, 0, List.of(), List.of(), PLAYING, null)));
    for (int i = 1; i <= events; i++) {
      store.ledger().write(event(table, i, 5_000_000_000L));
    }
  }

  private static Change.Events event(String table, int number, long happened) {
    return new Change.Events(
        table,
        number - 1,
        List.of(new EventRow(number, "event ".repeat(100), "*", happened)),
        List.of(),
        PLAYING,
        null);
  }

  @Test
  void anEmptyFileIsNoNewDatabaseAndNoBackup() throws Exception {
    Files.createFile(folder.resolve("atoll.db"));
    assertThatThrownBy(() -> SqliteStore.open(folder, Duration.ZERO))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("is empty");
    assertThatThrownBy(() -> SqliteStore.backup(folder, folder.resolve("copy.db")))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("is empty");
    assertThatThrownBy(() -> StoreReport.of(folder, 0))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("is empty");
    assertThat(folder.resolve("copy.db")).doesNotExist();
  }

  @Test
  void aDamagedDatabaseIsNoticedAtTheStart() throws Exception {
    try (SqliteStore store = SqliteStore.open(folder, Duration.ZERO)) {
      write(store, "t", 200);
    }
    Path file = folder.resolve("atoll.db");
    byte[] good = Files.readAllBytes(file);
    for (int page : new int[] {0, 1, good.length / 4096 / 2}) {
      byte[] bad = good.clone();
      for (int i = 0; i < 64; i++) {
        bad[page * 4096 + i] ^= 0x55;
      }
      Files.write(file, bad);
      assertThatThrownBy(() -> SqliteStore.open(folder, Duration.ZERO))
          .isInstanceOf(Refused.class)
          .hasMessageContaining("is damaged")
          .hasMessageContaining("atoll restore");
    }
    Files.write(file, Arrays.copyOf(good, 8192));
    assertThatThrownBy(() -> SqliteStore.open(folder, Duration.ZERO))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("is damaged");
    Files.write(file, good);
    SqliteStore.open(folder, Duration.ZERO).close();
  }

  @Test
  void nothingIsWrittenIntoFilesThatHaveBeenDeleted() throws Exception {
    for (String deleted : List.of("atoll.db", "atoll.db-wal")) {
      Path data = folder.resolve(deleted + "-is-deleted");
      try (SqliteStore store = SqliteStore.open(data, Duration.ZERO)) {
        write(store, "t", 1);
        assertThat(store.isHealthy()).isTrue();
        Files.delete(data.resolve(deleted));
        assertThat(store.isHealthy()).isFalse();
        assertThatThrownBy(() -> store.ledger().write(event("t", 2, 0)))
            .isInstanceOf(StorageFailure.class);
        assertThat(store.archive().number("t")).isEqualTo(1);
      }
    }
  }

  @Test
  void aFolderThatCannotBeWrittenIsRefusedInASentence() {
    assertThatThrownBy(() -> SqliteStore.open(Path.of("/proc/atoll"), Duration.ZERO))
        .isInstanceOf(Refused.class);
  }

  @Test
  void aClaimFromBeforeTheClockWasSetBackHoldsNothing() throws Exception {
    try (Store store = TestStore.open(folder)) {
      write(store, "t", 1);
      assertThat(store.claims().take(10)).isEmpty();
      TestStore.run(
          folder,
          "update tables set claimed_by = 'another', claimed_until = claimed_until + 3600000");
      assertThat(store.claims().take(10)).containsExactly("t");
    }
  }

  @Test
  void aClockSetBackMakesNoTableOlder() throws Exception {
    try (Store store = TestStore.open(folder)) {
      write(store, "t", 1);
      store.ledger().write(event("t", 2, 1_000));
      assertThat(store.archive().idsUnchanged("playing", 4_000_000_000L, 10)).isEmpty();
      assertThat(store.archive().idsUnchanged("playing", 6_000_000_000L, 10)).containsExactly("t");
    }
  }

  @Test
  void aBackupEveryFourThousandYearsIsFine() throws Exception {
    try (SqliteStore store = SqliteStore.open(folder, Duration.ofMinutes(Integer.MAX_VALUE))) {
      Thread.sleep(50);
      assertThat(Thread.getAllStackTraces().keySet())
          .anyMatch(thread -> thread.getName().equals("backup"));
      write(store, "t", 1);
    }
    assertThat(names()).doesNotContain("atoll.db-wal");
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).toList();
    }
  }
}
