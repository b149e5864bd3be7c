package atoll.server.table;

import atoll.engine.fair.FairChance;
import atoll.engine.json.JsonSink;
import atoll.engine.record.RecordWriter;
import atoll.server.table.Declined.Reason;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The record of a finished game: what stood, without what was taken back, and under {@code fair}
 * what is needed to compute every outcome of chance again.
 */
final class GameRecord {
  private GameRecord() {}

  static String of(TableState state, Log log) {
    if (state.header().past() != null) {
      throw new Declined(Reason.OVER, state.header().past().why());
    }
    if (state.status() != Status.OVER || !state.hasPlay()) {
      throw new Declined(Reason.NOT_OVER, "There is a record once the game is over.");
    }
    RecordWriter writer = new RecordWriter(false);
    List<String> names = new ArrayList<>();
    List<@Nullable Object> show = new ArrayList<>();
    for (int seat = 0; seat < state.seats(); seat++) {
      names.add(state.seat(seat).name());
      show.add(state.seat(seat).show().isEmpty() ? null : state.seat(seat).show());
    }
    if (Collections.frequency(show, null) == show.size()) {
      show.clear();
    }
    TableHeader header = state.header();
    JsonSink promise = new JsonSink().beginObject();
    promise.put("commitment", FairChance.commitment(header.secret()));
    promise.value("contributions", state.contributions());
    StringBuilder record = new StringBuilder();
    line(record, withFair(writer.header(header.setup(), names, show), promise));
    log.each(entry -> {
      switch (entry.event()) {
        case Event.Moved moved when !state.isTakenBack(entry.number()) ->
            line(
                record,
                new JsonSink()
                    .beginObject()
                    .put("by", moved.seat())
                    .put("do", moved.move())
                    .end()
                    .toString());
        case Event.Drawn drawn ->
            line(
                record,
                new JsonSink()
                    .beginObject()
                    .put("by", "chance")
                    .put("do", drawn.outcome())
                    .end()
                    .toString());
        default -> {}
      }
    });
    JsonSink reveal = new JsonSink().beginObject().put("secret", header.secret());
    line(record, withFair(writer.end(state.play().position()), reveal));
    return record.toString();
  }

  private static String withFair(String line, JsonSink fair) {
    return line.substring(0, line.length() - 1) + ",\"fair\":" + fair.end() + "}";
  }

  private static void line(StringBuilder record, String line) {
    record.append(line).append('\n');
  }
}
