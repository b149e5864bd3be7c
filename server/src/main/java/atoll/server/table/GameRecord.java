package atoll.server.table;

import atoll.engine.fair.FairChance;
import atoll.engine.json.Json;
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
      throw state.header().past().declined();
    }
    if (state.status() != Status.OVER || !state.hasPlay()) {
      throw new Declined(Reason.NOT_OVER, "There is a record once the game is over.");
    }
    RecordWriter writer = new RecordWriter(false);
    List<@Nullable Object> show = new ArrayList<>();
    for (int seat = 0; seat < state.seats(); seat++) {
      show.add(state.seat(seat).show().isEmpty() ? null : state.seat(seat).show());
    }
    if (Collections.frequency(show, null) == show.size()) {
      show.clear();
    }
    TableHeader header = state.header();
    FairChance fair = new FairChance(header.secret(), state.contributions());
    StringBuilder record = new StringBuilder();
    line(
        record,
        fair.promisedIn(writer.header(header.setup(), state.names(), show), state.contributors()));
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
    line(record, fair.revealedIn(withPeople(writer.end(state.play().position()), state)));
    return record.toString();
  }

  /** The end line with who did not play all of the game, if there is anybody. */
  private static String withPeople(String end, TableState state) {
    TableResult result = TableResult.of(state);
    return result.isPlain() ? end : Json.with(end, "people", Json.write(result.people()));
  }

  private static void line(StringBuilder record, String line) {
    record.append(line).append('\n');
  }
}
