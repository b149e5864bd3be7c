package atoll.arena;

import atoll.engine.Refused;
import atoll.engine.Setup;
import atoll.engine.json.Json;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The games of a simulation as a table for other programs: CSV with a line of names at its head,
 * and beside it a table schema that says what each column holds. Rows come in the order of the
 * games, whichever thread has played them.
 */
public final class DataTable implements AutoCloseable {
  /** What a row is about. */
  public enum Rows {
    /** A game: what each seat has achieved. */
    GAMES,
    /** A decision: who moved, how, and how much there was to choose from. */
    DECISIONS
  }

  /**
   * A column.
   *
   * @param type in the words of a table schema
   */
  private record Column(String name, String type, String description) {}

  private final Rows rows;
  private final BufferedWriter file;
  private final List<String> items;
  private final List<Column> columns = new ArrayList<>();
  private final Map<Long, String> early = new TreeMap<>(); // rows of games whose turn is to come
  private long next;

  /**
   * Begins a table.
   *
   * @param path must end with {@code .csv}; the schema has {@code .schema.json} instead
   * @throws Refused if it cannot be written
   */
  public DataTable(Path path, Rows rows, Setup setup) {
    check(path);
    this.rows = rows;
    items = setup.start().breakdownKeys();
    describe(setup.seats());
    String name = path.toString();
    Path schema = Path.of(name.substring(0, name.length() - ".csv".length()) + ".schema.json");
    try {
      Files.writeString(schema, Json.write(schema()) + "\n");
      file = Files.newBufferedWriter(path);
      file.write(String.join(",", columns.stream().map(Column::name).toList()) + "\n");
    } catch (IOException e) {
      throw new Refused("the table cannot be written to " + path);
    }
  }

  /** Throws {@link Refused} unless it is the name of a table that can be written. */
  public static void check(Path path) {
    if (!path.toString().endsWith(".csv")) {
      throw new Refused(
          "a table is written as CSV, so its name must end with .csv, not "
              + path
              + "; pandas, DuckDB and Spark read it and can turn it into Parquet");
    }
  }

  private void describe(int seats) {
    column("game", "integer", "number of the game, from 1: stream number game - 1 of the seed");
    if (rows == Rows.DECISIONS) {
      column("decision", "integer", "number of the decision in its game, from 1");
      column("seat", "integer", "who moved, from 0");
      column("legal", "integer", "how many moves were legal");
      column("kind", "string", "the first word of the move");
      column("move", "string", "the move in the notation of the rules");
      column("score", "integer", "the seat's points before the move");
      return;
    }
    column("decisions", "integer", "how many moves were made");
    for (int seat = 0; seat < seats; seat++) {
      String of = " of seat " + seat;
      column("score_" + seat, "integer", "final score" + of);
      column("rank_" + seat, "integer", "rank" + of + ", 1 is best");
      column("won_" + seat, "integer", "1 if the seat has won, alone or with others, else 0");
      for (String item : items) {
        column(item + "_" + seat, "integer", "points from " + item + of);
      }
    }
  }

  private void column(String name, String type, String description) {
    columns.add(new Column(name, type, description));
  }

  private Map<String, Object> schema() {
    List<Object> fields = new ArrayList<>();
    for (Column column : columns) {
      Map<String, Object> field = new LinkedHashMap<>();
      field.put("name", column.name);
      field.put("type", column.type);
      field.put("description", column.description);
      fields.add(field);
    }
    return Map.of("fields", fields);
  }

  Rows rows() {
    return rows;
  }

  /** Writes the rows of a game, or keeps them until those of all games before have come. */
  synchronized void write(long game, String text) {
    early.put(game, text);
    try {
      for (String due = early.remove(next); due != null; due = early.remove(next)) {
        file.write(due);
        next++;
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    try {
      file.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
