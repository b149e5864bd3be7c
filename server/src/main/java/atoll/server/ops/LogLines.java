package atoll.server.ops;

import atoll.engine.Sink;
import atoll.engine.json.JsonSink;
import java.time.Instant;
import java.util.function.LongSupplier;
import java.util.logging.ConsoleHandler;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/**
 * The log: one JSON object a line on standard error. Callers keep tokens, invites, secrets and
 * moves out of their messages.
 */
public final class LogLines extends Formatter {
  private static final int DEEPEST_TRACE = 12;
  private static final int MOST_LINES = 600;
  private static final int MOST_TRACES = 60;

  private final Flood lines;
  private final Flood traces;

  public LogLines() {
    this(System::nanoTime);
  }

  LogLines(LongSupplier nanos) {
    lines = new Flood(MOST_LINES, nanos);
    traces = new Flood(MOST_TRACES, nanos);
  }

  /**
   * Whether there is room for another line in this minute; later lines say how many are missing.
   */
  boolean lets(LogRecord record) {
    return lines.lets();
  }

  /** Makes the whole program log like this. */
  public static void install() {
    Logger root = Logger.getLogger("");
    for (Handler handler : root.getHandlers()) {
      root.removeHandler(handler);
    }
    Handler handler = new ConsoleHandler();
    LogLines lines = new LogLines();
    handler.setFormatter(lines);
    handler.setFilter(lines::lets);
    handler.setLevel(Level.INFO);
    root.addHandler(handler);
    root.setLevel(Level.WARNING);
    ATOLL.setLevel(Level.INFO);
  }

  private static final Logger ATOLL = Logger.getLogger("atoll"); // held, or its level is forgotten

  @Override
  public String format(LogRecord record) {
    Sink line =
        new JsonSink()
            .beginObject()
            .put("at", Instant.ofEpochMilli(record.getMillis()).toString())
            .put("level", record.getLevel().getName())
            .put("logger", String.valueOf(record.getLoggerName()))
            .put("message", formatMessage(record));
    int missing = lines.held();
    if (missing > 0) {
      line.put("missing", missing);
    }
    if (record.getThrown() != null && !traces.lets()) {
      line.put("cause", String.valueOf(record.getThrown()));
    } else if (record.getThrown() != null) {
      line.beginArray("trace");
      for (Throwable cause = record.getThrown(); cause != null; cause = cause.getCause()) {
        line.add(String.valueOf(cause));
        StackTraceElement[] trace = cause.getStackTrace();
        for (int i = 0; i < Math.min(DEEPEST_TRACE, trace.length); i++) {
          line.add("  at " + trace[i]);
        }
      }
      line.end();
    }
    return line.end() + "\n";
  }
}
