/**
 * My Island: everybody settles an island of their own, tile by tile, in the order of one stack of
 * cards.
 *
 * <p>Start with {@code MyIslandPosition}: cards are turned over, every seat still in places a tile,
 * passes or stops. All that a seat has is a {@code Seat}: its {@code Ground} is the board as
 * stickers have made it, the {@code Island} what it builds there in this game, the {@code Track}
 * its points. Seats act at once and unseen: an {@code OpenStep} keeps how each stood before, which
 * is what the others see until all have moved (R13), and a {@code Guess} is what they may imagine.
 * A set of spaces is a {@code CellSet}, in which {@code Board} finds neighbours by shifts and a
 * {@code Footprint} all places for a tile.
 *
 * <p>What scores is data: {@code Book} reads the Eternal Game and the 24 episodes into {@code
 * Rules}, a list of {@code Piece}s, each of which says exactly one thing ({@code GroupPiece},
 * {@code RoadPiece}, …). A piece speaks of spaces in {@code Traits}: what they show, what terrain
 * they are, what sticker they bear. A {@code Goal} is a piece that a seat chooses. In a campaign
 * {@code Grant}s hand out stickers, the {@code Assessment} counts circles and logs, and a {@code
 * BoardState} carries a seat's board from one episode to the next.
 *
 * <p>Who leads people through a campaign uses {@link atoll.games.myisland.Campaign}, and {@link
 * atoll.games.myisland.Story} for the tale, which no game ever looks at.
 */
@NullMarked
package atoll.games.myisland;

import org.jspecify.annotations.NullMarked;
