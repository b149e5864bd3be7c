package atoll.browser;

import atoll.engine.Foresight;
import atoll.engine.Option;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Setup;
import atoll.engine.json.JsonSink;
import atoll.engine.record.RecordWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A table as somebody on some seats may see it, with the same fields as the server's. */
final class Document {
  private final Table table;
  private final List<Integer> own;
  private final int step;
  private final Position position;

  /**
   * @param own the seats whose eyes these are; none for a spectator
   * @param step after how many steps
   */
  Document(Table table, List<Integer> own, int step) {
    this.table = table;
    this.own = own;
    this.step = step;
    position = table.at(step);
  }

  /**
   * Writes it all.
   *
   * @param viewer whose view; {@link Position#SPECTATOR} for the first seat that may act
   */
  String write(int viewer, boolean hasDiagram) {
    JsonSink sink = new JsonSink().beginObject();
    sink.put("game", table.setup().game().id()).put("edition", table.setup().game().edition());
    options(sink, table.setup());
    sink.put("status", position.isOver() ? "over" : "playing");
    sink.put("number", table.chronicle().number()).put("step", step).put("steps", table.steps());
    sink.value("names", table.names());
    sink.beginArray("mySeats");
    own.forEach(seat -> sink.add((long) seat));
    sink.end();
    act(sink, position);
    int eyes = viewer(viewer);
    sink.put("viewer", eyes).beginObject("view");
    position.view(eyes, sink);
    sink.end();
    if (hasDiagram) {
      sink.put("diagram", position.diagram(eyes));
    }
    moves(sink);
    if (position.isOver()) {
      sink.beginObject("result");
      RecordWriter.result(position, sink);
      sink.end();
    }
    return sink.end().toString();
  }

  /** The seats that may act. */
  static void act(JsonSink sink, Position position) {
    sink.beginArray("act");
    for (int seat = 0; seat < position.seats(); seat++) {
      if (mayAct(position, seat)) {
        sink.add((long) seat);
      }
    }
    sink.end();
  }

  private static boolean mayAct(Position position, int seat) {
    return position.next() >= 0 && position.mayAct(seat);
  }

  private static void options(JsonSink sink, Setup setup) {
    sink.beginObject("options");
    for (Option option : setup.game().options()) {
      if (setup.has(option.name())) {
        sink.value(option.name(), setup.value(option.name()));
      }
    }
    sink.end();
  }

  private int viewer(int wanted) {
    if (own.contains(wanted)) {
      return wanted;
    }
    for (int seat : own) {
      if (mayAct(position, seat)) {
        return seat;
      }
    }
    return own.isEmpty() ? Position.SPECTATOR : own.getFirst();
  }

  private void moves(JsonSink sink) {
    Map<Integer, Foresight> seats = new LinkedHashMap<>();
    for (int seat : own) {
      if (mayAct(position, seat)) {
        seats.put(seat, foresight(position, seat));
      }
    }
    Foresight.write(seats, sink);
    sink.beginArray("takeBack");
    for (int seat : own) {
      if (step == table.steps() && table.mayTakeBack(seat)) {
        sink.add((long) seat);
      }
    }
    sink.end();
  }

  /** What a seat that may act may do, by what it knows. */
  static Foresight foresight(Position position, int seat) {
    Position known = position.copy();
    known.redeal(seat, new RandomSource(1));
    return Foresight.of(known, seat);
  }
}
