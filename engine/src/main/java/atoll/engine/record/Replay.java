package atoll.engine.record;

import atoll.engine.Games;
import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.Refused;
import atoll.engine.Setup;
import atoll.engine.Words;
import atoll.engine.json.Json;
import atoll.engine.json.JsonSink;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A record being read line by line: each line is checked against the rules and played. It uses no
 * random source, and it trusts nothing: whatever the lines hold, {@link #line} either goes on or
 * throws {@link BadRecord}.
 */
public final class Replay {
  private final Games games;
  private final Ints moves = new Ints();
  private final Ints outcome = new Ints();
  private int number;
  private int events;
  private int decisions;
  private boolean ended;
  private @Nullable Setup setup;
  private @Nullable Position position;
  private List<String> names = List.of();

  public Replay(Games games) {
    this.games = games;
  }

  /** Reads a whole record. */
  public static Replay of(Games games, String text) throws BadRecord {
    Replay replay = new Replay(games);
    for (String line : lines(text)) {
      replay.line(line);
    }
    replay.close();
    return replay;
  }

  /** The lines of a record, without their line breaks. */
  public static List<String> lines(String text) {
    List<String> lines = List.of(Words.split(text, '\n'));
    return lines.getLast().isEmpty() ? lines.subList(0, lines.size() - 1) : lines;
  }

  /** Reads the next line, without its line break. */
  public void line(String text) throws BadRecord {
    number++;
    try {
      if (ended) {
        throw new Refused("nothing may follow the end line");
      }
      if (!(Json.read(text) instanceof Map<?, ?> line)) {
        throw new Refused("a line must be a JSON object");
      }
      if (position == null) {
        header(line);
      } else if (line.containsKey("end")) {
        end(position, line);
      } else {
        event(position, line);
      }
    } catch (Refused refused) {
      throw new BadRecord(number, refused);
    }
  }

  /** There are no more lines: complains if there should be. */
  public void close() throws BadRecord {
    if (position == null) {
      throw new BadRecord(1, "the file is empty");
    }
    if (position.isOver() && !ended) {
      throw new BadRecord(number + 1, "cut off: the game is over, but the end line is missing");
    }
  }

  private void header(Map<?, ?> line) {
    if (!Objects.equals(line.get("atoll"), (long) RecordWriter.VERSION)) {
      throw new Refused("not an Atoll record: the header must have \"atoll\":1");
    }
    var game = games.get(Json.text(field(line, "game")));
    Map<String, Object> options =
        Json.object(line.containsKey("options") ? line.get("options") : Map.of());
    Setup.requireEdition(game, edition(line), options);
    Setup.requireComponents(
        game, line.containsKey("components") ? Json.text(line.get("components")) : "");
    names = Json.texts(field(line, "seats"));
    setup = Setup.of(game, names.size(), options);
    position = setup.start();
  }

  private static int edition(Map<?, ?> line) {
    @Nullable Object edition = line.get("edition");
    if (!line.containsKey("edition")) {
      return RecordWriter.FIRST_EDITION;
    }
    if (edition instanceof Long number && 1 <= number && number <= Integer.MAX_VALUE) {
      return (int) (long) number;
    }
    throw new Refused("edition must be a whole number from 1, not " + Json.brief(edition));
  }

  private void event(Position position, Map<?, ?> line) {
    @Nullable Object by = field(line, "by");
    String text = Json.text(field(line, "do"));
    if (position.isOver()) {
      throw new Refused("the game is over, no further event is possible");
    }
    if (by.equals("chance")) {
      chance(position, text);
    } else if (by instanceof Long seat && 0 <= seat && seat < position.seats()) {
      move(position, (int) (long) seat, text, line);
    } else {
      String seats = "a seat from 0 to " + (position.seats() - 1);
      throw new Refused("by must be \"chance\" or " + seats + ", not " + Json.brief(by));
    }
    events++;
  }

  private void chance(Position position, String text) {
    if (position.next() != Position.CHANCE) {
      throw new Refused("chance decides nothing here; seat " + position.next() + " may act");
    }
    position.readOutcome(text, outcome);
    position.happen(outcome);
  }

  private void move(Position position, int seat, String text, Map<?, ?> line) {
    if (!position.mayAct(seat)) {
      int next = position.next();
      String who = next == Position.CHANCE ? "chance decides next" : "seat " + next + " may";
      throw new Refused("seat " + seat + " may not act here; " + who);
    }
    int move = position.readMove(seat, text);
    position.legal(seat, moves);
    if (!moves.contains(move)) {
      throw new Refused("illegal move " + Json.brief(text) + " of seat " + seat);
    }
    if (line.containsKey("legal") || line.containsKey("digest")) {
      Audit audit = Audit.of(position, seat, moves);
      same("legal", line.get("legal"), (long) audit.legal());
      same("digest", line.get("digest"), audit.digest());
    }
    position.play(seat, move);
    decisions++;
  }

  private void end(Position position, Map<?, ?> line) {
    if (!position.isOver()) {
      throw new Refused("the game is not over yet");
    }
    JsonSink result = new JsonSink();
    RecordWriter.result(position, result.beginObject().put("end", true));
    for (Map.Entry<String, Object> entry :
        Json.object(Json.read(result.end().toString())).entrySet()) {
      same(entry.getKey(), line.get(entry.getKey()), entry.getValue());
    }
    ended = true;
  }

  private static void same(String what, @Nullable Object said, Object right) {
    if (!right.equals(said)) {
      throw new Refused(
          "wrong " + what + ": it is " + Json.write(right) + ", not " + Json.brief(said));
    }
  }

  private static Object field(Map<?, ?> line, String name) {
    Object value = line.get(name);
    if (value == null) {
      throw new Refused("the line has no " + Json.write(name));
    }
    return value;
  }

  /** The position after the lines read so far; there is one once the header has been read. */
  public Position position() {
    return Objects.requireNonNull(position, "no header read yet");
  }

  public Setup setup() {
    return Objects.requireNonNull(setup, "no header read yet");
  }

  /** The names of the seats, in seat order. */
  public List<String> names() {
    return names;
  }

  /** How many events, moves and outcomes of chance, have been read. */
  public int events() {
    return events;
  }

  /** How many moves have been read. */
  public int decisions() {
    return decisions;
  }

  /** Whether the end line has been read. */
  public boolean ended() {
    return ended;
  }
}
