package atoll.app;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.json.Json;
import atoll.games.Catalogue;
import atoll.server.AtollServer;
import atoll.server.ServerConfig;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What whoever runs a server does from the command line. */
final class OperatorTest {
  @TempDir Path folder;

  private record Result(int code, String text) {}

  private static Result atoll(Object... words) {
    String[] args = new String[words.length];
    for (int i = 0; i < args.length; i++) {
      args[i] = words[i].toString();
    }
    StringWriter text = new StringWriter();
    int code = Atoll.run(args, new PrintWriter(text, true), new PrintWriter(text, true));
    return new Result(code, text.toString());
  }

  private static void assertRefused(String why, Object... words) {
    Result result = atoll(words);
    assertThat(result.text()).contains(why).hasLineCount(1);
    assertThat(result.code()).isEqualTo(2);
  }

  @Test
  void statusTellsOfAFolderAndOfAServerAndABackupIsRestored() {
    Path data = folder.resolve("data");
    ServerConfig config = ServerConfig.of(data).listeningOn("127.0.0.1", 0);
    try (AtollServer server = AtollServer.start(config, Catalogue.all())) {
      Result status = atoll("status", "--data", data, "--json");
      assertThat(status.code()).isZero();
      Map<String, Object> json = Json.object(Json.read(status.text().trim()));
      assertThat(json)
          .containsEntry("tables", Map.of())
          .containsEntry("guests", 0L)
          .containsKeys("bytes", "schema", "inLastHour", "inLastDay", "notOver");
      assertThat(atoll("status", "--data", data).text())
          .containsPattern("(?m)^tables +none$")
          .containsPattern("(?m)^guests of last day +0$");
      String url = "http://127.0.0.1:" + server.port();
      assertThat(atoll("status", "--url", url).text())
          .containsPattern("(?m)^health +up$")
          .containsPattern("(?m)^ready +yes$")
          .containsPattern("(?m)^streams +0$")
          .containsPattern("(?m)^commits +[0-9]");
      assertThat(atoll("backup", "--data", data, folder.resolve("copy.db")).code()).isZero();
    }
    assertRefused("there is no server at", "status", "--url", "http://127.0.0.1:9");
    assertRefused("a server's address is", "status", "--url", "localhost");
    assertRefused("a server's address is", "status", "--url", "not an address");
    assertRefused("there is no database", "status", "--data", folder);
    Path restored = folder.resolve("restored");
    assertThat(atoll("restore", folder.resolve("copy.db"), restored).text())
        .isEqualToIgnoringNewLines("restored up to copy.db");
    assertThat(atoll("status", "--data", restored).code()).isZero();
    assertRefused("already", "restore", folder.resolve("copy.db"), restored);
    assertRefused("there is no backup", "restore", data, folder.resolve("other"));
    assertRefused("there is no backup", "restore", folder.resolve("none"), folder.resolve("other"));
  }

  @Test
  void onlyFilesAreRead() throws Exception {
    Path pipe = folder.resolve("pipe.atoll");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    for (String command : new String[] {"verify", "replay"}) {
      for (Path file : new Path[] {pipe, Path.of("/dev/zero"), folder.resolve("none")}) {
        Result result = atoll(command, file);
        assertThat(result.text()).startsWith("bad ").hasLineCount(1);
        assertThat(result.code()).isEqualTo(2);
      }
    }
    assertRefused(
        "there is no record in", "replay", Files.createDirectory(folder.resolve("empty")));
  }
}
