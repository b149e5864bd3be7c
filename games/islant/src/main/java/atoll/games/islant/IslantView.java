package atoll.games.islant;

import atoll.engine.Sink;

/**
 * What a viewer sees of a game of Islant: all of it. A sheet's tiles are told in the words of
 * {@link IslantTile#write}, with {@code done} after a finished ship.
 */
final class IslantView {
  private IslantView() {}

  static void write(IslantPosition position, Sink sink) {
    IslantLevel level = position.level;
    sink.put("level", level.number).put("size", level.grid.rows()).put("round", position.round());
    dice("dice", position.roll(), sink);
    sink.beginArray("columns");
    for (int column = 0; level.hasColumns && column < level.grid.columns(); column++) {
      sink.add(columnHeading(level, column));
    }
    sink.end();
    sink.beginArray("sheets");
    for (int seat = 0; seat < position.seats(); seat++) {
      sink.beginObject();
      sheet(position, seat, sink);
      sink.end();
    }
    sink.end();
  }

  private static String columnHeading(IslantLevel level, int column) {
    if (column == level.anyColumn) {
      return "Any";
    }
    StringBuilder numbers = new StringBuilder();
    for (int face = 1; face < IslantDice.WILD; face++) {
      if (IslantDice.has(level.columnDice(column), face)) {
        numbers.append(numbers.isEmpty() ? "" : ",").append(face);
      }
    }
    return numbers.toString();
  }

  private static void sheet(IslantPosition position, int seat, Sink sink) {
    IslantLevel level = position.level;
    IslantSheet sheet = position.sheet(seat);
    sink.put("active", position.isActive(seat));
    dice("left", sheet.dice, sink);
    sink.beginArray("jobs");
    for (int job = 0; job < IslantLevel.JOBS; job++) {
      if ((sheet.jobs >> job & 1) != 0) {
        sink.add(IslantLevel.JOB_NAMES[job]);
      }
    }
    sink.end();
    if (sheet.column != IslantLevel.UNSETTLED) {
      sink.put("column", sheet.column + 1);
    }
    sink.beginObject("tiles");
    for (int cell = 0; cell < sheet.tiles.length; cell++) {
      if (sheet.tiles[cell] != IslantTile.NONE) {
        String tile = IslantTile.write(sheet.tiles[cell]);
        sink.put(level.grid.name(cell), sheet.isFinishedShip(cell) ? tile + " done" : tile);
      }
    }
    sink.end();
    sink.beginArray("fresh");
    for (int cell = 0; cell < sheet.tiles.length; cell++) {
      if (sheet.isFresh(cell)) {
        sink.add(level.grid.name(cell));
      }
    }
    sink.end();
    if (level.has(IslantLevel.SHIP)) {
      sink.put("shipsMarked", sheet.marked);
      sink.put("nextShipTotal", IslantShipTrack.next(sheet.marked));
    }
    int[] points = new int[level.scores.size()];
    position.breakdown(seat, points);
    sink.beginObject("points");
    for (int i = 0; i < points.length; i++) {
      sink.put(level.scores.get(i), points[i]);
    }
    sink.end();
  }

  private static void dice(String name, int dice, Sink sink) {
    sink.beginArray(name);
    for (int face = 1; face <= IslantDice.WILD; face++) {
      for (int i = IslantDice.count(dice, face); i > 0; i--) {
        sink.add(face);
      }
    }
    sink.end();
  }
}
