package atoll.server.store;

import atoll.engine.json.Json;
import atoll.server.store.Rows.EventRow;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/** The events of a game that has long been over: one compressed line of JSON each. */
final class Bundle {
  private Bundle() {}

  static byte[] write(List<EventRow> rows) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream zip = new GZIPOutputStream(bytes)) {
      for (EventRow row : rows) {
        List<@Nullable Object> line =
            Arrays.asList((long) row.number(), row.happened(), row.told(), row.body());
        zip.write((Json.write(line) + "\n").getBytes(StandardCharsets.UTF_8));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  static List<EventRow> read(byte[] bytes) {
    List<EventRow> rows = new ArrayList<>();
    try (GZIPInputStream zip = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
      for (String text : new String(zip.readAllBytes(), StandardCharsets.UTF_8).split("\n")) {
        if (!text.isEmpty()) {
          List<Object> line = Json.list(Json.read(text));
          rows.add(
              new EventRow(
                  Json.whole(line.get(0)),
                  Json.text(line.get(3)),
                  line.get(2) == null ? null : Json.text(line.get(2)),
                  (Long) line.get(1)));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return rows;
  }
}
