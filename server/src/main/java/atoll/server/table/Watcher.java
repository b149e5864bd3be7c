package atoll.server.table;

import java.util.concurrent.locks.LockSupport;

/**
 * Somebody who follows a table. It is no queue: a watcher knows which event it has sent last and
 * reads on in the table's log, so one that is slow or idle costs nothing but its thread. The thread
 * that made it is the one that waits.
 */
public final class Watcher {
  private final Thread thread = Thread.currentThread();
  private volatile boolean isAwake;
  private volatile boolean isDismissed;
  private volatile boolean isAsked;
  private volatile long writingSince;

  /** There is something new. */
  public void wake() {
    isAwake = true;
    LockSupport.unpark(thread);
  }

  /** Asks it for a sign of life now, so that one whose reader has left finds that out. */
  public void ask() {
    isAsked = true;
    LockSupport.unpark(thread);
  }

  /** Waits for news; returns false after so long without any, or if a sign of life is asked for. */
  public boolean await(long nanos) {
    long deadline = System.nanoTime() + nanos;
    while (!isAwake && !isDismissed) {
      long left = deadline - System.nanoTime();
      if (left <= 0 || isAsked) {
        isAsked = false;
        return false;
      }
      LockSupport.parkNanos(this, left);
    }
    isAwake = false;
    return true;
  }

  /** Tells it to say goodbye and go. */
  public void dismiss() {
    isDismissed = true;
    LockSupport.unpark(thread);
  }

  public boolean isDismissed() {
    return isDismissed;
  }

  /** It begins to send something. */
  public void writes() {
    writingSince = System.nanoTime() | 1;
  }

  /** What it sent has been taken by the other side. */
  public void hasWritten() {
    writingSince = 0;
  }

  /** Ends a watcher whose other side has not taken anything for so long; true if it did. */
  public boolean dropIfStuck(long nanos) {
    long since = writingSince;
    boolean isStuck = since != 0 && System.nanoTime() - since > nanos;
    if (isStuck) {
      isDismissed = true;
      thread.interrupt(); // closes the connection that it is blocked on
    }
    return isStuck;
  }
}
