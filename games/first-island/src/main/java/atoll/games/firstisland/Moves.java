package atoll.games.firstisland;

import atoll.engine.Bits;
import atoll.engine.Ints;
import atoll.engine.Refused;
import atoll.engine.Words;
import java.util.List;

/**
 * Moves as ints and as text. The kind is in the bits from 26 up, what it needs in those below:
 *
 * <ul>
 *   <li>a mark: cell, lower tribe, higher tribe, and the part of the lower one;
 *   <li>an override its tribe, a keep its card;
 *   <li>a score: bit 30, then whether it is the table card, the tribe, and a bit for each hex in
 *       board order. A tribe and its hexes name the placements, whatever the card.
 * </ul>
 */
final class Moves {
  // Moves that say no more than their kind.
  static final int DONE = 0;
  static final int SKIP = 1;
  static final int REROLL = 2;
  static final int STAND = 3;

  // The kinds of all others.
  static final int KEEP = 4;
  static final int OVERRIDE = 5;
  static final int MARK = 6;
  static final int SCORE = 7;

  private static final List<String> WORDS =
      List.of("done", "skip", "reroll", "stand", "keep", "override", "mark", "score");

  /** Which card is scored: the seat's hand card. */
  static final int HAND = 0;

  /** Which card is scored: the one on the table. */
  static final int TABLE = 1;

  private static final List<String> SOURCES = List.of("hand", "table");

  private static final int KIND = 26;

  private static final int MARK_CELL = 9;
  private static final int MARK_LOWER = 6;
  private static final int MARK_HIGHER = 3;
  private static final int FIELD = 7;

  private static final int SCORE_BIT = 1 << 30;
  private static final int SCORE_SOURCE = 29;
  private static final int SCORE_TRIBE = 26;

  private Moves() {}

  static int kind(int move) {
    return move <= STAND ? move : Math.min(move >>> KIND, SCORE);
  }

  /** Whether moves of that kind exist only in games with cards. */
  static boolean isAboutCards(int kind) {
    return kind == DONE || kind == SKIP || kind == KEEP || kind == SCORE;
  }

  static int keep(int card) {
    return KEEP << KIND | card;
  }

  /** The card of a keep. */
  static int card(int move) {
    return move & (1 << KIND) - 1;
  }

  static int override(int tribe) {
    return OVERRIDE << KIND | tribe << MARK_LOWER;
  }

  /** Marks a hex: the lower tribe takes the part, which is the whole if the two are the same. */
  static int mark(int cell, int lower, int higher, int part) {
    return MARK << KIND | cell << MARK_CELL | lower << MARK_LOWER | higher << MARK_HIGHER | part;
  }

  /** Adds the marks of hexes in which a tribe takes the whole. */
  static void addWholes(int hexes, int tribe, Ints moves) {
    int first = mark(0, tribe, tribe, Parts.WHOLE);
    moves.addMembers(Integer.toUnsignedLong(hexes), first, 1 << MARK_CELL);
  }

  /** Adds the marks of hexes that two tribes share, with every half for the lower one. */
  static void addHalves(int hexes, int lower, int higher, Ints moves) {
    int first = mark(0, lower, higher, 0);
    moves.addMembers(Integer.toUnsignedLong(hexes), first, 1 << MARK_CELL, Parts.WHOLE, 1);
  }

  static int cell(int move) {
    return move >> MARK_CELL & 31;
  }

  /** The lower tribe of a mark, or the tribe of an override. */
  static int tribe(int move) {
    return move >> MARK_LOWER & FIELD;
  }

  /** The higher tribe of a mark. */
  static int higherTribe(int move) {
    return move >> MARK_HIGHER & FIELD;
  }

  /** What the lower tribe takes in a mark. */
  static int part(int move) {
    return move & FIELD;
  }

