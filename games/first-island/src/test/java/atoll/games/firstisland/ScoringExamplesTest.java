package atoll.games.firstisland;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Ranks;
import atoll.engine.grid.Hexes;
import atoll.engine.json.Json;
import atoll.engine.json.JsonSink;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The worked examples of the rules about maps, points and verdicts, by their numbers. */
final class ScoringExamplesTest {
  private static final String SOURCES_MAP =
      "a1 22, a2 25 nw, b1 25 nw, b2 56 nw, b3 16 se, b4 13 nw, b5 34 sw, "
          + "c1 56 nw, c2 16 se, c3 15 nw, c4 34 nw, c5 34 ne, c6 34 ne, "
          + "d1 13 nw, d2 56 ne, d3 45 e, d4 36 e, d5 14 e, d6 13 nw, "
          + "e1 36 ne, e2 36 sw, e3 26 se, e4 12 se, e5 13 w, f1 22, f2 12 e";

  private final Scene game = Scene.cards("full", 2);
  private final Seat seat = game.seat(0);
  private final Scoring scoring = new Scoring();

  private void map(String marks) {
    game.marks(0, marks);
    scoring.count(seat);
  }

  private void score(String card, int die, String hexes) {
    seat.score(game.card(card), die - 1, game.hexes(hexes));
    scoring.count(seat);
  }

  private int area(int die) {
    return scoring.area(die - 1);
  }

  private int request(int die) {
    return scoring.request(die - 1);
  }

  private int[] areas() {
    return new int[] {area(1), area(2), area(3), area(4), area(5), area(6)};
  }

  private int[] requests() {
    return new int[] {request(1), request(2), request(3), request(4), request(5), request(6)};
  }

  @Test
  void theSourcesExampleHas81Points() { // example 1
    map(SOURCES_MAP);
    assertThat(game.fits("5a", 1)).contains("b3 b4 c2 c3 d1");
    assertThat(game.fits("4g", 6)).contains("d2 d4 e2 e3");
    assertThat(game.fits("sa", 4)).contains("c4 c5 d3 d5");
    score("5a", 1, "b3 b4 c2 c3 d1");
    score("4g", 6, "d2 d4 e2 e3");
    score("sa", 4, "c4 c5 d3 d5");
    seat.override(0);
    seat.override(1);
    scoring.count(seat);
    int[] placements = {10, 7, 11, 6, 7, 9};
    int[] camps = {2, 2, 2, 1, 2, 2};
    int[] scorable = {10, 7, 8, 4, 7, 8};
    for (int tribe = 0; tribe < 6; tribe++) {
      assertThat(scoring.placements(tribe)).isEqualTo(placements[tribe]);
      assertThat(scoring.camps(tribe)).isEqualTo(camps[tribe]);
      assertThat(Integer.bitCount(scoring.scorable(tribe))).isEqualTo(scorable[tribe]);
    }
    assertThat(areas()).containsExactly(10, 7, 5, 2, 7, 7);
    assertThat(requests()).containsExactly(4, 6, -3, 4, 8, 4);
    assertThat(scoring.scorable()).isEqualTo(44);
    assertThat(scoring.total()).isEqualTo(81);
    int[] points = new int[14];
    scoring.breakdown(points);
    assertThat(points).containsExactly(10, 7, 5, 2, 7, 7, 4, 6, -3, 4, 8, 4, -2, 22);
  }

  @Test
  void bordersAreSharedSidesAndTheCut() { // example 5, R3, R4
    map("a1 13 se, c3 13 e, c4 13 e, d3 12 nw");
    assertThat(isOnEdge("a1", 1)).isFalse();
    assertThat(isOnEdge("a1", 3)).isTrue();
    assertThat(touches("c3", 1, Hexes.E, 1)).isFalse();
    assertThat(touches("c3", 1, Hexes.E, 3)).isTrue();
    assertThat(touches("c3", 1, Hexes.SE, 1)).isTrue();
    assertThat(touches("d3", 1, Hexes.NE, 3)).isTrue();
    assertThat(touches("d3", 2, Hexes.NE, 3)).isFalse();
  }

  private boolean touches(String hex, int die, int side, int other) {
    int hexes = Areas.touching(seat.map, die - 1, other - 1, side);
    return (hexes & game.hexes(hex)) != 0;
  }

  private boolean isOnEdge(String hex, int die) {
    return (Scoring.onEdge(seat.map, die - 1) & game.hexes(hex)) != 0;
  }

