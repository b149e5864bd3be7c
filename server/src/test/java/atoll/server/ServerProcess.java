package atoll.server;

import atoll.games.Catalogue;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A server in a process of its own, so that it can be killed and measured; with {@code
 * -Datoll.server.flags="…"} its JVM has these flags, too.
 */
final class ServerProcess implements AutoCloseable {
  private final Process process;
  private final int port;

  private ServerProcess(Process process, int port) {
    this.process = process;
    this.port = port;
  }

  /** What runs in the process: port and data folder. */
  public static void main(String[] args) throws InterruptedException {
    ServerConfig config =
        ServerConfig.of(Path.of(args[1]))
            .listeningOn("127.0.0.1", Integer.parseInt(args[0]))
            .withDatabase(System.getProperty("atoll.database"))
            .withLimits(false);
    AtollServer server = AtollServer.start(config, Catalogue.all());
    Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(server::close));
    System.out.println("listening " + server.port());
    Thread.currentThread().join();
  }

  /**
   * Starts one and waits until it listens.
   *
   * @param port the port, or 0 for any that is free
   */
  static ServerProcess start(int port, Path data, String... flags) throws IOException {
    return start(List.of(), port, data, flags);
  }

  /** Starts one that has a single core of the machine, or with null all of them. */
  static ServerProcess startOn(@Nullable Integer core, Path data, String... flags)
      throws IOException {
    return start(
        core == null ? List.of() : List.of("taskset", "-c", String.valueOf(core)), 0, data, flags);
  }

  /** Starts one with so few descriptors that it could run out of them. */
  static ServerProcess startWithDescriptors(int most, Path data) throws IOException {
    String limited = "ulimit -n " + most + " && exec \"$@\"";
    return start(List.of("sh", "-c", limited, "sh"), 0, data, "-XX:-MaxFDLimit");
  }

  /** Starts one that cannot write beyond so many kilobytes of a file, as on a full disk. */
  static ServerProcess startWithFilesUpTo(int kilobytes, Path data, String... flags)
      throws IOException {
    String limited = "ulimit -f " + 2 * kilobytes + " && exec \"$@\"";
    List<String> all = new ArrayList<>(List.of(flags));
    all.add("-XX:-UsePerfData");
    return start(List.of("sh", "-c", limited, "sh"), 0, data, all.toArray(String[]::new));
  }

  private static ServerProcess start(List<String> before, int port, Path data, String... flags)
      throws IOException {
    List<String> command = new ArrayList<>(before);
    command.addAll(
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "--enable-native-access=ALL-UNNAMED",
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1"));
    command.addAll(List.of(flags));
    String more = System.getProperty("atoll.server.flags", "");
    command.addAll(Arrays.stream(more.split(" ")).filter(flag -> !flag.isEmpty()).toList());
    command.addAll(
        List.of(
            "-cp",
            System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
            ServerProcess.class.getName(),
            String.valueOf(port),
            data.toString()));
    Path said = Files.createTempFile("atoll-server", ".log");
    said.toFile().deleteOnExit();
    Process process = new ProcessBuilder(command).redirectError(said.toFile()).start();
    BufferedReader out = process.inputReader();
    for (String line = out.readLine(); line != null; line = out.readLine()) {
      if (line.startsWith("listening ")) {
        return new ServerProcess(process, Integer.parseInt(line.substring(10)));
      }
    }
    throw new IOException("the server did not start: " + Files.readString(said));
  }

  int port() {
    return port;
  }

  long pid() {
    return process.pid();
  }

  /** SIGKILL: no goodbye, nothing finished. */
  void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  @Override
  public void close() {
    process.destroy();
    try {
      process.waitFor();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
