/** To be written. */
@NullMarked
package atoll.bots;

import org.jspecify.annotations.NullMarked;
