package atoll.server.table;

import atoll.bots.Bots;
import atoll.engine.Games;
import atoll.engine.Refused;
import atoll.engine.Setup;
import atoll.engine.Sha256;
import atoll.engine.fair.Verification;
import atoll.engine.json.Json;
import atoll.engine.record.BadRecord;
import atoll.engine.record.Replay;
import atoll.server.guest.PlainText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A finished game that somebody played on a device and brings along. Nothing in its record is taken
 * on trust: it is replayed by the rules that are played here, and every outcome of chance is
 * computed again from its seed. Even so its player could have tried seeds until one was to her
 * liking, so it counts for nothing but memory.
 *
 * @param names what the seats were called
 * @param secret the seed that its chance came from
 * @param lines the moves and outcomes
 */
record Brought(Setup setup, List<String> names, String secret, List<Map<String, Object>> lines) {
  /** Seeds as devices draw them. */
  private static final Pattern SEED = Pattern.compile("[0-9a-f]{32}");

  /** What the same record of the same guest always has and nothing else. */
  static String digest(String guest, String record) {
    return Sha256.hex(Sha256.of(guest + "\n" + record));
  }

  /**
   * Reads a record.
   *
   * @param bots for each seat the bot that played it, or null for a person
   * @throws Refused with the first thing that does not hold
   */
  static Brought read(Games games, String record, List<@Nullable String> bots) {
    List<String> lines = Replay.lines(record);
    if (lines.size() > Commands.MOST_EVENTS) {
      throw new Refused(
          "longRecord",
          "a record has at most " + Commands.MOST_EVENTS + " lines",
          Map.of("most", Commands.MOST_EVENTS));
    }
    if (lines.isEmpty()) {
      throw new Refused(BadRecord.CODE, "the record is empty", Map.of("line", 1));
    }
    Map<String, Object> end = last(lines);
    if (!end.containsKey("end")) {
      throw new Refused(
          "unfinished",
          "this game is not over: only finished games can be brought along",
          Map.of());
    }
    Verification.of(games, record);
    Map<String, Object> header = Json.object(Json.read(lines.getFirst()));
    if (!Json.list(fair(header).get("contributions")).isEmpty()) {
      throw new Refused(
          "served",
          "this game was played at a table of a server, where its record stays",
          Map.of());
    }
    String secret = Json.text(fair(end).get("secret"));
    if (!SEED.matcher(secret).matches()) {
      throw new Refused(
          BadRecord.CODE,
          "the seed of a game on a device has 32 hexadecimal digits",
          Map.of("line", lines.size()));
    }
    Replay setup = setup(games, lines.getFirst());
    PlainText.checkAll("the texts in \"options\"", setup.setup().chosen());
    check(bots, setup.names().size());
    List<Map<String, Object>> events = new ArrayList<>();
    for (String line : lines.subList(1, lines.size() - 1)) {
      events.add(Json.object(Json.read(line)));
    }
    return new Brought(setup.setup(), setup.names(), secret, events);
  }

  private static Map<String, Object> last(List<String> lines) {
    try {
      return Json.object(Json.read(lines.getLast()));
    } catch (Refused notJson) {
      throw new Refused(BadRecord.CODE, notJson.sentence(), Map.of("line", lines.size()));
    }
  }

  private static Map<String, Object> fair(Map<String, Object> line) {
    return Json.object(line.get("fair"));
  }

  private static Replay setup(Games games, String header) {
    Replay replay = new Replay(games);
    try {
      replay.line(header);
    } catch (BadRecord bad) {
      throw bad.refused();
    }
    return replay;
  }

  private static void check(List<@Nullable String> bots, int seats) {
    if (bots.size() != seats) {
      throw Refused.badField("bots", "\"bots\" must have " + seats + " entries, one for each seat");
    }
    for (@Nullable String bot : bots) {
      if (bot != null) {
        Bots.check(bot);
      }
    }
    if (!bots.contains(null)) {
      throw new Refused(
          "nobodyPlayed",
          "only bots played this game: there is nobody to bring it along",
          Map.of());
    }
  }

  /** What happened, with the guest on all seats that people had. */
  List<Event> events(String guest, List<@Nullable String> bots, UnaryOperator<String> checkName) {
    List<Event> events = new ArrayList<>();
    for (int seat = 0; seat < names.size(); seat++) {
      if (bots.get(seat) == null) {
        events.add(new Event.Sat(seat, guest, checkName.apply(names.get(seat)), null));
      }
    }
    events.add(new Event.Started(null));
    for (Map<String, Object> line : lines) {
      String text = Json.text(line.get("do"));
      events.add(
          line.get("by") instanceof Long seat
              ? new Event.Moved((int) (long) seat, text, events.size())
              : new Event.Drawn(text));
    }
    return events;
  }
}
