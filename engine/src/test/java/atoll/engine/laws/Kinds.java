package atoll.engine.laws;

import atoll.engine.Position;
import atoll.engine.Variant;
import atoll.engine.Words;
import atoll.engine.json.Json;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * What a game shows of its variant: kinds of moves and of outcomes, items of the breakdown that
 * gave somebody points, and how it ended.
 */
final class Kinds {
  private final GameLaws laws;
  private final Set<String> named;

  /**
   * @param start a position of the variant
   */
  Kinds(GameLaws laws, Variant variant, Position start) {
    this.laws = laws;
    named = new TreeSet<>(laws.kinds(variant));
    if (!named.isEmpty()) {
      start.breakdownKeys().stream()
          .filter(key -> !laws.rarePoints(variant).contains(key))
          .forEach(key -> named.add("points: " + key));
    }
  }

  static Set<String> listed(String moves, String outcomes, String ends) {
    Set<String> kinds = new TreeSet<>();
    add("move: ", moves, kinds);
    add("chance: ", outcomes, kinds);
    add("end: ", ends, kinds);
    return kinds;
  }

  private static void add(String sort, String list, Set<String> kinds) {
    for (String kind : Words.split(list, ',')) {
      kinds.add(sort + kind.strip());
    }
  }

  /** What the variant has: nothing if the game does not say. */
  Set<String> named() {
    return named;
  }

  /** The kind of a move: the first two words if the game names them, or else the first. */
  String ofMove(String text) {
    return of("move: ", text);
  }

  private String of(String sort, String text) {
    String[] words = Words.split(text, ' ');
    String shorter = sort + words[0];
    String longer = words.length == 1 ? shorter : shorter + " " + words[1];
    return named.contains(longer) ? longer : shorter;
  }

  /** What a game has shown, of ends and of points only what the variant is said to have. */
  Set<String> in(Tables.Played game) {
    Set<String> kinds = new TreeSet<>();
    game.record()
        .lines()
        .map(line -> Json.object(Json.read(line)))
        .filter(line -> line.containsKey("do"))
        .forEach(line -> kinds.add(of(line)));
    Set<String> rest = points(game.end());
    laws.ends(game.end()).forEach(end -> rest.add("end: " + end));
    rest.retainAll(named);
    kinds.addAll(rest);
    return kinds;
  }

  private String of(Map<String, Object> line) {
    String text = Json.text(line.get("do"));
    return "chance".equals(line.get("by")) ? of("chance: ", text) : ofMove(text);
  }

  private static Set<String> points(Position end) {
    Set<String> kinds = new TreeSet<>();
    List<String> keys = end.breakdownKeys();
    int[] points = new int[keys.size()];
    for (int seat = 0; seat < end.seats(); seat++) {
      end.breakdown(seat, points);
      for (int item = 0; item < points.length; item++) {
        if (points[item] != 0) {
          kinds.add("points: " + keys.get(item));
        }
      }
    }
    return kinds;
  }
}
