package atoll.games.firstisland;

import atoll.engine.Bits;
import atoll.engine.Canvas;
import atoll.engine.Counts;
import atoll.engine.Ints;
import java.util.ArrayList;
import java.util.List;

/**
 * A game of The First Island as lines of text. Everybody sees the same. The maps lie side by side,
 * each with the sheet of its seat below; an empty hex shows its name, a marked one its tribes on
 * both sides of the cut.
 */
final class Diagram {
  private static final int ABREAST = 3;
  private static final int WIDTH = 36;
  private static final int LABEL = 8;
  private static final int COLUMN = 4;

  // By the half on the right of the cut: ne, e, se.
  private static final String[] CUTS = {"\\", "|", "/"};

  private final FirstIslandPosition position;
  private final Rules rules;
  private final Scoring scoring;
  private final Canvas canvas = new Canvas();

  Diagram(FirstIslandPosition position) {
    this.position = position;
    rules = position.rules;
    scoring = new Scoring();
  }

  String draw() {
    canvas.line("The First Island, " + rules.mode() + ": " + progress());
    if (isRolled()) {
      canvas.line("dice" + numbers(position.course.dice()));
    }
    if (rules.hasCards()) {
      table();
    }
    for (int first = 0; first < position.seats(); first += ABREAST) {
      canvas.line("").below();
      for (int seat = first; seat < Math.min(first + ABREAST, position.seats()); seat++) {
        seat(seat, (seat - first) * WIDTH);
      }
      canvas.below();
    }
    canvas.line("");
    legend();
    canvas.line("").standing(position, position::score);
    if (rules.isSolo()) {
      List<String> missed = position.verdict().missed();
      canvas.line(missed.isEmpty() ? "nothing is missing" : "missing: " + String.join(" ", missed));
    }
    return canvas.toString();
  }

  /** Whether the dice of this round lie there. */
  private boolean isRolled() {
    return switch (position.course.phase()) {
      case CHOICE, REROLL -> true;
      case OVER -> false;
      default -> position.course.isMarking();
    };
  }

  private String progress() {
    Course course = position.course;
    String round = "round " + course.round() + " of " + rules.rounds() + ", ";
    return switch (course.phase()) {
      case DEAL -> "the deal";
      case TABLE -> course.round() == 0 ? "the deal" : round + "another table card";
      case WINDOW -> course.isClosing() ? "the closing window" : round + "the camp window";
      case DRAW -> round + "seat " + course.drawer() + " draws two cards";
      case KEEP -> round + "one of two cards is kept";
      case ROLL -> round + "the roll";
      case CHOICE -> round + "reroll or stand";
      case REROLL -> round + "the reroll";
      case MARKS -> round + "the marks";
      case OVER -> "over";
    };
  }

  // The table.

  private void table() {
    Table table = position.table;
    String scored = table.isScored() ? ", scored" : "";
    canvas.line("table " + (table.card() == Cards.NONE ? "empty" : face(table.card()) + scored));
    List<String> decks = new ArrayList<>();
    for (int deck = 0; deck < Cards.DECKS.count(); deck++) {
      if (rules.isInPlay(deck)) {
        decks.add(Cards.DECKS.of(deck) + " (" + deck(table.decks[deck]) + ")");
      }
    }
    canvas.line("decks " + String.join(", ", decks));
  }

  /** How many cards have not been out yet, and those below them, the lowest last. */
  private String deck(Deck deck) {
    StringBuilder text = new StringBuilder().append(deck.freshSize());
    for (int i = 0; i < deck.bottomSize(); i++) {
      text.append(' ').append(rules.cards().ids.of(deck.bottomCard(i)));
    }
    return text.toString();
  }

  private String face(int number) {
    Cards.Card card = rules.cards().card(number);
    return card.id() + " " + card.name() + " " + card.points();
  }

  // A seat.

