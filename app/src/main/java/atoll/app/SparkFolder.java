package atoll.app;

import atoll.engine.Refused;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Where Spark is. It is no part of this program: whoever wants it has it fetched into a folder by
 * the build ({@code mvn -Pspark}), or has a Spark of their own and says so with {@code SPARK_HOME}.
 *
 * @param program this program, which is sent to the machines that play
 * @param driver our few lines that talk to Spark
 * @param jars Spark itself
 */
record SparkFolder(Path program, Path driver, Path jars) {
  private static final String FETCH = "mvn -Pspark -pl spark -am package -DskipTests";
  private static final List<String> OPENED =
      List.of(
          "java.lang",
          "java.lang.invoke",
          "java.lang.reflect",
          "java.io",
          "java.net",
          "java.nio",
          "java.util",
          "java.util.concurrent",
          "java.util.concurrent.atomic",
          "sun.nio.ch",
          "sun.nio.cs",
          "sun.util.calendar");

  /**
   * Looks for it.
   *
   * @throws Refused with a sentence that says how to get it
   */
  static SparkFolder find() {
    return find(here(), System.getenv());
  }

  /** Looks for what this program can play with, in an environment. */
  static SparkFolder find(Path program, Map<String, String> environment) {
    if (!program.toString().endsWith(".jar")) {
      throw new Refused("--spark sends the program to other machines, so it must be run as a jar");
    }
    Path beside = program.resolveSibling("../../spark/target/cluster").normalize();
    String home = environment.getOrDefault("SPARK_HOME", "");
    Path spark = home.isEmpty() ? beside : Path.of(home);
    Path driver = Files.exists(beside.resolve("atoll-spark.jar")) ? beside : spark;
    SparkFolder folder =
        new SparkFolder(program, driver.resolve("atoll-spark.jar"), spark.resolve("jars"));
    if (!Files.isDirectory(folder.jars) || !Files.exists(folder.driver)) {
      Path missing = Files.isDirectory(folder.jars) ? folder.driver : folder.jars;
      throw new Refused(
          "Spark is not here: there is no "
              + missing
              + "; `"
              + FETCH
              + "` fetches it (225 MB), see docs/cluster.md");
    }
    return folder;
  }

  private static Path here() {
    try {
      return Path.of(Atoll.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The command that starts our driver for that master. */
  List<String> command(String master) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    for (String opened : OPENED) {
      command.add("--add-opens=java.base/" + opened + "=ALL-UNNAMED");
    }
    command.addAll(List.of("-cp", jars + "/*", "org.apache.spark.deploy.SparkSubmit"));
    command.addAll(List.of("--master", master, "--name", "atoll", "--class", "atoll.spark.Driver"));
    // Parts are passed on as they come, so no limit on their sum; the driver's own page is not
    // needed.
    command.addAll(List.of("--conf", "spark.driver.maxResultSize=0"));
    command.addAll(List.of("--conf", "spark.ui.enabled=false"));
    // A chunk may be lost with its machine many times before the work is given up.
    command.addAll(List.of("--conf", "spark.task.maxFailures=8"));
    command.addAll(List.of("--jars", program.toString(), driver.toString()));
    return command;
  }
}
