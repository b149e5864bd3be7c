package atoll.server.table;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Who sits on a seat. A person has a guest, a bot has its name, an open seat has neither; one who
 * resigned has both: the bot plays, the person is remembered.
 *
 * @param show what the seat chose for show; empty if nothing
 */
public record Seat(
    @Nullable String guest,
    String name,
    @Nullable String bot,
    @Nullable String contribution,
    Map<String, Object> show) {
  static final Seat OPEN = new Seat(null, "", null, null, Map.of());

  static Seat ofBot(String bot) {
    return new Seat(null, bot, bot, null, Map.of());
  }

  static Seat of(Event.Sat sat) {
    return new Seat(sat.guest(), sat.name(), null, sat.contribution(), Map.of());
  }

  Seat playedBy(String newBot) {
    return new Seat(guest, guest == null ? newBot : name, newBot, contribution, show);
  }

  Seat showing(Map<String, Object> chosen) {
    return new Seat(guest, name, bot, contribution, chosen);
  }

  boolean isOpen() {
    return guest == null && bot == null;
  }

  boolean isPersons() {
    return guest != null && bot == null;
  }

  boolean isOf(@Nullable String someone) {
    return isPersons() && guest != null && guest.equals(someone);
  }
}
