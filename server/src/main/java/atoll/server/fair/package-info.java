/**
 * Where the secrets of fair chance come from. What follows from them is in {@link
 * atoll.engine.fair}, where the page can compute it too.
 */
@NullMarked
package atoll.server.fair;

import org.jspecify.annotations.NullMarked;
