package atoll.games.islant;

import atoll.engine.Sink;

/**
 * What a viewer sees of a game of Islant: all of it. A sheet's tiles are told in the words of
 * {@link Tile#write}, with {@code done} after a finished ship.
 */
final class View {
  private View() {}

  static void write(IslantPosition position, Sink sink) {
    Rules rules = position.rules;
    sink.put("level", rules.number).put("size", rules.grid.rows()).put("round", position.round());
    dice("dice", position.roll(), sink);
    sink.beginArray("columns");
    for (int column = 0; rules.hasColumns && column < rules.grid.columns(); column++) {
      sink.add(columnHeading(rules, column));
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

  private static String columnHeading(Rules rules, int column) {
    if (column == rules.anyColumn) {
      return "Any";
    }
    StringBuilder numbers = new StringBuilder();
    for (int face = 1; face < Dice.WILD; face++) {
      if (Dice.has(rules.columnDice(column), face)) {
        numbers.append(numbers.isEmpty() ? "" : ",").append(face);
      }
    }
    return numbers.toString();
  }

  private static void sheet(IslantPosition position, int seat, Sink sink) {
    Rules rules = position.rules;
    Sheet sheet = position.sheet(seat);
    sink.put("active", position.isActive(seat));
    dice("left", sheet.dice, sink);
    sink.beginArray("jobs");
    for (int kind = 0; kind < Rules.KINDS; kind++) {
      if ((sheet.kinds >> kind & 1) != 0) {
        sink.add(Rules.NAMES[kind]);
      }
    }
    sink.end();
    if (sheet.column != Rules.UNSETTLED) {
      sink.put("column", sheet.column + 1);
    }
    sink.beginObject("tiles");
    for (int cell = 0; cell < sheet.tiles.length; cell++) {
      if (sheet.tiles[cell] != Tile.NONE) {
        String tile = Tile.write(sheet.tiles[cell]);
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
    if (rules.has(Rules.SHIP)) {
      sink.put("shipsMarked", sheet.marked);
      sink.put("nextShipTotal", ShipTrack.next(sheet.marked));
    }
    int[] points = new int[rules.scores.size()];
    position.breakdown(seat, points);
    sink.beginObject("points");
    for (int i = 0; i < points.length; i++) {
      sink.put(rules.scores.get(i), points[i]);
    }
    sink.end();
  }

  private static void dice(String name, int dice, Sink sink) {
    sink.beginArray(name);
    for (int face = 1; face <= Dice.WILD; face++) {
      for (int i = Dice.count(dice, face); i > 0; i--) {
        sink.add(face);
      }
    }
    sink.end();
  }
}
