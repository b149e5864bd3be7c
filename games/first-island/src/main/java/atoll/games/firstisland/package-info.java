/**
 * The First Island: roll and write on hexes. Every seat maps its own copy of one island with the
 * same five dice, each showing one of six tribes, two tribes to a hex; where three placements of a
 * tribe hang together they are a camp, and camp cards pay for camps of a given shape.
 *
 * <p>One move, from text to record: {@code mark c3 13 e}. {@link
 * atoll.games.firstisland.FirstIslandPosition#readMove} has {@code Moves} read it: {@code Board}
 * knows the hex c3, {@code Parts} the half e, and all of it becomes one int. {@code Listing} lists
 * what the seat may do in the {@code Phase} that the {@code Course} is in, here the marks; if the
 * move is not there, {@code Reasons} says why: the hex is marked, or no die is left. Otherwise
 * {@code Course} plays it: the {@code Seat} uses up the dice, its {@code IslandMap} takes the two
 * placements, and once every seat has made both marks the next round begins. What is random then,
 * dice or a card from a {@code Deck} on the {@code Table}, {@code Outcomes} draws and spells.
 * {@code Scoring} counts the map: {@code Areas} finds what hangs together, and of a solo game there
 * is a {@code Verdict}. {@code View} tells what everybody sees, {@code Diagram} draws it, and
 * {@code Moves} spells the move for the record ({@code RecordWriter}).
 *
 * <p>A set of hexes is the bits of one int. {@code Board} numbers the hexes so that a step to a
 * neighbour is the same shift everywhere; finding areas and fitting a card's {@code Shape} are
 * shifts of such sets. {@code Board}, {@code Cards}, {@code Tribes} and the numbers of a mode are
 * read once for each {@link atoll.games.firstisland.FirstIslandGame} and reached through its {@code
 * Rules}. What bots learn ({@code FirstIslandInsight}) is made of {@code Prospects}, the points
 * that a map promises, {@code Shortfall}, what cards lack, and {@code Rating}, marks at a glance;
 * what a mark leaves as it was on the {@code KnownMap} is not looked at again.
 */
@NullMarked
package atoll.games.firstisland;

import org.jspecify.annotations.NullMarked;
