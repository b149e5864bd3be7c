/** Tests of who is next when there is not enough for all. */
@NullMarked
package atoll.server.share;

import org.jspecify.annotations.NullMarked;
