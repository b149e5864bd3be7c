package atoll.server.table;

import org.jspecify.annotations.Nullable;

/**
 * Who sits on a seat. A person has a guest, a bot has its name, an open seat has neither; one who
 * resigned has both: the bot plays, the person is remembered.
 */
public record Seat(
    @Nullable String guest, String name, @Nullable String bot, @Nullable String contribution) {
  static final Seat OPEN = new Seat(null, "", null, null);

  static Seat ofBot(String bot) {
    return new Seat(null, bot, bot, null);
  }

  static Seat of(Event.Sat sat) {
    return new Seat(sat.guest(), sat.name(), null, sat.contribution());
  }

  Seat playedBy(String newBot) {
    return new Seat(guest, guest == null ? newBot : name, newBot, contribution);
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
