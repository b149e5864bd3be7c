package atoll.arena;

import java.util.Arrays;

/** Something that was measured several times: the median, and how far the others were from it. */
public record Spread(double median, double least, double greatest) {
  static Spread of(double[] measured) {
    double[] sorted = measured.clone();
    Arrays.sort(sorted);
    return new Spread(sorted[sorted.length / 2], sorted[0], sorted[sorted.length - 1]);
  }
}
