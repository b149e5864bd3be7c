package atoll.app;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.RandomSource;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever a file holds, {@code replay} says which line is wrong and why. */
final class BadRecordsTest {
  @TempDir Path folder;

  private List<String> lines = List.of();

  @BeforeEach
  void writeAGoodRecord() throws IOException {
    run(
        "simulate",
        "islant",
        "--option",
        "level=2",
        "--games",
        "1",
        "--seed",
        "3",
        "--audit",
        "--records",
        folder.toString());
    lines = Files.readAllLines(folder.resolve("000001.atoll"));
  }

  private final StringWriter out = new StringWriter();

  private int run(String... args) {
    out.getBuffer().setLength(0);
    return Atoll.run(args, new PrintWriter(out, true), new PrintWriter(out, true));
  }

  private void assertBad(List<String> record, int line, String why) throws IOException {
    Path file = folder.resolve("bad.atoll");
    Files.writeString(file, String.join("\n", record) + "\n");
    assertThat(run("replay", file.toString())).isEqualTo(1);
    assertThat(out.toString()).contains("bad ", "line " + line + ": ", why);
    assertThat(out.toString().lines()).hasSize(1);
  }

  private List<String> with(int line, String text) {
    List<String> changed = new ArrayList<>(lines);
    changed.set(line - 1, text);
    return changed;
  }

  private List<String> replaced(int line, String regex, String by) {
    return with(line, lines.get(line - 1).replaceFirst(regex, by));
  }

  @Test
  void theHeader() throws IOException {
    assertBad(with(1, "hello"), 1, "not JSON");
    assertBad(with(1, "[]"), 1, "a line must be a JSON object");
    assertBad(replaced(1, "\"atoll\":1", "\"atoll\":2"), 1, "not an Atoll record");
    assertBad(replaced(1, "islant", "chess"), 1, "there is no game \"chess\"");
    assertBad(replaced(1, "\"level\":2", "\"level\":7"), 1, "level must be 1 to 5, not 7");
    assertBad(replaced(1, "\"seats\":\\[.*\\]", "\"seats\":[]"), 1, "seats must be 1 to 99");
    assertBad(replaced(1, "\"seats\":\\[.*\\]", "\"seats\":[1]"), 1, "expected a text");
    assertBad(replaced(1, ",\"seats\":\\[.*\\]", ""), 1, "the line has no \"seats\"");
  }

  @Test
  void anEvent() throws IOException {
    int last = lines.size() - 1;
    assertBad(with(2, "{\"by\":\"chance\",\"do\":\"roll 3 3\"}"), 2, "2 different faces");
    assertBad(with(2, "{\"by\":\"chance\",\"do\":\"roll 3 7\"}"), 2, "2 different faces");
    assertBad(with(2, "{\"by\":0,\"do\":\"end\"}"), 2, "chance decides next");
    assertBad(with(3, "{\"by\":7,\"do\":\"end\"}"), 3, "a seat from 0 to 1");
    assertBad(with(3, "{\"by\":0,\"do\":\"dance\"}"), 3, "expected land, wave or end");
    assertBad(with(3, "{\"by\":0,\"do\":\"wave 9 a2\"}"), 3, "expected a die");
    assertBad(with(3, "{\"by\":0,\"do\":\"wave 1 e5\"}"), 3, "illegal move");
    assertBad(with(3, "{\"by\":0}"), 3, "the line has no \"do\"");
    assertBad(with(3, "{\"by\":\"chance\",\"do\":\"roll 1 2\"}"), 3, "chance decides nothing here");
    assertBad(replaced(3, "\"digest\":\"....", "\"digest\":\"0000"), 3, "wrong digest");
    assertBad(replaced(3, "\"legal\":", "\"legal\":9"), 3, "wrong legal");
    assertBad(with(last, "{\"by\":0,\"do\":\"x\",\"do\":\"y\"}"), last, "stands twice");
  }

  @Test
  void theEnd() throws IOException {
    int end = lines.size();
    assertBad(replaced(end, "\"scores\":\\[-?\\d+", "\"scores\":[99"), end, "wrong scores");
    assertBad(replaced(end, "\"islands\":-?\\d+", "\"islands\":7"), end, "wrong breakdown");
    assertBad(lines.subList(0, end - 1), end, "cut off");
    List<String> longer = new ArrayList<>(lines);
    longer.add(lines.get(2));
    assertBad(longer, end + 1, "nothing may follow");
    longer.remove(end - 1);
    assertBad(longer, end, "the game is over");
    assertBad(with(4, lines.get(end - 1)), 4, "the game is not over yet");
  }

  @Test
  void aFileThatBreaksOff() throws IOException {
    String text = String.join("\n", lines);
    Path file =
        Files.writeString(folder.resolve("cut.atoll"), text.substring(0, text.length() - 9));
    assertThat(run("replay", file.toString())).isEqualTo(1);
    assertThat(out.toString()).contains("line " + lines.size() + ": not JSON: it breaks off");
    Files.writeString(file, "");
    assertThat(run("replay", file.toString())).isEqualTo(1);
    assertThat(out.toString()).contains("the file is empty");
  }

  @Test
  void anUnfinishedGameIsARecordToo() throws IOException {
    Path file =
        Files.writeString(folder.resolve("part.atoll"), String.join("\n", lines.subList(0, 4)));
    assertThat(run("replay", file.toString())).isZero();
    assertThat(out.toString()).contains("unfinished");
  }

  @Test
  void aFileThatIsNotThere() {
    assertThat(run("replay", folder.resolve("none.atoll").toString())).isEqualTo(2);
    assertThat(out.toString()).contains("there is no such file");
  }

  @Test
  void anyBytesAtAll() throws IOException {
    byte[] good = Files.readAllBytes(folder.resolve("000001.atoll"));
    RandomSource random = new RandomSource(1);
    Path file = folder.resolve("any.atoll");
    for (int i = 0; i < 300; i++) {
      byte[] bytes = good.clone();
      for (int changes = 1 + random.below(4); changes > 0; changes--) {
        bytes[random.below(bytes.length)] = (byte) random.below(256);
      }
      Files.write(file, bytes);
      assertThat(run("replay", file.toString())).isBetween(0, 1);
      assertThat(out.toString().lines()).hasSize(1);
    }
    Files.write(file, "[".repeat(100_000).getBytes(StandardCharsets.UTF_8));
    assertThat(run("replay", file.toString())).isEqualTo(1);
    assertThat(out.toString()).contains("the nesting is too deep");
  }
}
