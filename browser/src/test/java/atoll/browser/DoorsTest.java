package atoll.browser;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.arena.Bench;
import atoll.arena.ThreadMeter;
import atoll.engine.Game;
import atoll.engine.Setup;
import atoll.engine.json.Json;
import atoll.games.Catalogue;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What the page can call, asked on the JVM. */
final class DoorsTest {
  private static final String SEED = "a quiet sea";

  @Test
  void aGameOfEachKindIsPlayedRecordedAndOpenedAgain() {
    for (Game game : Catalogue.all().all()) {
      start(game.id());
      playOn(Integer.MAX_VALUE);
      String record = Json.text(ok(Doors.record()));
      String end = Doors.look("[0,1]", 0, -1, true);
      ok(Doors.resume(record, SEED));
      assertThat(Doors.look("[0,1]", 0, -1, true)).isEqualTo(end);
      assertThat(Json.text(ok(Doors.record()))).isEqualTo(record);
    }
  }

  @Test
  void everyStepCanBeLookedAtAgain() {
    for (Game game : Catalogue.all().all()) {
      start(game.id());
      List<String> seen = new java.util.ArrayList<>();
      while (!"over".equals(state().get("next")) && seen.size() < 120) {
        seen.add(Doors.view(0, -1));
        step();
      }
      for (int step = 0; step < seen.size(); step++) {
        assertThat(Doors.view(0, step)).isEqualTo(seen.get(step));
      }
    }
  }

  @Test
  void aBranchGoesOnFromAnEarlierStepAsThatStepWas() {
    start("small-islands");
    playOn(60);
    String then = Doors.view(1, 40);
    ok(Doors.branch(40));
    assertThat(Doors.view(1, -1)).isEqualTo(then);
    assertThat(state()).containsEntry("step", 40L).containsEntry("number", 40L);
    playOn(10);
    assertThat(state()).containsEntry("step", 50L);
  }

  @Test
  void theBotsSayWhatMovesAreWorthAtAnyStep() {
    for (Game game : Catalogue.all().all()) {
      start(game.id());
      playOn(30);
      String now = Doors.look("[0,1]", 0, -1, true);
      List<Object> events = Json.list(ok(Doors.events("[0,1]", 0)));
      int asked = 0;
      for (int step = 0; step < events.size() && asked < 3; step++) {
        Map<String, Object> event = Json.object(events.get(step));
        if (event.get("move") instanceof String move) {
          int seat = Json.whole(event.get("seat"));
          List<Map<String, Object>> worths =
              Json.objects(ok(Doors.appraise(seat, step, move, "1")));
          assertThat(worths.stream().map(worth -> worth.get("move"))).contains(move);
          assertThat(Doors.appraise(seat, step, "nonsense", "1")).contains("\"error\"");
          boolean isForBoth = isLegal(1 - seat, step, move);
          assertThat(Doors.appraise(1 - seat, step, move, "1").contains("\"error\""))
              .as("seat %d could play %s as well: %s", 1 - seat, move, isForBoth)
              .isNotEqualTo(isForBoth);
          asked++;
        }
      }
      assertThat(asked).isEqualTo(3);
      List<Object> outlooks = Json.list(ok(Doors.outlook(-5, 9)));
      assertThat(outlooks).hasSize(10).allMatch(each -> Json.list(each).size() == 2);
      assertThat(Json.list(ok(Doors.outlook(0, 100_000)))).hasSize(events.size() + 1);
      assertThat(Doors.look("[0,1]", 0, -1, true)).isEqualTo(now);
    }
    assertThat(Doors.appraise(7, 0, null, "1")).contains("seat must be");
    assertThat(Doors.appraise(0, 100_000, null, "1")).contains("step must be");
  }

  private static boolean isLegal(int seat, int step, String move) {
    Map<String, Object> sheet = object(Doors.look("[" + seat + "]", seat, step, false));
    Object moves = Json.object(sheet.get("legal")).get(String.valueOf(seat));
    return moves != null && Json.list(moves).contains(move);
  }

  @Test
  void theSpeedOfTheSameGamesIsMeasuredEverywhere() {
    Map<String, Object> speeds =
        Json.object(ok(Doors.bench("lord-of-my-island", 2, "{}", 0.01, true)));
    assertThat(speeds).containsOnlyKeys("decisions", "checksum", "level4", "level5");
    Setup setup = Setup.of(Catalogue.all().get("lord-of-my-island"), 2, Map.of());
    assertThat(speeds.get("checksum"))
        .isEqualTo(Long.toString(Bench.measure(setup, "", 0.01, new ThreadMeter()).checksum()));
    assertThat(Doors.bench("lord-of-my-island", 2, "{}", 1e9, false)).contains("seconds must be");
  }

