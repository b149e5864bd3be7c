package atoll.games.islant;

import atoll.engine.Counts;
import atoll.engine.Sink;

/**
 * What a viewer sees of a game of Islant: all of it. A sheet's tiles are told in the words of
 * {@link Tile#write}, with {@code done} after a finished ship.
 */
final class View {
  private View() {}

  static void write(IslantPosition position, Sink sink) {
    Rules rules = position.rules;
    sink.put("level", rules.level)
        .put("size", rules.grid.rows())
        .put("round", position.course().round());
    dice("dice", position.course().roll(), sink);
    sink.beginArray("columns");
    for (int column = 0; rules.columns.areNumbered && column < rules.columns.count(); column++) {
      sink.add(rules.columns.heading(column));
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

  private static void sheet(IslantPosition position, int seat, Sink sink) {
    Rules rules = position.rules;
    Sheet sheet = position.sheet(seat);
    sink.put("active", sheet.isActive());
    dice("left", sheet.dice, sink);
    sink.beginArray("jobs");
    Moves.names(sheet.owed).forEach(sink::add);
    sink.end();
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
    sink.beginArray("fresh");
    for (int cell = 0; cell < sheet.tiles.length; cell++) {
      if (sheet.isFresh(cell)) {
        sink.add(rules.grid.name(cell));
      }
    }
    sink.end();
    if (rules.has(Moves.SHIP)) {
      sink.put("shipsMarked", sheet.marked);
      sink.put("nextShipTotal", rules.shipTrack.next(sheet.marked));
    }
    int[] points = new int[rules.scores.size()];
    position.breakdown(seat, points);
    sink.beginObject("points");
    for (int i = 0; i < points.length; i++) {
      sink.put(rules.scores.get(i), points[i]);
    }
    sink.end();
  }

  private static void dice(String name, long dice, Sink sink) {
    sink.beginArray(name);
    for (int face = 1; face <= Dice.WILD; face++) {
      for (int i = Counts.of(dice, face); i > 0; i--) {
        sink.add(face);
      }
    }
    sink.end();
  }
}
