package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.json.Json;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Everything that each client was ever sent (answers, refusals, events as they came and as they are
 * told later) is looked at afterwards with the whole {@link Truth} at hand.
 */
final class LeakTest {
  private static final int PRIES_ONCE_IN = 4;
  private static final String ME = "{\"kind\":\"me\"}";
  private static final String OPEN = "{\"kind\":\"open\"}";

  @TempDir Path data;

  /** A client: its seat or {@link Position#SPECTATOR}, and what it heard. */
  private record Client(int viewer, Player player) {}

  @TestFactory
  Stream<DynamicTest> nobodyHearsWhatItMayNotKnow() {
    return Stream.of(
            new String[] {"small-islands", "{}"},
            new String[] {"small-islands", "{\"advanced\":true}"},
            new String[] {"small-islands", "{\"greatExplorer\":true}"},
            new String[] {"small-islands", "{\"advanced\":true,\"greatExplorer\":true}"},
            new String[] {"small-islands", "{\"alexis\":4}"},
            new String[] {"lord-of-my-island", "{}"},
            new String[] {"lord-of-my-island", "{\"auction\":true,\"kingdoms\":true}"})
        .map(game ->
            DynamicTest.dynamicTest(game[0] + " " + game[1], () -> playAndCheck(game[0], game[1])));
  }

  private void playAndCheck(String game, String options) throws Exception {
    boolean isSolo = options.contains("alexis");
    try (AtollServer server = TestServer.start(data.resolve(game + options.length()))) {
      Player ada = Player.arrive(server.port(), "Ada");
      Player grace = Player.arrive(server.port(), "Grace");
      List<Client> clients = new ArrayList<>();
      clients.add(new Client(0, ada));
      clients.add(new Client(isSolo ? Position.SPECTATOR : 1, grace));
      clients.add(new Client(Position.SPECTATOR, Player.stranger(server.port())));
      String id =
          isSolo ? ada.create(game, options, ME) : ada.create(game, options, ME, OPEN, OPEN);
      if (!isSolo) {
        clients.add(new Client(Position.SPECTATOR, sentAway(server.port(), ada, id)));
        grace.join(id, 1);
      }
      try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
        List<Future<?>> following = new ArrayList<>();
        for (Client client : clients) {
          following.add(threads.submit(() -> follow(server.port(), id, client.player)));
          if (client.player.token() != null) {
            following.add(threads.submit(() -> followAsPerson(server.port(), id, client.player)));
          }
        }
        try {
          play(id, clients);
          for (Future<?> each : following) {
            each.get();
          }
        } finally {
          threads.shutdownNow(); // nobody follows a game that broke off
        }
      }
      check(server.port(), id, clients);
    }
  }

  /** Somebody who sat down and was sent away by the host: she sees what everybody does. */
  private static Player sentAway(int port, Player host, String id) {
    Player player = Player.arrive(port, "Mallory");
    player.join(id, 1);
    host.post("/api/tables/" + id + "/seat", "{\"seat\":1,\"kind\":\"open\"}").expect(200);
    host.post("/api/tables/" + id + "/seat", "{\"seat\":2,\"kind\":\"bot\"}").expect(200);
    return player;
  }

  /** Hears the events as they happen, each newest one with the table. */
  private static Void follow(int port, String id, Player player) throws IOException {
    String path = "/api/tables/" + id + "/events?table=true";
    try (Listener listener = new Listener(port, path, player.token(), 0)) {
      boolean isOver = false;
      while (!isOver) {
        Listener.Heard heard = listener.next(1).getFirst();
        player.hearsLive(heard.data());
        isOver = "over".equals(heard.json().get("status"));
      }
    }
    return null;
  }

  /** Hears the same events over the stream that a browser has for all its tables. */
  private static Void followAsPerson(int port, String id, Player player) throws IOException {
    String path = "/api/events?follow=" + id + ".0";
    try (Listener listener = new Listener(port, path, player.token(), null)) {
      boolean isOver = false;
      while (!isOver) {
        Listener.Heard heard = listener.next(1).getFirst();
        if (heard.name() == null) {
          Map<String, Object> event = Json.object(heard.json().get("event"));
          player.hearsLive(Json.write(event));
          isOver = "over".equals(event.get("status"));
        }
      }
    }
    return null;
  }

  private static void play(String id, List<Client> clients) {
    RandomSource random = new RandomSource(6);
    while (!Player.isOver(clients.getFirst().player.look(id))) {
      for (Client client : clients) {
        client.player.look(id);
        if (client.viewer >= 0) {
          if (random.below(PRIES_ONCE_IN) == 0) {
            pry(id, client);
          }
          client.player.playOne(id, random, _ -> true);
        }
      }
    }
  }

  /** Refusals hold tables too. */
  private static void pry(String id, Client client) {
    int other = 1 - client.viewer;
    client.player.move(id, client.viewer, 0, "nonsense");
    client.player.move(id, other, 1_000, "choose M01 R01");
    client.player.takeBack(id, client.viewer, 0);
    client.player.get("/api/tables/" + id + "?seat=" + other);
    client.player.get("/api/tables/" + id + "/record");
    for (String path :
        List.of("/turns", "/games", "/statistics", "/achievements", "/ratings", "/sessions")) {
      client.player.get("/api/me" + path); // what is kept of people tells nothing of a game
    }
    client.player.get("/api/people/" + client.player.get("/api/me").json().get("id"));
    client.player.get("/api/tables?mine=true&status=playing");
  }

  private static void check(int port, String id, List<Client> clients) throws IOException {
    Player ada = clients.getFirst().player;
    int number = Json.whole(ada.look(id).get("number"));
    Truth truth = new Truth(ada.get("/api/tables/" + id + "/record").text(), number);
    for (Client client : clients) {
      List<String> told = new ArrayList<>();
      try (Listener listener =
          new Listener(port, "/api/tables/" + id + "/events", client.player.token(), 0)) {
        listener.next(number).forEach(event -> told.add(event.data()));
      }
      int checked = 0;
      for (List<String> texts : List.of(client.player.heard(), client.player.heardLive(), told)) {
        checked += truth.check(client.viewer, texts);
      }
      assertThat(checked).isGreaterThan(2 * number);
    }
  }
}
