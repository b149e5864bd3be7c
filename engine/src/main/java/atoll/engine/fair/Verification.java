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
    List<String> lines = Replay.lines(text);
    FairChance fair = revealed(lines);
    Replay replay = new Replay(games);
    Ints outcome = new Ints();
    int draws = 0;
    try {
      for (int i = 0; i < lines.size(); i++) {
        String line = lines.get(i);
        boolean isDraw = i > 0 && Json.read(line) instanceof Map<?, ?> map && isChance(map);
        if (isDraw && replay.position().next() == Position.CHANCE) {
          draws++;
          replay.position().sample(fair.source(draws), outcome);
          String right = replay.position().writeOutcome(outcome);
          String said = Json.text(Json.object(Json.read(line)).get("do"));
          if (!said.equals(right)) {
            String off = "line " + (i + 1) + ": draw " + draws + " is off: the secret gives \"";
            throw new Refused(
                "otherDraw",
                off + right + "\", the record says " + Json.brief(said),
                Map.of("line", i + 1, "draw", draws));
          }
        }
        replay.line(line);
      }
      replay.close();
    } catch (BadRecord bad) {
      throw bad.refused();
    }
    return new Verification(draws);
  }

  private static boolean isChance(Map<?, ?> line) {
    return "chance".equals(line.get("by"));
  }

  private static FairChance revealed(List<String> lines) {
    if (lines.size() < 2) {
      throw new Refused("noSecret", "the record is too short to be one of a served game", Map.of());
    }
    Map<String, Object> promise = fair(lines.getFirst(), "line 1");
    Map<String, Object> reveal = fair(lines.getLast(), "the end line");
    String secret = Json.text(reveal.get("secret"));
    String commitment = Json.text(promise.get("commitment"));
    String hash = FairChance.commitment(secret);
    if (!hash.equals(commitment)) {
      String why = "its SHA-256 is " + hash + ", not " + Json.brief(commitment);
      throw new Refused("otherSecret", "the secret is not the one promised: " + why, Map.of());
    }
    return new FairChance(secret, Json.texts(promise.get("contributions")));
  }

  private static Map<String, Object> fair(String line, String where) {
    Map<String, Object> object = Json.object(Json.read(line));
    if (!object.containsKey("fair")) {
      String needed = "only a finished game whose chance fell from a secret can be verified";
      throw new Refused("noSecret", where + " has no \"fair\": " + needed, Map.of());
    }
    return Json.object(object.get("fair"));
  }
}
