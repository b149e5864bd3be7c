package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.RandomSource;
import atoll.engine.fair.Verification;
import atoll.engine.json.Json;
import atoll.engine.record.Replay;
import atoll.games.Catalogue;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Plays over HTTP while the server is killed and restarted again and again. Every move that was
 * acknowledged must be there afterwards, exactly once and in its place, and every record must
 * replay.
 */
final class KillTrial {
  private static final int PLAYERS = 4;

  /** A move that the server said is durable: the number it answered with. */
  private record Acknowledged(int seat, String move, int number) {}

  /** A table, who plays all its people's seats, and what was acknowledged. */
  private record Game(String table, Player player, List<Acknowledged> acknowledged) {}

  private final Path data;
  private final int kills;
  private final AtomicBoolean isLast = new AtomicBoolean();
  private final AtomicInteger moves = new AtomicInteger();
  private final AtomicInteger failures = new AtomicInteger();
  private int port;

  private KillTrial(Path data, int kills) {
    this.data = data;
    this.kills = kills;
  }

  /** How it went. */
  record Outcome(int kills, int games, int moves, int brokenRequests) {}

  static Outcome run(Path data, int kills) throws Exception {
    return new KillTrial(data, kills).run();
  }

  private Outcome run() throws Exception {
    ServerProcess server = ServerProcess.start(0, data);
    port = server.port();
    RandomSource random = new RandomSource(System.nanoTime());
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<List<Game>>> playing = new ArrayList<>();
      for (int i = 0; i < PLAYERS; i++) {
        RandomSource own = random.split(i);
        playing.add(threads.submit((Callable<List<Game>>) () -> play(own)));
      }
      for (int kill = 0; kill < kills; kill++) {
        Thread.sleep(300 + random.below(700));
        server.kill();
        server = ServerProcess.start(port, data);
      }
      isLast.set(true);
      List<Game> games = new ArrayList<>();
      for (Future<List<Game>> future : playing) {
        games.addAll(future.get());
      }
      for (Game game : games) {
        check(game);
      }
      return new Outcome(kills, games.size(), moves.get(), failures.get());
    } finally {
      server.close();
    }
  }

  /** Plays game after game, whatever happens to the server, until the last kill is over. */
  private List<Game> play(RandomSource random) throws InterruptedException {
    Player player = insist(() -> Player.arrive(port, "Ada"));
    List<Game> games = new ArrayList<>();
    while (!isLast.get() || games.isEmpty()) {
      String id =
          insist(() ->
              player.create(
                  "islant",
                  "{\"level\":" + (1 + random.below(5)) + "}",
                  "{\"kind\":\"me\"}",
                  "{\"kind\":\"bot\",\"bot\":\"random\"}",
                  "{\"kind\":\"me\"}"));
      Game game = new Game(id, player, new ArrayList<>());
      games.add(game);
      for (Map<String, Object> seen = look(game); !Player.isOver(seen); seen = look(game)) {
        move(game, seen, random);
      }
    }
    return games;
  }

  private Map<String, Object> look(Game game) throws InterruptedException {
    return insist(() -> game.player.look(game.table));
  }

  /** Sends one move until there is an answer, like a client that lost the line. */
  private void move(Game game, Map<String, Object> seen, RandomSource random)
      throws InterruptedException {
    Map<String, Object> legal = Json.object(seen.get("legal"));
    if (legal.isEmpty()) {
      Thread.sleep(5);
      return;
    }
    String seat = legal.keySet().iterator().next();
    List<Object> choices = Json.list(legal.get(seat));
    String move = Json.text(choices.get(random.below(choices.size())));
    int number = Json.whole(seen.get("number"));
    Player.Reply reply =
        insist(() -> game.player.move(game.table, Integer.parseInt(seat), number, move));
    assertThat(reply.status()).as(reply.text()).isIn(200, 409);
    if (reply.status() == 200) {
      moves.incrementAndGet();
      game.acknowledged.add(
          new Acknowledged(Integer.parseInt(seat), move, Json.whole(reply.json().get("number"))));
    }
  }

  private <T> T insist(Callable<T> call) throws InterruptedException {
    while (true) {
      try {
        return call.call();
      } catch (UncheckedIOException lineIsDown) {
        failures.incrementAndGet();
        Thread.sleep(50);
      } catch (Exception e) {
        throw new AssertionError(e);
      }
    }
  }

  private void check(Game game) throws Exception {
    int number = Json.whole(game.player.look(game.table).get("number"));
    List<Acknowledged> standing = new ArrayList<>();
    try (Listener listener =
        new Listener(port, "/api/tables/" + game.table + "/events", game.player.token(), 0)) {
      for (Listener.Heard heard : listener.next(number)) {
        Map<String, Object> event = heard.json();
        if ("moved".equals(event.get("kind")) && !Objects.equals(event.get("seat"), 1L)) {
          standing.add(
              new Acknowledged(
                  Json.whole(event.get("seat")), Json.text(event.get("move")), heard.id()));
        } else if ("drawn".equals(event.get("kind")) && !standing.isEmpty()) {
          Acknowledged last = standing.getLast();
          if (last.number == heard.id() - 1) { // a draw belongs to the move before it
            standing.set(standing.size() - 1, new Acknowledged(last.seat, last.move, heard.id()));
          }
        }
      }
    }
    assertThat(standing).as("moves at %s", game.table).isEqualTo(game.acknowledged);
    String record = game.player.get("/api/tables/" + game.table + "/record").expect(200).text();
    assertThat(Replay.of(Catalogue.all(), record).ended()).isTrue();
    Verification.of(Catalogue.all(), record);
  }
}
