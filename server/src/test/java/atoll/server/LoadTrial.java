package atoll.server;

import atoll.engine.json.Json;
import atoll.server.store.TestStore;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * Two people at each of many tables, of all games, who move now and then whether or not the server
 * keeps up; event streams beside them; and what that costs the server's process. A time is counted
 * from the moment at which the move was meant to be made.
 */
final class LoadTrial {
  private static final int LINES = 128;

  private final Size size;
  private final List<LoadTable> tables = new ArrayList<>();
  private final DelayQueue<LoadTable> due = new DelayQueue<>();
  private final Times moves = new Times();
  private final Times reads = new Times();
  private final Times screens = new Times();
  private final Times syncs = new Times();
  private final ConcurrentLinkedQueue<AutoCloseable> open = new ConcurrentLinkedQueue<>();
  private volatile boolean isDone;

  LoadTrial(Size size) {
    this.size = size;
  }

  /**
   * How much of it.
   *
   * @param streams event streams, two at each of the first tables, any more at the first one
   * @param pauseMillis how long a table waits for its next move, on average
   * @param nodes how many servers on one database; the people of a table are at different ones
   * @param before how many moves each table has seen at most before it begins
   * @param warmSeconds how long it goes on before anything is measured
   * @param isPacked whether people ask for answers in gzip, as browsers do
   * @param serverCore the core that the servers are bound to, or null
   */
  record Size(
      int tables,
      int streams,
      int seconds,
      int pauseMillis,
      int nodes,
      int before,
      int warmSeconds,
      boolean isPacked,
      @Nullable Integer serverCore) {}

  /**
   * What was measured.
   *
   * @param screen from a move's time to its event's having come to the other person
   * @param sync of the same disk, measured beside
   * @param cpu parts of one core that the servers had
   * @param others parts of one core that neither servers nor trial had
   */
  record Outcome(
      Size size,
      int finished,
      double movesPerSecond,
      double readsPerSecond,
      Times move,
      Times read,
      Times screen,
      Times sync,
      List<Long> megabytes,
      double cpu,
      double trialCpu,
      double others) {
    @Override
    public String toString() {
      return "%s%n%.0f moves/s, %.0f reads/s, %d games finished%nmove %s%nread %s%nscreen %s%nsync %s%n"
              .formatted(size, movesPerSecond, readsPerSecond, finished, move, read, screen, sync)
          + "server %.2f of a core, %s MB; trial %.2f; others %.2f"
              .formatted(cpu, megabytes, trialCpu, others);
    }
  }

