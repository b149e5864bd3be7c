package atoll.engine;

import atoll.engine.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The words of a move or an outcome as it is read: lower-case words and tokens with single spaces
 * between them. Reading is strict, because every move has exactly one spelling; whatever is off
 * ends in a {@link Refused} that says what was expected.
 */
public final class Words {
  private static final int LONGEST = 400;

  private final String text;
  private final String[] words;
  private int at;

  public Words(String text) {
    if (text.length() > LONGEST) {
      throw new Refused("a move is never longer than " + LONGEST + " characters");
    }
    this.text = text;
    this.words = split(text, ' ');
  }

  /**
   * The parts of a text between the places where a character stands, empty ones too. Not by a
   * pattern: with those, the module in the page would be a fifth larger.
   */
  public static String[] split(String text, char between) {
    List<String> parts = new ArrayList<>();
    int from = 0;
    for (int at = text.indexOf(between); at >= 0; at = text.indexOf(between, from)) {
      parts.add(text.substring(from, at));
      from = at + 1;
    }
    parts.add(text.substring(from));
    return parts.toArray(new String[0]);
  }

  /** One text of all these words, after those that it begins with. */
  public static String join(String beginning, Stream<String> words) {
    return Stream.concat(Stream.of(beginning), words).collect(Collectors.joining(" "));
  }

  public boolean hasMore() {
    return at < words.length;
  }

  /** The next word, whatever it is; {@code what} says what should have been there. */
  public String next(String what) {
    if (at == words.length) {
      throw wrong(what);
    }
    return words[at++];
  }

  /** The place in a list of the next word, which must be one of it. */
  public int oneOf(List<String> choices, String what) {
    int place = choices.indexOf(next(what));
    if (place < 0) {
      throw wrong(what);
    }
    return place;
  }

  /** The next words must be these, one or several. */
  public void expect(String phrase) {
    for (String word : split(phrase, ' ')) {
      if (!next(word).equals(word)) {
        throw wrong(word);
      }
    }
  }

  /** A whole number in range, without leading zeros or signs other than a minus. */
  public int whole(String what, int min, int max) {
    return whole(next(what), what, min, max);
  }

  /** A turn: {@code r0} and so on, below {@code turns}. */
  public int turn(int turns) {
    String word = next("a turn like r0");
    if (!word.startsWith("r")) {
      throw wrong("a turn like r0");
    }
    return whole(word.substring(1), "a turn from r0 to r" + (turns - 1), 0, turns - 1);
  }

  /** Reads a number out of a part of a word. */
  public int whole(String digits, String what, int min, int max) {
    try {
      int number = Integer.parseInt(digits);
      if (min <= number && number <= max && String.valueOf(number).equals(digits)) {
        return number;
      }
    } catch (NumberFormatException notANumber) {
      // said below, like a number out of range
    }
    throw wrong(what);
  }

  /** There must be nothing more. */
  public void end() {
    if (hasMore()) {
      throw wrong("nothing more");
    }
  }

  /** The complaint about this text where something else was expected. */
  public Refused wrong(String expected) {
    return new Refused(Json.brief(text) + " is no move here: expected " + expected);
  }
}
