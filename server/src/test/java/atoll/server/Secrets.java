package atoll.server;

import atoll.engine.Position;
import atoll.engine.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Which words of a game a viewer must not have heard yet, worked out from the record by the rules
 * alone, without the game's own idea of who may know what.
 */
interface Secrets {
  /** The words that are secret to the viewer after these lines of the record. */
  Set<String> of(int viewer, List<Object> lines);

  /**
   * Whether the viewer may hear nothing of an event but that it happened.
   *
   * @param by the seat, or {@link Position#CHANCE}
   */
  boolean isSecret(int viewer, int by, String text);

  static Secrets of(String game) {
    return game.equals("small-islands") ? new SmallIslands() : new LordOfMyIsland();
  }

  /** Small Islands. */
  final class SmallIslands implements Secrets {
    /** What is dealt, drawn, chosen and found, only its own seat knows. */
    @Override
    public boolean isSecret(int viewer, int by, String text) {
      String[] words = text.split(" ");
      return switch (words[0]) {
        case "hand", "deal", "redraw", "discover" ->
            by != Position.CHANCE || viewer != Integer.parseInt(words[1]);
        case "choose", "keep", "discovery" -> viewer != by;
        case "expeditions" -> true;
        default -> false;
      };
    }

    /**
     * Tiles and cards in other people's hands. A tile comes to light when it is placed or
     * discarded, a chosen card when somebody has landed and rewards begin; other cards never do.
     * Alexis lands by one card and is rewarded by the next, with nothing between them. A card that
     * the viewer has met before and that is dealt again to somebody else is no secret word any
     * more.
     */
    @Override
    public Set<String> of(int viewer, List<Object> lines) {
      Set<String> secret = new TreeSet<>();
      Set<String> met = new TreeSet<>();
      Set<String> chosen = new TreeSet<>();
      String before = "";
      for (Object each : lines) {
        String[] words = Json.text(Json.object(each).get("do")).split(" ");
        boolean hasAlexisLanded = words[0].equals("expedition") && before.equals("expedition");
        switch (hasAlexisLanded ? "land" : words[0]) {
          case "hand", "deal", "redraw" -> {
            boolean isOwn = Integer.parseInt(words[1]) == viewer;
            (isOwn ? met : secret).addAll(List.of(words).subList(2, words.length));
          }
          case "choose" -> chosen.addAll(List.of(words));
          case "place", "discard" -> met.add(words[1]);
          case "land", "house", "done", "discover" -> {
            met.addAll(chosen); // the reward phase shows what was chosen
            chosen.clear();
          }
          default -> {}
        }
        before = words[0].equals("expeditions") ? before : words[0]; // a stack renewed in between
      }
      secret.removeAll(met);
      return secret;
    }
  }

  /** Lord of My Island. */
  final class LordOfMyIsland implements Secrets {
    /** Nobody knows how a stack lies; everything else is open. */
    @Override
    public boolean isSecret(int viewer, int by, String text) {
      return by == Position.CHANCE && text.startsWith("stack ");
    }

    /**
     * Tiles that still lie face down: below the top of a stack from which too few were taken. From
     * round 6 on tiles nobody took go to the bottom, which the record does not say; until then it
     * is enough to count.
     */
    @Override
    public Set<String> of(int viewer, List<Object> lines) {
      List<List<String>> stacks = new ArrayList<>();
      Set<String> gone = new TreeSet<>();
      Set<Integer> seats = new TreeSet<>();
      int turns = 0;
      for (Object each : lines) {
        Map<String, Object> line = Json.object(each);
        String[] words = Json.text(line.get("do")).split(" ");
        switch (words[0]) {
          case "stack" -> stacks.add(List.of(words).subList(2, words.length));
          case "take" -> {
            gone.add(words[1]);
            seats.add(Json.whole(line.get("by")));
          }
          case "defend" -> gone.add(words[1]); // two seats: a tile off the holder, in nobody's turn
          case "play", "water", "discard", "pass", "out" -> turns++;
          default -> {}
        }
      }
      Set<String> secret = new TreeSet<>();
      for (List<String> stack : turns > 5 * seats.size() ? List.<List<String>>of() : stacks) {
        int top = 0;
        while (top < stack.size() && gone.contains(stack.get(top))) {
          top++;
        }
        secret.addAll(stack.subList(Math.min(top + 1, stack.size()), stack.size()));
      }
      return secret;
    }
  }
}
