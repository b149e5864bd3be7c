package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.RandomSource;
import atoll.engine.fair.Verification;
import atoll.engine.json.Json;
import atoll.engine.record.Replay;
import atoll.games.Catalogue;
import atoll.server.store.TestStore;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Plays over HTTP while a server, or one of two nodes on one database, is killed and restarted
 * again and again. Every move that was acknowledged must be there afterwards, exactly once and in
 * its place, and every record must replay. With two nodes every request goes to either of them, and
 * the bots of the one that is killed go on at the other.
 */
final class KillTrial {
  private static final int PLAYERS = 4;
  private static final String BOT = "{\"kind\":\"bot\",\"bot\":\"level2\"}";

  /** A move that the server said is durable: the number it answered with. */
  private record Acknowledged(int seat, String move, int number) {}

  /**
   * A table, who plays all its people's seats, and what was acknowledged.
   *
   * @param hasPeople whether there are any
   */
  private record Game(
      String table, String token, boolean hasPeople, List<Acknowledged> acknowledged) {}

  /** Something that is asked of whoever listens on a port. */
  private interface Asked<T> {
    T of(int port) throws Exception;
  }

  private final Path data;
  private final int kills;
  private final ServerProcess[] nodes;
  private final String[] flags;
  private final AtomicBoolean isLast = new AtomicBoolean();
  private final AtomicInteger moves = new AtomicInteger();
  private final AtomicInteger failures = new AtomicInteger();
  private final Times botsWent = new Times();

  private KillTrial(Path data, int nodes, int kills) throws IOException {
    this.data = data;
    this.kills = kills;
    this.nodes = new ServerProcess[nodes];
    this.flags =
        nodes == 1 ? new String[0] : new String[] {"-Datoll.database=" + TestStore.postgres(data)};
    for (int node = 0; node < nodes; node++) {
      this.nodes[node] = ServerProcess.start(0, data, flags);
    }
  }

  /**
   * How it went.
   *
   * @param botsWent how long after a kill the other node's bots had gone on
   */
  record Outcome(int kills, int games, int moves, int brokenRequests, Times botsWent) {}

  /**
   * Runs it.
   *
   * @param nodes one on a file, or two on a PostgreSQL database
   */
  static Outcome run(Path data, int nodes, int kills) throws Exception {
    return new KillTrial(data, nodes, kills).run();
  }

