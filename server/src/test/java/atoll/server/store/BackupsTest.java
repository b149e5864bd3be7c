package atoll.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import atoll.engine.RandomSource;
import atoll.engine.Refused;
import atoll.server.store.Rows.EventRow;
import atoll.server.store.Rows.Standing;
import atoll.server.store.Rows.TableRow;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A backup costs what has changed, and at every moment it gives everything up to some commit. */
final class BackupsTest {
  private static final Standing PLAYING = new Standing("playing", 0, null, "[]", List.of(0), false);
  private static final Duration OFTEN = Duration.ofMillis(10);
  private static final int ALL = Integer.MAX_VALUE;

  @TempDir Path folder;

  private static void found(Store store) {
    store
        .ledger()
        .write(
            new Change.NewTable(
                new TableRow("t", "islant", 1, "{}", "[null]", "g", true, "i", "s", 0, 0),
                new Change.Events("t", 0, List.of(), List.of(), PLAYING, null)));
  }

  private static void append(Store store, int number, String body) {
    store
        .ledger()
        .write(
            new Change.Events(
                "t",
                number - 1,
                List.of(new EventRow(number, body, "*", 0)),
                List.of(),
                PLAYING,
                null));
  }

  /** Waits until a file has its name. */
  private static void awaitFile(Path backup, String name) throws IOException {
    while (!has(backup, name)) {
      LockSupport.parkNanos(1_000_000);
    }
  }

  private static boolean has(Path backup, String name) throws IOException {
    return FolderCopy.names(backup).contains(name);
  }

  /** Restores a backup; how many events there are, none of which is missing. */
  private static int restored(Path backup, Path target) {
    Restore.restore(backup, target, ALL);
    try (SqliteStore store = SqliteStore.open(target, Duration.ZERO)) {
      List<EventRow> events = store.archive().events("t", 0, ALL);
      assertThat(store.archive().number("t")).isEqualTo(events.size());
      for (int i = 0; i < events.size(); i++) {
        assertThat(events.get(i).number()).isEqualTo(i + 1);
      }
      return events.size();
    }
  }

  @Test
  void aPieceCostsWhatWasWrittenHoweverLargeTheDatabaseIs() throws Exception {
    long small = sizeOfAPiece(folder.resolve("small"), 1);
    long large = sizeOfAPiece(folder.resolve("large"), 120);
    assertThat(Files.size(folder.resolve("large").resolve("atoll.db"))).isGreaterThan(20_000_000);
    assertThat(large).isLessThan(2 * small + 10_000).isLessThan(100_000);
  }

  /** How large the piece is after one small event in a database of so many large ones. */
  private static long sizeOfAPiece(Path data, int events) throws IOException {
    Path backup = data.resolve("backup");
    RandomSource random = new RandomSource(events);
    try (SqliteStore store = SqliteStore.open(data, Duration.ZERO)) {
      found(store);
      for (int i = 1; i <= events; i++) {
        append(store, i, noise(random, 200_000));
      }
    }
    try (SqliteStore store = SqliteStore.open(data, OFTEN)) {
      awaitFile(backup, "00001-base.gz");
      append(store, events + 1, "a small one");
      awaitFile(backup, "00001-00001.gz");
    }
    long largest = 0;
    for (String name : FolderCopy.names(backup)) {
      if (!name.contains("base")) {
        largest = Math.max(largest, Files.size(backup.resolve(name)));
      }
    }
    return largest;
  }

  private static String noise(RandomSource random, int length) {
    StringBuilder text = new StringBuilder(length);
    while (text.length() < length) {
      text.append((char) ('!' + random.below(90)));
    }
    return text.toString();
  }

