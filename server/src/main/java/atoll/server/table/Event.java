package atoll.server.table;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Something that happened at a table. Events are only ever added; their order is the truth. */
public sealed interface Event {
  /**
   * A person sat down.
   *
   * @param contribution the number that the person's client adds to the table's chance; null if it
   *     adds none
   */
  record Sat(int seat, String guest, String name, @Nullable String contribution) implements Event {}

  /** An open seat is kept for a person until it sits down. */
  record Kept(int seat, String guest, String name) implements Event {}

  /**
   * The host gave a seat to somebody else before the start: to a bot, to a person on the host's own
   * device, or with neither to whoever comes.
   */
  record Arranged(int seat, @Nullable String guest, @Nullable String name, @Nullable String bot)
      implements Event {}

  /** A seat got another name before the start. */
  record Renamed(int seat, String name) implements Event {}

  /** A person got up before the start, or did not want the seat that was kept for it. */
  record Left(int seat) implements Event {}

  /**
   * The game began.
   *
   * @param bot who plays the seats that were still open; null if none was
   */
  record Started(@Nullable String bot) implements Event {}

  /**
   * A seat moved.
   *
   * @param on the number of events that it was decided on
   */
  record Moved(int seat, String move, int on) implements Event {}

  /** Chance decided. */
  record Drawn(String outcome) implements Event {}

  /**
   * A seat took its last move back.
   *
   * @param on the number of events that it was decided on
   * @param move the number of the move that no longer stands
   */
  record TookBack(int seat, int on, int move) implements Event {}

  /** A person gave up: a bot plays the seat from here, so that the others can go on. */
  record Resigned(int seat) implements Event {}

  /** The time of a seat has run out: a bot plays on, as the table's clock says for how long. */
  record TimedOut(int seat) implements Event {}

  /** Somebody let a bot play for a person who was not there. */
  record StoodIn(int seat, int by) implements Event {}

  /** A seat asked the bots for a hint, for the first time: from here on it is a helped one. */
  record Hinted(int seat) implements Event {}

  /** The person is back on the seat that a bot played meanwhile. */
  record Returned(int seat) implements Event {}

  /** A bot failed and another one took its seat. */
  record Replaced(int seat, String bot) implements Event {}

  /**
   * A person said something. The game does not know of it.
   *
   * @param name how the person is called on that seat
   */
  record Said(int seat, String name, String text) implements Event {}

  /**
   * A seat chose something for show: the game does not know of it.
   *
   * @param show what is kept of it, as the game checked it
   */
  record Shown(int seat, Map<String, Object> show) implements Event {}

  /** The host lets nobody speak any more, or everybody again. */
  record Hushed(boolean quiet) implements Event {}

  /** A person has deleted herself: the seat keeps its moves, but neither her nor her name. */
  record Forgotten(int seat) implements Event {}

  /** The game is played again at another table. */
  record Rematched(String table) implements Event {}

  /**
   * The last person left before the start, nobody came for too long, or the game is not played by
   * the rules any more that it was begun by.
   */
  record Closed() implements Event {}

  /** The word for this kind of event in the log and in the API. */
  default String kind() {
    return switch (this) {
      case Sat _ -> "sat";
      case Kept _ -> "kept";
      case Arranged _ -> "arranged";
      case Renamed _ -> "renamed";
      case Left _ -> "left";
      case Started _ -> "started";
      case Moved _ -> "moved";
      case Drawn _ -> "drawn";
      case TookBack _ -> "tookBack";
      case Resigned _ -> "resigned";
      case TimedOut _ -> "timedOut";
      case StoodIn _ -> "stoodIn";
      case Hinted _ -> "hinted";
      case Returned _ -> "returned";
      case Replaced _ -> "replaced";
      case Said _ -> "said";
      case Shown _ -> "shown";
      case Hushed _ -> "hushed";
      case Forgotten _ -> "forgotten";
      case Rematched _ -> "rematched";
      case Closed _ -> "closed";
    };
  }
}
