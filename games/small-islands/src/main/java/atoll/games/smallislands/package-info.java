/**
 * Small Islands: square tiles on one shared open table, secret objectives, 2 to 4 seats or one seat
 * against the virtual player Alexis.
 *
 * <p>Follow one move, {@code place L25 -2,1 r3}, from its text to the record. {@link
 * atoll.games.smallislands.SmallIslandsGame} has read the component files into a {@code Box}, and a
 * setup has become {@code Rules}, through which everything reaches {@code Tiles}, {@code Cards},
 * {@code Pieces} and {@code Expeditions}. {@code SmallIslandsPosition} hands the text to {@code
 * Moves}, which packs it into an int. {@code Listing} lists what is legal in the {@code Phase}: it
 * goes through the tiles of the hand ({@code Supply}) and asks the {@code Frontier} in which turns
 * each fits on each cell of the {@code Grid}. If the int is not in the list, {@code Reasons} says
 * why, by asking the same rooms. If it is, {@code Course} plays it: the tile leaves the hand and
 * comes to the {@code Table}, where the {@code Archipelago} joins its regions and {@code Symbols}
 * with their neighbours, {@code Clans} remembers who placed the last tile, and as {@code Listing}
 * finds a spot for one of the seat's {@code Tokens}, the phase is {@code TOKEN}. Then chance
 * refills the row: {@code Outcomes} draws the tile and writes {@code tile 1 L18}. In a reward phase
 * the course is led through each player's {@code RewardTurn}, where a {@code Mission} opens islands
 * and a {@code Reward} pays for houses. {@code Scoring} counts, {@code View} and {@code Diagram}
 * show what a viewer may know, by {@code TableView} and {@code TableDiagram} what lies on the
 * table. {@code Moves} writes the int as the text it was, and the record keeps that line ({@code
 * RecordWriter}).
 *
 * <p>Everything there is lies in the {@code World}. What is hidden has one room each, which knows
 * what every viewer may know of it: {@code Supply} the tiles in hands and stacks, {@code
 * Objectives} the cards, {@code Discoveries} the tokens found in temples, {@code Alexis} the
 * expedition cards; what a viewer can say of cards that others have kept is {@code CardMemory}. On
 * the table lie {@code Ships}, too; {@code Departures} tells which tiles may leave it, {@code
 * Places} where on a tile something is. At the end {@code Achievements} are judged by a {@code
 * Figure} each.
 *
 * <p>What bots are taught is {@code SmallIslandsInsight}: {@code Prospects} are what objectives
 * promise, {@code Appeal} how welcome a symbol is, {@code Crossings} where ships may come to lie.
 * Rulings (R1 to R47) are numbered as in the rules.
 */
@NullMarked
package atoll.games.smallislands;

import org.jspecify.annotations.NullMarked;
