/**
 * Lord of My Island: two to six seats build one island on a framed board of squares and earn from
 * roads that meet, water, fishing ports and commerce dice.
 *
 * <p>Start with {@link atoll.games.lordofmyisland.Course}, which is the order of play; {@code
 * Listing} says what a seat may do. They stand on a few rooms, one for each thing on the {@code
 * Table}: {@code Holder} is the rack with the eight stacks, {@code Island} the board and what fits
 * where, {@code Territories} who is joined to whom, {@code Commerce} the dice, {@code Auction} and
 * {@code Kingdoms} the two larger options, {@code Ledger} the points. {@code Tiles} and {@code
 * Pieces} are what is printed on the tiles.
 */
@NullMarked
package atoll.games.lordofmyisland;

import org.jspecify.annotations.NullMarked;
