package atoll.spark;

import atoll.arena.Chunk;
import atoll.arena.Parcel;
import atoll.arena.Work;
import atoll.engine.Refused;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.apache.spark.SparkConf;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.rdd.RDD;
import org.jspecify.annotations.Nullable;
import scala.Function2;
import scala.reflect.ClassTag$;
import scala.runtime.BoxedUnit;

/**
 * Has work played on Spark. It is spoken to in lines: each line that comes in is the number of
 * chunks, a space, and a {@link Work} as a {@link Parcel}; for each, lines {@code part NUMBER
 * PARCEL} go out as chunks are done, in any order, and {@code done} or {@code failed SENTENCE} in
 * the end. It says {@code ready} before all that.
 */
public final class Driver {
  private static final Duration PATIENCE = Duration.ofMinutes(1); // for the first machine

  private final JavaSparkContext spark;
  private final PrintStream out;

  Driver(JavaSparkContext spark, PrintStream out) {
    this.spark = spark;
    this.out = out;
  }

  /** Is run by {@code SparkSubmit}, which knows the master. */
  public static void main(String[] args) throws IOException, InterruptedException {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    System.setOut(System.err); // whatever else is printed is not for whoever listens
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    try (JavaSparkContext spark = new JavaSparkContext(new SparkConf())) {
      if (spark.isLocal() || hasMachines(spark)) {
        out.println("ready");
        new Driver(spark, out).serve(in);
      } else {
        out.println("failed no worker had room within a minute; look at the page of the master");
      }
    }
  }

  private static boolean hasMachines(JavaSparkContext spark) throws InterruptedException {
    long until = System.nanoTime() + PATIENCE.toNanos();
    while (System.nanoTime() < until) {
      if (spark.sc().getExecutorMemoryStatus().size() > 1) { // the driver is one of them
        return true;
      }
      Thread.sleep(100);
    }
    return false;
  }

  /** Plays whatever is asked for until nobody asks any more. */
  void serve(BufferedReader in) throws IOException {
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      int space = line.indexOf(' ');
      try {
        play(Integer.parseInt(line.substring(0, space)), line.substring(space + 1));
        out.println("done");
      } catch (Exception e) { // Scala does not declare its own
        out.println("failed " + sentence(e).replaceAll("\\s*\\R\\s*", "; "));
      }
    }
  }

  private void play(int about, String parcel) {
    List<Chunk> chunks = Chunk.cut((Work<?>) Parcel.open(parcel), about);
    RDD<Chunk> games = spark.parallelize(chunks, chunks.size()).rdd();
    spark
        .sc()
        .runJob(
            games,
            (Function2<TaskContext, scala.collection.Iterator<Chunk>, String> & Serializable)
                (_, chunk) -> played(parcel, chunk.next()),
            (Function2<Object, String, BoxedUnit>)
                (number, part) -> {
                  out.println("part " + number + " " + part);
                  return BoxedUnit.UNIT;
                },
            ClassTag$.MODULE$.apply(String.class));
  }

  /** Is run on some machine. */
  private static String played(String parcel, Chunk chunk) {
    return Parcel.pack(((Work<?>) Parcel.open(parcel)).play(chunk, () -> {}));
  }

  /** What went wrong, in the words of the machine where it did if there are any. */
  private static String sentence(Throwable e) {
    for (@Nullable Throwable cause = e; cause != null; cause = cause.getCause()) {
      if (cause instanceof Refused refused) {
        return refused.sentence();
      }
    }
    return String.valueOf(e.getMessage());
  }
}
