/** The catalogue: all the games there are, for programs that offer them. */
@NullMarked
package atoll.games;

import org.jspecify.annotations.NullMarked;
