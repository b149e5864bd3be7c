/**
 * The server from outside: every test here talks HTTP to a real server on a free port, through
 * {@link atoll.server.Player}. The long ones that need minutes are programs with a {@code main}.
 */
@NullMarked
package atoll.server;

import org.jspecify.annotations.NullMarked;
