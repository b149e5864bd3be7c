package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Setup;
import atoll.engine.json.Json;
import atoll.engine.json.JsonSink;
import atoll.games.Catalogue;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Everything that each client was ever sent, looked at afterwards with the whole truth at hand: it
 * must be the same whatever the client could not know, and no word may be in it that was somebody
 * else's secret at the time.
 */
final class LeakTest {
  private static final int REDEALS = 3;

  /** How tiles and cards are called in both games. */
  private static final Pattern WORD = Pattern.compile("\\b[A-Za-z]\\d\\d\\b");

  @TempDir static Path data;

  /** A client: its seat or {@link Position#SPECTATOR}, and what it heard. */
  private record Client(int viewer, Player player) {}

  @TestFactory
  Stream<DynamicTest> nobodyHearsWhatItMayNotKnow() {
    return Stream.of(
            new String[] {"small-islands", "{}"},
            new String[] {"small-islands", "{\"advanced\":true}"},
            new String[] {"lord-of-my-island", "{}"})
        .filter(
            game -> Catalogue.all().all().stream().anyMatch(known -> known.id().equals(game[0])))
        .map(
            game ->
                DynamicTest.dynamicTest(
                    game[0] + " " + game[1], () -> playAndCheck(game[0], game[1])));
  }

  private static void playAndCheck(String game, String options) throws Exception {
    try (AtollServer server = TestServer.start(data.resolve(game + options.length()))) {
      List<Client> clients =
          List.of(
              new Client(0, Player.arrive(server.port(), "Ada")),
              new Client(1, Player.arrive(server.port(), "Grace")),
              new Client(Position.SPECTATOR, Player.stranger(server.port())));
      Player ada = clients.getFirst().player;
      Player grace = clients.get(1).player;
      String id =
          ada.create(
              game, options, "{\"kind\":\"me\"}", "{\"kind\":\"open\"}", "{\"kind\":\"bot\"}");
      grace.join(id, 1);
      RandomSource random = new RandomSource(6);
      while (!Player.isOver(ada.look(id))) {
        for (Client client : clients) {
          client.player.look(id);
          if (client.viewer >= 0) {
            client.player.move(id, client.viewer, 0, "nonsense"); // errors tell tables too
            client.player.playOne(id, random, move -> true);
          }
        }
      }
      int number = Json.whole(ada.look(id).get("number"));
      String record = ada.get("/api/tables/" + id + "/record").text();
      Truth truth = new Truth(record, number);
      for (Client client : clients) {
        List<String> heard = new ArrayList<>(client.player.heard());
        try (Listener listener =
            new Listener(
                server.port(), "/api/tables/" + id + "/events", client.player.token(), 0)) {
          listener.next(number).forEach(event -> heard.add(event.data()));
        }
        int checked = 0;
        for (String text : heard) {
          checked += truth.check(client.viewer, text) ? 1 : 0;
        }
        assertThat(checked).isGreaterThan(number);
      }
    }
  }

  /** What really happened, step by step. */
  private static final class Truth {
    private final Setup setup;
    private final List<Object> lines = new ArrayList<>();
    private final List<Position> positions = new ArrayList<>();
    private final int before; // events of the log before the first line: people sat, the game began
    private final Secrets secrets;
    private final Map<String, Set<String>> known = new HashMap<>();

    Truth(String record, int number) {
      List<String> all = record.lines().toList();
      Map<String, Object> header = Json.object(Json.read(all.getFirst()));
      String game = Json.text(header.get("game"));
      setup =
          Setup.of(
              Catalogue.all().get(game),
              Json.list(header.get("seats")).size(),
              Json.object(header.get("options")));
      for (String line : all.subList(1, all.size() - 1)) {
        lines.add(Json.object(Json.read(line)));
      }
      before = number - lines.size();
      secrets = Secrets.of(game);
      replay();
    }

    /** The positions after each line, the start first. */
    private void replay() {
      Position position = setup.start();
      Ints outcome = new Ints();
      positions.add(position.copy());
      for (Object each : lines) {
        Map<String, Object> line = Json.object(each);
        String text = Json.text(line.get("do"));
        if ("chance".equals(line.get("by"))) {
          position.readOutcome(text, outcome);
          position.happen(outcome);
        } else {
          int seat = Json.whole(line.get("by"));
          position.play(seat, position.readMove(seat, text));
        }
        positions.add(position.copy());
      }
    }

    /** Checks one text if it is about the game while it was played; true if it was. */
    boolean check(int viewer, String text) {
      if (!text.startsWith("{")) {
        return false; // a list of games, or a record of what is over
      }
      Map<String, Object> json;
      try {
        json = Json.object(Json.read(text));
      } catch (atoll.engine.Refused record) {
        return false; // several lines: the record
      }
      Map<String, Object> table =
          json.containsKey("table") ? Json.object(json.get("table")) : json;
      if (!(table.get("number") instanceof Long number) || "over".equals(table.get("status"))) {
        return false;
      }
      int now = (int) (long) number;
      if (table.containsKey("view")) {
        checkView(viewer, positions.get(now - before), table);
      }
      List<Object> past = lines.subList(0, Math.max(0, now - before));
      Set<String> secret = known.computeIfAbsent(viewer + " " + now, _ -> secrets.of(viewer, past));
      Matcher words = WORD.matcher(text);
      while (words.find()) {
        assertThat(secret)
            .as("number %d, viewer %d, %s: %s", now, viewer, words.group(), text)
            .doesNotContain(words.group());
      }
      return true;
    }

    private static void checkView(int viewer, Position position, Map<String, Object> table) {
      for (int i = 0; i < REDEALS; i++) {
        Position other = position.copy();
        other.redeal(viewer, new RandomSource(i));
        JsonSink view = new JsonSink().beginObject();
        other.view(viewer, view);
        assertThat(table.get("view")).isEqualTo(Json.read(view.end().toString()));
        Object legal = Json.object(table.get("legal")).get(String.valueOf(viewer));
        assertThat(legal).isEqualTo(legal(viewer, other));
      }
    }

    private static @Nullable Object legal(int viewer, Position position) {
      if (viewer < 0 || !position.mayAct(viewer)) {
        return null;
      }
      Ints moves = new Ints();
      position.legal(viewer, moves);
      List<Object> texts = new ArrayList<>();
      for (int i = 0; i < moves.size(); i++) {
        texts.add(position.writeMove(viewer, moves.get(i)));
      }
      return texts;
    }
  }
}