  @Test
  void whateverMomentTheFolderIsCopiedAtItGivesEverythingUpToSomeCommit() throws Exception {
    Path data = folder.resolve("data");
    Path backup = data.resolve("backup");
    AtomicBoolean isEnough = new AtomicBoolean();
    int[] written = {0};
    try (SqliteStore store = SqliteStore.open(data, OFTEN)) {
      found(store);
      Thread writer =
          Thread.ofPlatform()
              .start(() -> {
                while (!isEnough.get()) {
                  append(store, ++written[0], "event " + written[0]);
                }
              });
      awaitFile(backup, "00001-00003.gz");
      for (int i = 0; i < 8; i++) {
        FolderCopy.of(backup, folder.resolve("copy" + i));
        String newest = FolderCopy.newest(backup);
        while (FolderCopy.newest(backup).equals(newest)) {
          LockSupport.parkNanos(1_000_000);
        }
      }
      isEnough.set(true);
      writer.join();
    }
    int before = 0;
    for (int i = 0; i < 8; i++) {
      int events = restored(folder.resolve("copy" + i), folder.resolve("restored" + i));
      assertThat(events).isGreaterThan(before);
      before = events;
    }
    assertThat(restored(backup, folder.resolve("end"))).isEqualTo(written[0]);
  }

  @Test
  void whoeverRestartsOrKillsAServerFindsAllThatWasWrittenBeforeTheLastPiece() throws Exception {
    Path data = folder.resolve("data");
    Path backup = data.resolve("backup");
    RandomSource random = new RandomSource(7);
    int before = 0;
    for (int i = 0; i < 5; i++) {
      Process process = start(data);
      BufferedReader out = process.inputReader();
      for (int line = 0; line < 60 + random.below(60); line++) {
        assertThat(out.readLine()).isNotNull();
      }
      process.destroyForcibly().waitFor();
      FolderCopy.of(backup, folder.resolve("copy" + i));
      if (!FolderCopy.names(backup).isEmpty()) {
        int events = restored(folder.resolve("copy" + i), folder.resolve("restored" + i));
        assertThat(events).isGreaterThanOrEqualTo(before);
        before = events;
      }
    }
    assertThat(before).isPositive();
  }

