/**
 * What whoever runs a server needs: numbers ({@link atoll.server.ops.Metrics}), a log that cannot
 * fill a disk ({@link atoll.server.ops.LogLines}), and whether there is room for more ({@link
 * atoll.server.ops.Memory}).
 */
@NullMarked
package atoll.server.ops;

import org.jspecify.annotations.NullMarked;
