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
    List<Sample> scores,
    List<Double> wins,
    Sample length) {}
