package atoll.server.store;

import java.util.Map;

/** The few words in which the two databases differ. */
enum Dialect {
  SQLITE(
      "begin immediate",
      "blob",
      "cast(unixepoch('subsec') * 1000 as integer)",
      "",
      "select count(*) from sqlite_master where name = '%s'"),
  POSTGRES(
      "begin",
      "bytea",
      "cast(extract(epoch from clock_timestamp()) * 1000 as bigint)",
      " for update skip locked",
      "select count(*) from pg_tables where schemaname = current_schema() and tablename = '%s'");

  /** Begins to write; SQLite says at once if it cannot. */
  final String begin;

  /** The type of a column of bytes. */
  private final String bytes;

  /** Milliseconds since 1970 by the clock of the database, which all nodes share. */
  final String now;

  /** Passes over rows that another node is just taking. */
  final String skipLocked;

  /** Whether there is a table of a name. */
  final String countTables;

  Dialect(String begin, String bytes, String now, String skipLocked, String countTables) {
    this.begin = begin;
    this.bytes = bytes;
    this.now = now;
    this.skipLocked = skipLocked;
    this.countTables = countTables;
  }

  /** What the migrations leave open. */
  Map<String, String> placeholders() {
    return Map.of("bytes", bytes);
  }
}
