/** What happens to the file when things go wrong. */
@NullMarked
package atoll.server.store;

import org.jspecify.annotations.NullMarked;
