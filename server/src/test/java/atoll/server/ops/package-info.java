/** What whoever runs a server sees. */
@NullMarked
package atoll.server.ops;

import org.jspecify.annotations.NullMarked;
