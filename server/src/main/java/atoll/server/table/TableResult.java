package atoll.server.table;

import atoll.engine.Position;
import atoll.engine.json.Json;
import atoll.engine.json.JsonSink;
import atoll.engine.record.RecordWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What a game came to for the people at its table. The game knows seats only; here it also counts
 * who sat there to the end: whoever gave up comes after all who stayed, and is never the first.
 *
 * @param resigned the seats whose people gave up or were not there at the end
 * @param helped the other seats where a bot played for a while or gave hints
 */
record TableResult(Position position, List<Integer> resigned, List<Integer> helped) {

  static TableResult of(TableState state) {
    List<Integer> resigned = new ArrayList<>();
    List<Integer> helped = new ArrayList<>();
    for (int seat = 0; seat < state.seats(); seat++) {
      Seat sitting = state.seat(seat);
      if (sitting.absence() != Absence.NONE) {
        resigned.add(seat);
      } else if (sitting.isHelped()) {
        helped.add(seat);
      }
    }
    return new TableResult(state.play().position(), resigned, helped);
  }

  /** Scores, ranks, breakdown, what the game adds, and who did not play all of it. */
  String json() {
    JsonSink sink = new JsonSink().beginObject();
    RecordWriter.result(position, sink);
    String plain = sink.end().toString();
    if (isPlain()) {
      return plain;
    }
    Map<String, Object> result = Json.object(Json.read(plain));
    result.put("ranks", ranks());
    people().forEach((field, seats) -> result.put(field, seats));
    return Json.write(result);
  }

  /** Whether everybody played to the end without help. */
  boolean isPlain() {
    return resigned.isEmpty() && helped.isEmpty();
  }

  /** Who did not play all of it, for the record, whose ranks are the game's own. */
  Map<String, List<Integer>> people() {
    Map<String, List<Integer>> people = new java.util.LinkedHashMap<>();
    if (!resigned.isEmpty()) {
      people.put("resigned", resigned);
    }
    if (!helped.isEmpty()) {
      people.put("helped", helped);
    }
    return people;
  }

  private List<Object> ranks() {
    int stayed = position.seats() - resigned.size();
    List<Object> ranks = new ArrayList<>();
    for (int seat = 0; seat < position.seats(); seat++) {
      boolean isGone = resigned.contains(seat);
      long rank = isGone ? Math.max(1, stayed) + 1L : 1;
      for (int other = 0; other < position.seats(); other++) {
        boolean isAlike = resigned.contains(other) == isGone;
        rank += isAlike && position.rank(other) < position.rank(seat) ? 1 : 0;
      }
      ranks.add(resigned.isEmpty() ? (long) position.rank(seat) : rank);
    }
    return ranks;
  }
}
