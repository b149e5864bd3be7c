package atoll.server.table;

import atoll.server.guest.Accounts;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Who sits on a seat. A person has a guest, a bot has its name, an open seat has neither; one whose
 * person is missed has both: the bot plays, the person is remembered. Of one who has deleted
 * herself the guest is nobody.
 *
 * @param contribution the number that the person's client added to chance, if it did
 * @param show what the seat chose for show; empty if nothing
 * @param keptFor the guest for whom an open seat is kept, if it is; the name is that guest's then
 * @param absence whether the person is missed
 * @param isHelped whether a bot has ever played for the person, or given a hint
 */
public record Seat(
    @Nullable String guest,
    String name,
    @Nullable String bot,
    @Nullable String contribution,
    Map<String, Object> show,
    @Nullable String keptFor,
    Absence absence,
    boolean isHelped) {
  /** No guest's id. */
  private static final String FORGOTTEN = "";

  static final Seat OPEN = new Seat(null, "", null, null, Map.of(), null, Absence.NONE, false);

  static Seat ofBot(String bot) {
    return new Seat(null, bot, bot, null, Map.of(), null, Absence.NONE, false);
  }

  static Seat ofPerson(String guest, String name, @Nullable String contribution) {
    return new Seat(guest, name, null, contribution, Map.of(), null, Absence.NONE, false);
  }

  static Seat keptFor(String guest, String name) {
    return new Seat(null, name, null, null, Map.of(), guest, Absence.NONE, false);
  }

  /** Another bot plays. */
  Seat playedBy(String newBot) {
    String called = guest == null ? newBot : name;
    return new Seat(guest, called, newBot, contribution, show, null, absence, isHelped);
  }

  /** A bot plays for the person. */
  Seat without(Absence why, String standIn) {
    return new Seat(guest, name, standIn, contribution, show, null, why, true);
  }

  /** A bot has told the person what it would play. */
  Seat helped() {
    return new Seat(guest, name, bot, contribution, show, keptFor, absence, true);
  }

  /** The person plays again. */
  Seat returned() {
    return new Seat(guest, name, null, contribution, show, null, Absence.NONE, isHelped);
  }

  Seat called(String newName) {
    return new Seat(guest, newName, bot, contribution, show, keptFor, absence, isHelped);
  }

  Seat showing(Map<String, Object> chosen) {
    return new Seat(guest, name, bot, contribution, chosen, keptFor, absence, isHelped);
  }

  /** The seat without whoever sat there: what was played stays, by nobody in particular. */
  Seat forgotten() {
    return new Seat(
        FORGOTTEN, Accounts.NOBODY, bot, contribution, Map.of(), null, absence, isHelped);
  }

  /** How a name that was written down once is told now. */
  String nameIn(String written) {
    return isForgotten() ? name : written;
  }

  /** Whether whoever sat here has deleted herself. */
  boolean isForgotten() {
    return FORGOTTEN.equals(guest);
  }

  boolean isOpen() {
    return guest == null && bot == null;
  }

  /** Whether anybody may sit down here. */
  boolean isFree() {
    return isOpen() && keptFor == null;
  }

  boolean isKeptFor(@Nullable String someone) {
    return isOpen() && keptFor != null && keptFor.equals(someone);
  }

  boolean isPersons() {
    return guest != null && bot == null;
  }

  /** Whether somebody plays here, or may come back to. */
  boolean hasSomebody() {
    return guest != null && !isForgotten() && absence != Absence.GONE;
  }

  /** Whether a bot plays until that person is back. */
  boolean isAwaiting(@Nullable String someone) {
    return absence == Absence.AWAY && guest != null && guest.equals(someone);
  }

  boolean isOf(@Nullable String someone) {
    return isPersons() && guest != null && guest.equals(someone);
  }
}
