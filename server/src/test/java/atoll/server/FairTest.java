package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import atoll.engine.RandomSource;
import atoll.engine.Refused;
import atoll.engine.fair.FairChance;
import atoll.engine.fair.Verification;
import atoll.engine.json.Json;
import atoll.games.Catalogue;
import atoll.server.fair.Fresh;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Chance is promised before and proved after. */
final class FairTest {
  @Test
  void outcomesFollowFromSecretContributionsAndNumber() {
    FairChance fair = new FairChance("00ff", List.of("1", "2"));
    assertThat(FairChance.commitment("00ff"))
        .isEqualTo("8909cde2f411a84e86e7a39c8a3916b7cda6a9d977778030b6f6a491401400bc");
    assertThat(fair.source(1).next()).isEqualTo(fair.source(1).next());
    assertThat(fair.source(1).next()).isNotEqualTo(fair.source(2).next());
    assertThat(fair.source(1).next())
        .isNotEqualTo(new FairChance("00ff", List.of("1", "3")).source(1).next());
  }

  @Test
  void theRecordProvesEveryDieAndNamesTheOneThatIsOff(@TempDir Path data) {
    try (AtollServer server = TestServer.start(data)) {
      Player ada = Player.arrive(server.port(), "Ada");
      Player grace = Player.arrive(server.port(), "Grace");
      String id = kept(ada, "{\"kind\":\"me\"},{\"kind\":\"bot\"},{\"kind\":\"open\"}");
      Map<String, Object> promise = Json.object(ada.look(id).get("fair"));
      assertThat(promise).containsOnlyKeys("commitment");
      ada.post("/api/tables/" + id + "/join", "{\"contribution\":42}").expect(200);
      grace.post("/api/tables/" + id + "/join", "{\"contribution\":7}").expect(200);
      assertThat(Json.object(ada.look(id).get("fair")))
          .containsEntry("contributions", List.of("42", "7"))
          .containsEntry("seats", List.of(0L, 2L))
          .doesNotContainKey("secret");
      RandomSource random = new RandomSource(8);
      while (!Player.isOver(ada.look(id))) {
        ada.playOne(id, random, move -> true);
        grace.playOne(id, random, move -> true);
      }
      Map<String, Object> fair = Json.object(ada.look(id).get("fair"));
      assertThat(FairChance.commitment(Json.text(fair.get("secret"))))
          .isEqualTo(promise.get("commitment"));
      String record = ada.get("/api/tables/" + id + "/record").text();
      assertThat(record.lines().findFirst().orElseThrow())
          .contains("\"contributions\":[\"42\",\"7\"],\"seats\":[0,2]");
      assertThat(Verification.of(Catalogue.all(), record).draws()).isPositive();

      String rigged = record.replaceFirst("roll (\\d) (\\d)", "roll 6 6");
      if (rigged.equals(record)) {
        rigged = record.replaceFirst("roll (\\d) (\\d)", "roll 1 1");
      }
      String altered = rigged;
      assertThatThrownBy(() -> Verification.of(Catalogue.all(), altered))
          .isInstanceOf(Refused.class)
          .hasMessageContaining("line 2: draw 1 is off");
      String swapped = record.replace("\"42\"", "\"43\"");
      assertThatThrownBy(() -> Verification.of(Catalogue.all(), swapped))
          .hasMessageContaining("is off");
      String otherSecret = record.replace(Json.text(fair.get("secret")), Fresh.secret());
      assertThatThrownBy(() -> Verification.of(Catalogue.all(), otherSecret))
          .hasMessageContaining("not the one promised");
      String plain = record.replaceAll(",\"fair\":\\{[^}]*\\}", "");
      assertThatThrownBy(() -> Verification.of(Catalogue.all(), plain))
          .hasMessageContaining("only a finished game");
    }
  }

  /** Makes a table of Islant where the maker's seats wait for it. */
  private static String kept(Player player, String seats) {
    String body = "{\"game\":\"islant\",\"kept\":true,\"seats\":[%s]}".formatted(seats);
    return Json.text(player.post("/api/tables", body).expect(201).json().get("id"));
  }

