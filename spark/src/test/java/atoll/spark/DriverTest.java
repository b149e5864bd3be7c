package atoll.spark;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.arena.Chunk;
import atoll.arena.Cores;
import atoll.arena.Gathering;
import atoll.arena.Parcel;
import atoll.arena.Work;
import atoll.arena.Workforce;
import atoll.arena.report.Report;
import atoll.arena.report.Study;
import atoll.engine.Setup;
import atoll.engine.json.Json;
import atoll.games.Catalogue;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.Serializable;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** On a real Spark, with two cores of this machine. */
final class DriverTest {
  private static final URI SERVER = URI.create("http://localhost:8080");

  @SuppressWarnings("NullAway.Init")
  private static JavaSparkContext spark;

  @BeforeAll
  static void start() {
    SparkConf conf = new SparkConf().setMaster("local[2]").setAppName("test");
    spark = new JavaSparkContext(conf.set("spark.ui.enabled", "false"));
  }

  @AfterAll
  static void stop() {
    spark.close();
  }

  private static List<String> answer(String line) {
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    try {
      new Driver(spark, new PrintStream(said, true, StandardCharsets.UTF_8))
          .serve(new BufferedReader(new StringReader(line + "\n")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return said.toString(StandardCharsets.UTF_8).lines().toList();
  }

  /** The cluster as the command sees it. */
  private static final class Spoken implements Workforce {
    @Override
    public <P extends Serializable> void play(Work<P> work, Consumer<P> each, AtomicLong finished) {
      Gathering<P> gathering = new Gathering<>(Chunk.cut(work, 8), each);
      List<String> lines = answer("8 " + Parcel.pack(work));
      assertThat(lines.getLast()).isEqualTo("done");
      for (String line : lines.subList(0, lines.size() - 1)) {
        String[] words = line.split(" ");
        @SuppressWarnings("unchecked")
        P part = (P) Parcel.open(words[2]);
        finished.addAndGet(gathering.add(Integer.parseInt(words[1]), part));
      }
      assertThat(gathering.isComplete()).isTrue();
    }
  }

  @Test
  void aReportIsTheSameAsOnThisMachineAlone() {
    Setup setup = Setup.of(Catalogue.all().get("islant"), 2, Map.of("level", 2L));
    Study study =
        new Study(setup, List.of("greedy", "random"), 60, 5, List.of("random", "greedy"), 10);
    AtomicLong finished = new AtomicLong();
    Report there = study.run(new Spoken(), finished);
    Report here = study.run(new Cores(1), new AtomicLong());
    assertThat(finished).hasValue(80);
    assertThat(Json.write(there.json())).isEqualTo(Json.write(here.json()));
    assertThat(there.page(null, "games", SERVER)).isEqualTo(here.page(null, "games", SERVER));
  }

  /** Work that cannot be done. */
  private record Hopeless() implements Work<String> {
    @Override
    public long games() {
      return 4;
    }

    @Override
    public long most() {
      return 1;
    }

    @Override
    public String play(Chunk chunk, Runnable gameOver) {
      throw new IllegalStateException("no such tile");
    }
  }

  @Test
  void whatGoesWrongIsSaidInOneLine() {
    List<String> lines = answer("4 " + Parcel.pack(new Hopeless()));
    assertThat(lines).hasSize(1);
    assertThat(lines.getFirst()).startsWith("failed ").contains("no such tile");
  }
}
