package atoll.engine;

import java.util.List;
import java.util.Map;

/** A game's identity and its door: what it is called, who can play, what can be chosen. */
public interface Game {
  /** The name in records, commands and addresses: {@code my-island}. */
  String id();

  /** The name for people: {@code My Island}. Unless a game says more, the words of its id. */
  default String title() {
    StringBuilder title = new StringBuilder();
    for (String word : Words.split(id(), '-')) {
      title.append(title.isEmpty() ? "" : " ").append(Character.toUpperCase(word.charAt(0)));
      title.append(word, 1, word.length());
    }
    return title.toString();
  }

  /** One line that says what kind of game it is. */
  String about();

  /**
   * The edition of the rules that is played. It goes up whenever a change could make an old record
   * illegal or let it score differently; texts and pictures do not count.
   */
  default int edition() {
    return 1;
  }

  /** Whether what was begun by that edition with these options is played by the same rules here. */
  default boolean plays(int edition, Map<String, ?> options) {
    return edition == edition();
  }

  /** Unless a game says more, it is for two. */
  default int minSeats() {
    return 2;
  }

  default int maxSeats() {
    return minSeats();
  }

  /** Everything that can be chosen; an option comes after those it depends on. */
  default List<Option> options() {
    return List.of();
  }

  /**
   * The ways to play worth naming: together they reach every rule. Tests and benchmarks use them.
   */
  default List<Variant> variants() {
    return List.of(new Variant("standard", Map.of(), minSeats(), maxSeats()));
  }

  /** The component files that are played with; a game made of code alone has none. */
  default Components components() {
    return Components.NONE;
  }

  /**
   * The same game with other component files, as a designer tries them out. Its own files are right
   * by test; of others whoever calls has to expect that any exception is thrown.
   */
  default Game with(Components components) {
    throw new Refused("there are no component files to exchange in " + title());
  }

  /**
   * A fresh position.
   *
   * @throws Refused if structured data in the setup ({@link Option.Data}) is not valid
   */
  Position start(Setup setup);

  /**
   * Whether seats get in each other's way. Where everybody fills a sheet of their own and meets the
   * others at most in passing, a bot need not think about them.
   */
  default boolean seatsTouch() {
    return true;
  }

  /**
   * Checks what a seat chose for show, such as the names of its islands, and says how it is kept.
   * Whatever it is, it changes neither what is legal nor what is scored.
   *
   * @throws Refused with a sentence that says what is allowed, or that there is nothing to choose
   */
  default Map<String, Object> checkShow(Map<String, ?> chosen) {
    throw new Refused("in " + title() + " there is nothing to choose for show");
  }

  /**
   * The codes of the reasons that {@link Position#whyNot} may give besides the common ones. It is a
   * promise to whoever puts reasons into words; tests alone ask for it, and hold the game to it.
   */
  default List<String> reasons() {
    return List.of();
  }

  /**
   * What the game teaches its bots; a new one each time, for one thread. Unless a game says more,
   * they know the points.
   */
  default Insight insight() {
    return Position::score;
  }
}