  @Test
  void aNumberThatComesBeforeTheCommitmentIsRefused(@TempDir Path data) {
    try (AtollServer server = TestServer.start(data)) {
      Player ada = Player.arrive(server.port(), "Ada");
      String seat = "{\"kind\":\"me\",\"contribution\":42}";
      assertThat(
              ada.post("/api/tables", "{\"game\":\"islant\",\"seats\":[" + seat + "]}")
                  .expect(400)
                  .text())
          .contains("kept");
    }
  }

  @Test
  void whoMakesATableSeesTheCommitmentBeforeItGivesItsNumber(@TempDir Path data) {
    try (AtollServer server = TestServer.start(data)) {
      Player ada = Player.arrive(server.port(), "Ada");
      Player grace = Player.arrive(server.port(), "Grace");
      String id =
          kept(
              ada,
              "{\"kind\":\"me\"},{\"kind\":\"same-device\",\"name\":\"Alan\"},{\"kind\":\"bot\"}");
      Map<String, Object> before = ada.look(id);
      assertThat(before)
          .containsEntry("status", "open")
          .containsEntry("keptSeats", List.of(0L, 1L))
          .containsEntry("mySeats", List.of());
      assertThat(Json.object(Json.list(before.get("seats")).get(1)))
          .containsEntry("keptFor", "Alan");
      assertThat(grace.look(id)).doesNotContainKey("keptSeats");
      for (String body : List.of("{}", "{\"seat\":0}", "{\"seat\":1,\"contribution\":1}")) {
        grace.post("/api/tables/" + id + "/join", body).expect(409);
      }
      Map<String, Object> begun =
          ada.post("/api/tables/" + id + "/join", "{\"contribution\":42}").expect(200).json();
      assertThat(begun)
          .containsEntry("status", "playing")
          .containsEntry("mySeats", List.of(0L, 1L))
          .doesNotContainKey("keptSeats");
      assertThat(Json.object(Json.list(begun.get("seats")).get(1))).containsEntry("name", "Alan");
      assertThat(Json.object(begun.get("fair")))
          .containsEntry("commitment", Json.object(before.get("fair")).get("commitment"))
          .containsEntry("contributions", List.of("42"))
          .containsEntry("seats", List.of(0L));
      // The answer was lost: the same once more changes nothing.
      Map<String, Object> again =
          ada.post("/api/tables/" + id + "/join", "{\"contribution\":42}").expect(200).json();
      assertThat(again.get("fair")).isEqualTo(begun.get("fair"));
    }
  }

  @Test
  void nothingWaitsForADeviceThatDoesNotAnswerAndNoNumberIsInvented(@TempDir Path data) {
    try (AtollServer server = TestServer.start(data)) {
      Player ada = Player.arrive(server.port(), "Ada");
      String silent = ada.create("islant", "{}", "{\"kind\":\"me\"}");
      assertThat(Json.object(ada.look(silent).get("fair")))
          .containsEntry("contributions", List.of());
      String id = kept(ada, "{\"kind\":\"me\"},{\"kind\":\"bot\"}");
      ada.post("/api/tables/" + id + "/start", "{\"bot\":\"random\"}").expect(200);
      assertThat(ada.look(id)).containsEntry("mySeats", List.of());
      assertThat(ada.get("/api/tables?mine=true").text()).doesNotContain(id).contains(silent);
      String left = kept(ada, "{\"kind\":\"me\"},{\"kind\":\"bot\"}");
      assertThat(ada.post("/api/tables/" + left + "/leave", "{}").expect(200).json())
          .containsEntry("status", "over");
    }
  }

  @Test
  void aSeatStaysKeptAcrossARestart(@TempDir Path data) {
    String id;
    String token;
    try (AtollServer server = TestServer.start(data)) {
      Player ada = Player.arrive(server.port(), "Ada");
      token = String.valueOf(ada.token());
      id = kept(ada, "{\"kind\":\"me\"},{\"kind\":\"me\"}");
      for (int i = 0; i < 60; i++) {
        // A snapshot is written on the way.
        ada.post("/api/tables/" + id + "/join", "{\"seat\":0}").expect(200);
        ada.post("/api/tables/" + id + "/leave", "{\"seat\":0}").expect(200);
      }
    }
    try (AtollServer server = TestServer.start(data)) {
      Player ada = Player.withToken(server.port(), token);
      assertThat(ada.look(id)).containsEntry("keptSeats", List.of(1L));
    }
  }
}
