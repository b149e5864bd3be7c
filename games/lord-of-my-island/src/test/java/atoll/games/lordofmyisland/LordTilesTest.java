package atoll.games.lordofmyisland;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The components are those that the rules list. */
final class LordTilesTest {
  private static List<LordTile> tiles(int seats) {
    LordBoard board = LordBoard.forSeats(seats);
    List<LordTile> tiles = new ArrayList<>();
    for (int tile = 0; tile < LordTiles.count(); tile++) {
      if (board.hasTile(tile)) {
        tiles.add(LordTiles.get(tile));
      }
    }
    return tiles;
  }

  private static List<Integer> kinds(int seats) {
    int[] counts = new int[LordTile.KINDS.size()];
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
  void tilesByKind() {
    assertThat(kinds(2)).containsExactly(29, 22, 11, 5, 5);
    assertThat(kinds(5)).containsExactly(35, 28, 14, 7, 6);
    assertThat(kinds(6)).containsExactly(41, 34, 17, 9, 7);
  }

  @Test
  void communitiesByKind() {
    assertThat(communities(4)).containsExactly(29, 41, 29, 11, 5);
    assertThat(communities(5)).containsExactly(36, 49, 37, 16, 5);
    assertThat(communities(6)).containsExactly(45, 56, 43, 19, 6);
  }

  @Test
  void stacksAreAsEqualAsTheyGo() {
    assertThat(heights(3)).containsExactly(9, 9, 9, 9, 9, 9, 9, 9);
    assertThat(heights(5)).containsExactly(12, 12, 11, 11, 11, 11, 11, 11);
    assertThat(heights(6)).containsExactly(14, 14, 14, 14, 13, 13, 13, 13);
  }

  private static List<Integer> heights(int seats) {
    List<Integer> heights = new ArrayList<>();
    for (int slot = 0; slot < LordHolder.SLOTS; slot++) {
      heights.add(LordBoard.forSeats(seats).stackHeight(slot));
    }
    return heights;
  }

  @Test
  void noTileHasMoreDistrictsThanThereIsRoomFor() {
    for (int tile = 0; tile < LordTiles.count(); tile++) {
      int districts = LordPieces.districts(LordPieces.of(tile, 0));
      assertThat(districts).isBetween(1, LordPieces.DISTRICTS);
    }
  }

  @Test
  void exitsAreNeverOnAWaterSide() {
    for (int piece = 0; piece < 4 * LordTiles.count(); piece++) {
      for (int side = 0; side < 4; side++) {
        boolean hasExit = (LordPieces.exits(piece) >> side & 1) != 0;
        assertThat(hasExit && LordPieces.isWaterSide(piece, side)).isFalse();
      }
    }
  }
}
