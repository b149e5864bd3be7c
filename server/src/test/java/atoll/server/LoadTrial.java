package atoll.server;

import atoll.engine.RandomSource;
import atoll.engine.json.Json;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Plays at many tables as fast as the server answers, with a watcher at each table and many idle
 * event streams beside, and measures the server's process.
 */
final class LoadTrial {
  private static final int CLOCK_TICKS = 100; // a second, on every usual Linux

  private final int tables;
  private final int streams;
  private final int seconds;
  private final List<Long> moveNanos = Collections.synchronizedList(new ArrayList<>());
  private final List<Long> eventNanos = Collections.synchronizedList(new ArrayList<>());
  private volatile boolean isDone;

  LoadTrial(int tables, int streams, int seconds) {
    this.tables = tables;
    this.streams = streams;
    this.seconds = seconds;
  }

  /**
   * What was measured.
   *
   * @param eventMillis p50 and p99 from sending a move to a watcher's having the event
   * @param cpuPercent of one processor
   */
  record Outcome(
      int tables,
      int streams,
      int moves,
      long movesPerSecond,
      String moveMillis,
      int events,
      String eventMillis,
      long serverMegabytes,
      long cpuPercent) {}

  Outcome run(Path data) throws Exception {
    List<Socket> idle = new ArrayList<>();
    try (ServerProcess server = ServerProcess.start(0, data, "-Xmx512m", "-XX:TieredStopAtLevel=4");
        var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      int port = server.port();
      Player host = Player.arrive(port, "Host");
      String quiet = host.create("islant", "{}", "{\"kind\":\"me\"}");
      for (int i = 0; i < streams; i++) {
        idle.add(idleStream(port, quiet));
      }
      play(threads, port, 3); // warm up
      moveNanos.clear();
      eventNanos.clear();
      long cpu = cpuTicks(server.pid());
      long start = System.nanoTime();
      play(threads, port, seconds);
      double elapsed = (System.nanoTime() - start) / 1e9;
      long used = cpuTicks(server.pid()) - cpu;
      return new Outcome(
          tables,
          streams,
          moveNanos.size(),
          Math.round(moveNanos.size() / elapsed),
          percentiles(moveNanos),
          eventNanos.size(),
          percentiles(eventNanos),
          megabytes(server.pid()),
          Math.round(100.0 * used / CLOCK_TICKS / elapsed));
    } finally {
      for (Socket socket : idle) {
        socket.close();
      }
    }
  }

  private void play(java.util.concurrent.ExecutorService threads, int port, int forSeconds)
      throws Exception {
    isDone = false;
    List<Future<Integer>> players = new ArrayList<>();
    for (int i = 0; i < tables; i++) {
      int number = i;
      players.add(threads.submit((Callable<Integer>) () -> playTable(port, number)));
    }
    Thread.sleep(forSeconds * 1000L);
    isDone = true;
    for (Future<Integer> player : players) {
      player.get();
    }
  }

  /** Game after game at one table, until the time is over. */
  private int playTable(int port, int seed) throws Exception {
    Player player = Player.arrive(port, "Player");
    RandomSource random = new RandomSource(seed);
    int games = 0;
    while (!isDone) {
      String id = player.create("islant", "{\"level\":5}", "{\"kind\":\"me\"}", "{\"kind\":\"me\"}");
      Map<Integer, Long> sent = new ConcurrentHashMap<>();
      Map<String, Object> seen = player.look(id);
      int number = Json.whole(seen.get("number"));
      try (Listener listener =
          new Listener(port, "/api/tables/" + id + "/events", player.token(), number)) {
        Thread.startVirtualThread(() -> watch(listener, sent)); // ends when the line is closed
        while (!isDone && !Player.isOver(seen)) {
          move(player, id, seen, random, sent);
          seen = player.look(id);
        }
      }
      games++;
    }
    return games;
  }

  private void move(
      Player player,
      String id,
      Map<String, Object> seen,
      RandomSource random,
      Map<Integer, Long> sent) {
    Map<String, Object> legal = Json.object(seen.get("legal"));
    String seat = legal.keySet().iterator().next();
    List<Object> moves = Json.list(legal.get(seat));
    String move = Json.text(moves.get(moves.size() == 1 ? 0 : random.below(moves.size())));
    int number = Json.whole(seen.get("number"));
    long start = System.nanoTime();
    sent.put(number + 1, start);
    player.move(id, Integer.parseInt(seat), number, move).expect(200);
    moveNanos.add(System.nanoTime() - start);
  }

  private void watch(Listener listener, Map<Integer, Long> sent) {
    try {
      for (Listener.Heard heard = listener.next(); heard != null; heard = listener.next()) {
        Long start = sent.get(heard.id());
        if (start != null) {
          eventNanos.add(System.nanoTime() - start);
        }
      }
    } catch (IOException closed) {
      // the game is over
    }
  }

  private static Socket idleStream(int port, String table) throws IOException {
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
    socket
        .getOutputStream()
        .write(
            ("GET /api/tables/" + table + "/events HTTP/1.1\r\nHost: x\r\n\r\n")
                .getBytes(StandardCharsets.UTF_8));
    return socket;
  }

  private static String percentiles(List<Long> nanos) {
    long[] sorted = nanos.stream().mapToLong(Long::longValue).sorted().toArray();
    if (sorted.length == 0) {
      return "none";
    }
    return "p50 %.1f, p99 %.1f"
        .formatted(sorted[sorted.length / 2] / 1e6, sorted[sorted.length * 99 / 100] / 1e6);
  }

  private static long cpuTicks(long pid) throws IOException {
    Path stat = Path.of("/proc/" + pid + "/stat");
    if (!Files.exists(stat)) {
      return 0; // not a Linux
    }
    String text = Files.readString(stat);
    String[] fields = text.substring(text.lastIndexOf(')') + 2).split(" ");
    return Long.parseLong(fields[11]) + Long.parseLong(fields[12]);
  }

  private static long megabytes(long pid) throws IOException {
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
