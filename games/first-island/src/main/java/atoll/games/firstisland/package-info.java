/**
 * The First Island: roll and write on hexes. Every seat maps its own copy of one island with the
 * same five dice, each showing one of six tribes, two tribes to a hex; where three placements of a
 * tribe hang together they are a camp, and camp cards pay for camps of a given shape.
 *
 * <p>Start with {@code Course}, the order of play: camp window, roll, two marks, and how hand cards
 * are replaced in between. {@link atoll.games.firstisland.FirstIslandPosition} lists what is legal.
 * A seat's own things are in {@code Seat}, and its map in {@code IslandMap}, where a set of hexes
 * is the bits of one int. {@code Board} numbers the hexes so that a step to a neighbour is the same
 * shift everywhere; finding areas ({@code Scoring}) and fitting cards ({@code Shape}) are shifts of
 * such sets.
 */
@NullMarked
package atoll.games.firstisland;

import org.jspecify.annotations.NullMarked;
