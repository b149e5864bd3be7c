package atoll.arena;

import atoll.engine.Position;
import java.util.ArrayList;
import java.util.List;

/** What the games of a tournament came to, added up by bot. */
final class Results {
  private final List<Sample> scores = new ArrayList<>();
  private final List<Sample> ranks = new ArrayList<>();
  private final List<Wins> wins = new ArrayList<>();
  private final long[][] beaten; // [bot][other]: 2 for each time ahead of the other, 1 when level

  Results(int bots) {
    for (int bot = 0; bot < bots; bot++) {
      scores.add(new Sample());
      ranks.add(new Sample());
      wins.add(new Wins());
    }
    beaten = new long[bots][bots];
  }

  /** Adds a game that is over. */
  void add(int[] lineUp, Position position) {
    int[] won = Wins.of(position);
    for (int seat = 0; seat < lineUp.length; seat++) {
      int bot = lineUp[seat];
      int rank = position.rank(seat);
      scores.get(bot).add(position.score(seat));
      ranks.get(bot).add(rank);
      wins.get(bot).add(won[seat]);
      for (int other = 0; other < lineUp.length; other++) {
        if (lineUp[other] != bot) {
          beaten[bot][lineUp[other]] += 1 + Integer.signum(position.rank(other) - rank);
        }
      }
    }
  }

  void add(Results other) {
    for (int bot = 0; bot < beaten.length; bot++) {
      scores.get(bot).add(other.scores.get(bot));
      ranks.get(bot).add(other.ranks.get(bot));
      wins.get(bot).add(other.wins.get(bot));
      for (int i = 0; i < beaten.length; i++) {
        beaten[bot][i] += other.beaten[bot][i];
      }
    }
  }

  Standings standings(Tournament tournament) {
    double[] ratings = Ratings.of(beaten);
    List<Standings.Row> rows = new ArrayList<>();
    for (int bot = 0; bot < beaten.length; bot++) {
      long games = scores.get(bot).count();
      double won = wins.get(bot).sum();
      rows.add(
          new Standings.Row(
              tournament.bots().get(bot),
              games,
              won,
              Estimate.ofShare(won, games),
              scores.get(bot).estimate(),
              ranks.get(bot).estimate(),
              ratings[bot]));
    }
    return new Standings(tournament, rows);
  }
}
