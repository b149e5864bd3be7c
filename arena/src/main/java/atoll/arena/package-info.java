/** To be written. */
@NullMarked
package atoll.arena;

import org.jspecify.annotations.NullMarked;
