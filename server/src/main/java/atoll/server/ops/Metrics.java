package atoll.server.ops;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.function.Supplier;

/** The numbers that a Prometheus server collects. Nothing in them names a table or a person. */
public final class Metrics implements AutoCloseable {
  /** Where the histograms of durations have their steps. */
  private static final Duration[] STEPS = {
    Duration.ofMillis(1),
    Duration.ofMillis(2),
    Duration.ofMillis(5),
    Duration.ofMillis(10),
    Duration.ofMillis(20),
    Duration.ofMillis(50),
    Duration.ofMillis(100),
    Duration.ofMillis(250),
    Duration.ofSeconds(1),
    Duration.ofSeconds(5),
    Duration.ofSeconds(30)
  };

  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
  private final JvmGcMetrics collector = new JvmGcMetrics();
  private final DistributionSummary groups =
      DistributionSummary.builder("atoll_commit_changes")
          .description("changes written in one commit")
          .serviceLevelObjectives(1, 2, 4, 8, 16, 32, 64, 128, 256)
          .register(registry);
  private final Timer commits =
      Timer.builder("atoll_commits")
          .description("how long commits took until they were on the disk")
          .serviceLevelObjectives(STEPS)
          .register(registry);
  private final Counter dropped =
      Counter.builder("atoll_streams_dropped")
          .description("event streams whose reader was too slow")
          .register(registry);

  public Metrics() {
    new JvmMemoryMetrics().bindTo(registry);
    new JvmThreadMetrics().bindTo(registry);
    new ProcessorMetrics().bindTo(registry);
    collector.bindTo(registry);
  }

  public void request(String route, int status, long nanos) {
    Timer.builder("atoll_requests")
        .description("requests by call and status")
        .tag("route", route)
        .tag("status", String.valueOf(status))
        .serviceLevelObjectives(STEPS)
        .register(registry)
        .record(Duration.ofNanos(nanos));
  }

  public void committed(int changes, long nanos) {
    groups.record(changes);
    commits.record(Duration.ofNanos(nanos));
  }

  public void dropped(int streams) {
    dropped.increment(streams);
  }

  /** A stream has ended after so long; it is no request that took that time. */
  public void stream(long nanos) {
    time("atoll_stream_life", "how long event streams lasted", nanos);
  }

  /** Bots of a table thought for so long until their moves were written. */
  public void botTurn(long nanos) {
    time("atoll_bot_turns", "how long bots took for a turn of a table", nanos);
  }

  private void time(String name, String about, long nanos) {
    Timer.builder(name)
        .description(about)
        .serviceLevelObjectives(STEPS)
        .register(registry)
        .record(Duration.ofNanos(nanos));
  }

  /**
   * Lines that never came to a proper request.
   *
   * @param what what they did: slow, improper, aborted or refused
   */
  public void lines(String what, int count) {
    Counter.builder("atoll_connections_broken")
        .description("connections that were slow, improper, aborted or refused")
        .tag("what", what)
        .register(registry)
        .increment(count);
  }

  public void gauge(String name, String about, Supplier<Number> value) {
    Gauge.builder(name, value).description(about).register(registry);
  }

  /** Everything in the text format of Prometheus. */
  public String text() {
    return registry.scrape();
  }

  @Override
  public void close() {
    collector.close();
    registry.close();
  }
}
