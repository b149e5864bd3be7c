package atoll.arena.report;

import java.util.ArrayList;
import java.util.List;

/** An axis: numbers from {@code low} to {@code high} laid out between two places of a drawing. */
record Scale(double low, double high, double from, double to) {
  /** A scale that holds these numbers and begins and ends at round ones. */
  static Scale round(double low, double high, double from, double to) {
    double top = high > low ? high : low + 1;
    double step = step(top - low);
    return new Scale(Math.floor(low / step) * step, Math.ceil(top / step) * step, from, to);
  }

  double at(double number) {
    return from + (number - low) / (high - low) * (to - from);
  }

  /** Round numbers along the axis. */
  List<Double> ticks() {
    double step = step(high - low);
    List<Double> ticks = new ArrayList<>();
    long last = (long) Math.floor(high / step + 1e-9);
    for (long i = (long) Math.ceil(low / step - 1e-9); i <= last; i++) {
      ticks.add(i * step);
    }
    return ticks;
  }

  /** A step of 1, 2 or 5 times a power of ten that makes some four to eight steps of a width. */
  private static double step(double width) {
    double step = 1;
    while (step * 4 > width) {
      step /= 10;
    }
    while (step * 40 <= width) {
      step *= 10;
    }
    if (step * 12 <= width) {
      return step * 5;
    }
    return step * 6 <= width ? step * 2 : step;
  }
}