  static int score(Rules rules, int source, int tribe, int hexes) {
    int ordered = 0;
    for (int rest = hexes; rest != 0; rest = Bits.rest(rest)) {
      ordered |= 1 << rules.board().orderOf[Bits.first(rest)];
    }
    return SCORE_BIT | source << SCORE_SOURCE | tribe << SCORE_TRIBE | ordered;
  }

  /** Whether a score is of the {@link #HAND} or the {@link #TABLE} card. */
  static int source(int move) {
    return move >> SCORE_SOURCE & 1;
  }

  static int scoringTribe(int move) {
    return move >> SCORE_TRIBE & FIELD;
  }

  static int scoringHexes(Rules rules, int move) {
    int hexes = 0;
    for (int rest = move & (1 << Board.MOST_HEXES) - 1; rest != 0; rest = Bits.rest(rest)) {
      hexes |= 1 << rules.board().inOrder[Bits.first(rest)];
    }
    return hexes;
  }

  static String write(Rules rules, int move) {
    String word = WORDS.get(kind(move));
    return switch (kind(move)) {
      case KEEP -> word + " " + rules.cards().ids.of(card(move));
      case OVERRIDE -> word + " " + die(tribe(move));
      case MARK -> word + " " + rules.board().name(cell(move)) + " " + tribes(move);
      case SCORE -> word + " " + camp(rules, move);
      default -> word;
    };
  }

  /** Both tribes of a mark, and the half of the lower one if they share the hex. */
  private static String tribes(int move) {
    String pair = die(tribe(move)) + die(higherTribe(move));
    return part(move) == Parts.WHOLE ? pair : pair + " " + Parts.NAMES.of(part(move));
  }

  /** Which card is scored, with which tribe and where. */
  private static String camp(Rules rules, int move) {
    String beginning = SOURCES.get(source(move)) + " " + die(scoringTribe(move));
    return Words.join(beginning, Bits.all(scoringHexes(rules, move)).mapToObj(rules.board()::name));
  }

  private static String die(int tribe) {
    return String.valueOf(tribe + 1);
  }

  /** The move with that spelling; {@link Refused} if there is none in this game. */
  static int read(Rules rules, String text) {
    Words words = new Words(text);
    int kind = words.oneOf(WORDS, "one of " + String.join(", ", WORDS));
    int move =
        switch (kind) {
          case KEEP -> keep(rules.cards().ids.named(words.next("a card")));
          case OVERRIDE -> override(readTribe(words));
          case MARK -> readMark(rules, words);
          case SCORE -> readScore(rules, words);
          default -> kind;
        };
    words.end();
    return move;
  }

  private static int readTribe(Words words) {
    return words.whole("a tribe from 1 to 6", 1, Tribes.COUNT) - 1;
  }

  private static int readMark(Rules rules, Words words) {
    int hex = rules.board().named(words.next("a hex"));
    String expected = "two tribes from 1 to 6, the lower one first, like 13";
    int pair = words.whole(expected, 11, 66);
    int lower = pair / 10 - 1;
    int higher = pair % 10 - 1;
    if (higher < lower || higher >= Tribes.COUNT) {
      throw words.wrong(expected);
    }
    if (lower == higher) {
      return mark(hex, lower, higher, Parts.WHOLE);
    }
    int half = Parts.NAMES.named(words.next("a half"));
    if (half == Parts.WHOLE) {
      throw words.wrong("ne, e, se, sw, w or nw as the half of the lower tribe");
    }
    return mark(hex, lower, higher, half);
  }

  private static int readScore(Rules rules, Words words) {
    int source = words.oneOf(SOURCES, "hand or table");
    int tribe = readTribe(words);
    int hexes = 0;
    int last = -1;
    do {
      int hex = rules.board().named(words.next("the hexes of the camp"));
      if (hex <= last) {
        throw words.wrong("the hexes in board order: a1, a2, b1 and so on");
      }
      hexes |= 1 << hex;
      last = hex;
    } while (words.hasMore());
    return score(rules, source, tribe, hexes);
  }
}
