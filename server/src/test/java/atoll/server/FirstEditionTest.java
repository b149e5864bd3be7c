package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.json.Json;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A server opens the database of a server that played the first edition of all rules. The fixture
 * was written by one: of every game a table that is over and one in play.
 */
final class FirstEditionTest {
  private static final String ETERNAL_OVER = "bex7c7bg8s";
  private static final String ETERNAL_PLAYING = "iwarprw5tb";
  private static final String ISLANT_OVER = "pkmh8m4rcy";
  private static final String ISLANT_PLAYING = "zw2dmrfnw2";
  private static final String LORD_OVER = "aqohw8sfwc";
  private static final String LORD_PLAYING = "abv3fvfvcs";

  @TempDir Path data;
  private AtollServer server;
  private Player stranger;

  @BeforeEach
  void open() throws Exception {
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + data.resolve("atoll.db"));
        Statement statement = connection.createStatement();
        InputStream dump =
            Objects.requireNonNull(getClass().getResourceAsStream("first-edition.sql"))) {
      for (String sql : new String(dump.readAllBytes(), StandardCharsets.UTF_8).split(";\n")) {
        if (!sql.isBlank()) {
          statement.execute(sql);
        }
      }
    }
    server = TestServer.start(data);
    stranger = Player.stranger(server.port());
  }

  @AfterEach
  void close() {
    server.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        LORD_PLAYING,
        "uq2hufar2b",
        "gb9tp37yyi",
        "xpdyavsizv", // a campaign of the first edition
        "3tvpbxkcfv" // nobody had joined it yet
      })
  void aTableOfChangedRulesClosesWithASentenceThatNamesBothEditions(String table) {
    Map<String, Object> seen = stranger.look(table);
    assertThat(seen).containsEntry("status", "over").containsEntry("edition", 1L);
    assertThat(seen).doesNotContainKeys("view", "result");
    assertThat(Json.text(seen.get("past")))
        .contains("edition 1")
        .contains("edition 2")
        .contains(Json.text(seen.get("game")));
    assertThat(Json.object(Json.list(seen.get("seats")).getFirst())).containsEntry("name", "Ada");
    Player grace = Player.arrive(server.port(), "Grace");
    assertThat(grace.post("/api/tables/" + table + "/join", "{}").expect(409).text())
        .contains("\"otherRules\"")
        .contains("edition 2");
    assertThat(stranger.get("/api/tables/" + table + "/record").expect(409).text())
        .contains("edition 2");
  }

  @Test
  void tablesOfChangedRulesLeaveTheListsOfWhatIsPlayedAndJoined() throws Exception {
    for (String status : List.of("open", "playing")) {
      while (listed(status).anyMatch(table -> !isPlayable(table))) {
        Thread.sleep(20); // they are closed right after the start
      }
    }
    assertThat(listed("playing").map(table -> table.get("id")))
        .containsExactlyInAnyOrder(ETERNAL_PLAYING, ISLANT_PLAYING);
    assertThat(listed("over").map(table -> table.get("id")))
        .contains(LORD_OVER, LORD_PLAYING, ETERNAL_OVER, ISLANT_OVER);
  }

  @ParameterizedTest
  @ValueSource(strings = {ETERNAL_OVER, ISLANT_OVER})
  void finishedGamesOfUnchangedRulesAreListedWithTheirResults(String table) throws Exception {
    Object result = stranger.look(table).get("result");
    assertThat(Json.list(Json.object(result).get("scores"))).hasSize(2);
    while (listed("over")
        .noneMatch(each -> table.equals(each.get("id")) && each.containsKey("result"))) {
      Thread.sleep(20); // results are computed right after the start
    }
    assertThat(listed("over").filter(each -> table.equals(each.get("id"))).findFirst())
        .hasValueSatisfying(each -> assertThat(each).containsEntry("result", result));
    stranger.get("/api/tables/" + table + "/record").expect(200);
  }

  @ParameterizedTest
  @ValueSource(strings = {ETERNAL_PLAYING, ISLANT_PLAYING})
  void gamesOfUnchangedRulesGoOn(String table) {
    Map<String, Object> seen = stranger.look(table);
    assertThat(seen).containsEntry("status", "playing").containsKey("view");
    assertThat(Json.list(seen.get("act"))).isNotEmpty();
  }

  @Test
  void whatWasPlayedBeforeWordsWereNotedIsStillHeard() throws Exception {
    int number = Json.whole(stranger.look(ISLANT_PLAYING).get("number"));
    String path = "/api/tables/" + ISLANT_PLAYING + "/events";
    try (Listener listener = new Listener(server.port(), path, null, 0)) {
      assertThat(listener.next(number))
          .filteredOn(heard -> "moved".equals(heard.json().get("kind")))
          .isNotEmpty()
          .allSatisfy(heard -> assertThat(heard.json()).containsKey("move"));
    }
  }

  @Test
  void aFinishedGameOfChangedRulesCanStillBeLookedAt() {
    Map<String, Object> seen = stranger.look(LORD_OVER);
    assertThat(seen).containsEntry("status", "over");
    assertThat(seen.get("options")).isEqualTo(Map.of("auction", true));
    assertThat(Json.text(seen.get("past"))).contains("edition 1", "edition 2");
  }

  private Stream<Map<String, Object>> listed(String status) {
    return Json.list(stranger.get("/api/tables?status=" + status).expect(200).json().get("tables"))
        .stream()
        .map(Json::object);
  }

  private static boolean isPlayable(Map<String, Object> table) {
    return List.of(ETERNAL_PLAYING, ISLANT_PLAYING).contains(table.get("id"));
  }
}
