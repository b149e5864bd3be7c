/** What whoever runs a server needs: metrics and logs. */
@NullMarked
package atoll.server.ops;

import org.jspecify.annotations.NullMarked;
