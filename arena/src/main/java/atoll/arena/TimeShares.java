package atoll.arena;

import atoll.engine.Insight;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordingFile;

/**
 * Where bots spend their time, from samples of the running program: in the game's rules, in the
 * game's {@link Insight}, or in the search itself. They add up to 1 unless there were no samples.
 */
public record TimeShares(double rules, double insight, double search) {
  private static final String SAMPLES = "jdk.ExecutionSample";

  /** Begins to take samples. */
  static Watch watch() {
    return new Watch();
  }

  /** Takes samples until it is closed. */
  static final class Watch implements AutoCloseable {
    private final Recording recording = new Recording();

    private Watch() {
      recording.enable(SAMPLES).withPeriod(Duration.ofMillis(10));
      recording.start();
    }

    /** The shares up to now. */
    TimeShares shares() {
      try {
        Path file = Files.createTempFile("atoll-trial", ".jfr");
        try {
          recording.dump(file);
          return count(RecordingFile.readAllEvents(file));
        } finally {
          Files.delete(file);
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public void close() {
      recording.close();
    }
  }

  private static TimeShares count(List<RecordedEvent> samples) {
    int rules = 0;
    int insight = 0;
    int search = 0;
    for (RecordedEvent sample : samples) {
      if (!sample.getEventType().getName().equals(SAMPLES) || sample.getStackTrace() == null) {
        continue;
      }
      List<RecordedFrame> frames = sample.getStackTrace().getFrames();
      if (frames.stream().noneMatch(frame -> isIn(frame, "atoll.bots."))) {
        continue;
      }
      if (frames.stream().anyMatch(TimeShares::isInsight)) {
        insight++;
      } else if (frames.stream().anyMatch(frame -> isIn(frame, "atoll.games."))) {
        rules++;
      } else {
        search++;
      }
    }
    double all = Math.max(1, rules + insight + search);
    return new TimeShares(rules / all, insight / all, search / all);
  }

  private static boolean isIn(RecordedFrame frame, String packagePrefix) {
    return frame.getMethod().getType().getName().startsWith(packagePrefix);
  }

  /** By the name that every game gives its insight. */
  private static boolean isInsight(RecordedFrame frame) {
    String type = frame.getMethod().getType().getName();
    return type.startsWith("atoll.games.") && type.endsWith(Insight.class.getSimpleName());
  }
}
