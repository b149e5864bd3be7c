/**
 * My Island: everybody settles an island of their own, tile by tile, in the order of one stack of
 * cards.
 *
 * <p>Start with {@code MyIslandPosition}: a card is turned over, every seat still in places its
 * tile, passes or stops. A seat's board with what lies on it is an {@code Island}; a set of its
 * spaces is a {@code CellSet}, in which {@code MyIslandBoard} finds neighbours by shifts. What
 * scores is data: {@code MyIslandBook} reads the Eternal Game and the 24 episodes into {@code
 * MyIslandRules}, a list of {@code Piece}s, each of which says exactly one thing ({@code
 * GroupPiece}, {@code RoadPiece}, …). A piece speaks of spaces in {@code Traits}: what they show,
 * what terrain they are, what sticker they bear. In a campaign {@code Grant}s hand out stickers,
 * and a {@code BoardState} carries a seat's board from one episode to the next.
 */
@NullMarked
package atoll.games.myisland;

import org.jspecify.annotations.NullMarked;
