package atoll.server.share;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Work that waits for one of a few threads. Everybody lines up for what is theirs, and whoever has
 * had the least time so far is next, with what has waited longest; so sixty tables of one person
 * take no more from others than one. What nobody waits for comes when nothing else is there.
 *
 * @param <T> the work
 */
public final class FairLine<T> {
  /** So little more than usual is forgotten, so that few are remembered. */
  private static final long FORGIVEN = 20_000_000;

  private final int mostAtOnce;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition news = lock.newCondition();
  private final Map<String, Share> waited = new LinkedHashMap<>();
  private final Map<String, Share> unwaited = new LinkedHashMap<>();
  private int waiting;

  /** How much time whoever was served last had had before; a newcomer begins there. */
  private long usual;

  /** What belongs to one person. */
  private final class Share {
    final Deque<T> items = new ArrayDeque<>();
    long used;
    int inWork;

    boolean isNext(@Nullable Share other) {
      return !items.isEmpty() && inWork < mostAtOnce && (other == null || used < other.used);
    }
  }

  /** Work whose turn it is. Whoever takes it says when it is done. */
  public final class Turn {
    private final Share share;
    private final T work;
    private boolean isDone;

    private Turn(Share share, T work) {
      this.share = share;
      this.work = work;
    }

    public T work() {
      return work;
    }

    /** It took so long; only the first word counts. */
    public void isDone(long nanos) {
      lock.lock();
      try {
        if (!isDone) {
          isDone = true;
          share.inWork--;
          share.used += nanos;
          news.signalAll();
        }
      } finally {
        lock.unlock();
      }
    }
  }

  /**
   * @param mostAtOnce how much of one person's may be in work at once
   */
  public FairLine(int mostAtOnce) {
    this.mostAtOnce = mostAtOnce;
  }

  /** Lines work up, unless its owner has so much waiting already; then it is false. */
  public boolean add(T work, String owner, boolean isWaitedFor, int most) {
    lock.lock();
    try {
      Map<String, Share> shares = isWaitedFor ? waited : unwaited;
      shares.values().removeIf(this::isSettled);
      Share share = shares.computeIfAbsent(owner, _ -> new Share());
      if (share.items.isEmpty() && share.inWork == 0) {
        share.used = Math.max(share.used, usual); // who was away has saved nothing
      }
      if (share.items.size() >= most) {
        return false;
      }
      share.items.add(work);
      waiting++;
      news.signal();
      return true;
    } finally {
      lock.unlock();
    }
  }

  private boolean isSettled(Share share) {
    return share.items.isEmpty() && share.inWork == 0 && share.used <= usual + FORGIVEN;
  }

  /** Waits for the next that is to be done. */
  public Turn take() throws InterruptedException {
    lock.lockInterruptibly();
    try {
      while (true) {
        Share next = next(waited);
        if (next == null) {
          next = next(unwaited);
        }
        if (next != null) {
          usual = Math.max(usual, next.used);
          next.inWork++;
          waiting--;
          return new Turn(next, next.items.remove());
        }
        news.await();
      }
    } finally {
      lock.unlock();
    }
  }

  private @Nullable Share next(Map<String, Share> shares) {
    Share next = null;
    for (Share share : shares.values()) {
      if (share.isNext(next)) {
        next = share;
      }
    }
    return next;
  }

  public int waiting() {
    lock.lock();
    try {
      return waiting;
    } finally {
      lock.unlock();
    }
  }
}
