package atoll.app;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.fair.FairChance;
import atoll.server.fair.Fresh;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Records of another edition of the rules: nothing reads them by rules they were not played by. */
final class EditionTest {
  @TempDir Path folder;

  private record Result(int code, String out, String err) {}

  private Result run(String command, String record) throws IOException {
    Path file = folder.resolve("game.atoll");
    Files.writeString(file, record);
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code =
        Atoll.run(
            new String[] {command, file.toString()},
            new PrintWriter(out, true),
            new PrintWriter(err, true));
    return new Result(code, out.toString(), err.toString());
  }

  private static String header(String game, String options, String more) {
    return "{\"atoll\":1,\"game\":\"%s\",%s\"options\":{%s},\"seats\":[\"Ada\",\"Grace\"]"
        .formatted(game, more, options);
  }

  @ParameterizedTest
  @CsvSource({
    "lord-of-my-island, ''",
    "first-island, ''",
    "small-islands, ''",
    "my-island, '\"mode\":\"episode\",\"episode\":3'"
  })
  void theFirstEditionIsRefusedInASentenceThatNamesBoth(String game, String options)
      throws IOException {
    String sentence =
        "line 1: this was played by edition 1 of the rules of " + game + "; here edition 2 is";
    for (String edition : new String[] {"", "\"edition\":1,"}) {
      Result replay = run("replay", header(game, options, edition) + "}\n");
      assertThat(replay.code()).isEqualTo(1);
      assertThat(replay.out() + replay.err()).contains(sentence).doesNotContain("Exception");
    }
    String secret = Fresh.secret();
    String served =
        header(game, options, "")
            + ",\"fair\":{\"commitment\":\"%s\",\"contributions\":[]}}\n"
                .formatted(FairChance.commitment(secret))
            + "{\"end\":true,\"fair\":{\"secret\":\"%s\"}}\n".formatted(secret);
    Result verify = run("verify", served);
    assertThat(verify.code()).isEqualTo(1);
    assertThat(verify.out() + verify.err()).contains(sentence).doesNotContain("Exception");
  }

  @ParameterizedTest
  @CsvSource({"my-island", "islant"})
  void gamesWhoseRulesHaveNotChangedReplay(String game) throws IOException {
    assertThat(run("replay", header(game, "", "") + "}\n").code()).isZero();
  }

  @Test
  void editionsToComeAndNonsenseAreRefused() throws IOException {
    for (String edition : new String[] {"3", "0", "-1", "\"2\"", "null", "2.5"}) {
      Result replay =
          run("replay", header("my-island", "", "\"edition\":" + edition + ",") + "}\n");
      assertThat(replay.code()).as(edition).isEqualTo(1);
      assertThat(replay.out() + replay.err()).contains("edition").doesNotContain("Exception");
    }
  }
}
