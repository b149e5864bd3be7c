package atoll.server.table;

import atoll.engine.Setup;
import atoll.engine.Sink;
import atoll.engine.json.Json;
import atoll.engine.json.JsonSink;
import atoll.server.store.Change;
import atoll.server.store.Rows.ResultRow;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What is kept of a game that has just ended for each person who played: how it ended for her, and
 * what she has achieved. Everything is told by the result, in the words of the rules.
 */
final class Ending {
  private final TableState state;
  private final Setup setup;
  private final Map<String, Object> result;
  private final List<Object> scores;
  private final List<Object> ranks;

  private Ending(TableState state, String result) {
    this.state = state;
    this.setup = state.header().setup();
    this.result = Json.object(Json.read(result));
    this.scores = Json.list(this.result.get("scores"));
    this.ranks = Json.list(this.result.get("ranks"));
  }

  /** The last events of a game, with what they mean for those who played. */
  static Change.Ended of(Change.Events events, TableState state) {
    Ending ending = new Ending(state, Objects.requireNonNull(events.standing().result()));
    List<ResultRow> results = new ArrayList<>();
    List<Change.Achieved> achieved = new ArrayList<>();
    ending
        .people()
        .forEach((person, seats) -> {
          ResultRow row = ending.row(person, seats);
          results.add(row);
          if (row.ownSeats() == 1 && !row.helped()) {
            @Nullable String campaign = state.header().campaign();
            for (String name : Achievements.of(ending.setup, campaign, ending.result, row)) {
              achieved.add(
                  new Change.Achieved(
                      person, row.game(), name, row.table(), campaign, row.ended()));
            }
          }
        });
    return new Change.Ended(events, results, achieved, ending.contest());
  }

  /** Who played, and on which seats. */
  private Map<String, List<Integer>> people() {
    Map<String, List<Integer>> people = new LinkedHashMap<>();
    for (int seat = 0; seat < state.seats(); seat++) {
      String guest = state.seat(seat).guest();
      if (guest != null && !state.seat(seat).isForgotten()) {
        people.computeIfAbsent(guest, _ -> new ArrayList<>()).add(seat);
      }
    }
    return people;
  }

  private ResultRow row(String person, List<Integer> seats) {
    int seat = seats.getFirst();
    boolean isGone = seats.stream().anyMatch(each -> !state.seat(each).isPersons());
    boolean isHelped = isGone || seats.stream().anyMatch(each -> state.seat(each).isHelped());
    int place = Json.whole(ranks.get(seat));
    return new ResultRow(
        state.header().id(),
        person,
        setup.game().id(),
        Mode.of(setup.chosen()),
        state.seats(),
        opponents(seats),
        seats.size(),
        seat,
        Json.whole(scores.get(seat)),
        place,
        outcome(seats, isGone, place),
        isHelped,
        state.changed());
  }

  /**
   * Who played against whom and how well, for the referee: nothing if somebody played alone or on
   * several seats, came back to a seat that a bot had helped, or could have asked for hints.
   * Whoever let a bot play on to the end has come last, as the result says.
   */
  private @Nullable String contest() {
    Map<String, List<Integer>> people = people();
    boolean isFair =
        state.seats() > 1
            && !state.header().hasHints()
            && !people.isEmpty()
            && people.values().stream().allMatch(seats -> seats.size() == 1);
    if (!isFair) {
      return null;
    }
    Sink sink = new JsonSink().beginArray();
    for (int seat = 0; seat < state.seats(); seat++) {
      Seat sitting = state.seat(seat);
      if (sitting.isForgotten() || (sitting.isPersons() && sitting.isHelped())) {
        return null;
      }
      boolean isBot = sitting.guest() == null;
      int place = Json.whole(ranks.get(seat));
      sink.beginObject()
          .put(isBot ? "bot" : "person", isBot ? sitting.name() : String.valueOf(sitting.guest()))
          .put("place", place)
          .end();
    }
    return sink.end().toString();
  }

  /** Whom it was played against. */
  private String opponents(List<Integer> own) {
    boolean hasBots = false;
    boolean hasPeople = false;
    for (int seat = 0; seat < state.seats(); seat++) {
      if (!own.contains(seat)) {
        boolean isBot = state.seat(seat).guest() == null;
        hasBots |= isBot;
        hasPeople |= !isBot;
      }
    }
    return hasBots ? hasPeople ? "mixed" : "bots" : hasPeople ? "people" : "none";
  }

  /** Who let a bot play on has lost; several people on one device have won and lost together. */
  private String outcome(List<Integer> seats, boolean isGone, int place) {
    if (seats.size() > 1) {
      return "shared";
    }
    if (isGone || place > 1) {
      return "lost";
    }
    if (state.seats() > 1) {
      return "won";
    }
    return switch (result.get("solo")) {
      case Map<?, ?> solo -> Json.truth(Json.object(solo).get("won")) ? "won" : "lost";
      case null, default -> hasAlexis() ? "won" : "played";
    };
  }

  private boolean hasAlexis() {
    return result.get("extra") instanceof Map<?, ?> extra && extra.containsKey("alexis");
  }
}
