/**
 * Squares and hexes: cells, neighbours, names and turns, as every game here counts them. Cells are
 * numbered in reading order (rows from the top, each from the left), named by row letter and number
 * in the row ({@code c5}), and turns go clockwise. All of it is computed once and read from tables.
 */
@NullMarked
package atoll.engine.grid;

import org.jspecify.annotations.NullMarked;
