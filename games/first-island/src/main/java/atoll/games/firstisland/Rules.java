package atoll.games.firstisland;

import atoll.engine.Components;
import atoll.engine.Setup;
import atoll.engine.json.Json;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a card set or a solo level makes different.
 *
 * @param name the value of the option {@code cards} or {@code level}
 * @param isSolo whether it is a level
 * @param limit how many cards a seat may score
 * @param start the deck that hands are dealt from; {@link #NO_DECK} without cards
 * @param nextDecks for each deck the one a card of it is replaced from, or {@link #NO_DECK}
 * @param tableCards the set of S cards in play
 * @param isTableSingle whether one of them is turned up and never replaced
 * @param tribe what each tribe must have for its area and request; {@link #ANYTHING} if that is no
 *     condition, and so with the next three
 * @param request what each request must give
 * @param cards how many cards must be scored
 * @param total what the total must be
 */
record Rules(
    String name,
    boolean isSolo,
    int rounds,
    int limit,
    int start,
    List<Integer> nextDecks,
    long tableCards,
    boolean isTableSingle,
    boolean hasOverrides,
    int tribe,
    int request,
    int cards,
    int total) {
  static final int NO_DECK = -1;
  static final int ANYTHING = Integer.MIN_VALUE;

  static final List<String> CARD_SETS = List.of("full", "easy", "none");
  static final List<String> LEVELS = List.of("casual", "standard", "hard", "impossible");

  private static final Map<String, Rules> MODES = new HashMap<>();

  static {
    Map<String, Object> modes = Components.of(FirstIslandGame.class).file("modes.json");
    for (String set : CARD_SETS) {
      MODES.put(set, read(set, "several", modes, Json.object(modes.get("cards")).get(set)));
    }
    for (String level : LEVELS) {
      MODES.put(level, read(level, "solo", modes, Json.object(modes.get("levels")).get(level)));
    }
  }

  /** The mode that the options of a setup choose. */
  static Rules of(Setup setup) {
    String name = setup.choice(setup.seats() == 1 ? "level" : "cards");
    Rules mode = MODES.get(name);
    if (mode == null) {
      throw new IllegalStateException(name + " is offered as an option but is no mode");
    }
    return mode;
  }

  private static Rules read(
      String name, String seats, Map<String, Object> modes, @Nullable Object value) {
    Map<String, Object> entry = value == null ? Map.of() : Json.object(value);
    List<Integer> nextDecks = new ArrayList<>(Collections.nCopies(Cards.DECKS.size(), NO_DECK));
    long tableCards = 0;
    if (value != null) {
      Json.object(entry.get("next"))
          .forEach((deck, next) -> nextDecks.set(deck(deck), deck(Json.text(next))));
      for (Object id : Json.list(entry.get("table"))) {
        tableCards |= 1L << Cards.number(Json.text(id));
      }
    }
    return new Rules(
        name,
        seats.equals("solo"),
        Json.whole(Json.object(modes.get("rounds")).get(seats)),
        Json.whole(Json.object(modes.get("cardLimit")).get(seats)),
        value == null ? NO_DECK : deck(Json.text(entry.get("start"))),
        List.copyOf(nextDecks),
        tableCards,
        "single".equals(entry.get("tableDraw")),
        !Boolean.FALSE.equals(entry.get("overrides")),
        condition(entry.get("tribe")),
        condition(entry.get("request")),
        condition(entry.get("cards")),
        condition(entry.get("total")));
  }

  private static int deck(String id) {
    return Cards.DECKS.indexOf(id);
  }

  private static int condition(@Nullable Object value) {
    return value == null ? ANYTHING : Json.whole(value);
  }

  boolean hasCards() {
    return start != NO_DECK;
  }

  /** Whether hands are ever replaced from the deck; if not, its cards leave the game (R9). */
  boolean drawsFrom(int deck) {
    return nextDecks.contains(deck);
  }

  /** The decks as they lie before anything is dealt. */
  Deck[] decks() {
    Deck[] decks = new Deck[Cards.DECKS.size()];
    long[] cards = new long[decks.length];
    for (int card = 0; card < Cards.count(); card++) {
      cards[Cards.deck(card)] |= 1L << card;
    }
    for (int deck = 0; deck < decks.length; deck++) {
      int first = Long.numberOfTrailingZeros(cards[deck]);
      boolean isTable = deck == Cards.TABLE_DECK;
      decks[deck] = new Deck(first, isTable ? tableCards : cards[deck]);
    }
    return decks;
  }
}
