/**
 * The games for programs that offer them: {@link atoll.games.Catalogue} lists all there are, {@link
 * atoll.games.GameSheet} says what there is to know of one before it is chosen.
 */
@NullMarked
package atoll.games;

import org.jspecify.annotations.NullMarked;
