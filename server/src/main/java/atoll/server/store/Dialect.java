package atoll.server.store;

import java.util.Map;

/** The few words in which the two databases differ. */
enum Dialect {
  SQLITE(
      "begin immediate",
      "blob",
      "cast(unixepoch('subsec') * 1000 as integer)",
      "",
      "",
      "select count(*) from sqlite_master where name = '%s'",
      "pragma user_version = 0"),
  POSTGRES(
      "begin",
      "bytea",
      "cast(extract(epoch from clock_timestamp()) * 1000 as bigint)",
      " for update skip locked",
      " for update",
      "select count(*) from pg_tables where schemaname = current_schema() and tablename = '%s'",
      "update tables set number = number where id = ''");

  /** Begins to write; SQLite says at once if it cannot. */
  final String begin;

  /** The type of a column of bytes. */
  private final String bytes;

  /** Milliseconds since 1970 by the clock of the database, which all nodes share. */
  final String now;

  /** Passes over rows that another node is just taking. */
  final String skipLocked;

  /** Keeps others from changing rows that are read; SQLite has one writer anyway. */
  final String forUpdate;

  /** Whether there is a table of a name. */
  final String countTables;

  /** Changes nothing, but takes the way to the disk or at least to the database. */
  final String trial;

  Dialect(
      String begin,
      String bytes,
      String now,
      String skipLocked,
      String forUpdate,
      String countTables,
      String trial) {
    this.begin = begin;
    this.bytes = bytes;
    this.now = now;
    this.skipLocked = skipLocked;
    this.forUpdate = forUpdate;
    this.countTables = countTables;
    this.trial = trial;
  }

  /** What the migrations leave open. */
  Map<String, String> placeholders() {
    return Map.of("bytes", bytes);
  }
}
