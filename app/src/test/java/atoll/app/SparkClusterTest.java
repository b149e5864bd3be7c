package atoll.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import atoll.arena.Cores;
import atoll.arena.Simulation;
import atoll.arena.Workforce;
import atoll.engine.Refused;
import atoll.engine.Setup;
import atoll.games.Catalogue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A cluster as seen from here: what comes of its parts, what is said when it fails or is not there.
 */
final class SparkClusterTest {
  @TempDir Path folder;

  private static SparkCluster cluster(String how) {
    String classes =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    return SparkCluster.start(
        List.of(java, "-XX:+UseSerialGC", "-cp", classes, OddDriver.class.getName(), how));
  }

  /** Plays some games and writes their records; returns how many are said to be finished. */
  private long play(Workforce workforce, String records) {
    AtomicLong finished = new AtomicLong();
    Setup setup = Setup.of(Catalogue.all().get("islant"), 2, Map.of());
    new Simulation(setup, List.of("random", "random"), 70, 5, folder.resolve(records), false)
        .run(workforce, finished);
    return finished.get();
  }

  private Map<String, String> records(String name) throws IOException {
    Map<String, String> records = new TreeMap<>();
    try (Stream<Path> files = Files.list(folder.resolve(name))) {
      for (Path file : files.toList()) {
        records.put(String.valueOf(file.getFileName()), Files.readString(file));
      }
    }
    return records;
  }

  private static String refusal(ThrowingCallable call) {
    Refused[] refusal = new Refused[1];
    assertThatThrownBy(call).isInstanceOfSatisfying(Refused.class, refused -> refusal[0] = refused);
    return refusal[0].sentence();
  }

  @Test
  void partsInAnyOrderAndSomeOfThemTwiceComeToTheSameAsHere() throws IOException {
    try (SparkCluster cluster = cluster("plays well")) {
      assertThat(play(cluster, "first")).isEqualTo(70);
      assertThat(play(cluster, "second")).isEqualTo(70);
    }
    play(new Cores(1), "here");
    assertThat(records("first")).hasSize(70).isEqualTo(records("here"));
    assertThat(records("second")).isEqualTo(records("here"));
  }

  @Test
  void whatADriverSaysOfItsFailureIsSaid() {
    assertThat(refusal(() -> cluster("cannot start")))
        .isEqualTo("Spark could not play: no worker had room within a minute");
    try (SparkCluster cluster = cluster("fails")) {
      assertThat(refusal(() -> play(cluster, "some")))
          .isEqualTo("Spark could not play: a machine has no such bot");
    }
  }

  @Test
  void aDriverThatDiesLeavesItsLog() throws IOException {
    String sentence;
    try (SparkCluster cluster = cluster("dies")) {
      sentence = refusal(() -> play(cluster, "some"));
    }
    assertThat(sentence).startsWith("Spark has given up; what it said is in ");
    Path log = Path.of(sentence.substring(sentence.lastIndexOf(' ') + 1));
    assertThat(log).hasContent("this is the log");
    Files.delete(log);
  }

  @Test
  void partsThatNeverCameAreMissed() {
    try (SparkCluster cluster = cluster("forgets some")) {
      assertThatThrownBy(() -> play(cluster, "some")).hasMessage("some chunks have not come back");
    }
  }

  @Test
  void aCommandThatIsNotThereIsSaid() {
    assertThat(refusal(() -> SparkCluster.start(List.of(folder.resolve("java").toString()))))
        .startsWith("Spark cannot be started: ");
  }

  @Test
  void whereSparkIsNotASentenceSaysHowToGetIt() throws IOException {
    Path program = folder.resolve("app/target/atoll.jar");
    Path fetched = folder.resolve("spark/target/cluster");
    Map<String, String> nothing = Map.of("SPARK_HOME", "");
    assertThat(refusal(() -> SparkFolder.find(program, nothing)))
        .isEqualTo(
            "Spark is not here: there is no "
                + fetched.resolve("jars")
                + "; `mvn -Pspark -pl spark -am package -DskipTests` fetches it (225 MB),"
                + " see docs/cluster.md");
    Files.createDirectories(fetched.resolve("jars"));
    Path driver = fetched.resolve("atoll-spark.jar");
    assertThat(refusal(() -> SparkFolder.find(program, nothing)))
        .contains("there is no " + driver + ";");
    Files.createFile(driver);
    assertThat(SparkFolder.find(program, nothing))
        .isEqualTo(new SparkFolder(program, driver, fetched.resolve("jars")));
  }

  @Test
  void aSparkOfOnesOwnIsTakenInstead() throws IOException {
    Path program = folder.resolve("app/target/atoll.jar");
    Path own = folder.resolve("own");
    Map<String, String> environment = Map.of("SPARK_HOME", own.toString());
    assertThat(refusal(() -> SparkFolder.find(program, environment)))
        .contains("there is no " + own.resolve("jars") + ";");
    Files.createDirectories(own.resolve("jars"));
    Path driver = Files.createFile(own.resolve("atoll-spark.jar"));
    SparkFolder found = SparkFolder.find(program, environment);
    assertThat(found).isEqualTo(new SparkFolder(program, driver, own.resolve("jars")));
    assertThat(found.command("local[2]"))
        .containsSequence("--master", "local[2]")
        .containsSequence("--jars", program.toString(), driver.toString());
  }
}