  @Test
  void chanceFollowsFromTheSeedHoweverOftenTheTableIsOpened() {
    start("islant");
    playOn(20);
    String cut = Json.text(ok(Doors.record()));
    playOn(Integer.MAX_VALUE);
    String whole = Json.text(ok(Doors.record()));
    ok(Doors.resume(cut, SEED));
    playOn(Integer.MAX_VALUE);
    assertThat(Json.text(ok(Doors.record()))).isEqualTo(whole);
  }

  @Test
  void aGameWhoseChanceFellFromTheSeedCanBeVerifiedLikeAServedOne() {
    for (Game game : Catalogue.all().all()) {
      start(game.id());
      playOn(Integer.MAX_VALUE);
      String record = Json.text(ok(Doors.record()));
      assertThat(object(Doors.verify(record))).containsKey("draws");
      ok(Doors.resume(record, "another sea"));
      assertThat(Json.text(ok(Doors.record()))).doesNotContain("\"fair\"");
    }
  }

  @Test
  void aMoveSaysWhetherItsSeatCanActDirectlyAfterIt() {
    start("islant");
    while (!"seats".equals(state().get("next"))) {
      step();
    }
    int seat = seatToAct();
    Map<String, Object> sheet = object(Doors.look("[" + seat + "]", seat, -1, false));
    List<?> moves = Json.list(Json.object(sheet.get("legal")).get(String.valueOf(seat)));
    List<?> ends = Json.list(Json.object(sheet.get("ends")).get(String.valueOf(seat)));
    assertThat(ends).hasSameSizeAs(moves);
    for (int i = 0; i < moves.size(); i++) {
      ok(Doors.play(seat, Json.text(moves.get(i))));
      boolean isItsTurn = Json.list(state().get("act")).contains((long) seat);
      assertThat(ends.get(i)).isEqualTo(isItsTurn ? 0L : 1L);
      ok(Doors.branch(Json.whole(sheet.get("step"))));
    }
  }

  @Test
  void preparedDiceFallAsTold() {
    start("islant");
    ok(Doors.draw("roll 3 4"));
    assertThat(Doors.events("[]", 0)).contains("\"outcome\":\"roll 3 4\"");
    assertThat(error(Doors.draw("roll 3 4"))).isEqualTo("chance decides nothing here");
  }

  @Test
  void aMoveIsTakenBackAndToldOf() {
    start("first-island");
    while (!"seats".equals(state().get("next"))) {
      step();
    }
    String before = Doors.view(0, -1);
    String move = firstMove(0);
    ok(Doors.play(0, move));
    assertThat(Doors.look("[0]", 0, -1, false)).contains("\"takeBack\":[0]");
    ok(Doors.takeBack(0));
    assertThat(Doors.view(0, -1)).isEqualTo(before);
    assertThat(Doors.events("[0]", 0)).contains("tookBack");
    assertThat(error(Doors.takeBack(0))).isEqualTo("seat 0 has nothing to take back");
  }

  @Test
  void whatAnotherSeatHidesIsNeitherSeenNorHeard() {
    start("small-islands");
    playOn(15); // up to the first turn: what is dealt, chosen and kept
    List<Map<String, Object>> heard = Json.objects(ok(Doors.events("[0]", 0)));
    List<Map<String, Object>> own = Json.objects(ok(Doors.events("[1]", 0)));
    int secrets = 0;
    for (int i = 0; i < own.size(); i++) {
      String outcome = String.valueOf(own.get(i).get("outcome"));
      String move = String.valueOf(own.get(i).get("move"));
      if (outcome.matches("(hand|deal) 1 .*") || move.matches("(choose|keep) .*")) {
        assertThat(heard.get(i)).doesNotContainKeys("outcome", "move");
        secrets++;
      }
    }
    assertThat(secrets).isEqualTo(5);
    String hand = Json.text(own.get(6).get("outcome")); // hand 1 and two tiles
    assertThat(Doors.view(1, -1)).contains(hand.split(" ")[2]);
    assertThat(Doors.view(0, -1)).doesNotContain(hand.split(" ")[2], hand.split(" ")[3]);
    assertThat(Doors.look("[]", 0, -1, false)).contains("\"viewer\":-1").contains("\"legal\":{}");
  }

