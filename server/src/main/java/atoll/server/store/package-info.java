/**
 * What is kept on disk: guests, tables, and for each table an append-only list of events whose
 * {@code (table, number)} is unique, which alone decides races. {@link atoll.server.store.Store} is
 * the way in: a file for one server ({@link atoll.server.store.SqliteStore}) or a PostgreSQL
 * database that nodes share. {@link atoll.server.store.Ledger} writes and commits many tables'
 * events together, {@link atoll.server.store.Archive} reads, {@link atoll.server.store.Claims} says
 * which node lets bots think, {@link atoll.server.store.Backups} keeps copies of a file. Nothing in
 * here knows what an event means.
 */
@NullMarked
package atoll.server.store;

import org.jspecify.annotations.NullMarked;
