/**
 * Islant: roll and draw for 1 to 99 seats, in five levels. Rulings (R1 to R22) are numbered as in
 * the rules.
 *
 * <p>One move, {@code red 6=2 f5 r1}, from the text to the record:
 *
 * <ol>
 *   <li>{@link atoll.games.islant.IslantGame} has read the component files once and compiled each
 *       level into {@code Rules}, through which everything else reaches the {@code Land} tiles, the
 *       {@code Legend} of red land, the {@code Columns} and the rest. It starts an {@code
 *       IslantPosition} with a {@code Sheet} for every seat.
 *   <li>Chance has rolled for all: {@code Outcomes} draws the {@code Dice}, and {@code Course}
 *       starts the turn of every seat to which {@code Listing} allows a whole one.
 *   <li>{@code Moves} reads the text as an int: a red tile, a wild die that stands for 2, the cell
 *       f5, turned once.
 *   <li>{@code Listing} lists what the seat may draw: the sets of the {@code Sheet} say where a
 *       tile fits, and {@code LookAhead} whether the rest of the turn could still be drawn after
 *       it. If the move is not among them, {@code Reasons} says why.
 *   <li>{@code Course} lets the {@code Sheet} draw it: the die is used, the column settled, the
 *       cell holds a {@code Tile}, and the sets learn of the new land. When the last seat has drawn
 *       its turn, chance is next.
 *   <li>{@code Scoring} looks at the sheet by a {@code Survey}, which remembers the one before:
 *       {@code Islands} joins the {@code Triangles} of land, with a {@code Coast} for each island
 *       and an {@code Outline} that counts the completed ones, {@code BestLines} chooses among the
 *       {@code WaveLines}, the {@code ShipTrack} tells the points of ships. {@code View} shows all
 *       this to everybody, {@code Diagram} draws it as text.
 *   <li>{@code Moves} writes the int as the text that the record keeps ({@code RecordWriter}).
 * </ol>
 *
 * <p>Bots learn what a sheet promises from {@code IslantInsight}, its {@code Prospects} and the
 * {@code LinesBegun}. What seats name and colour their sheets with is in the {@code Palette}; no
 * rule looks at it.
 */
@NullMarked
package atoll.games.islant;

import org.jspecify.annotations.NullMarked;
