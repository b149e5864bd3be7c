package atoll.games.firstisland;

import atoll.engine.Bits;
import atoll.engine.Components;
import atoll.engine.Refused;
import atoll.engine.json.Fields;
import atoll.engine.json.Json;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The components, and what a card set or a solo level makes of them.
 *
 * @param mode the value of the option {@code cards} or {@code level}
 * @param isSolo whether it is a level
 * @param limit how many cards a seat may score
 * @param start the deck that hands are dealt from; {@link #NO_DECK} without cards
 * @param nextDecks for each deck the one a card of it is replaced from, or {@link #NO_DECK}
 * @param tableCards the set of S cards in play
 * @param isTableSingle whether one of them is turned up and never replaced
 */
record Rules(
    Board board,
    Cards cards,
    Tribes tribes,
    String mode,
    boolean isSolo,
    int rounds,
    int limit,
    int start,
    List<Integer> nextDecks,
    long tableCards,
    boolean isTableSingle,
    boolean hasOverrides,
    Conditions conditions) {
  static final int NO_DECK = -1;

  /** The card set, and alone the level, that is played unless another is chosen. */
  static final String USUAL_CARDS = "full";

  static final String USUAL_LEVEL = "standard";

  /** No mode lets a seat score more cards. */
  static final int MOST_CARDS = 4;

  /**
   * What a solo level asks for.
   *
   * @param tribe what each tribe must have for its area and request; {@link #ANYTHING} if that is
   *     no condition, and so with the others
   * @param request what each request must give
   * @param cards how many cards must be scored
   * @param total what the total must be
   */
  record Conditions(int tribe, int request, int cards, int total) {
    static final int ANYTHING = Integer.MIN_VALUE;

    private static Conditions read(Map<String, Object> mode) {
      return new Conditions(
          read(mode.get("tribe")),
          read(mode.get("request")),
          read(mode.get("cards")),
          read(mode.get("total")));
    }

    private static int read(@Nullable Object value) {
      return value == null ? ANYTHING : Json.whole(value);
    }
  }

  Rules {
    if (limit > MOST_CARDS) {
      throw new Refused("a seat may score at most " + MOST_CARDS + " cards, not " + limit);
    }
    if (Seat.MARKS_A_TURN * rounds > board.count()) {
      throw new Refused("an island of " + board.count() + " hexes is full before round " + rounds);
    }
  }

  /** The rules of every card set and level, by name, in the order of their file. */
  static Map<String, Rules> read(Components components) {
    Board board = Board.read(components);
    Cards cards = Cards.read(components, board);
    Tribes tribes = Tribes.read(components);
    Map<String, Object> modes = components.file("modes.json");
    requireUsual("card set", USUAL_CARDS, Fields.object(modes, "cards"));
    requireUsual("level", USUAL_LEVEL, Fields.object(modes, "levels"));
    Map<String, Rules> rules = new LinkedHashMap<>();
    for (String set : Fields.object(modes, "cards").keySet()) {
      rules.put(set, read(board, cards, tribes, modes, false, set));
    }
    for (String level : Fields.object(modes, "levels").keySet()) {
      if (rules.put(level, read(board, cards, tribes, modes, true, level)) != null) {
        throw new Refused("a card set and a level cannot both be called " + Json.brief(level));
      }
    }
    return Collections.unmodifiableMap(rules);
  }

  private static void requireUsual(String sort, String name, Map<String, Object> modes) {
    if (!modes.containsKey(name)) {
      throw new Refused(
          "there must be a "
              + sort
              + " "
              + Json.write(name)
              + ": it is what is played unless another is chosen");
    }
  }

  private static Rules read(
      Board board,
      Cards cards,
      Tribes tribes,
      Map<String, Object> modes,
      boolean isSolo,
      String name) {
    String seats = isSolo ? "solo" : "several";
    @Nullable Object found = Json.object(modes.get(isSolo ? "levels" : "cards")).get(name);
    Map<String, Object> mode = found == null ? Map.of() : Json.object(found);
    List<Integer> nextDecks = new ArrayList<>(Collections.nCopies(Cards.DECKS.count(), NO_DECK));
    long tableCards = 0;
    if (found != null) {
      Fields.object(mode, "next")
          .forEach((deck, next) ->
              nextDecks.set(Cards.DECKS.named(deck), Cards.DECKS.named(Json.text(next))));
      for (String id : Json.texts(mode.get("table"))) {
        tableCards |= 1L << cards.ids.named(id);
      }
    }
    return new Rules(
        board,
        cards,
        tribes,
        name,
        isSolo,
        Fields.whole(Fields.object(modes, "rounds"), seats),
        Fields.whole(Fields.object(modes, "cardLimit"), seats),
        found == null ? NO_DECK : Cards.DECKS.named(Fields.text(mode, "start")),
        List.copyOf(nextDecks),
        tableCards,
        "single".equals(mode.get("tableDraw")),
        !Boolean.FALSE.equals(mode.get("overrides")),
        Conditions.read(mode));
  }

  boolean hasCards() {
    return start != NO_DECK;
  }

  /** Whether cards are drawn from the deck after the deal; if not, it leaves the game (R9, R16). */
  boolean isInPlay(int deck) {
    return deck == Cards.TABLE_DECK ? !isTableSingle : nextDecks.contains(deck);
  }

  /** The decks as they lie before anything is dealt. */
  Deck[] decks() {
    Deck[] decks = new Deck[Cards.DECKS.count()];
    for (int deck = 0; deck < decks.length; deck++) {
      long all = cards.inDeck[deck];
      decks[deck] = new Deck(Bits.first(all), deck == Cards.TABLE_DECK ? tableCards : all);
    }
    return decks;
  }
}
