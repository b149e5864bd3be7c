package atoll.app;

import atoll.arena.Chunk;
import atoll.arena.Gathering;
import atoll.arena.Parcel;
import atoll.arena.Work;
import atoll.arena.Workforce;
import atoll.engine.Refused;
import atoll.engine.json.Json;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The machines of a Spark cluster. They are reached through a program of their own, {@code
 * atoll.spark.Driver}, in lines of text, so that Spark stays out of this one.
 */
final class SparkCluster implements Workforce {
  private static final Pattern LOCAL = Pattern.compile("local\\[([1-9]\\d*|\\*)\\]");
  private static final Pattern STANDALONE = Pattern.compile("spark://([^:/\\s]+):(\\d{1,5})");
  private static final Duration TO_ANSWER = Duration.ofSeconds(5);
  private static final Duration TO_START = Duration.ofMinutes(3);
  private static final Duration TO_END = Duration.ofSeconds(20);

  // Enough chunks for many machines, so that little is lost with one, but none too small to be
  // sent.
  private static final int FEWEST_CHUNKS = 64;
  private static final int MOST_CHUNKS = 1000;
  private static final int WORTH_SENDING = 100;

  private final Path log;
  private final Process driver;
  private final BufferedReader in;
  private final BufferedWriter out;
  private boolean hasFailed;

  private SparkCluster(Path log, Process driver) {
    this.log = log;
    this.driver = driver;
    in = driver.inputReader();
    out = driver.outputWriter();
    Runtime.getRuntime().addShutdownHook(new Thread(driver::destroyForcibly)); // whoever stops us
  }

  /**
   * Starts a driver for that master and waits until it can play.
   *
   * @throws Refused if it is no master, or does not answer, or Spark is not here
   */
  static SparkCluster of(String master) {
    check(master);
    return start(SparkFolder.find().command(master));
  }

  /** Starts a driver by this command and waits until it can play. */
  static SparkCluster start(List<String> command) {
    SparkCluster cluster;
    try {
      Path log = Files.createTempFile("atoll-spark-", ".log");
      cluster =
          new SparkCluster(log, new ProcessBuilder(command).redirectError(log.toFile()).start());
    } catch (IOException e) {
      throw new Refused("Spark cannot be started: " + e.getMessage());
    }
    cluster.awaitReady();
    return cluster;
  }

  private static void check(String master) {
    Matcher address = STANDALONE.matcher(master);
    if (address.matches()) {
      String host = address.group(1);
      try (Socket socket = new Socket()) {
        int port = Integer.parseInt(address.group(2));
        socket.connect(new InetSocketAddress(host, port), (int) TO_ANSWER.toMillis());
      } catch (IOException | IllegalArgumentException e) {
        throw new Refused("no Spark master answers at " + master + "; docs/cluster.md starts one");
      }
    } else if (!LOCAL.matcher(master).matches()) {
      throw new Refused(
          "spark must be spark://HOST:PORT or local[N], such as local[2], not "
              + Json.brief(master));
    }
  }

  private void awaitReady() {
    Thread deadline =
        Thread.startVirtualThread(() -> {
          try {
            Thread.sleep(TO_START);
            driver.destroyForcibly();
          } catch (InterruptedException ready) {
            Thread.currentThread().interrupt();
          }
        });
    try {
      String answer = line();
      if (!answer.equals("ready")) {
        throw failed(answer);
      }
    } catch (Refused refused) {
      driver.destroyForcibly();
      throw refused;
    } finally {
      deadline.interrupt();
    }
  }

  @Override
  public <P extends Serializable> void play(Work<P> work, Consumer<P> each, AtomicLong finished) {
    int about = Math.clamp(work.games() / WORTH_SENDING, FEWEST_CHUNKS, MOST_CHUNKS);
    Gathering<P> gathering = new Gathering<>(Chunk.cut(work, about), each);
    try {
      out.write(about + " " + Parcel.pack(work) + "\n");
      out.flush();
    } catch (IOException e) {
      throw gone();
    }
    for (String line = line(); !line.equals("done"); line = line()) {
      String[] words = line.split(" ", 3);
      if (!words[0].equals("part")) {
        throw failed(line);
      }
      @SuppressWarnings("unchecked") // the driver sends what this work comes to
      P part = (P) Parcel.open(words[2]);
      finished.addAndGet(gathering.add(Integer.parseInt(words[1]), part));
    }
    if (!gathering.isComplete()) {
      throw new IllegalStateException("some chunks have not come back");
    }
  }

  /** What the driver says next. */
  private String line() {
    try {
      @Nullable String line = in.readLine();
      if (line != null) {
        return line;
      }
    } catch (IOException e) {
      throw gone();
    }
    throw gone();
  }

  private Refused failed(String line) {
    hasFailed = true;
    return new Refused("Spark could not play: " + line.replaceFirst("^failed ", ""));
  }

  private Refused gone() {
    hasFailed = true;
    return new Refused("Spark has given up; what it said is in " + log);
  }

  @Override
  public void close() {
    try (in) {
      out.close(); // nobody asks any more: the driver comes to its end
      if (hasFailed || !driver.waitFor(TO_END.toSeconds(), TimeUnit.SECONDS)) {
        driver.destroyForcibly();
      }
      if (!hasFailed) {
        Files.deleteIfExists(log);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      driver.destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }
}
