package atoll.server.ops;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.util.List;
import java.util.function.DoubleSupplier;

/**
 * Whether there is room for more. What counts is what the last collection could not free: garbage
 * is no reason to refuse anybody.
 */
public final class Memory {
  private static final double FULL = 0.8;

  private final DoubleSupplier kept;

  /**
   * @param kept which part of the heap is really in use, 0 to 1
   */
  public Memory(DoubleSupplier kept) {
    this.kept = kept;
  }

  /** The memory of this process. */
  public static Memory ofProcess() {
    List<MemoryPoolMXBean> pools =
        ManagementFactory.getMemoryPoolMXBeans().stream()
            .filter(pool -> pool.getType() == MemoryType.HEAP)
            .toList();
    return new Memory(() -> kept(pools));
  }

  private static double kept(List<MemoryPoolMXBean> pools) {
    long used = 0;
    for (MemoryPoolMXBean pool : pools) {
      MemoryUsage afterCollection = pool.getCollectionUsage();
      used += afterCollection == null ? 0 : afterCollection.getUsed();
    }
    return (double) used / Runtime.getRuntime().maxMemory();
  }

  /** Which part of the heap is really in use, 0 to 1. */
  public double kept() {
    return kept.getAsDouble();
  }

  public boolean hasRoom() {
    return kept() < FULL;
  }
}