  @Test
  void aFencePartsACampFromTheRest() { // example 6
    map("b1 46 ne, b2 46 sw, c3 46 ne, c4 46 sw, d4 46 ne, d5 46 sw");
    assertThat(area(4)).isEqualTo(6);
    assertThat(request(4)).isEqualTo(6);
    assertThat(game.fits("4a", 4))
        .containsExactlyInAnyOrder("b1 b2 c3 c4", "b2 c3 c4 d4", "c3 c4 d4 d5");
    score("4a", 4, "b1 b2 c3 c4");
    assertThat(area(4)).isEqualTo(2);
    assertThat(request(4)).isEqualTo(4);
    assertThat(game.fits("4a", 4)).isEmpty();
    map("e5 46 nw");
    assertThat(area(4)).isEqualTo(7);
    assertThat(request(4)).isEqualTo(4);
  }

  @Test
  void aFenceCanMakeTwoCampsOfScientists() { // example 6
    map("b1 56 sw, b2 56 ne, c3 56 sw, c4 56 ne, d4 56 sw, d5 56 ne, e5 56 se");
    assertThat(request(6)).isEqualTo(2);
    score("4a", 6, "b1 b2 c3 c4");
    assertThat(request(6)).isEqualTo(4);
    assertThat(area(6)).isEqualTo(7);
  }

  @Test
  void shapesMatchHalfForHalfAndWholeForWhole() { // example 7, R13
    map("c3 12 ne, c4 12 sw, d4 12 ne, d5 11");
    assertThat(scoring.camps(0)).isEqualTo(1);
    assertThat(game.fits("4a", 1)).isEmpty();
  }

  @Test
  void shapesMayBeMirrored() { // example 7
    map("c3 12 ne, c4 12 sw, d4 12 ne, d5 12 sw");
    assertThat(game.fits("4a", 1)).containsExactly("c3 c4 d4 d5");
    Scene mirrored = Scene.cards("full", 2).marks(0, "c4 12 nw, c3 12 se, d2 12 nw, d1 12 se");
    assertThat(mirrored.fits("4a", 1)).containsExactly("c3 c4 d1 d2");
  }

  @Test
  void scholarsWantScavengersAndShunTheEdge() { // example 8
    map("c2 13 e, c3 13 w, d2 13 ne, d1 33, e1 33");
    assertThat(area(1)).isEqualTo(3);
    assertThat(request(1)).isZero();
    assertThat(area(3)).isEqualTo(3);
    assertThat(request(3)).isEqualTo(-2);
  }

  @Test
  void healersWantScorableCompany() { // example 9
    map("c3 15 w, c4 56 w, d3 25 sw, c2 11, d2 11, e2 22, e1 22");
    assertThat(areas()).containsExactly(3, 3, -5, -5, 3, -5);
    assertThat(request(5)).isEqualTo(4);
    assertThat(request(2)).isEqualTo(6);
    assertThat(scoring.scorable()).isEqualTo(9);
  }

  @Test
  void aTribeWithoutACampCostsFiveAndEmptyHexesNothing() { // example 10, R12, R20
    scoring.count(seat);
    assertThat(scoring.total()).isEqualTo(-30);
    map("a1 12 nw, b1 12 w, c1 12 w, d1 12 w, e5 12 e, f1 12 sw");
    assertThat(area(1)).isEqualTo(-5);
  }

  @Test
  void aTribeWithACampMayFallBelowThat() { // example 10
    map("a1 14 e, a2 14 w, b2 14 ne");
    map("b4 14 nw, c6 14 e, d6 14 se, e5 14 se, f2 14 e, f1 14 sw, e3 14 sw, e1 14 w, c1 14 w");
    assertThat(scoring.camps(0)).isEqualTo(1);
    assertThat(scoring.placements(0)).isEqualTo(12);
    assertThat(area(1)).isEqualTo(-6);
  }

  @Test
  void tiesGoToFewerOverridesThenMoreScorablePlacements() { // example 16, R17
    assertThat(
            ranks(new int[] {61, 61, 61, 60}, new int[] {2, 0, 0, 0}, new int[] {47, 44, 44, 46}))
        .containsExactly(3, 1, 1, 4);
    assertThat(ranks(new int[] {61, 61, 61}, new int[] {1, 1, 1}, new int[] {44, 45, 43}))
        .containsExactly(2, 1, 3);
  }

