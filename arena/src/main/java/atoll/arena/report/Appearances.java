package atoll.arena.report;

import atoll.engine.Ints;
import atoll.engine.Playout;
import atoll.engine.Position;
import atoll.engine.Setup;
import atoll.engine.Words;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Watches some games for the tiles, cards and other components that come up, and for what could be
 * done with them. A component comes up when chance shows it to somebody, and with each decision in
 * which a legal move names it.
 */
final class Appearances implements Playout.Witness {
  private static final int OFTEN = 20; // so often it is no accident

  private final Chronicle chronicle;
  private final Labels labels;

  /** How often each component came up. */
  private final Map<String, Integer> times = new TreeMap<>();

  /** Of each, in how many decisions it could be used so: {@code place}, {@code pass card}. */
  private final Map<String, Map<String, Integer>> uses = new HashMap<>();

  Appearances(Setup setup) {
    labels = new Labels(setup.game().components());
    chronicle = new Chronicle(setup, labels);
  }

  void begin() {
    chronicle.begin(true);
  }

  /** The game is over: what could be done in it is added up. */
  void end() {
    chronicle.offered.forEach((mark, decisions) -> {
      String id = mark.last();
      if (!mark.isKind() && labels.has(id)) {
        times.merge(id, decisions, Integer::sum);
        uses.computeIfAbsent(id, _ -> new TreeMap<>()).merge(use(mark), decisions, Integer::sum);
      }
    });
  }

  private static String use(Mark mark) {
    return mark.text().substring(0, mark.text().lastIndexOf(' '));
  }

  @Override
  public void outcome(Position position, Ints outcome) {
    if (isShown(position, outcome)) {
      for (String word : Words.split(position.writeOutcome(outcome), ' ')) {
        if (labels.has(word)) {
          times.merge(word, 1, Integer::sum);
        }
      }
    }
    chronicle.outcome(position, outcome);
  }

  /** Whether anybody sees it; how a stack lies face down, nobody does. */
  private static boolean isShown(Position position, Ints outcome) {
    for (int seat = 0; seat < position.seats(); seat++) {
      if (position.tellOutcome(seat, outcome) != null) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void move(Position position, int seat, int move) {
    chronicle.move(position, seat, move);
  }

  /** The components that came up often, with how often. */
  Map<String, Integer> often() {
    Map<String, Integer> often = new TreeMap<>(times);
    often.values().removeIf(came -> came < OFTEN);
    return often;
  }

  boolean allows(String id, String use) {
    return uses.getOrDefault(id, Map.of()).containsKey(use);
  }

  private String family(String id) {
    return labels.family(new Mark("any " + id));
  }

  /** What is done with a component, in people's words. */
  String say(String use, String id) {
    return labels.say(new Mark(use + " " + id));
  }

  /**
   * How often something like this component can be used so, of the times that it comes up: this one
   * if it came up often, else the one of its family with which it was hardest.
   *
   * @param whence the games in which the component came up
   */
  Map<String, Double> expected(String id, Appearances whence) {
    Map<String, Integer> often = often();
    List<String> like =
        often.containsKey(id)
            ? List.of(id)
            : often.keySet().stream()
                .filter(other -> family(other).equals(whence.family(id)))
                .toList();
    Map<String, Double> least = new TreeMap<>();
    for (String other : like) {
      uses.getOrDefault(other, Map.of()).keySet().forEach(use -> least.put(use, 1.0));
    }
    for (String other : like) {
      least.replaceAll((use, share) ->
          Math.min(
              share,
              (double) uses.getOrDefault(other, Map.of()).getOrDefault(use, 0)
                  / often.getOrDefault(other, 1)));
    }
    return least;
  }
}
