package atoll.arena;

import java.util.List;

/**
 * What a simulation found.
 *
 * @param seconds time on the clock
 * @param cpuSeconds processor time of all threads together
 * @param scores by seat
 * @param wins by seat; a shared first place counts as an equal share of a win
 * @param length decisions a game
 */
public record Summary(
    Simulation simulation,
    double seconds,
    double cpuSeconds,
    long decisions,
    List<Scores> scores,
    List<Double> wins,
    Length length) {

  /** Mean, standard deviation and range of a seat's scores. */
  public record Scores(double mean, double sd, long min, long max) {}

  /** How many decisions a game had. */
  public record Length(double mean, long min, long max) {}
}
