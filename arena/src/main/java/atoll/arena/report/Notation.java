package atoll.arena.report;

import atoll.engine.Ints;
import atoll.engine.OpenPosition;
import atoll.engine.Position;
import atoll.engine.Words;
import java.util.List;
import java.util.function.BiConsumer;

/**
 * Reads marks from the notation of moves and outcomes, without knowing the game. The first word of
 * a move is its kind. What it is done with is the number or word right after the kind, or else the
 * first component that it names; cells and turns are no marks. A move that names nothing after
 * chance has opened one card for all is done with that card.
 */
final class Notation {
  private final Labels labels;
  private String open = ""; // the card that chance has opened for all

  Notation(Labels labels) {
    this.labels = labels;
  }

  /** A new game begins. */
  void begin() {
    open = "";
  }

  /** The mark of a move: its kind and what it is done with, if anything. */
  Mark of(String move) {
    String[] words = Words.split(move, ' ');
    for (int i = 1; i < words.length; i++) {
      if (labels.has(words[i]) || (i == 1 && isSaid(words[i]))) {
        return new Mark(words[0] + " " + words[i]);
      }
    }
    return new Mark(open.isEmpty() ? words[0] : words[0] + " " + open);
  }

  /** Chance is about to decide: remembers an open card, and tells what is given to one seat. */
  void outcome(Position position, Ints outcome, BiConsumer<Integer, String> given) {
    String text = position.writeOutcome(outcome);
    String[] words = Words.split(text, ' ');
    boolean isOpen = text.equals(position.tellOutcome(Position.SPECTATOR, outcome));
    open = isOpen && words.length == 2 && (isNumber(words[1]) || labels.has(words[1])) ? text : "";
    int owner = isOpen ? openOwner(position, words) : hiddenOwner(position, outcome, text);
    if (owner >= 0) {
      for (String word : List.of(words).subList(1, words.length)) {
        if (labels.has(word)) {
          given.accept(owner, word);
        }
      }
    }
  }

  /** Where nothing is hidden, a seat that is dealt something stands after the kind. */
  private static int openOwner(Position position, String[] words) {
    if (position instanceof OpenPosition && words.length > 2 && isNumber(words[1])) {
      int seat = words[1].length() > 2 ? -1 : Integer.parseInt(words[1]);
      return seat < position.seats() ? seat : -1;
    }
    return -1;
  }

  /** What only one seat hears is dealt to it. */
  private static int hiddenOwner(Position position, Ints outcome, String text) {
    int owner = -1;
    for (int seat = 0; seat < position.seats(); seat++) {
      if (text.equals(position.tellOutcome(seat, outcome))) {
        if (owner >= 0) {
          return -1;
        }
        owner = seat;
      }
    }
    return owner;
  }

  /** Whether the word after the kind says what it is done with; a cell or a turn does not. */
  private static boolean isSaid(String word) {
    return isNumber(word) || isWord(word) || isName(word);
  }

  /** A number, or a die that stands for another: {@code 6=2}. */
  private static boolean isNumber(String word) {
    return word.chars().allMatch(c -> ('0' <= c && c <= '9') || c == '=');
  }

  /** A name begins with a capital letter: {@code S1b}. */
  private static boolean isName(String word) {
    return !word.isEmpty() && 'A' <= word.charAt(0) && word.charAt(0) <= 'Z';
  }

  private static boolean isWord(String word) {
    return word.chars().allMatch(c -> ('a' <= c && c <= 'z') || c == '-');
  }
}
