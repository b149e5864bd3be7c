/** To be written. */
@NullMarked
package atoll.app;

import org.jspecify.annotations.NullMarked;