  private void seat(int seat, int left) {
    Seat own = position.seat(seat);
    Board board = rules.board();
    canvas.put(0, left, "seat " + seat);
    for (int rest = board.island; rest != 0; rest = Bits.rest(rest)) {
      int hex = Bits.first(rest);
      int row = 1 + board.row(hex);
      canvas.put(row, left, board.name(hex).substring(0, 1));
      canvas.put(row, left + COLUMN + COLUMN / 2 * board.indent(hex), hex(own.map, hex));
    }
    List<String> lines = sheet(own);
    for (int i = 0; i < lines.size(); i++) {
      canvas.put(1 + board.rows() + i, left, lines.get(i));
    }
  }

  /** The name of an empty hex; of a marked one the tribes on the left and right of the cut. */
  private static String hex(IslandMap map, int hex) {
    if (Bits.has(map.empty(), hex)) {
      return map.board.name(hex);
    }
    for (int right = 0; right < CUTS.length; right++) {
      if (map.tribeIn(hex, right) != Tribes.NONE) {
        int left = map.tribeIn(hex, Parts.otherHalf(right)) + 1;
        return left + CUTS[right] + (map.tribeIn(hex, right) + 1);
      }
    }
    return "(" + (map.tribeIn(hex, Parts.WHOLE) + 1) + ")";
  }

  private List<String> sheet(Seat own) {
    List<String> lines = new ArrayList<>();
    if (rules.hasCards()) {
      lines.add(label("hand") + hand(own));
    }
    if (isRolled() && position.course.isMarking()) {
      String bound = own.isBound() ? ", bound to " + (own.bound() + 1) : "";
      lines.add(label("left") + numbers(own.dice()).strip() + bound);
    }
    scoring.count(own);
    StringBuilder heads = new StringBuilder(label(""));
    StringBuilder areas = new StringBuilder(label("area"));
    StringBuilder requests = new StringBuilder(label("request"));
    StringBuilder boxes = new StringBuilder(label("box"));
    for (int tribe = 0; tribe < Tribes.COUNT; tribe++) {
      heads.append(column(String.valueOf(tribe + 1)));
      areas.append(column(String.valueOf(scoring.area(tribe))));
      requests.append(column(String.valueOf(scoring.request(tribe))));
      boxes.append(column(own.isCrossedOff(tribe) ? "x" : "."));
    }
    lines.addAll(List.of(heads.toString(), areas.toString(), requests.toString()));
    if (rules.hasOverrides()) {
      lines.add(boxes.toString());
    }
    for (int fence = 0; fence < own.map.fences(); fence++) {
      lines.add(fence(own.map, fence));
    }
    return lines;
  }

  private String hand(Seat own) {
    if (own.secondDrawn() != Cards.NONE) {
      Cards cards = rules.cards();
      return cards.ids.of(own.firstDrawn()) + " or " + cards.ids.of(own.secondDrawn());
    }
    if (own.isReplacing()) {
      return "to be replaced";
    }
    return own.hand() == Cards.NONE ? "empty" : face(own.hand());
  }

  private String fence(IslandMap map, int fence) {
    int card = map.fenceCard(fence);
    StringBuilder text = new StringBuilder(rules.cards().ids.of(card));
    text.append(" +").append(rules.cards().points(card));
    text.append(": ").append(map.fenceTribe(fence) + 1).append(" in");
    for (int rest = map.fenceHexes(fence); rest != 0; rest = Bits.rest(rest)) {
      text.append(' ').append(map.board.name(Bits.first(rest)));
    }
    return text.toString();
  }

  private void legend() {
    StringBuilder tribes = new StringBuilder();
    for (int tribe = 0; tribe < Tribes.COUNT; tribe++) {
      tribes.append(tribe == 0 ? "" : ", ").append(tribe + 1).append(' ');
      tribes.append(rules.tribes().names().get(tribe));
    }
    canvas.line(tribes.toString());
    canvas.line("cuts 1|2: 1 in the w half, 1/2: in the nw half, 1\\2: in the sw half, (1): whole");
  }

  private static String numbers(long dice) {
    Ints numbers = new Ints();
    Counts.list(dice, 1, numbers);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < numbers.size(); i++) {
      text.append(' ').append(numbers.get(i));
    }
    return text.toString();
  }

  private static String label(String text) {
    return text + " ".repeat(LABEL - text.length());
  }

  private static String column(String text) {
    return " ".repeat(COLUMN - text.length()) + text;
  }
}
