package atoll.arena.report;

import java.io.Serializable;

/**
 * Something that a seat does or is dealt in a game and that can be counted: a kind of move, {@code
 * pass}, or a kind with what it is done with, {@code play q12}.
 *
 * @param text in the words of the notation
 */
record Mark(String text) implements Comparable<Mark>, Serializable {
  /** The kind of what chance gives to a seat before anything hangs on how it plays. */
  static final String DEALT = "dealt";

  /** The kind of what chance gives to a seat later: who plays longer or better may draw more. */
  static final String DRAWN = "drawn";

  /** The kind of being the one whose move was the last of the game. */
  static final String ENDS = "ends with";

  /** That a seat ended the game with a move of that kind. */
  static Mark ends(String kind) {
    return new Mark(ENDS + " " + kind);
  }

  /** The kind alone. */
  String kind() {
    if (text.startsWith(ENDS)) {
      return ENDS;
    }
    int space = text.indexOf(' ');
    return space < 0 ? text : text.substring(0, space);
  }

  /** Whether it is having ended the game. */
  boolean isEnding() {
    return kind().equals(ENDS);
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
