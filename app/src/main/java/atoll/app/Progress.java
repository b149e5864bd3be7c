package atoll.app;

import java.io.Console;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/** A progress bar on a terminal, and nothing at all in a pipe. */
final class Progress implements AutoCloseable {
  private static final int WIDTH = 40;
  private static final long REDRAW_MILLIS = 100;

  private final AtomicLong done;
  private final long total;
  private final PrintWriter err;
  private final Thread painter;

  private Progress(AtomicLong done, long total, PrintWriter err) {
    this.done = done;
    this.total = total;
    this.err = err;
    painter = Thread.ofVirtual().unstarted(this::paint);
  }

  /** Shows how far {@code done} has come on its way to {@code total}, until closed. */
  static Progress show(AtomicLong done, long total, PrintWriter err) {
    Progress progress = new Progress(done, total, err);
    if (Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent()) {
      progress.painter.start();
    }
    return progress;
  }

  private void paint() {
    try {
      while (true) {
        Thread.sleep(REDRAW_MILLIS);
        draw();
      }
    } catch (InterruptedException closed) {
      err.print("\r" + " ".repeat(WIDTH + 40) + "\r");
      err.flush();
    }
  }

  private void draw() {
    long now = done.get();
    int filled = (int) (WIDTH * now / Math.max(1, total));
    err.print(
        "\r[" + "#".repeat(filled) + "-".repeat(WIDTH - filled) + "] " + now + " of " + total);
    err.flush();
  }

  @Override
  public void close() {
    painter.interrupt();
    try {
      painter.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
