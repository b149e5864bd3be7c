package atoll.server.ops;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.json.Json;
import java.time.Duration;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import org.junit.jupiter.api.Test;

/** The log is for programs that read it, and never fills a disk. */
final class LogLinesTest {
  private long nanos;
  private final LogLines lines = new LogLines(() -> nanos);

  private static LogRecord failure() {
    LogRecord record = new LogRecord(Level.SEVERE, "storage\nfailed");
    record.setLoggerName("atoll.server");
    record.setThrown(new IllegalStateException("no room"));
    return record;
  }

  private Map<String, Object> line() {
    String text = lines.format(failure());
    assertThat(text).endsWith("\n").hasLineCount(1);
    return Json.object(Json.read(text.trim()));
  }

  @Test
  void aLineHasTimeLevelWhereAndWhat() {
    assertThat(line())
        .containsEntry("level", "SEVERE")
        .containsEntry("logger", "atoll.server")
        .containsEntry("message", "storage\nfailed")
        .containsKeys("at", "trace");
  }

  @Test
  void aFloodIsHeldBackAndCounted() {
    int let = 0;
    for (int i = 0; i < 5000; i++) {
      let += lines.lets(failure()) ? 1 : 0;
    }
    assertThat(let).isLessThan(1000);
    nanos += Duration.ofMinutes(1).toNanos();
    assertThat(lines.lets(failure())).isTrue();
    assertThat(line()).containsEntry("missing", 5000L - let);
    assertThat(line()).doesNotContainKey("missing");
  }

  @Test
  void onlySomeLinesOfAMinuteHaveATrace() {
    int traces = 0;
    for (int i = 0; i < 500; i++) {
      traces += line().containsKey("trace") ? 1 : 0;
    }
    assertThat(traces).isBetween(1, 100);
    assertThat(line()).containsEntry("cause", "java.lang.IllegalStateException: no room");
  }
}
