/**
 * My Island: everybody settles an island of their own, tile by tile, in the order of one stack of
 * cards.
 *
 * <p>Follow one move, {@code place c5 r2}, from its text to the record. {@code MyIslandPosition}
 * reads it by {@code Moves}, which packs kind, turn ({@code Turns}), cell and tile into an int, and
 * asks {@code Listing} for all that the seat may do now. The listing looks at the seat's {@code
 * Island}, what it has built in this game, on its {@code Ground}, the board and tiles as stickers
 * have made them ({@code TileFaces}); a {@code Footprint} tries all places for a tile at once, by
 * moving whole {@code CellSet}s of spaces. If the move is not among them, {@code Reasons} says why.
 *
 * <p>Then {@code Course} plays it. All seats move at once and unseen, so an {@code OpenStep} only
 * notes the move: the others see the {@code Seat} as it was before (R13), and for whoever may not
 * know it a {@code Guess} puts another in its place. When the last seat has moved the step closes.
 * Each seat places its tile, every {@code Piece} that scores at once looks at the island, and the
 * points arrive on the seat's {@code Track} as one step (R3), with their {@code History}. The
 * course goes on: rows are flooded, chance turns over the next of the {@code Cards} and {@code
 * Outcomes} spells it, or the next {@code Phase} begins; when the game is over {@code Scoring} has
 * the breakdown and breaks ties. In the record the move is the text it was, now that all may know
 * it; {@code View} and {@code SeatView} show what lies there, {@code Diagram} draws it, and {@code
 * RecordWriter} keeps the line.
 *
 * <p>What scores is data. {@code Book} compiles the component files once for each {@code
 * MyIslandGame}, field by field ({@code Fields}): the words for spaces ({@code Traits}), {@code
 * Tiles}, {@code Sticker}s, both sides of the {@code Board}, {@code Goal}s, and the {@code Rules}
 * of the Eternal Game and of 24 episodes, in which each scoring piece is one {@code Line} of the
 * {@code Overview} and says exactly one thing: {@code GroupPiece}, {@code LargestPiece}, {@code
 * SizePiece} and {@code BalancePiece} look at groups, {@code RoadPiece}, {@code AroundPiece},
 * {@code BesidePiece} and {@code CoverPiece} at what lies where, {@code RowPiece}, {@code
 * VisiblePiece} and {@code FloodedPiece} at the board, and a {@code CirclePiece} wins circles from
 * a {@code Threshold} on. In a campaign {@code Grant}s hand out stickers, the {@code Assessment}
 * counts circles and logs by {@code Chapter} and {@code Standing}, and a {@code BoardState} carries
 * a seat's board from one episode to the next; {@code Samples} are campaigns to test with.
 *
 * <p>Who leads people through a campaign uses {@link atoll.games.myisland.Campaign}, and {@link
 * atoll.games.myisland.Story} for the tale, which no game ever looks at; an island is drawn from
 * its {@code Land}, or as a {@code Picture} of text. What bots are taught is {@code
 * MyIslandInsight}: {@code Promises} are points to come, found in the {@code Groups} of each
 * symbol, {@code Hopes} circles.
 */
@NullMarked
package atoll.games.myisland;

import org.jspecify.annotations.NullMarked;
