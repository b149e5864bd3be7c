package atoll.arena;

import java.util.List;

/**
 * What a tournament found.
 *
 * @param rows in the order in which the bots were named
 */
public record Standings(Tournament tournament, List<Row> rows) {
  /**
   * How one bot did.
   *
   * @param games how often it sat at a table
   * @param wins a shared first place counts as an equal share of a win
   * @param share of its games that it won
   */
  public record Row(
      String bot,
      long games,
      double wins,
      Estimate share,
      Estimate score,
      Estimate rank,
      double rating) {}
}