  @Test
  void aBotThinksTheSameForTheSameSeed() {
    start("my-island");
    playOn(6);
    while (!"seats".equals(state().get("next"))) {
      step();
    }
    int seat = seatToAct();
    assertThat(Doors.think(seat, "level3", "7")).isEqualTo(Doors.think(seat, "level3", "7"));
    String move = Json.text(object(Doors.think(seat, "level3", "7")).get("move"));
    assertThat(Doors.why(seat, move)).isEqualTo("null");
    assertThat(object(Doors.why(seat, "gibberish"))).containsEntry("code", "no-move");
  }

  @Test
  void whatCannotBeIsRefusedInASentenceAndChangesNothing() {
    start("islant");
    playOn(5);
    Object before = state();
    assertThat(error(Doors.play(99, "x"))).isEqualTo("seat must be 0 to 1, not 99");
    assertThat(error(Doors.play(-1, null))).contains("seat must be");
    assertThat(error(Doors.view(2, 0))).contains("seat must be");
    assertThat(error(Doors.view(0, 9999))).contains("step must be");
    assertThat(error(Doors.branch(9999))).contains("step must be");
    assertThat(error(Doors.look("nonsense", 0, 0, false))).isNotEmpty();
    assertThat(error(Doors.look(null, 0, 0, false))).contains("missing");
    assertThat(error(Doors.start("chess", 2, "{}", "[]", ""))).contains("there is no game");
    assertThat(error(Doors.start("islant", 0, "{}", "[]", ""))).contains("seats must be");
    assertThat(error(Doors.start("islant", 2, "{}", "[\"a\"]", ""))).contains("a name for each");
    assertThat(error(Doors.start("islant", 2, null, "[\"a\",\"b\"]", ""))).contains("missing");
    assertThat(error(Doors.resume("{}", ""))).startsWith("line 1: ");
    assertThat(Json.object(Json.read(Doors.resume("{}", ""))))
        .containsEntry("error", "badRecord")
        .containsEntry("parameters", Map.of("line", 1L));
    assertThat(error(Doors.resume("", ""))).isNotEmpty();
    assertThat(error(Doors.think(seatToAct(), "deep thought", "1"))).contains("there is no bot");
    assertThat(error(Doors.verify("x"))).contains("too short");
    assertThat(error(Doors.simulate("islant", 2, "{}", "[\"random\"]", "1", 0, false)))
        .contains("a bot for each");
    assertThat(state()).isEqualTo(before);
  }

  @Test
  void aSnapshotGoesOnAsTheGameItWasTakenFrom() {
    start("lord-of-my-island");
    playOn(25);
    String snapshot = Json.text(ok(Doors.snapshot()));
    String view = Doors.view(0, -1);
    ok(Doors.restore("lord-of-my-island", 2, "{}", "[\"a\",\"b\"]", snapshot, SEED));
    assertThat(Doors.view(0, -1)).isEqualTo(view);
    assertThat(error(Doors.record())).contains("no record");
    playOn(5);
  }

  private static void start(String game) {
    ok(Doors.start(game, 2, "{}", "[\"Ada\",\"Grace\"]", SEED));
  }

  private static void playOn(int steps) {
    for (int i = 0; i < steps && !"over".equals(state().get("next")); i++) {
      step();
    }
  }

  private static void step() {
    if ("chance".equals(state().get("next"))) {
      ok(Doors.draw(""));
    } else {
      int seat = seatToAct();
      ok(Doors.play(seat, firstMove(seat)));
    }
  }

  /** Not the first in the list, which may be dull, but always the same. */
  private static String firstMove(int seat) {
    List<Object> moves = Json.list(ok(Doors.legal(seat)));
    return Json.text(Json.object(moves.get(moves.size() / 2)).get("move"));
  }

  private static int seatToAct() {
    return Json.whole(Json.list(state().get("act")).getFirst());
  }

  private static Map<String, Object> state() {
    return object(Doors.state());
  }

  private static Map<String, Object> object(String answer) {
    return Json.object(ok(answer));
  }

  private static Object ok(String answer) {
    Object value = java.util.Objects.requireNonNull(Json.read(answer));
    assertThat(value instanceof Map<?, ?> map && map.containsKey("error")).as(answer).isFalse();
    return value;
  }

  private static String error(String answer) {
    Map<String, Object> said = Json.object(Json.read(answer));
    assertThat(said).containsKeys("error", "parameters").doesNotContainEntry("error", "internal");
    return Json.text(said.get("message"));
  }
}
