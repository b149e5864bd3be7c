package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.RandomSource;
import atoll.engine.json.Json;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Who asks why something cannot be played, or for the position as its seat may know it, learns
 * nothing of what it cannot see. All through a game both players ask about every kind of move that
 * either of them has had, so about the tiles and cards in the other's hand as well; afterwards each
 * answer must be the one that the seat would have got, had all that it could not know been dealt
 * otherwise.
 */
final class RulesLeakTest {
  private static final int QUESTIONS_A_LOOK = 6;

  @TempDir Path data;

  private record Asked(int seat, int number, String move, Map<String, Object> told) {}

  private record Dealt(int seat, int number, String position) {}

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "small-islands; {}",
        "small-islands; {\"advanced\":true,\"greatExplorer\":true}",
        "lord-of-my-island; {\"auction\":true}",
        "my-island; {}"
      })
  void whatASeatIsToldDoesNotDependOnWhatItCannotSee(String game, String options) {
    try (AtollServer server = TestServer.start(data)) {
      List<Player> players =
          List.of(Player.arrive(server.port(), "Ada"), Player.arrive(server.port(), "Grace"));
      Player ada = players.getFirst();
      String id = ada.create(game, options, "{\"kind\":\"me\"}", "{\"kind\":\"open\"}");
      players.getLast().join(id, 1);
      RandomSource random = new RandomSource(16);
      TreeSet<String> moves = new TreeSet<>(List.of("", "pass"));
      List<Asked> asked = new ArrayList<>();
      List<Dealt> dealt = new ArrayList<>();
      while (!Player.isOver(ada.look(id))) {
        for (int seat = 0; seat < players.size(); seat++) {
          Map<String, Object> seen = players.get(seat).look(id);
          Json.object(seen.get("legal"))
              .values()
              .forEach(list -> Json.list(list).forEach(move -> moves.add(Json.text(move))));
          int number = Json.whole(seen.get("number"));
          if (!Player.isOver(seen)) {
            dealt.add(known(players.get(seat), id, seat));
          }
          List<String> known = List.copyOf(moves);
          for (int i = 0; i < QUESTIONS_A_LOOK && !Player.isOver(seen); i++) {
            String move = i == 0 ? "nonsense" : known.get(random.below(known.size()));
            asked.add(new Asked(seat, number, move, why(players.get(seat), id, seat, move)));
          }
          players.get(seat).playOne(id, random, move -> !move.equals("stop"));
        }
      }
      int number = Json.whole(ada.look(id).get("number"));
      Truth truth = new Truth(ada.get("/api/tables/" + id + "/record").text(), number);
      asked.forEach(each -> truth.checkWhy(each.seat, each.number, each.move, each.told));
      dealt.forEach(each -> truth.checkKnown(each.seat, each.number, each.position));
      assertThat(asked).hasSizeGreaterThan(100);
      assertThat(asked).extracting(each -> each.told.get("code")).contains("legal", "no-move");
    }
  }

  private static Map<String, Object> why(Player who, String table, int seat, String move) {
    String words = URLEncoder.encode(move, StandardCharsets.UTF_8);
    return who.get("/api/tables/" + table + "/why?seat=" + seat + "&move=" + words)
        .expect(200)
        .json();
  }

  private static Dealt known(Player who, String table, int seat) {
    Map<String, Object> told =
        who.get("/api/tables/" + table + "/known?seat=" + seat).expect(200).json();
    assertThat(told)
        .containsOnlyKeys("number", "seat", "position")
        .containsEntry("seat", (long) seat);
    return new Dealt(seat, Json.whole(told.get("number")), Json.text(told.get("position")));
  }
}