  private static Process start(Path data) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "--enable-native-access=ALL-UNNAMED",
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
            BackupsTest.class.getName(),
            data.toString())
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  /** Writes events and says so, until it is killed. */
  public static void main(String[] args) {
    SqliteStore store = SqliteStore.open(Path.of(args[0]), Duration.ofMillis(3));
    if (store.archive().table("t").isEmpty()) {
      found(store);
    }
    for (int number = store.archive().number("t") + 1; ; number++) {
      append(store, number, "event " + number);
      System.out.println(number);
    }
  }

  @Test
  void aServerThatStartsAgainGoesOnWithTheChainUnlessSomebodyElseChangedTheDatabase()
      throws Exception {
    Path backup = folder.resolve("backup");
    writeOne(1);
    assertThat(FolderCopy.names(backup)).contains("00001-base.gz");
    writeOne(2);
    assertThat(FolderCopy.names(backup)).noneMatch(name -> name.startsWith("00002"));
    assertThat(restored(backup, folder.resolve("restored"))).isEqualTo(2);
    try (Connection somebody =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("atoll.db"));
        Statement statement = somebody.createStatement()) {
      statement.execute("update tables set host = 'somebody'");
    }
    writeOne(3);
    assertThat(FolderCopy.names(backup)).contains("00002-base.gz");
    assertThat(restored(backup, folder.resolve("again"))).isEqualTo(3);
    try (SqliteStore store = SqliteStore.open(folder.resolve("again"), Duration.ZERO)) {
      assertThat(store.archive().table("t"))
          .hasValueSatisfying(table -> assertThat(table.host()).isEqualTo("somebody"));
    }
  }

  private void writeOne(int number) throws IOException {
    Path backup = folder.resolve("backup");
    String newest = Files.exists(backup) ? FolderCopy.newest(backup) : "";
    try (SqliteStore store = SqliteStore.open(folder, OFTEN)) {
      if (number == 1) {
        found(store);
      }
      append(store, number, "event");
      while (FolderCopy.newest(backup).equals(newest)) {
        LockSupport.parkNanos(1_000_000);
      }
    }
  }

  @Test
  void aMissingOrDamagedFileIsNoticed() throws Exception {
    Path backup = folder.resolve("backup");
    try (SqliteStore store = SqliteStore.open(folder, OFTEN)) {
      found(store);
      awaitFile(backup, "00001-base.gz");
      for (int i = 1; i <= 4; i++) {
        append(store, i, "event");
        awaitFile(backup, "00001-0000" + i + ".gz");
      }
    }
    for (String name : List.of("00001-base.gz", "00001-00002.gz", FolderCopy.newest(backup))) {
      byte[] good = Files.readAllBytes(backup.resolve(name));
      for (int at = 11; at < good.length; at += Math.max(1, good.length / 20)) {
        byte[] bad = good.clone();
        bad[at] = (byte) ~bad[at];
        Files.write(backup.resolve(name), bad);
        assertRefused(backup, "00001-"); // or the file after it, which tells the sum of this one
      }
      Files.write(backup.resolve(name), good);
    }
    Path second = backup.resolve("00001-00002.gz");
    byte[] bytes = Files.readAllBytes(second);
    Files.delete(second);
    assertRefused(backup, "00001-00002.gz is missing");
    Files.copy(backup.resolve("00001-00001.gz"), second);
    assertRefused(backup, "00001-00002.gz does not follow");
    Restore.restore(backup, folder.resolve("before"), 1);
    Files.write(second, bytes);
    restored(backup, folder.resolve("whole"));
    assertThatThrownBy(() -> Restore.restore(backup, folder.resolve("whole"), ALL))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("already");
  }

  private void assertRefused(Path backup, String why) {
    Path target = folder.resolve("refused");
    assertThatThrownBy(() -> Restore.restore(backup, target, ALL))
        .isInstanceOf(Refused.class)
        .hasMessageContaining(why);
    assertThat(target.resolve("atoll.db")).doesNotExist();
  }

  @Test
  void piecesThatOutweighTheBaseLeadToANewOneAndTheOldIsDeletedLater() throws Exception {
    Path backup = folder.resolve("backup");
    Files.writeString(folder.resolve("atoll-backup.db"), "of an older version");
    RandomSource random = new RandomSource(1);
    try (SqliteStore store = SqliteStore.open(folder, OFTEN)) {
      found(store);
      awaitFile(backup, "00001-base.gz");
      int number = 0;
      while (!has(backup, "00002-base.gz")) {
        append(store, ++number, noise(random, 400_000));
      }
      assertThat(folder.resolve("atoll-backup.db")).doesNotExist();
      assertThat(FolderCopy.names(backup)).contains("00001-base.gz");
      while (!has(backup, "00002-00012.gz")) {
        append(store, ++number, "small");
      }
      assertThat(FolderCopy.names(backup)).noneMatch(name -> name.startsWith("00001"));
    }
    restored(backup, folder.resolve("restored"));
  }

  @Test
  void nobodyElseOnTheMachineReadsTheBackup() throws Exception {
    Path backup = folder.resolve("backup");
    try (SqliteStore store = SqliteStore.open(folder, OFTEN)) {
      found(store);
      awaitFile(backup, "00001-base.gz");
      append(store, 1, "event");
      awaitFile(backup, "00001-00001.gz");
    }
    assertThat(permissions(backup)).isEqualTo("rwx------");
    assertThat(permissions(backup.resolve("00001-base.gz"))).isEqualTo("rw-------");
    assertThat(permissions(backup.resolve("00001-00001.gz"))).isEqualTo("rw-------");
  }

  private static String permissions(Path path) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
  }

  @Test
  void aNewDatabaseDoesNotTakeThePlaceOfOneThatIsLost() throws Exception {
    Path backup = folder.resolve("backup");
    try (SqliteStore store = SqliteStore.open(folder, OFTEN)) {
      found(store);
      awaitFile(backup, "00001-base.gz");
    }
    Files.delete(folder.resolve("atoll.db"));
    assertThatThrownBy(() -> SqliteStore.open(folder, OFTEN))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("there is a backup but no database");
  }

  @Test
  void whoStopsTheServerDoesNotWaitForABase() throws Exception {
    Path data = folder.resolve("data");
    Path backup = data.resolve("backup");
    RandomSource random = new RandomSource(1);
    try (SqliteStore store = SqliteStore.open(data, Duration.ZERO)) {
      found(store);
      for (int i = 1; i <= 40; i++) {
        append(store, i, noise(random, 1_000_000));
      }
    }
    try (SqliteStore _ = SqliteStore.open(data, OFTEN)) {
      while (!Files.exists(backup.resolve("00001-base.gz" + BackupFolder.GROWING))) {
        LockSupport.parkNanos(100_000);
      }
    }
    assertThat(backup).isEmptyDirectory();
  }
}
