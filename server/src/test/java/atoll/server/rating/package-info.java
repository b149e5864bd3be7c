/** Tests of ratings. */
@NullMarked
package atoll.server.rating;

import org.jspecify.annotations.NullMarked;
