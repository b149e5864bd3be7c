package atoll.arena;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** Processor time and memory of the thread that asks. */
public final class ThreadMeter implements Meter {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  @Override
  public long nanos() {
    return THREADS.getCurrentThreadCpuTime();
  }

  @Override
  public long allocated() {
    return THREADS.getCurrentThreadAllocatedBytes();
  }
}
