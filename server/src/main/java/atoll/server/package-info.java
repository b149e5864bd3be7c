/**
 * The server: tables that never lose a move. {@link atoll.server.AtollServer} puts the rooms
 * together: the store keeps events, tables turn what people and bots want into events, HTTP lets
 * people and programs in, and {@code Housekeeping} does now and then what nobody asks for. Read
 * {@code atoll.server.table} first; everything else serves it.
 */
@NullMarked
package atoll.server;

import org.jspecify.annotations.NullMarked;
