package atoll.server.table;

import atoll.server.table.Declined.Reason;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A game that is played once more by the same people, the order of whose seats turns by one. */
final class Rematch {
  private Rematch() {}

  /** Declines unless the game is over and the guest played it. */
  static void mustHavePlayed(TableState state, String guest) {
    if (state.header().past() != null) {
      throw state.header().past().declined();
    }
    if (!state.knows(guest)) {
      throw new Declined(
          Reason.FORBIDDEN, "Only who played here can play again with the same people.");
    }
    if (state.status() != Status.OVER || !state.hasPlay()) {
      throw new Declined(Reason.NOT_OVER, "The game can be played again once it is over.");
    }
  }

  /**
   * The table for it: the same bots, and a seat kept for each person.
   *
   * @param host who asked first
   * @param follows the table that it goes on from
   */
  static NewTable of(TableState state, String host, String follows) {
    TableHeader header = state.header();
    List<NewTable.Wish> seats = new ArrayList<>();
    for (int seat = 0; seat < state.seats(); seat++) {
      int turned = (seat + 1) % state.seats(); // whoever was second begins
      seats.add(wish(state.seat(turned), header.bots().get(turned)));
    }
    return new NewTable(
        host,
        header.setup().game().id(),
        header.setup().chosen(),
        seats,
        header.listed(),
        header.clock(),
        header.hasHints(),
        follows);
  }

  private static NewTable.Wish wish(Seat seat, @Nullable String wished) {
    String guest = seat.guest();
    if (seat.isForgotten()) {
      return new NewTable.Open();
    }
    if (guest != null) {
      return new NewTable.Kept(guest, seat.name());
    }
    if (wished != null) {
      return new NewTable.Bot(wished); // who may have failed and been replaced
    }
    return seat.bot() == null ? new NewTable.Open() : new NewTable.Bot(seat.bot());
  }
}
