package atoll.arena.report;

import java.io.Serializable;

/**
 * Something that a seat does or is dealt in a game and that can be counted: a kind of move, {@code
 * pass}, or a kind with what it is done with, {@code play q12}.
 *
 * @param text in the words of the notation
 */
record Mark(String text) implements Comparable<Mark>, Serializable {
  /** The kind of what no seat does but chance does for it. */
  static final String DEALT = "dealt";

  /** The kind alone. */
  String kind() {
    int space = text.indexOf(' ');
    return space < 0 ? text : text.substring(0, space);
  }

  /** Whether it is a kind and nothing more. */
  boolean isKind() {
    return text.indexOf(' ') < 0;
  }

  /** Its last word, which names a component if the mark has one. */
  String last() {
    return text.substring(text.lastIndexOf(' ') + 1);
  }

  @Override
  public int compareTo(Mark other) {
    return text.compareTo(other.text);
  }
}
