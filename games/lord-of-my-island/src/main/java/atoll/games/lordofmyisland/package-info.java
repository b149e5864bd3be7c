/**
 * Lord of My Island: two to six seats build one island on a framed board of squares and earn from
 * roads that meet, water, fishing ports and commerce dice.
 *
 * <p>A move from its text to the record: somebody says {@code play h20 d4 r0}. {@code LordPosition}
 * has {@code Moves} read it into an int; the {@code Rules} know the tile, the square and the turns.
 * {@code Listing} lists what the seat may do in this {@code Phase}, and if the move is not among
 * it, {@code Reasons} says why. It is played: {@code Course}, the order of play, hands it to the
 * {@code Turn}, which takes the tile from the hand, lays it on the {@code Island} and asks for bids
 * on unsold tiles beside it, if there are auctions ({@code Auction}). Then {@code Scoring} counts
 * roads, water and ports for the {@code Ledger}, the seat's {@code Territories} grow, and {@code
 * Commerce} finds out who rolls which dice. Those are chance: {@code Outcomes} draws them, writes
 * {@code white mining} for the record and reads it again. After the dice there may be a Capitol to
 * build ({@code Kingdoms}); the turn is over, and the course gives the next seat its own, or begins
 * the draw phase, in which tiles are taken from the {@code Holder}. All this lies on one {@code
 * Table}; {@code View} and {@code Diagram} show it and tell no viewer how the stacks lie. {@code
 * Moves} writes the int as the text it was, and the record keeps that line ({@code RecordWriter}).
 *
 * <p>What is printed on the components comes from the resources once for each {@code LordGame}:
 * {@code Tiles}, each a {@code Tile} in its file, {@code Board}, {@code Dice} and {@code Numbers}.
 * {@code Pieces} are the tiles turned each way, as tables; {@code Fitting} says which of them go
 * with the points of a square. What bots are taught is {@code LordInsight}.
 */
@NullMarked
package atoll.games.lordofmyisland;

import org.jspecify.annotations.NullMarked;
