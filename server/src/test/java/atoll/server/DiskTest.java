package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import atoll.engine.Refused;
import atoll.games.Catalogue;
import atoll.server.store.SqliteStore;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.util.OSInfo;

/** What a server does whose disk is full or whose files are deleted. */
final class DiskTest {
  private static final String ME = "{\"kind\":\"me\"}";
  private static final String LIBRARY = System.mapLibraryName("sqlitejdbc");

  @TempDir Path folder;

  @Test
  void deletingTheLockLetsNobodyElseIn() throws Exception {
    try (ServerProcess server = ServerProcess.start(0, folder)) {
      Files.delete(folder.resolve("atoll.lock"));
      assertThatThrownBy(() -> SqliteStore.open(folder, Duration.ZERO))
          .isInstanceOf(Refused.class)
          .hasMessageContaining("another server");
      Player.stranger(server.port()).get("/ready").expect(200);
    }
  }

  @Test
  void aServerWhoseDataIsDeletedIsNotReadyAndSaysSo() throws Exception {
    Path data = folder.resolve("data");
    ServerConfig config = TestServer.config(data).withDatabase(null);
    try (AtollServer server = AtollServer.start(config, Catalogue.all())) {
      Player ada = Player.arrive(server.port(), "Ada");
      ada.create("islant", "{}", ME);
      for (String name : new String[] {"atoll.db", "atoll.db-wal", "atoll.db-shm"}) {
        Files.delete(data.resolve(name));
      }
      ada.get("/ready").expect(503);
      assertThat(ada.post("/api/me", "{\"name\":\"Grace\"}").expect(503).json())
          .containsEntry("error", "storage");
    }
  }

  @Test
  void aServerThatStartsOnAFullDiskIsNotReady() throws Exception {
    Path data = folder.resolve("data");
    try (ServerProcess server = ServerProcess.start(0, data)) {
      Player ada = Player.arrive(server.port(), "Ada");
      while (Files.size(data.resolve("atoll.db-wal")) < 300_000) {
        ada.create("islant", "{}", ME);
      }
      server.kill();
    }
    Path library = folder.resolve(LIBRARY); // it is not unpacked there, where nothing fits
    String resource =
        "/org/sqlite/native/" + OSInfo.getNativeLibFolderPathForCurrentOS() + "/" + LIBRARY;
    try (InputStream in = Objects.requireNonNull(SqliteStore.class.getResourceAsStream(resource))) {
      Files.copy(in, library);
    }
    try (ServerProcess server =
        ServerProcess.startWithFilesUpTo(100, data, "-Dorg.sqlite.lib.path=" + folder)) {
      Player stranger = Player.stranger(server.port());
      stranger.get("/health").expect(200);
      stranger.get("/ready").expect(503);
    }
    try (ServerProcess server = ServerProcess.start(0, data)) {
      Player.stranger(server.port()).get("/ready").expect(200);
    }
  }
}
