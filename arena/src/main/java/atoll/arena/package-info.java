/**
 * Bots against bots. {@link atoll.arena.Match} plays one game between bots; {@link
 * atoll.arena.Simulation} plays any number of them over all cores, adds up the results and writes
 * records; {@link atoll.arena.Tournament} lets every bot sit on every seat equally often and rates
 * them; {@link atoll.arena.Trial} looks whether a bot keeps the rules and its time; {@link
 * atoll.arena.Bench} measures how fast the games' forward models are, and {@link
 * atoll.arena.SearchBench} how fast bots think. What designers ask of many games is answered in
 * {@link atoll.arena.report}. What is played in great numbers is {@link atoll.arena.Work}, cut into
 * chunks, for a {@link atoll.arena.Workforce}: the cores of this machine or others. A seed gives
 * the same games on every machine and with any number of threads.
 */
@NullMarked
package atoll.arena;

import org.jspecify.annotations.NullMarked;
