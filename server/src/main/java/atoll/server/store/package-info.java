/**
 * What is kept on disk: guests, tables, and for each table an append-only list of events whose
 * {@code (table, number)} is unique, which alone decides races. {@link
 * atoll.server.store.SqliteStore} opens and migrates the file, {@link atoll.server.store.Ledger} is
 * the one writer and commits many tables' events together, {@link atoll.server.store.Archive}
 * reads. Nothing in here knows what an event means.
 */
@NullMarked
package atoll.server.store;

import org.jspecify.annotations.NullMarked;
