package atoll.games.myisland;

import atoll.engine.Ints;
import atoll.engine.grid.CellSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * One sticker handed out in a campaign: a choice of one or two kinds, each with the spaces that
 * take it.
 *
 * @param standard the cell it has on a standard board, empty if it is not on one
 */
record Grant(List<Choice> choices, String standard) {
  // For whom: all get theirs at the start of an episode, the standings at its end.
  static final String ALL = "all";
  static final String FIRST = "first";
  static final String SECOND = "second";
  static final String OTHER = "other";

  /**
   * A kind of sticker and which spaces of the board take it; which tile spaces do, the sticker
   * itself says.
   *
   * @param on terrains, a bit each
   * @param beside terrains of which a neighbour must be; 0 if it is no matter
   * @param isInland the space must have six neighbours
   * @param isApart no neighbour may bear the same kind
   */
  record Choice(Sticker sticker, int on, int beside, boolean isInland, boolean isApart) {
    static Choice read(Map<String, Object> data) {
      return new Choice(
          Sticker.of(MyIslandData.text(data, "kind")),
          MyIslandData.traits(data, "on"),
          MyIslandData.traits(data, "beside"),
          MyIslandData.flag(data, "inland"),
          MyIslandData.flag(data, "apart"));
    }

    private void list(Island island, int tiles, Ints moves) {
      if (sticker.isForTiles()) {
        for (int tile = 1; tile <= tiles; tile++) {
          listTile(island, tile, moves);
        }
      } else {
        CellSet takers = island.takers(this);
        for (int space = takers.first(); space >= 0; space = takers.after(space)) {
          moves.add(MyIslandMoves.stick(sticker.number(), space));
        }
      }
    }

    private void listTile(Island island, int tile, Ints moves) {
      for (int i = 0; i < MyIslandTiles.size(tile); i++) {
        int space = MyIslandTiles.space(tile, i);
        if (sticker.goesOn(MyIslandTiles.symbol(space)) && !island.tiles().hasSticker(space)) {
          moves.add(MyIslandMoves.stick(sticker.number(), space));
        }
      }
    }
  }

  /**
   * Reads the grants of an episode, by whom they are for; one of {@code n} stickers becomes n
   * grants of one.
   */
  static Map<String, List<Grant>> read(List<Map<String, Object>> list) {
    Map<String, List<Grant>> grants = new HashMap<>();
    for (Map<String, Object> data : list) {
      List<String> standard = MyIslandData.words(data, "standard");
      List<Choice> choices = new ArrayList<>();
      for (Map<String, Object> choice : MyIslandData.objects(data, "stickers")) {
        choices.add(Choice.read(choice));
      }
      for (int i = 0; i < MyIslandData.whole(data, "n"); i++) {
        grants
            .computeIfAbsent(MyIslandData.text(data, "who"), _ -> new ArrayList<>())
            .add(new Grant(List.copyOf(choices), standard.isEmpty() ? "" : standard.get(i)));
      }
    }
    return grants;
  }

  /** Lists every way to place the sticker; none if it fits nowhere. */
  void list(Island island, int tiles, Ints moves) {
    moves.clear();
    for (int i = 0; i < choices.size(); i++) { // an iterator would allocate
      choices.get(i).list(island, tiles, moves);
    }
  }
}
