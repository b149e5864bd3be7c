package atoll.arena.report;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The games that are worth looking at: of each sort the one that is most of it, and of equals the
 * earliest. Only their numbers are kept; a game can be played again from its number.
 */
final class Telling implements Serializable {
  /** The sorts of games, in the order they are shown in. */
  enum Sort {
    CLOSEST("closest", "The closest game"),
    HIGHEST("highest", "The highest score"),
    WIDEST("widest", "The clearest win"),
    TURNING("turning", "The lead changed most often"),
    LEANEST("leanest", "Won with the fewest points"),
    LONGEST("longest", "The longest game"),
    RAREST("rarest", "The rarest ending");

    final String word;
    final String title;

    Sort(String word, String title) {
      this.word = word;
      this.title = title;
    }
  }

  /**
   * A game.
   *
   * @param number counted from 0
   * @param rank how much it is of its sort
   */
  record Pick(long number, long rank, List<Long> scores) implements Serializable {
    private boolean isBetterThan(Pick other) {
      return rank != other.rank ? rank > other.rank : number < other.number;
    }
  }

  private final Map<Sort, Pick> picks = new TreeMap<>();

  void offer(Sort sort, Pick pick) {
    picks.merge(sort, pick, (old, other) -> other.isBetterThan(old) ? other : old);
  }

  void add(Telling other) {
    other.picks.forEach(this::offer);
  }

  /** A game with all that it is the most of. */
  record Choice(List<Sort> sorts, Pick pick) {
    String title() {
      return String.join(" · ", sorts.stream().map(sort -> sort.title).toList());
    }

    String word() {
      return String.join("-", sorts.stream().map(sort -> sort.word).toList());
    }
  }

  /** One of each sort; a game that is two things is listed once, as both. */
  List<Choice> choices() {
    Map<Long, Choice> byNumber = new LinkedHashMap<>();
    picks.forEach((sort, pick) ->
        byNumber
            .computeIfAbsent(pick.number, _ -> new Choice(new ArrayList<>(), pick))
            .sorts
            .add(sort));
    return List.copyOf(byNumber.values());
  }
}
