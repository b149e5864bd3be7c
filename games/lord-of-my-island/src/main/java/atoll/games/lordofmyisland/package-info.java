/**
 * Lord of My Island: two to six seats build one island on a framed board of squares and earn from
 * roads that meet, water, fishing ports and commerce dice.
 *
 * <p>Start with {@link atoll.games.lordofmyisland.LordCourse}, which is the order of play; {@code
 * LordListing} says what a seat may do. They stand on a few rooms, one for each thing on the {@code
 * LordTable}: {@code LordHolder} is the rack with the eight stacks, {@code LordIsland} the board
 * and what fits where, {@code LordTerritories} who is joined to whom, {@code LordCommerce} the
 * dice, {@code LordAuction} and {@code LordKingdoms} the two larger options, {@code LordLedger} the
 * points. {@code LordTiles} and {@code LordPieces} are what is printed on the tiles.
 */
@NullMarked
package atoll.games.lordofmyisland;

import org.jspecify.annotations.NullMarked;
