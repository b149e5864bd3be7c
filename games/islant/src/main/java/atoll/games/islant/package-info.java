/** To be written. */
@NullMarked
package atoll.games.islant;

import org.jspecify.annotations.NullMarked;
