package atoll.server.campaign;

import atoll.games.myisland.BoardState;
import atoll.games.myisland.Campaign;
import atoll.server.store.Rows.CampaignRow;
import atoll.server.table.Table;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A campaign as it stands.
 *
 * @param seats who plays which island now
 * @param episodes those that are over, in order
 * @param boards as the last of them left them
 * @param table the latest table, whose episode may be over; null if none was ever made
 * @param links how many tables there have been
 */
public record ServedCampaign(
    CampaignRow row,
    List<CampaignSeat> seats,
    List<Episode> episodes,
    List<BoardState> boards,
    @Nullable Table table,
    int links) {

  /**
   * An episode that is over.
   *
   * @param table where it was played; null if that was elsewhere
   * @param players who played it, as they are called now
   * @param result what it came to for each seat
   */
  public record Episode(
      int number, @Nullable String table, List<String> players, Map<String, Object> result) {}

  public String id() {
    return row.id();
  }

  /** Who played first. */
  public List<String> firstPlayers() {
    return episodes.isEmpty()
        ? seats.stream().map(CampaignSeat::called).toList()
        : episodes.getFirst().players();
  }

  /** The number of the next episode; beyond the last when the campaign is over. */
  int next() {
    return episodes.size() + 1;
  }

  boolean isOver() {
    return next() > CampaignDocument.CAMPAIGN.episodes();
  }

  /** The table of the next episode, if it is there and not closed. */
  @Nullable Table running() {
    Table latest = table;
    return latest != null && Campaigns.episode(latest) == next() && !latest.isClosed()
        ? latest
        : null;
  }

  /** The last episode whose envelope has been opened; 0 before the first. */
  int opened() {
    if (isOver()) {
      return CampaignDocument.CAMPAIGN.episodes();
    }
    boolean isBegun = table != null && Campaigns.episode(table) == next();
    boolean isOpen = isBegun || !isFirstOfChapter(next());
    return isOpen ? next() : next() - 1;
  }

  private static boolean isFirstOfChapter(int episode) {
    Campaign campaign = CampaignDocument.CAMPAIGN;
    return campaign.chapter(episode).episodes().getFirst() == episode;
  }

  /** The seats that the guest plays. */
  public List<Integer> seatsOf(@Nullable String guest) {
    return IntStream.range(0, seats.size())
        .filter(seat -> seats.get(seat).isOf(guest))
        .boxed()
        .toList();
  }

  /** Whether the guest may know of it, having shown that invite or none. */
  public boolean isVisibleTo(@Nullable String guest, @Nullable String invite) {
    return row.host().equals(guest) || !seatsOf(guest).isEmpty() || row.invite().equals(invite);
  }
}
