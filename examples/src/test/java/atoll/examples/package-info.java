/** What holds for the examples together, and for the guide that walks through them. */
@NullMarked
package atoll.examples;

import org.jspecify.annotations.NullMarked;
