package atoll.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** What Linux knows of processes; nothing on other systems. */
final class Vitals {
  private static final double CLOCK_TICKS = 100; // a second, on every usual Linux

  private Vitals() {}

  /** How many seconds of a processor these processes have had. */
  static double cpuSeconds(List<Long> pids) throws IOException {
    double seconds = 0;
    for (long pid : pids) {
      Path stat = Path.of("/proc/" + pid + "/stat");
      if (Files.exists(stat)) {
        String text = Files.readString(stat);
        String[] fields = text.substring(text.lastIndexOf(')') + 2).split(" ");
        seconds += (Long.parseLong(fields[11]) + Long.parseLong(fields[12])) / CLOCK_TICKS;
      }
    }
    return seconds;
  }

  /** How many seconds all processors together have been busy. */
  static double busySeconds() throws IOException {
    Path stat = Path.of("/proc/stat");
    if (!Files.exists(stat)) {
      return 0;
    }
    String[] all = Files.readString(stat).lines().findFirst().orElse("").split(" +");
    long busy = 0;
    for (int i : new int[] {1, 2, 3, 6, 7}) { // all but idle, waiting for the disk, and stolen
      busy += Long.parseLong(all[i]);
    }
    return busy / CLOCK_TICKS;
  }

  /** The memory that a process really has. */
  static long megabytes(long pid) throws IOException {
    Path status = Path.of("/proc/" + pid + "/status");
    if (!Files.exists(status)) {
      return 0;
    }
    return Arrays.stream(Files.readString(status).split("\n"))
        .filter(line -> line.startsWith("VmRSS:"))
        .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) / 1024)
        .sum();
  }
}
