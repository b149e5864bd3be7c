package atoll.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import atoll.engine.Setup;
import atoll.engine.json.Json;
import atoll.games.Catalogue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A database reads a table and answers as the run itself did. */
final class DataTableTest {
  private static final Setup SETUP = Setup.of(Catalogue.all().get("small-islands"), 2, Map.of());

  @TempDir Path folder;

  private Summary write(DataTable.Rows rows) {
    Simulation simulation = new Simulation(SETUP, List.of("greedy", "random"), 40, 11, null, false);
    try (DataTable table = new DataTable(folder.resolve("t.csv"), rows, SETUP)) {
      return simulation.run(new Cores(2), new AtomicLong(), table);
    }
  }

  /** The answer of DuckDB, row by row. */
  private List<List<Object>> ask(String question) throws SQLException {
    List<List<Object>> answer = new ArrayList<>();
    try (Connection duck = DriverManager.getConnection("jdbc:duckdb:");
        Statement statement = duck.createStatement();
        ResultSet rows =
            statement.executeQuery(question.replace("TABLE", "'" + folder + "/t.csv'"))) {
      while (rows.next()) {
        List<Object> row = new ArrayList<>();
        for (int column = 1; column <= rows.getMetaData().getColumnCount(); column++) {
          row.add(rows.getObject(column));
        }
        answer.add(row);
      }
    }
    return answer;
  }

  private double number(String question) throws SQLException {
    return ((Number) ask(question).getFirst().getFirst()).doubleValue();
  }

  private long whole(String question) throws SQLException {
    return ((Number) ask(question).getFirst().getFirst()).longValue();
  }

  @Test
  void aRowForEachGameAddsUpToTheSummary() throws SQLException {
    Summary summary = write(DataTable.Rows.GAMES);
    assertThat(whole("select count(distinct game) from TABLE")).isEqualTo(40);
    assertThat(whole("select sum(decisions) from TABLE")).isEqualTo(summary.length().sum());
    for (int seat = 0; seat < 2; seat++) {
      Sample scores = summary.scores().get(seat);
      String score = "score_" + seat;
      assertThat(whole("select sum(" + score + ") from TABLE")).isEqualTo(scores.sum());
      assertThat(whole("select max(" + score + ") from TABLE")).isEqualTo(scores.max());
      assertThat(number("select stddev_pop(" + score + ") from TABLE"))
          .isCloseTo(scores.sd(), within(1e-9));
      String share = "won_" + seat + " / (won_0 + won_1)";
      assertThat(number("select sum(" + share + ") from TABLE"))
          .isEqualTo(summary.wins().get(seat));
    }
    assertThat(ask("select game from TABLE where score_0 > score_1 and rank_0 <> 1")).isEmpty();
  }

  @Test
  void aRowForEachDecisionAddsUpToTheSummary() throws SQLException {
    Summary summary = write(DataTable.Rows.DECISIONS);
    assertThat(whole("select count(*) from TABLE")).isEqualTo(summary.length().sum());
    assertThat(whole("select max(n) from (select count(*) n from TABLE group by game)"))
        .isEqualTo(summary.length().max());
    assertThat(whole("select min(legal) from TABLE")).isGreaterThanOrEqualTo(1);
    assertThat(ask("select move from TABLE where not starts_with(move, kind)")).isEmpty();
  }

  @Test
  void columnsAreWhatTheSchemaSays() throws SQLException, IOException {
    for (DataTable.Rows rows : DataTable.Rows.values()) {
      write(rows);
      List<List<Object>> read = ask("select column_name, column_type from (describe from TABLE)");
      List<List<Object>> told = new ArrayList<>();
      String schema = Files.readString(folder.resolve("t.schema.json")).trim();
      for (Map<String, Object> field : Json.objects(Json.object(Json.read(schema)).get("fields"))) {
        String type = Json.text(field.get("type")).equals("string") ? "VARCHAR" : "BIGINT";
        told.add(List.of(Json.text(field.get("name")), type));
      }
      assertThat(read).isEqualTo(told);
    }
  }
}