  Outcome run(Path data) throws Exception {
    List<ServerProcess> nodes = new ArrayList<>();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      try {
        String database = size.nodes > 1 ? TestStore.postgres(data) : TestStore.address(data);
        for (int node = 0; node < size.nodes; node++) {
          nodes.add(server(data, database));
        }
        gather(threads, nodes);
        for (int i = 0; i < size.streams; i++) {
          LoadTable table = tables.get(i / 2 < tables.size() ? i / 2 : 0);
          int who = i % 2;
          Future<?> _ = threads.submit(() -> follow(table, who));
        }
        return measure(threads, nodes, data);
      } finally {
        isDone = true;
        for (AutoCloseable each : open) {
          each.close();
        }
        threads.shutdownNow();
      }
    } finally {
      for (ServerProcess node : nodes) {
        node.close();
      }
    }
  }

  private ServerProcess server(Path data, @Nullable String database) throws IOException {
    String asUsual = "-XX:TieredStopAtLevel=4";
    return database == null
        ? ServerProcess.startOn(size.serverCore, data, asUsual)
        : ServerProcess.startOn(size.serverCore, data, asUsual, "-Datoll.database=" + database);
  }

  /** Everybody arrives and sits down, and some games get ahead of others. */
  private void gather(ExecutorService threads, List<ServerProcess> nodes) throws Exception {
    AtomicInteger next = new AtomicInteger();
    LoadTable[] made = new LoadTable[size.tables];
    onAllLines(
        threads,
        lines -> {
          for (int i = next.getAndIncrement(); i < made.length; i = next.getAndIncrement()) {
            List<LoadTable.Person> people =
                List.of(
                    arrive(lines, nodes.getFirst().port()), arrive(lines, nodes.getLast().port()));
            LoadTable table = new LoadTable(i, people, size.pauseMillis);
            table.begin(lines);
            for (int move = i % (size.before + 1); move > 0; move--) {
              table.play(lines, System.nanoTime(), new Times(), new Times());
            }
            made[i] = table;
          }
        });
    tables.addAll(List.of(made));
  }

  private static LoadTable.Person arrive(LoadTable.Lines lines, int port) throws IOException {
    LoadTable.Person nobody = new LoadTable.Person(port, "");
    String text = lines.to(nobody).post("/api/guests", "", "{\"name\":\"Ada\"}").expect(201).text();
    return new LoadTable.Person(port, Json.text(Json.object(Json.read(text)).get("token")));
  }

  private interface Work {
    void over(LoadTable.Lines lines) throws Exception;
  }

  /** Does the same over every line at once and waits until all have done. */
  private void onAllLines(ExecutorService threads, Work work) throws Exception {
    List<Future<?>> all = new ArrayList<>();
    for (int i = 0; i < LINES; i++) {
      all.add(
          threads.submit(() -> {
            work.over(lines());
            return null;
          }));
    }
    for (Future<?> each : all) {
      each.get();
    }
  }

  private LoadTable.Lines lines() {
    Map<Integer, KeptLine> byPort = new HashMap<>();
    return person -> {
      KeptLine line = byPort.get(person.port());
      if (line == null) {
        line = new KeptLine(person.port(), size.isPacked);
        byPort.put(person.port(), line);
        open.add(line);
      }
      return line;
    };
  }

  private Outcome measure(ExecutorService threads, List<ServerProcess> nodes, Path data)
      throws Exception {
    long start = System.nanoTime();
    for (LoadTable table : tables) {
      table.schedule(start);
      due.add(table);
    }
    Future<?> playing =
        threads.submit(() -> {
          onAllLines(threads, this::play);
          return null;
        });
    Thread.sleep(size.warmSeconds * 1000L); // everything gets into its stride
    Future<?> _ = threads.submit(() -> sync(data));
    List<Long> pids = nodes.stream().map(ServerProcess::pid).toList();
    List<Long> own = List.of(ProcessHandle.current().pid());
    double cpu = Vitals.cpuSeconds(pids);
    double ownCpu = Vitals.cpuSeconds(own);
    double busy = Vitals.busySeconds();
    List.of(moves, reads, screens, syncs).forEach(Times::clear);
    long from = System.nanoTime();
    Thread.sleep(size.seconds * 1000L);
    double elapsed = (System.nanoTime() - from) / 1e9;
    double took = (Vitals.cpuSeconds(pids) - cpu) / elapsed;
    double ownTook = (Vitals.cpuSeconds(own) - ownCpu) / elapsed;
    double others = (Vitals.busySeconds() - busy) / elapsed - took - ownTook;
    List<Long> megabytes = new ArrayList<>();
    for (long pid : pids) {
      megabytes.add(Vitals.megabytes(pid));
    }
    double moved = moves.count() / elapsed;
    double read = reads.count() / elapsed;
    isDone = true;
    playing.get();
    return new Outcome(
        size,
        tables.stream().mapToInt(LoadTable::finished).sum(),
        moved,
        read,
        moves,
        reads,
        screens,
        syncs,
        megabytes,
        took,
        ownTook,
        Math.max(0, others));
  }

  /** Makes whichever move is due, until the time is over. */
  private void play(LoadTable.Lines lines) throws Exception {
    while (!isDone) {
      LoadTable table = due.poll(1, TimeUnit.SECONDS);
      if (table != null) {
        table.play(lines, table.due(), moves, reads);
        table.pause();
        due.add(table);
      }
    }
  }

  /** A person's event stream. */
  private @Nullable Void follow(LoadTable table, int who) throws IOException {
    LoadTable.Person person = table.people().get(who);
    try (var socket = new Socket(InetAddress.getLoopbackAddress(), person.port())) {
      open.add(socket);
      socket
          .getOutputStream()
          .write(
              "GET %s/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer %s\r\nLast-Event-ID: %d\r\n\r\n"
                  .formatted(table.path(), person.token(), table.number())
                  .getBytes(StandardCharsets.UTF_8));
      InputStream in = socket.getInputStream();
      byte[] bytes = new byte[2048];
      for (int read = in.read(bytes); read >= 0; read = in.read(bytes)) {
        String text = new String(bytes, 0, read, StandardCharsets.ISO_8859_1);
        for (int at = text.indexOf("id: "); at >= 0; at = text.indexOf("id: ", at + 4)) {
          int end = text.indexOf('\n', at);
          if (end > 0) {
            table.hears(who, Integer.parseInt(text.substring(at + 4, end)), screens);
          }
        }
      }
      return null;
    } catch (IOException e) {
      if (isDone) {
        return null;
      }
      throw e;
    }
  }

  /** Writes and syncs a page now and then, as the store does. */
  private @Nullable Void sync(Path data) throws IOException, InterruptedException {
    try (FileChannel file =
        FileChannel.open(
            data.resolve("sync"), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      while (!isDone) {
        long begun = System.nanoTime();
        file.write(ByteBuffer.allocate(4096));
        file.force(false);
        syncs.add(System.nanoTime() - begun);
        Thread.sleep(100);
      }
    }
    return null;
  }
}