  private Outcome run() throws Exception {
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      try {
        return run(threads, new RandomSource(System.nanoTime()));
      } catch (Exception | Error e) {
        threads.shutdownNow(); // nobody plays on for ever
        throw e;
      }
    } finally {
      for (ServerProcess node : nodes) {
        node.close();
      }
    }
  }

  private Outcome run(ExecutorService threads, RandomSource random) throws Exception {
    List<Future<List<Game>>> playing = new ArrayList<>();
    for (int i = 0; i < PLAYERS; i++) {
      RandomSource own = random.split(i);
      playing.add(threads.submit((Callable<List<Game>>) () -> play(own)));
    }
    List<Game> games = new ArrayList<>();
    for (int kill = 0; kill < kills; kill++) {
      Thread.sleep(100 + random.below(700));
      int node = random.below(nodes.length);
      if (nodes.length == 1) {
        nodes[node].kill();
      } else {
        games.add(killUnderBots(node));
      }
      nodes[node] = ServerProcess.start(0, data, flags); // its port may be somebody else's by now
    }
    isLast.set(true);
    for (Future<List<Game>> future : playing) {
      games.addAll(future.get());
    }
    for (Game game : games) {
      check(game, random);
    }
    return new Outcome(kills, games.size(), moves.get(), failures.get(), botsWent);
  }

  /** Kills a node whose bots are playing, and waits until the other node's have gone on. */
  private Game killUnderBots(int node) throws Exception {
    Player there = Player.arrive(nodes[node].port(), "Host");
    String token = String.valueOf(there.token());
    String id = there.create("islant", "{}", BOT, BOT, BOT);
    Player here = Player.withToken(nodes[1 - node].port(), token);
    nodes[node].kill();
    long killed = System.nanoTime();
    int number = Json.whole(here.look(id).get("number"));
    Map<String, Object> seen = here.look(id);
    while (!Player.isOver(seen) && Json.whole(seen.get("number")) == number) {
      Thread.sleep(10);
      seen = here.look(id);
    }
    botsWent.add(System.nanoTime() - killed);
    return new Game(id, token, false, List.of());
  }

  /** Plays game after game, whatever happens to the server, until the last kill is over. */
  private List<Game> play(RandomSource random) throws InterruptedException {
    String token = insist(random, port -> String.valueOf(Player.arrive(port, "Ada").token()));
    List<Game> games = new ArrayList<>();
    while (!isLast.get() || games.isEmpty()) {
      String id =
          insist(
              random,
              port ->
                  Player.withToken(port, token)
                      .create(
                          "islant",
                          "{\"level\":" + (1 + random.below(5)) + "}",
                          "{\"kind\":\"me\"}",
                          "{\"kind\":\"bot\",\"bot\":\"random\"}",
                          "{\"kind\":\"me\"}"));
      Game game = new Game(id, token, true, new ArrayList<>());
      games.add(game);
      Map<String, Object> seen = look(game, random);
      while (!Player.isOver(seen)) {
        move(game, seen, random);
        seen = look(game, random);
      }
    }
    return games;
  }

  private Map<String, Object> look(Game game, RandomSource random) throws InterruptedException {
    return insist(random, port -> Player.withToken(port, game.token).look(game.table));
  }

  /** Sends one move until there is an answer, like a client that lost the line. */
  private void move(Game game, Map<String, Object> seen, RandomSource random)
      throws InterruptedException {
    Map<String, Object> legal = Json.object(seen.get("legal"));
    if (legal.isEmpty()) {
      Thread.sleep(5);
      return;
    }
    int seat = Integer.parseInt(legal.keySet().iterator().next());
    List<Object> choices = Json.list(legal.get(String.valueOf(seat)));
    String move = Json.text(choices.get(random.below(choices.size())));
    int number = Json.whole(seen.get("number"));
    Player.Reply reply =
        insist(
            random,
            port -> Player.withToken(port, game.token).move(game.table, seat, number, move));
    assertThat(reply.status()).as(reply.text()).isIn(200, 409);
    if (reply.status() == 200) {
      Acknowledged answer = new Acknowledged(seat, move, Json.whole(reply.json().get("number")));
      // A node that is behind may show once more what has been decided on: it is the same move.
      if (!game.acknowledged.contains(answer)) {
        moves.incrementAndGet();
        game.acknowledged.add(answer);
      }
    }
  }

  /** Asks any of the nodes until one answers. */
  private <T> T insist(RandomSource random, Asked<T> asked) throws InterruptedException {
    while (true) {
      try {
        return asked.of(nodes[random.below(nodes.length)].port());
      } catch (UncheckedIOException lineIsDown) {
        failures.incrementAndGet();
        Thread.sleep(50);
      } catch (Exception e) {
        throw new AssertionError(e);
      }
    }
  }

  private void check(Game game, RandomSource random) throws Exception {
    Map<String, Object> seen = look(game, random);
    while (!Player.isOver(seen)) {
      Thread.sleep(20);
      seen = look(game, random);
    }
    int number = Json.whole(seen.get("number"));
    List<Acknowledged> standing = new ArrayList<>();
    try (Listener listener =
        new Listener(nodes[0].port(), "/api/tables/" + game.table + "/events", game.token, 0)) {
      int last = 0;
      for (Listener.Heard heard : listener.next(number)) {
        assertThat(heard.id()).isEqualTo(++last);
        add(standing, heard);
      }
    }
    if (game.hasPeople) {
      assertThat(standing).as("moves at %s", game.table).isEqualTo(game.acknowledged);
    }
    Player player = Player.withToken(nodes[0].port(), game.token);
    String record = player.get("/api/tables/" + game.table + "/record").expect(200).text();
    assertThat(Replay.of(Catalogue.all(), record).ended()).isTrue();
    Verification.of(Catalogue.all(), record);
  }

  /** Adds a person's move, or to the last one what chance decided directly after it. */
  private static void add(List<Acknowledged> standing, Listener.Heard heard) {
    Map<String, Object> event = heard.json();
    if ("moved".equals(event.get("kind")) && !Objects.equals(event.get("seat"), 1L)) {
      standing.add(
          new Acknowledged(
              Json.whole(event.get("seat")), Json.text(event.get("move")), heard.id()));
    } else if ("drawn".equals(event.get("kind")) && !standing.isEmpty()) {
      Acknowledged last = standing.getLast();
      if (last.number == heard.id() - 1) {
        standing.set(standing.size() - 1, new Acknowledged(last.seat, last.move, heard.id()));
      }
    }
  }
}
