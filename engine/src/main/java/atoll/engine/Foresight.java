package atoll.engine;

import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * What a seat may do and what each of its moves would lead to at once, tried out one after the
 * other. It is looked at in a position in which everything that the seat cannot know has been dealt
 * anew, so that it may be told to the seat.
 *
 * @param moves the legal ones, in words
 * @param gains the points that each would bring
 * @param ends for each 1 if the seat cannot act directly after it: then others or chance go on, and
 *     there may be no way back; else 0
 */
public record Foresight(List<String> moves, Ints gains, Ints ends) {
  /**
   * Tries all moves of a seat that may act.
   *
   * @param known the position as the seat may know it; it stays as it is
   */
  public static Foresight of(Position known, int seat) {
    Ints moves = new Ints();
    known.legal(seat, moves);
    Position trial = known.copy();
    int before = known.score(seat);
    Ints gains = new Ints(moves.size());
    Ints ends = new Ints(moves.size());
    for (int i = 0; i < moves.size(); i++) {
      trial.copyFrom(known);
      trial.play(seat, moves.get(i));
      gains.add(trial.score(seat) - before);
      ends.add(trial.next() >= 0 && trial.mayAct(seat) ? 0 : 1);
    }
    return new Foresight(
        moves.all().mapToObj(move -> known.writeMove(seat, move)).toList(), gains, ends);
  }

  /** Writes what some seats may do now, by seat: {@code legal}, {@code gain} and {@code ends}. */
  public static void write(Map<Integer, Foresight> seats, Sink sink) {
    sink.beginObject("legal");
    seats.forEach((seat, its) -> sink.texts(String.valueOf(seat), its.moves.stream()));
    sink.end();
    write("gain", Foresight::gains, seats, sink);
    write("ends", Foresight::ends, seats, sink);
  }

  private static void write(
      String name, Function<Foresight, Ints> what, Map<Integer, Foresight> seats, Sink sink) {
    sink.beginObject(name);
    seats.forEach((seat, its) -> sink.numbers(String.valueOf(seat), what.apply(its).all()));
    sink.end();
  }
}