  @Test
  void ofMapsWithTheSamePointsTheTidierIsAhead() { // R17
    Scene game = Scene.cards("none", 5);
    game.marks(0, "c3 55, c4 55, c5 55, d4 55").seat(0).override(0);
    game.marks(1, "c3 55, c4 55, c5 55");
    game.marks(2, "c3 55, c4 55, c5 55");
    game.marks(3, "c3 55, c4 55, c5 55, d4 55, f1 55");
    assertThat(new int[] {game.score(0), game.score(1), game.score(2), game.score(3)})
        .containsOnly(-22);
    assertThat(game.score(4)).isEqualTo(-30);
    int[] ranks = {4, 2, 2, 1, 5};
    for (int seat = 0; seat < 5; seat++) {
      assertThat(game.position.rank(seat)).isEqualTo(ranks[seat]);
      assertThat(game.position.hasWon(seat)).isEqualTo(ranks[seat] == 1);
    }
  }

  private static int[] ranks(int[] totals, int[] overrides, int[] scorable) {
    int[] ranks = new int[totals.length];
    for (int seat = 0; seat < ranks.length; seat++) {
      ranks[seat] =
          Ranks.rank(
              ranks.length,
              seat,
              (a, b) ->
                  Scoring.standing(totals[a], overrides[a], scorable[a])
                      - Scoring.standing(totals[b], overrides[b], scorable[b]));
    }
    return ranks;
  }

  // What is asked of somebody alone.

  @Test
  void aMapIsJudgedByWhatItsTribesHave() {
    Scene alone = Scene.solo("casual").marks(0, SOURCES_MAP).scored(0, "4a", "4b", "4c");
    assertThat(alone.points(0, "scholars") + alone.points(0, "scholars-request")).isEqualTo(2);
    assertThat(alone.position.hasWon(0)).as("3 are wanted").isFalse();
    assertThat(alone.position.rank(0)).isEqualTo(1);
    Map<String, Object> solo = Json.object(alone.ending().get("solo"));
    assertThat(solo).containsEntry("won", false).containsEntry("missed", List.of("scholars"));
  }

  private static String verdict(String level, int cards, int cardPoints) {
    int[] points = {6, 7, 9, 8, 5, 6, 2, 3, -1, 6, 8, 4, 0, cardPoints};
    JsonSink sink = new JsonSink().beginObject();
    int total = IntStream.of(points).sum();
    new Verdict(Scene.solo(level).position.rules, points, total, cards).write(sink);
    return sink.end().toString();
  }

  private static final String TRIBES =
      "\"scavengers\",\"builders\",\"scholars\",\"matriarchy\",\"healers\",\"scientists\"";

  @Test
  void aHardGameMayMissTheTotalAlone() { // example 14
    assertThat(verdict("hard", 4, 35))
        .isEqualTo(
            "{\"solo\":{\"level\":\"hard\",\"won\":false,\"met\":["
                + TRIBES
                + ",\"cards\"],\"missed\":[\"total\"]}}");
  }

  @Test
  void aHundredPointsWinTheStandardLevel() { // example 14
    assertThat(verdict("standard", 4, 37)).contains("\"won\":true").contains("\"missed\":[]");
    assertThat(verdict("standard", 4, 36)).contains("\"missed\":[\"total\"]");
    assertThat(verdict("standard", 3, 37)).contains("\"missed\":[\"cards\"]");
  }

  @Test
  void theImpossibleLevelWantsEveryRequest() { // example 14
    assertThat(verdict("impossible", 4, 57))
        .contains(
            "\"met\":["
                + TRIBES
                + ",\"matriarchy-request\",\"healers-request\",\"scientists-request\","
                + "\"cards\",\"total\"]")
        .contains("\"missed\":[\"scavengers-request\",\"builders-request\",\"scholars-request\"]");
  }

  @Test
  void casualHasNoTotal() {
    assertThat(verdict("casual", 3, -100)).contains("\"won\":true").doesNotContain("total");
  }

  @Test
  void theViewTellsWhichConditionsHoldNow() {
    Scene alone = Scene.solo("casual").chance("deal 0 4a", "table sa");
    assertThat(alone.seen(0)).containsAllEntriesOf(alone.ending());
    assertThat(Json.object(alone.ending().get("solo"))).containsEntry("met", List.of());
    assertThat(game.ending()).isEmpty();
  }
}
