package atoll.server.ops;

import atoll.engine.json.JsonSink;
import java.time.Instant;
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

  /** Makes the whole program log like this. */
  public static void install() {
    Logger root = Logger.getLogger("");
    for (Handler handler : root.getHandlers()) {
      root.removeHandler(handler);
    }
    Handler handler = new ConsoleHandler();
    handler.setFormatter(new LogLines());
    handler.setLevel(Level.INFO);
    root.addHandler(handler);
    root.setLevel(Level.WARNING);
    ATOLL.setLevel(Level.INFO);
  }

  private static final Logger ATOLL = Logger.getLogger("atoll"); // held, or its level is forgotten

  @Override
  public String format(LogRecord record) {
    JsonSink line =
        new JsonSink()
            .beginObject()
            .put("at", Instant.ofEpochMilli(record.getMillis()).toString())
            .put("level", record.getLevel().getName())
            .put("logger", String.valueOf(record.getLoggerName()))
            .put("message", formatMessage(record));
    if (record.getThrown() != null) {
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
