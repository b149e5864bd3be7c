package atoll.games.lordofmyisland;

import atoll.engine.State;
import java.util.Arrays;

/** The production points of every seat, by what they were earned and paid for. */
final class Ledger {
  static final int ROADS = 0;
  static final int WATER = 1;
  static final int PORTS = 2;
  static final int WHITE = 3;
  static final int BLACK = 4;
  static final int MY_ISLAND = 5;
  static final int AUCTION = 6;
  static final int CAPITOL = 7;
  static final int ATTACKS = 8;
  static final int UNPLAYED = 9;

  private static final int ITEMS = UNPLAYED + 1;

  private final int[] entries;
  private final int[] points;

  Ledger(int seats) {
    entries = new int[ITEMS * seats];
    points = new int[seats];
  }

  void copyFrom(Ledger other) {
    System.arraycopy(other.entries, 0, entries, 0, entries.length);
    System.arraycopy(other.points, 0, points, 0, points.length);
  }

  void state(State state) {
    state.numbers("ledger", entries);
    if (state.isReading()) {
      for (int seat = 0; seat < points.length; seat++) {
        points[seat] = Arrays.stream(entries, ITEMS * seat, ITEMS * (seat + 1)).sum();
      }
    }
  }

  void earn(int seat, int key, int amount) {
    entries[ITEMS * seat + key] += amount;
    points[seat] += amount;
  }

  void pay(int seat, int key, int amount) {
    earn(seat, key, -amount);
  }

  int points(int seat) {
    return points[seat];
  }

  void breakdown(int seat, int[] items) {
    System.arraycopy(entries, ITEMS * seat, items, 0, ITEMS);
  }
}
