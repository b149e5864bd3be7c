package atoll.games.islant;

import atoll.engine.Bits;
import atoll.engine.Components;
import atoll.engine.grid.CellSet;
import atoll.engine.grid.Squares;
import atoll.engine.json.Fields;
import atoll.engine.json.Json;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * One of the levels: its grid, its dice, the tiles they draw, what is printed and scored, and the
 * components it is played with.
 */
final class Rules {
  final int level;

  /** As large as the sheet of the level (R1). */
  final Squares grid;

  final int dice;
  final boolean rerollsDoubles;

  /** Whether land must lie beside land. */
  final boolean landTouches;

  /** The kinds of tile that a turn draws, one bit each. */
  final int kinds;

  /** What is scored. */
  final List<String> scores;

  final Land land;
  final Columns columns;
  final WaveLines waveLines;
  final ShipTrack shipTrack;

  final Legend[] legends; // what the values of dice draw, of the kinds that draw land
  final CellSet[] besides; // the cells that share a border, whatever their tiles turn to it (R14)
  final byte[] printed; // what stands on every sheet from the start

  /** All levels, the first one first. */
  static List<Rules> read(Components components) {
    Land land = new Land(components.file("land.json"));
    Map<String, Legend> legends = Legend.read(components.file("legends.json"), land);
    Map<String, Object> waveLines = components.file("wave-lines.json");
    ShipTrack shipTrack = new ShipTrack(components.file("ship-totals.json"));
    return Json.objects(components.file("levels.json").get("levels")).stream()
        .map(level -> new Rules(level, land, legends, waveLines, shipTrack))
        .toList();
  }

  private Rules(
      Map<String, Object> data,
      Land land,
      Map<String, Legend> legends,
      Map<String, Object> waveLines,
      ShipTrack shipTrack) {
    level = Fields.whole(data, "level");
    grid = new Squares(Fields.whole(data, "size"), Fields.whole(data, "size"));
    dice = Fields.whole(data, "dice");
    rerollsDoubles = Json.truth(data.get("rerollDoubles"));
    landTouches = Json.truth(data.get("landTouches"));
    kinds = kinds(Json.texts(data.get("roles")));
    scores = Json.texts(data.get("scores"));
    columns = new Columns(data, grid);
    this.land = land;
    this.waveLines = new WaveLines(waveLines, grid);
    this.shipTrack = shipTrack;
    this.legends = new Legend[Moves.KINDS.count()];
    Fields.object(data, "legends")
        .forEach((kind, legend) ->
            this.legends[Moves.KINDS.named(kind)] =
                Objects.requireNonNull(legends.get(Json.text(legend))));
    besides = CellSet.sets(grid.cells());
    for (int cell = 0; cell < besides.length; cell++) {
      for (int side = 0; side < 4; side++) {
        if (grid.beside(cell, side) != Squares.NONE) {
          besides[cell].add(grid.beside(cell, side));
        }
      }
    }
    printed = printed(data);
  }

  private static int kinds(List<String> roles) {
    return Bits.of(
        roles.stream()
            .filter(role -> !role.equals("column")) // the die that draws no tile
            .mapToInt(Moves.KINDS::named)
            .toArray());
  }

  /** The centre tile (R8) and, where there are waves, one in each corner (R7). */
  private byte[] printed(Map<String, Object> data) {
    byte[] tiles = new byte[grid.cells()];
    Map<String, Object> centre = Fields.object(data, "centre");
    int mask = land.named(Fields.text(centre, "kind")).masks().getFirst();
    tiles[grid.named(Fields.text(centre, "cell"))] =
        Tile.land(mask, Tile.COLOURS.named(Fields.text(centre, "colour")));
    for (Map<String, Object> wave : Json.objects(data.get("waves"))) {
      tiles[grid.named(Fields.text(wave, "cell"))] = Tile.wave(Fields.whole(wave, "value"));
    }
    return tiles;
  }

  /** Whether a turn draws that kind of tile. */
  boolean has(int kind) {
    return Bits.has(kinds, kind);
  }

  /** How many different turns a tile has; a ship or a wave is not turned. */
  int turns(int kind, int value) {
    return Moves.isLand(kind) ? legends[kind].turns(value) : 1;
  }
}
