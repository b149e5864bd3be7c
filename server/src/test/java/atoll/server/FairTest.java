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
      String id =
          ada.create(
              "islant", "{}", "{\"kind\":\"me\",\"contribution\":42}", "{\"kind\":\"open\"}");
      Map<String, Object> promise = Json.object(ada.look(id).get("fair"));
      assertThat(promise).containsOnlyKeys("commitment");
      ada.post("/api/tables/" + id + "/join", "{\"seat\":1,\"contribution\":7}").expect(200);
      assertThat(Json.object(ada.look(id).get("fair")))
          .containsEntry("contributions", List.of("42", "7"))
          .doesNotContainKey("secret");
      RandomSource random = new RandomSource(8);
      while (!Player.isOver(ada.look(id))) {
        ada.playOne(id, random, move -> true);
      }
      Map<String, Object> fair = Json.object(ada.look(id).get("fair"));
      assertThat(FairChance.commitment(Json.text(fair.get("secret"))))
          .isEqualTo(promise.get("commitment"));
      String record = ada.get("/api/tables/" + id + "/record").text();
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
          .hasMessageContaining("only a finished game from a server");
    }
  }
}
