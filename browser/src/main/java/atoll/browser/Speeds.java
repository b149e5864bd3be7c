package atoll.browser;

import atoll.arena.Bench;
import atoll.arena.Meter;
import atoll.arena.SearchBench;
import atoll.engine.Setup;
import java.util.LinkedHashMap;
import java.util.Map;

/** How fast the rules and the bots are here, by the clock on the wall. */
final class Speeds {
  /** The page knows no processor time. */
  private static final Meter WALL_CLOCK =
      new Meter() {
        @Override
        public long nanos() {
          return System.nanoTime();
        }

        @Override
        public long allocated() {
          return 0;
        }
      };

  private Speeds() {}

  static Map<String, Object> of(Setup setup, double seconds, boolean isSearch) {
    Bench.Row row = Bench.measure(setup, "", seconds, WALL_CLOCK);
    Map<String, Object> speeds = new LinkedHashMap<>();
    speeds.put("decisions", row.decisionsPerCpuSecond().median());
    speeds.put("checksum", Long.toString(row.checksum()));
    if (isSearch) {
      SearchBench.Row search = SearchBench.measure(setup, "", seconds, WALL_CLOCK);
      for (int i = 0; i < SearchBench.BOTS.size(); i++) {
        speeds.put(SearchBench.BOTS.get(i), search.imaginedPerCpuSecond().get(i).median());
      }
    }
    return speeds;
  }
}
