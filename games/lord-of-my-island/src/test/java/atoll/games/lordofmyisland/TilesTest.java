package atoll.games.lordofmyisland;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Components;
import atoll.engine.Setup;
import atoll.engine.json.Json;
import atoll.engine.record.RecordWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The components are those that the rules list. */
final class TilesTest {
  private static final Rules RULES = Scene.seats(6).rules;
  private static final Tiles TILES = RULES.tiles();
  private static final Pieces PIECES = RULES.pieces();
  private static final Dice DICE = RULES.dice();

  private static Board board(int seats) {
    return Scene.seats(seats).rules.board();
  }

  private static List<Tile> tiles(int seats) {
    Board board = board(seats);
    List<Tile> tiles = new ArrayList<>();
    for (int tile = 0; tile < TILES.count(); tile++) {
      if (board.tiles.has(tile)) {
        tiles.add(TILES.get(tile));
      }
    }
    return tiles;
  }

  private static List<Integer> kinds(int seats) {
    int[] counts = new int[Tile.KINDS.count()];
    tiles(seats).forEach(tile -> counts[tile.kind()]++);
    return List.of(counts[0], counts[1], counts[2], counts[3], counts[4]);
  }

  private static List<Integer> communities(int seats) {
    return List.of("fishing", "farming", "logging", "mining", "city").stream()
        .map(kind ->
            tiles(seats).stream()
                .mapToInt(tile -> Integer.bitCount(tile.communitiesOfKind(kind)))
                .sum())
        .toList();
  }

  @Test
  void everyPieceOfTheBoardHasTwelveSquaresAndEighteenTiles() { // R7, R8
    int[] columns = {0, 0, 8, 8, 8, 10, 12};
    for (int seats = 2; seats <= 6; seats++) {
      Board board = board(seats);
      int pieces = Math.max(4, seats);
      assertThat(board.squares.rows()).isEqualTo(6);
      assertThat(board.squares.columns()).isEqualTo(columns[seats]);
      assertThat(board.squares.cells()).isEqualTo(12 * pieces);
      assertThat(board.tiles.count()).isEqualTo(18 * pieces);
    }
  }

  @Test
  void tilesByKind() { // R1
    assertThat(kinds(2)).containsExactly(29, 22, 11, 5, 5);
    assertThat(kinds(5)).containsExactly(35, 28, 14, 7, 6);
    assertThat(kinds(6)).containsExactly(41, 34, 17, 9, 7);
  }

  @Test
  void communitiesByKind() {
    assertThat(communities(4)).containsExactly(19, 42, 35, 14, 5);
    assertThat(communities(5)).containsExactly(23, 50, 45, 20, 5);
    assertThat(communities(6)).containsExactly(28, 59, 52, 24, 6);
  }

  @Test
  void aQuarterOfTheTilesHaveAPort() { // R49
    assertThat(ports(4)).isEqualTo(18);
    assertThat(ports(5)).isEqualTo(22);
    assertThat(ports(6)).isEqualTo(27);
    assertThat(TILES.get(TILES.ids.named("s03")).communities())
        .containsExactly("fishing", "fishing");
  }

  private static long ports(int seats) {
    return tiles(seats).stream().filter(tile -> tile.communitiesOfKind("fishing") != 0).count();
  }

  @Test
  void everyExitIsOnOneRoadAndEveryRoadHasACommunity() { // R6
    for (Tile tile : tiles(6)) {
      assertThat(String.join("", tile.roads()).replaceAll("[0-9]", "").chars())
          .as(tile.id())
          .doesNotHaveDuplicates();
      assertThat(tile.roads()).allMatch(road -> Tile.communitiesOn(road) != 0);
    }
  }

  @Test
  void farmingIsOnTwoFacesAndTheRarerCommunitiesPayMore() { // R25, R48
    long oneOfEach = 0;
    for (String community : List.of("mining", "fishing", "logging", "farming", "city")) {
      oneOfEach += DICE.tallyOf(community);
    }
    assertThat(DICE.expectedPay(oneOfEach)).isEqualTo((8 + 4 + 5 + 3 + 3) / 6.0);
    assertThat(DICE.expectedPay(DICE.tallyOf("farming"))).isEqualTo(1);
    assertThat(DICE.expectedPay(DICE.tallyOf("mining"))).isEqualTo(8 / 6.0);
  }

  @Test
  void theTableShowsWhatIsInTheBox() { // R50
    Map<String, Object> tokens = Components.of(LordGame.class).file("tokens.json");
    assertThat(Json.object(tokens.get("holder"))).containsEntry("slots", (long) Holder.SLOTS);
    assertThat(Json.list(tokens.get("markers"))).hasSize(new LordGame().maxSeats());
    assertThat(Json.list(tokens.get("certificates"))).containsExactly(1L, 5L, 10L, 50L, 100L);
    assertThat(tokens).containsEntry("capitols", (long) new LordGame().maxSeats());
  }

  @Test
  void theRulesAreTheSecondEdition() { // R51
    assertThat(new LordGame().edition()).isEqualTo(2);
    assertThat(new LordGame().plays(1, Map.of())).isFalse();
    String header =
        new RecordWriter(false)
            .header(Setup.of(new LordGame(), 2, Map.of("auction", true)), List.of("Ada", "Grace"));
    assertThat(header)
        .isEqualTo(
            "{\"atoll\":1,\"game\":\"lord-of-my-island\",\"edition\":2,"
                + "\"options\":{\"auction\":true},\"seats\":[\"Ada\",\"Grace\"]}");
  }

  @Test
  void stacksAreAsEqualAsTheyGo() {
    assertThat(heights(3)).containsExactly(9, 9, 9, 9, 9, 9, 9, 9);
    assertThat(heights(5)).containsExactly(12, 12, 11, 11, 11, 11, 11, 11);
    assertThat(heights(6)).containsExactly(14, 14, 14, 14, 13, 13, 13, 13);
  }

  private static List<Integer> heights(int seats) {
    List<Integer> heights = new ArrayList<>();
    for (int slot = 0; slot < Holder.SLOTS; slot++) {
      heights.add(board(seats).stackHeights[slot]);
    }
    return heights;
  }

  @Test
  void noTileHasMoreDistrictsThanThereIsRoomFor() {
    for (int tile = 0; tile < TILES.count(); tile++) {
      int districts = PIECES.districts[Pieces.of(tile, 0)];
      assertThat(districts).isBetween(1, Pieces.DISTRICTS);
    }
  }

  @Test
  void exitsAreNeverOnAWaterSide() {
    for (int piece = Pieces.of(0, 0); piece < Pieces.of(TILES.count(), 0); piece++) {
      for (int side = 0; side < 4; side++) {
        assertThat(PIECES.hasExit(piece, side) && PIECES.isWaterSide(piece, side)).isFalse();
      }
    }
  }
}
