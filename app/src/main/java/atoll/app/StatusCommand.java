package atoll.app;

import atoll.engine.json.Json;
import atoll.server.store.StoreReport;
import java.io.PrintWriter;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code atoll status}: what is going on, from the store or from a server that runs. */
@Command(
    name = "status",
    mixinStandardHelpOptions = true,
    description = "Tells what is going on; it only reads, and a running server does not notice.",
    footer = {
      "",
      "Examples:",
      "  atoll status --data data",
      "  atoll status --url http://localhost:8080 --json"
    })
final class StatusCommand implements Runnable {
  @Mixin private final StoreChoice store = new StoreChoice();

  @Option(
      names = "--url",
      paramLabel = "URL",
      description = "a server that runs, instead: what it tells everybody who asks")
  private @Nullable String url;

  @Option(names = "--json", description = "print JSON")
  private boolean isJson;

  @Spec private CommandLine.Model.@Nullable CommandSpec spec;

  @Override
  public void run() {
    PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
    Map<String, @Nullable Object> status = status();
    if (isJson) {
      out.println(Json.write(status));
    } else {
      status.forEach(
          (name, value) -> out.println("%-20s %s".formatted(spaced(name), words(value))));
    }
  }

  private Map<String, @Nullable Object> status() {
    if (url != null) {
      return RunningServer.ask(url);
    }
    long now = System.currentTimeMillis();
    String database = store.database();
    return json(
        database == null ? StoreReport.of(store.data(), now) : StoreReport.of(database, now));
  }

  private static Map<String, @Nullable Object> json(StoreReport report) {
    Map<String, @Nullable Object> json = new LinkedHashMap<>();
    json.put("tables", report.tables());
    json.put("inLastHour", report.inLastHour());
    json.put("inLastDay", report.inLastDay());
    json.put("waitingForBots", report.botsDue());
    json.put("notOver", report.editions());
    json.put("events", report.events());
    json.put("guests", report.guests());
    json.put("guestsOfLastDay", report.guestsOfLastDay());
    json.put("accounts", report.accounts());
    json.put("bytes", report.bytes());
    json.put("schema", (long) report.schema());
    report
        .backup()
        .ifPresent(backup -> {
          Map<String, @Nullable Object> about = new LinkedHashMap<>();
          about.put("files", (long) backup.files());
          about.put("bytes", backup.bytes());
          about.put("ageSeconds", backup.ageSeconds());
          json.put("backup", about);
        });
    if (report.nodes() > 0) {
      json.put("nodes", report.nodes());
    }
    json.put("reports", report.reports().stream().map(StatusCommand::json).toList());
    return json;
  }

  private static Map<String, @Nullable Object> json(StoreReport.Report report) {
    Map<String, @Nullable Object> json = new LinkedHashMap<>();
    json.put("report", report.id());
    json.put("at", Instant.ofEpochMilli(report.happened()).toString());
    json.put("table", report.table());
    json.put("seat", (long) report.seat());
    json.put("person", report.person());
    json.put("why", report.why());
    json.put("said", Json.read(report.said()));
    return json;
  }

  /** {@code in last hour} of {@code inLastHour}. */
  private static String spaced(String name) {
    return name.replaceAll("(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
  }

  /** {@code open 3, playing 12}. */
  private static String words(@Nullable Object value) {
    return switch (value) {
      case Map<?, ?> map when map.isEmpty() -> "none";
      case Map<?, ?> map -> {
        StringBuilder words = new StringBuilder();
        map.forEach((name, each) ->
            words
                .append(words.isEmpty() ? "" : ", ")
                .append(spaced(String.valueOf(name)))
                .append(' ')
                .append(words(each)));
        yield words.toString();
      }
      case List<?> list when list.isEmpty() -> "none";
      case List<?> list ->
          list.stream()
              .map(each -> each instanceof Map ? "\n  " + words(each) : "\"" + words(each) + "\"")
              .collect(Collectors.joining(" "));
      case Double number -> String.format(Locale.ROOT, "%.2f", number);
      case null, default -> String.valueOf(value);
    };
  }
}
