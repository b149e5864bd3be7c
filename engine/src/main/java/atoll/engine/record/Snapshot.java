package atoll.engine.record;

import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.Refused;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.engine.Words;
import atoll.engine.grid.CellSet;
import atoll.engine.json.Json;
import java.util.function.IntFunction;

/**
 * A position in one line of text, whole and with all its secrets: {@code lord-of-my-island 2
 * phase=TURN round=3 …}. What is read is the position that was written, in everything that can be
 * asked of it. A snapshot is trusted like a program's own memory: its form is checked, and that it
 * belongs to the game and the edition, but not whether such a position can come about.
 */
public final class Snapshot {
  private Snapshot() {}

  /** The text of a position. */
  public static String write(Setup setup, Position position) {
    Writer writer = new Writer(setup.game().id() + " " + setup.game().edition());
    position.state(writer);
    return writer.text.toString();
  }

  /**
   * The position of a text.
   *
   * @param setup as it was when the text was written
   * @throws Refused if the text is none, or of another game, edition or setup
   */
  public static Position read(Setup setup, String text) {
    Reader reader = new Reader(text);
    String game = reader.word();
    if (!game.equals(setup.game().id())) {
      throw new Refused("this is no snapshot of " + setup.game().id() + ": " + Json.brief(text));
    }
    Setup.requireEdition(setup.game(), reader.whole(reader.word()), setup.chosen());
    Position position = setup.start();
    position.state(reader);
    reader.close();
    return position;
  }

  /** Appends each field to the text. */
  private static final class Writer implements State {
    private final StringBuilder text;

    Writer(String beginning) {
      text = new StringBuilder(beginning);
    }

    private StringBuilder field(String name) {
      for (int i = 0; i < name.length(); i++) {
        if (!Character.isLetterOrDigit(name.charAt(i))) {
          throw new IllegalArgumentException("a field's name is one word, not " + name);
        }
      }
      return text.append(' ').append(name).append('=');
    }

    @Override
    public boolean isReading() {
      return false;
    }

    @Override
    public void part(String name) {
      text.append(" [").append(name.replace(' ', '-')).append(']');
    }

    @Override
    public int number(String name, int value) {
      field(name).append(value);
      return value;
    }

    @Override
    public long bits(String name, long value) {
      field(name).append(Long.toHexString(value));
      return value;
    }

    @Override
    public boolean truth(String name, boolean value) {
      field(name).append(value);
      return value;
    }

    @Override
    public <E extends Enum<E>> E choice(String name, E value, E[] all) {
      field(name).append(value.name());
      return value;
    }

    @Override
    public void numbers(String name, int[] values) {
      list(name, values.length, i -> String.valueOf(values[i]));
    }

    @Override
    public void numbers(String name, byte[] values) {
      list(name, values.length, i -> String.valueOf(values[i]));
    }

    @Override
    public void numbers(String name, Ints values) {
      list(name, values.size(), i -> String.valueOf(values.get(i)));
    }

    @Override
    public void bits(String name, long[] values) {
      list(name, values.length, i -> Long.toHexString(values[i]));
    }

    @Override
    public void cells(String name, CellSet cells) {
      bits(name, new long[] {cells.low(), cells.high()});
    }

    private void list(String name, int size, IntFunction<String> item) {
      field(name);
      for (int i = 0; i < size; i++) {
        text.append(i == 0 ? "" : ",").append(item.apply(i));
      }
    }
  }

  /** Takes each field from the text, where it must come next under its name. */
  private static final class Reader implements State {
    private final String text;
    private int at;

    Reader(String text) {
      this.text = text;
    }

    /** What stands before the next space. */
    String word() {
      if (at > text.length()) {
        throw wrong("more");
      }
      int space = text.indexOf(' ', at);
      int end = space < 0 ? text.length() : space;
      String word = text.substring(at, end);
      at = end + 1;
      return word;
    }

    void close() {
      if (at <= text.length()) {
        throw wrong("nothing more");
      }
    }

    private Refused wrong(String expected) {
      String found = at >= text.length() ? "the end" : Json.brief(text.substring(at));
      return new Refused("this snapshot does not fit: expected " + expected + ", not " + found);
    }

    private String field(String name) {
      int before = at;
      String word = word();
      if (!word.startsWith(name + "=")) {
        at = before;
        throw wrong(name);
      }
      return word.substring(name.length() + 1);
    }

    private String[] items(String name) {
      String value = field(name);
      return value.isEmpty() ? new String[0] : Words.split(value, ',');
    }

    private String[] items(String name, int size) {
      String[] items = items(name);
      if (items.length != size) {
        throw new Refused(
            "this snapshot does not fit: " + name + " has " + items.length + " items, not " + size);
      }
      return items;
    }

    int whole(String digits) {
      try {
        return Integer.parseInt(digits);
      } catch (NumberFormatException notANumber) {
        throw wrong("a number before");
      }
    }

    private long word(String digits) {
      long word = 0;
      for (int i = 0; i < digits.length(); i++) {
        word = (word << 4) | (Character.digit(digits.charAt(i), 16) & 15);
      }
      if (!Long.toHexString(word).equals(digits)) {
        throw wrong("hexadecimal digits before");
      }
      return word;
    }

    @Override
    public boolean isReading() {
      return true;
    }

    @Override
    public void part(String name) {
      String mark = "[" + name.replace(' ', '-') + "]";
      int before = at;
      if (!word().equals(mark)) {
        at = before;
        throw wrong(mark);
      }
    }

    @Override
    public int number(String name, int value) {
      return whole(field(name));
    }

    @Override
    public long bits(String name, long value) {
      return word(field(name));
    }

    @Override
    public boolean truth(String name, boolean value) {
      String text = field(name);
      if (!text.equals("true") && !text.equals("false")) {
        throw wrong("true or false before");
      }
      return text.equals("true");
    }

    @Override
    public <E extends Enum<E>> E choice(String name, E value, E[] all) {
      String text = field(name);
      for (E one : all) {
        if (one.name().equals(text)) {
          return one;
        }
      }
      throw new Refused("this snapshot does not fit: there is no " + name + " " + Json.brief(text));
    }

    @Override
    public void numbers(String name, int[] values) {
      String[] items = items(name, values.length);
      for (int i = 0; i < items.length; i++) {
        values[i] = whole(items[i]);
      }
    }

    @Override
    public void numbers(String name, byte[] values) {
      String[] items = items(name, values.length);
      for (int i = 0; i < items.length; i++) {
        values[i] = (byte) whole(items[i]);
      }
    }

    @Override
    public void numbers(String name, Ints values) {
      values.clear();
      for (String item : items(name)) {
        values.add(whole(item));
      }
    }

    @Override
    public void bits(String name, long[] values) {
      String[] items = items(name, values.length);
      for (int i = 0; i < items.length; i++) {
        values[i] = word(items[i]);
      }
    }

    @Override
    public void cells(String name, CellSet cells) {
      long[] words = new long[2];
      bits(name, words);
      cells.set(words[0], words[1]);
    }
  }
}
