package atoll.arena;

import atoll.engine.Position;
import java.util.ArrayList;
import java.util.List;

/** The results of a tournament, in whole numbers, so that their order does not matter. */
final class Results {
  private final long[] games;
  private final long[] wins; // in shares
  private final long[] scores;
  private final long[] scoreSquares;
  private final long[] ranks;
  private final long[] rankSquares;
  private final long[][] beaten; // [bot][other]: 2 for each time ahead of the other, 1 when level

  Results(int bots) {
    games = new long[bots];
    wins = new long[bots];
    scores = new long[bots];
    scoreSquares = new long[bots];
    ranks = new long[bots];
    rankSquares = new long[bots];
    beaten = new long[bots][bots];
  }

  /** Adds a game that is over. */
  void add(int[] lineUp, Position position) {
    int winners = 0;
    for (int seat = 0; seat < lineUp.length; seat++) {
      winners += position.hasWon(seat) ? 1 : 0;
    }
    for (int seat = 0; seat < lineUp.length; seat++) {
      int bot = lineUp[seat];
      long score = position.score(seat);
      long rank = position.rank(seat);
      games[bot]++;
      wins[bot] += position.hasWon(seat) ? Tally.SHARES / winners : 0;
      scores[bot] += score;
      scoreSquares[bot] += score * score;
      ranks[bot] += rank;
      rankSquares[bot] += rank * rank;
      for (int other = 0; other < lineUp.length; other++) {
        if (lineUp[other] != bot) {
          beaten[bot][lineUp[other]] += 1 + Long.signum(position.rank(other) - rank);
        }
      }
    }
  }

  void add(Results other) {
    for (int bot = 0; bot < games.length; bot++) {
      games[bot] += other.games[bot];
      wins[bot] += other.wins[bot];
      scores[bot] += other.scores[bot];
      scoreSquares[bot] += other.scoreSquares[bot];
      ranks[bot] += other.ranks[bot];
      rankSquares[bot] += other.rankSquares[bot];
      for (int i = 0; i < games.length; i++) {
        beaten[bot][i] += other.beaten[bot][i];
      }
    }
  }

  Standings standings(Tournament tournament) {
    double[] ratings = Ratings.of(beaten);
    List<Standings.Row> rows = new ArrayList<>();
    for (int bot = 0; bot < games.length; bot++) {
      double won = (double) wins[bot] / Tally.SHARES;
      rows.add(
          new Standings.Row(
              tournament.bots().get(bot),
              games[bot],
              won,
              Estimate.ofShare(won, games[bot]),
              Estimate.ofMean(scores[bot], scoreSquares[bot], games[bot]),
              Estimate.ofMean(ranks[bot], rankSquares[bot], games[bot]),
              ratings[bot]));
    }
    return new Standings(tournament, rows);
  }
}
