package atoll.engine.fair;

import atoll.engine.Games;
import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.Refused;
import atoll.engine.json.Json;
import atoll.engine.record.BadRecord;
import atoll.engine.record.Replay;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Checks the record of a served game: that it replays, that the secret is the one promised before
 * the game, and that every outcome of chance follows from the secret and the contributions.
 *
 * @param draws how many outcomes were computed again
 */
public record Verification(int draws) {

  /**
   * Checks a whole record.
   *
   * @throws Refused with a sentence that names the first thing that is off
   */
  public static Verification of(Games games, String text) {
    try {
      return of(games, Replay.lines(text));
    } catch (BadRecord bad) {
      throw bad.refused();
    }
  }

  private static Verification of(Games games, List<String> lines) throws BadRecord {
    FairChance fair = revealed(lines);
    Replay replay = new Replay(games);
    Ints outcome = new Ints();
    int draws = 0;
    for (int number = 1; number <= lines.size(); number++) {
      String line = lines.get(number - 1);
      if (number > 1 && replay.position().next() == Position.CHANCE && isChance(line, number)) {
        draws++;
        replay.position().sample(fair.source(draws), outcome);
        String right = replay.position().writeOutcome(outcome);
        String said = in(number, () -> Json.text(Json.object(Json.read(line)).get("do")));
        if (!said.equals(right)) {
          String off = "line " + number + ": draw " + draws + " is off: the secret gives \"";
          throw new Refused(
              "otherDraw",
              off + right + "\", the record says " + Json.brief(said),
              Map.of("line", number, "draw", draws));
        }
      }
      replay.line(line);
    }
    replay.close();
    return new Verification(draws);
  }

  private static boolean isChance(String line, int number) throws BadRecord {
    return "chance".equals(in(number, () -> Json.object(Json.read(line))).get("by"));
  }

  private static FairChance revealed(List<String> lines) throws BadRecord {
    if (lines.size() < 2) {
      throw new Refused("noSecret", "the record is too short to be one of a served game", Map.of());
    }
    int end = lines.size();
    Map<String, Object> promise = fair(lines.getFirst(), 1, "line 1");
    Map<String, Object> reveal = fair(lines.getLast(), end, "the end line");
    String secret = in(end, () -> Json.text(reveal.get("secret")));
    String commitment = in(1, () -> Json.text(promise.get("commitment")));
    List<String> contributions = in(1, () -> Json.texts(promise.get("contributions")));
    String hash = FairChance.commitment(secret);
    if (!hash.equals(commitment)) {
      String why = "its SHA-256 is " + hash + ", not " + Json.brief(commitment);
      throw new Refused("otherSecret", "the secret is not the one promised: " + why, Map.of());
    }
    return new FairChance(secret, contributions);
  }

  private static Map<String, Object> fair(String line, int number, String where) throws BadRecord {
    Map<String, Object> object = in(number, () -> Json.object(Json.read(line)));
    if (!object.containsKey("fair")) {
      String needed = "only a finished game whose chance fell from a secret can be verified";
      throw new Refused("noSecret", where + " has no \"fair\": " + needed, Map.of());
    }
    return in(number, () -> Json.object(object.get("fair")));
  }

  /** What is read in a line; where that has not the form of one, the record is a bad one. */
  private static <T> T in(int number, Supplier<T> reading) throws BadRecord {
    try {
      return reading.get();
    } catch (Refused refused) {
      throw new BadRecord(number, refused);
    }
  }
}
