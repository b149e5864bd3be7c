package atoll.arena.report;

import atoll.arena.Sample;
import atoll.engine.Position;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/** What each item of the breakdown brings to winners and to the others. */
final class Items implements Serializable {
  /** The names of the items. */
  final List<String> keys;

  private final List<Sample> winners = new ArrayList<>();
  private final List<Sample> others = new ArrayList<>();
  private final List<Sample> all = new ArrayList<>();
  private final List<Rate> each = new ArrayList<>();
  private final int[] points;

  Items(List<String> keys) {
    this.keys = List.copyOf(keys);
    points = new int[keys.size()];
    for (int item = 0; item < points.length; item++) {
      winners.add(new Sample());
      others.add(new Sample());
      all.add(new Sample());
      each.add(new Rate());
    }
  }

  void add(Position position) {
    long[] together = new long[points.length];
    for (int seat = 0; seat < position.seats(); seat++) {
      position.breakdown(seat, points);
      List<Sample> group = position.hasWon(seat) ? winners : others;
      for (int item = 0; item < points.length; item++) {
        group.get(item).add(points[item]);
        all.get(item).add(points[item]);
        together[item] += points[item];
      }
    }
    for (int item = 0; item < points.length; item++) {
      each.get(item).add(together[item], position.seats());
    }
  }

  void add(Items other) {
    for (int item = 0; item < points.length; item++) {
      winners.get(item).add(other.winners.get(item));
      others.get(item).add(other.others.get(item));
      all.get(item).add(other.all.get(item));
      each.get(item).add(other.each.get(item));
    }
  }

  Sample winners(int item) {
    return winners.get(item);
  }

  Sample others(int item) {
    return others.get(item);
  }

  Sample all(int item) {
    return all.get(item);
  }

  /** What it brings to a seat of a game. */
  Rate each(int item) {
    return each.get(item);
  }
}
