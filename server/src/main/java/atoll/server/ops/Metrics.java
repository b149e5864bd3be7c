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
  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
  private final JvmGcMetrics collector = new JvmGcMetrics();
  private final DistributionSummary groups =
      DistributionSummary.builder("atoll_commit_changes")
          .description("changes written in one commit")
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
        .register(registry)
        .record(Duration.ofNanos(nanos));
  }

  public void committed(int changes, long nanos) {
    groups.record(changes);
  }

  public void dropped(int streams) {
    dropped.increment(streams);
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
