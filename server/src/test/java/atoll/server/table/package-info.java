/** Tables without HTTP: what becomes of them when something fails, and after years. */
@NullMarked
package atoll.server.table;

import org.jspecify.annotations.NullMarked;
