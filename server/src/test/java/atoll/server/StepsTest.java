package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.RandomSource;
import atoll.engine.json.Json;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What happened can be seen again step by step, by everybody with their own eyes. */
final class StepsTest {
  private static final String ME = "{\"kind\":\"me\"}";
  private static final String OPEN = "{\"kind\":\"open\"}";
  private static final String FRIEND = "{\"kind\":\"same-device\",\"name\":\"Grace\"}";
  private static final String BOT = "{\"kind\":\"bot\",\"bot\":\"random\"}";
  private static final int ENOUGH = 100; // events, for more than one snapshot
  private static final int MOST_LOOKS = 20_000;

  @TempDir Path data;
  private AtollServer server;
  private Player ada;
  private Player grace;

  @BeforeEach
  void arrive() {
    server = TestServer.start(data);
    ada = Player.arrive(server.port(), "Ada");
    grace = Player.arrive(server.port(), "Grace");
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private static List<Object> steps(Player who, String table, int after, int last, int seat) {
    String query = "/steps?after=" + after + "&to=" + last + "&seat=" + seat;
    return Json.list(who.get("/api/tables/" + table + query).expect(200).json().get("steps"));
  }

  private static Map<Integer, Object> views(Player who, String table, int last, int seat) {
    Map<Integer, Object> views = new TreeMap<>();
    for (int after = 0; after < last; after += 40) {
      for (Object each : steps(who, table, after, last, seat)) {
        Map<String, Object> step = Json.object(each);
        views.put(Json.whole(step.get("number")), step.get("view"));
      }
    }
    return views;
  }

  @Test
  void aStepIsWhatTheSeatSawThen() {
    String table = ada.create("small-islands", "{}", ME, OPEN, BOT);
    grace.join(table, 1);
    Player stranger = Player.arrive(server.port(), "Mallory");
    List<Player> all = List.of(ada, grace);
    Map<Integer, Map<Integer, Object>> seen = new HashMap<>();
    RandomSource random = new RandomSource(9);
    int number = 0;
    // The bot takes its time: there is not something to play for somebody at every look.
    for (int looks = 0; number <= ENOUGH && looks < MOST_LOOKS; looks++) {
      for (int seat = 0; seat < all.size(); seat++) {
        Map<String, Object> look = all.get(seat).look(table);
        number = Json.whole(look.get("number"));
        seen.computeIfAbsent(seat, _ -> new HashMap<>()).put(number, look.get("view"));
        all.get(seat).playOne(table, random, _ -> true);
      }
    }
    assertThat(number).isGreaterThan(ENOUGH);
    for (int seat = 0; seat < all.size(); seat++) {
      Map<Integer, Object> told = views(all.get(seat), table, number, seat);
      Map<Integer, Object> then = Map.copyOf(seen.get(seat));
      then.forEach((at, view) -> {
        if (told.containsKey(at)) {
          assertThat(told.get(at)).as("seat at " + at).isEqualTo(view);
        }
      });
      assertThat(told.keySet()).containsAnyElementsOf(then.keySet());
    }
    // through nobody else's eyes: neither another player's nor a stranger's
    for (Object view : views(grace, table, number, 0).values()) {
      assertThat(Json.object(view)).doesNotContainKey("you");
    }
    for (Object view : views(stranger, table, number, 0).values()) {
      assertThat(Json.object(view)).doesNotContainKey("you");
    }
  }

  @Test
  void aStepBeforeATakeBackIsAsItWas() {
    String table = ada.create("first-island", "{\"cards\":\"none\"}", ME, FRIEND);
    RandomSource random = new RandomSource(2);
    for (int i = 0; i < 50 && Json.list(ada.look(table).get("takeBack")).isEmpty(); i++) {
      ada.playOne(table, random, _ -> true);
    }
    Map<String, Object> then = ada.look(table);
    int number = Json.whole(then.get("number"));
    ada.takeBack(table, 0, number).expect(200);
    List<Object> steps = steps(ada, table, number - 1, number + 1, 0);
    assertThat(steps).hasSize(2);
    assertThat(Json.object(steps.getFirst())).containsEntry("view", then.get("view"));
    assertThat(Json.object(steps.getLast())).containsEntry("view", ada.look(table).get("view"));
  }

  @Test
  void theyAreFewAndOfATableOneMaySee() {
    String table = ada.create("islant", "{}", ME);
    String path = "/api/tables/" + table + "/steps";
    ada.get(path).expect(400);
    ada.get(path + "?after=x&to=3").expect(400);
    assertThat(steps(ada, table, 9, 3, 0)).isEmpty();
    assertThat(steps(ada, table, -5, 0, 0)).isEmpty();
    assertThat(steps(ada, table, Integer.MAX_VALUE, Integer.MAX_VALUE, 0)).isEmpty();
    assertThat(steps(ada, table, 0, Integer.MAX_VALUE, 0)).hasSizeLessThanOrEqualTo(40);
    String hidden =
        Json.text(
            ada.post(
                    "/api/tables",
                    "{\"game\":\"islant\",\"private\":true,\"options\":{},\"seats\":[" + ME + "]}")
                .expect(201)
                .json()
                .get("id"));
    grace.get("/api/tables/" + hidden + "/steps?after=0&to=3").expect(404);
  }
}
