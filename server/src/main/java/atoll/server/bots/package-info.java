/**
 * The bots that the server itself seats at tables. They think on a few threads ({@link
 * atoll.server.bots.BotRoom}), never on all processors, so that people are not kept waiting by
 * them, and they move like anybody else: by a command to the table. Nothing of them is kept but
 * their moves; after a restart every bot whose turn it is simply thinks again.
 */
@NullMarked
package atoll.server.bots;

import org.jspecify.annotations.NullMarked;
