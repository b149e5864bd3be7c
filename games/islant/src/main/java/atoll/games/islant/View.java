package atoll.games.islant;

import atoll.engine.Counts;
import atoll.engine.Ints;
import atoll.engine.Sink;
import java.util.stream.IntStream;

/**
 * What a viewer sees of a game of Islant: all of it. A sheet's tiles are told in the words of
 * {@link Tile#write}, with {@code done} after a finished ship.
 */
final class View {
  private final IslantPosition position;
  private final Rules rules;
  private final Sink sink;

  View(IslantPosition position, Sink sink) {
    this.position = position;
    rules = position.rules;
    this.sink = sink;
  }

  void write() {
    sink.put("level", rules.level)
        .put("size", rules.grid.rows())
        .put("round", position.course.round());
    dice("dice", position.course.roll());
    sink.put("wild", Dice.WILD);
    int numbered = rules.columns.areNumbered ? rules.columns.count() : 0;
    sink.texts("columns", IntStream.range(0, numbered).mapToObj(rules.columns::heading));
    if (rules.columns.areNumbered) {
      sink.put("anyColumn", rules.columns.any + 1);
    }
    sink.objects("sheets", position.seats(), this::sheet);
  }

  private void sheet(int seat) {
    Sheet sheet = position.sheet(seat);
    sink.put("active", sheet.isActive());
    dice("left", sheet.dice);
    sink.value("jobs", Moves.names(sheet.owed));
    if (sheet.column != Columns.UNSETTLED) {
      sink.put("column", sheet.column + 1);
    }
    sink.beginObject("tiles");
    for (int cell = 0; cell < sheet.tiles.length; cell++) {
      if (sheet.tiles[cell] != Tile.NONE) {
        String tile = Tile.write(rules, sheet.tiles[cell]);
        sink.put(rules.grid.name(cell), sheet.isFinishedShip(cell) ? tile + " done" : tile);
      }
    }
    sink.end();
    IntStream fresh = IntStream.range(0, sheet.tiles.length).filter(sheet::isFresh);
    sink.texts("fresh", fresh.mapToObj(rules.grid::name));
    sink.objects("islands", position.scoring.islands(seat), island -> island(island, sheet));
    if (rules.has(Moves.SHIP)) {
      sink.put("shipsMarked", sheet.marked);
      sink.put("nextShipTotal", rules.shipTrack.next(sheet.marked));
    }
    int[] points = new int[Scoring.keys(rules).size()];
    position.breakdown(seat, points);
    sink.beginObject("points").put(Scoring.keys(rules), points).end();
  }

  /**
   * An island's cells, each with its triangles as in {@code c4 N} where another island has the rest
   * of its land, and what the island brings so far.
   */
  private void island(Islands.Island island, Sheet sheet) {
    sink.texts(
        "cells",
        IntStream.range(0, sheet.tiles.length)
            .filter(cell -> island.triangles[cell] != 0)
            .mapToObj(cell -> cell(sheet, cell, island.triangles[cell])));
    sink.put("closed", island.isCompleted);
    sink.put("sides", island.sides).put("lakes", island.lakes);
    sink.put("points", Scoring.points(island));
  }

  private String cell(Sheet sheet, int cell, int triangles) {
    String name = rules.grid.name(cell);
    boolean isShared = triangles != Tile.mask(sheet.tiles[cell]);
    return isShared ? name + " " + Land.letters(triangles) : name;
  }

  private void dice(String name, long dice) {
    Ints faces = new Ints();
    Counts.list(dice, 0, faces);
    sink.numbers(name, faces.all());
  }
}
