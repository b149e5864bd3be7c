/** To be written. */
@NullMarked
package atoll.games;

import org.jspecify.annotations.NullMarked;
