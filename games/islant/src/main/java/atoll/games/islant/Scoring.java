package atoll.games.islant;

import atoll.engine.Ranks;
import java.util.List;

/** What the sheets are worth, item by item, and who is ahead. */
final class Scoring {
  private static final int ISLAND_COST = -2;

  private final Rules rules;
  private final Sheet[] sheets;
  private final Survey survey;
  private final long[] results; // when over: what the seats are ranked by
  private boolean hasResults;

  Scoring(Rules rules, Sheet[] sheets) {
    this.rules = rules;
    this.sheets = sheets;
    survey = new Survey(rules);
    results = new long[sheets.length];
  }

  /** The items of a breakdown: whatever the level scores. */
  static List<String> keys(Rules rules) {
    return rules.scores;
  }

  /** Fills in the points of each item of the level. */
  void breakdown(int seat, int[] points) {
    Islands islands = survey(seat).islands;
    for (int i = 0; i < points.length; i++) {
      points[i] =
          switch (rules.scores.get(i)) {
            case "sides" -> islands.sides;
            case "lakes" -> islands.lakes;
            case "islands" -> ISLAND_COST * islands.islands; // R13
            case "colour" -> islands.colour;
            case "waves" -> survey.waveLines();
            case "ships" -> rules.shipTrack.points(sheets[seat].marked);
            default -> throw new IllegalStateException(rules.scores.get(i));
          };
    }
  }

  /** What there is on the sheet of a seat, until another is asked for. */
  Survey survey(int seat) {
    survey.look(sheets[seat].tiles);
    return survey;
  }

  /** The islands of a seat, from the top. */
  List<Islands.Island> islands(int seat) {
    return survey(seat).islands.list();
  }

  /** What an island brings by itself: colours are counted over all of them. */
  static int points(Islands.Island island) {
    return island.sides + island.lakes + ISLAND_COST;
  }

  /** All items together; those that the level does not score are 0 on its sheets. */
  int score(int seat) {
    Islands islands = survey(seat).islands;
    return islands.sides
        + islands.lakes
        + ISLAND_COST * islands.islands
        + islands.colour
        + survey.waveLines()
        + rules.shipTrack.points(sheets[seat].marked);
  }

  /** The rank of a seat when over; what all are ranked by is worked out once. */
  int rank(int seat) {
    if (!hasResults) {
      for (int other = 0; other < sheets.length; other++) {
        int score = score(other);
        results[other] = result(score, survey.islands.islands, survey.islands.lakes);
      }
      hasResults = true;
    }
    return Ranks.rank(sheets.length, seat, (a, b) -> Long.compare(results[a], results[b]));
  }

  /** The sheets have become others. */
  void forget() {
    hasResults = false;
  }

  /**
   * What seats are ranked by, as one number to compare: the highest score, then fewer islands, then
   * more lakes (R21).
   */
  static long result(int score, int islands, int lakes) {
    return (score * 1000L - islands) * 1000L + lakes;
  }
}
