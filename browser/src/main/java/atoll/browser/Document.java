package atoll.browser;

import atoll.engine.Ints;
import atoll.engine.Option;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Setup;
import atoll.engine.json.JsonSink;
import atoll.engine.record.RecordWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;

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
    Ints moves = new Ints();
    sink.beginObject("legal");
    for (int seat : own) {
      if (mayAct(position, seat)) {
        position.legal(seat, moves);
        sink.beginArray(String.valueOf(seat));
        for (int i = 0; i < moves.size(); i++) {
          sink.add(position.writeMove(seat, moves.get(i)));
        }
        sink.end();
      }
    }
    sink.end();
    Map<Integer, Trial> trials = new LinkedHashMap<>();
    for (int seat : own) {
      if (mayAct(position, seat)) {
        trials.put(seat, Trial.of(position, seat, moves));
      }
    }
    numbers(sink, "gain", trials, Trial::gains);
    numbers(sink, "ends", trials, Trial::ends);
    sink.beginArray("takeBack");
    for (int seat : own) {
      if (step == table.steps() && table.mayTakeBack(seat)) {
        sink.add((long) seat);
      }
    }
    sink.end();
  }

  private static void numbers(
      JsonSink sink, String name, Map<Integer, Trial> trials, Function<Trial, Ints> what) {
    sink.beginObject(name);
    trials.forEach((seat, trial) -> {
      Ints list = what.apply(trial);
      sink.numbers(String.valueOf(seat), IntStream.range(0, list.size()).map(list::get));
    });
    sink.end();
  }

  /**
   * What each legal move of a seat would lead to, tried in a copy in which everything that the seat
   * cannot know has been dealt anew.
   *
   * @param gains the points that it would bring at once
   * @param ends 1 if the seat cannot act directly after it, so that there may be no way back; else
   *     0
   */
  record Trial(Ints gains, Ints ends) {
    static Trial of(Position position, int seat, Ints moves) {
      Position known = position.copy();
      known.redeal(seat, new RandomSource(1));
      Position trial = known.copy();
      known.legal(seat, moves);
      int before = known.score(seat);
      Ints gains = new Ints(moves.size());
      Ints ends = new Ints(moves.size());
      for (int i = 0; i < moves.size(); i++) {
        trial.copyFrom(known);
        trial.play(seat, moves.get(i));
        gains.add(trial.score(seat) - before);
        ends.add(mayAct(trial, seat) ? 0 : 1);
      }
      return new Trial(gains, ends);
    }
  }
}
