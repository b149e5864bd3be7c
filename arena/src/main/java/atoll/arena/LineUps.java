package atoll.arena;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Who sits where in a tournament, game after game. After a whole cycle every bot has sat on every
 * seat equally often: each choice of bots that fills the table plays once from each seat on, and
 * with three seats or more once in each direction around the table. With fewer bots than seats some
 * sit several times.
 */
final class LineUps {
  private final List<int[]> cycle = new ArrayList<>();

  LineUps(int bots, int seats) {
    choose(bots, Math.min(bots, seats), 0, new ArrayList<>(), seats);
  }

  private void choose(int bots, int count, int from, List<Integer> chosen, int seats) {
    if (chosen.size() == count) {
      addTurns(chosen, seats);
      if (seats > 2 && count > 2) {
        addTurns(chosen.reversed(), seats);
      }
      return;
    }
    for (int bot = from; bot < bots; bot++) {
      chosen.add(bot);
      choose(bots, count, bot + 1, chosen, seats);
      chosen.removeLast();
    }
  }

  private void addTurns(List<Integer> round, int seats) {
    for (int turn = 0; turn < round.size(); turn++) {
      List<Integer> turned = new ArrayList<>(round);
      Collections.rotate(turned, turn);
      int[] lineUp = new int[seats];
      for (int seat = 0; seat < seats; seat++) {
        lineUp[seat] = turned.get(seat % turned.size());
      }
      cycle.add(lineUp);
    }
  }

  /** How many games make a cycle. */
  int cycle() {
    return cycle.size();
  }

  /** The bot of each seat in a game. Not to be changed. */
  int[] of(long game) {
    return cycle.get((int) (game % cycle.size()));
  }
}
