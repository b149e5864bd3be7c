package atoll.games.firstisland;

import atoll.engine.Components;
import atoll.engine.Ints;
import atoll.engine.Refused;
import atoll.engine.json.Json;
import atoll.games.firstisland.Shape.Placement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The forty camp cards, numbered in the order of their file, deck by deck. */
final class Cards {
  /** Where there is no card. */
  static final int NONE = -1;

  /** The decks by number: {@code 4}, {@code 5}, {@code 6}, {@code s}. */
  static final List<String> DECKS = List.of("4", "5", "6", "s");

  static final int TABLE_DECK = 3;

  private static final List<Card> CARDS = new ArrayList<>();
  private static final Map<String, Integer> NUMBERS = new HashMap<>();

  /** A camp card: its face, and every form in which its shape may be laid. */
  record Card(
      String id, int deck, int points, String name, List<Placement> drawn, List<Shape> forms) {}

  static {
    for (Object item :
        Json.list(Components.of(FirstIslandGame.class).file("cards.json").get("cards"))) {
      Card card = card(Json.object(item));
      NUMBERS.put(card.id, CARDS.size());
      CARDS.add(card);
    }
  }

  private Cards() {}

  private static Card card(Map<String, Object> face) {
    List<Placement> drawn = new ArrayList<>();
    for (Object item : Json.list(face.get("shape"))) {
      List<Object> placement = Json.list(item);
      String part = Json.text(placement.get(2));
      drawn.add(
          new Placement(
              Json.whole(placement.get(0)),
              Json.whole(placement.get(1)),
              part.equals("whole") ? Board.WHOLE : Board.half(part)));
    }
    return new Card(
        Json.text(face.get("id")),
        DECKS.indexOf(Json.text(face.get("deck"))),
        Json.whole(face.get("points")),
        Json.text(face.get("name")),
        List.copyOf(drawn),
        Shape.forms(drawn));
  }

  static int count() {
    return CARDS.size();
  }

  static Card card(int number) {
    return CARDS.get(number);
  }

  static String id(int number) {
    return CARDS.get(number).id;
  }

  static int deck(int number) {
    return CARDS.get(number).deck;
  }

  static int points(int number) {
    return CARDS.get(number).points;
  }

  /** The number of the card with that id; {@link Refused} if there is none. */
  static int number(String id) {
    Integer number = NUMBERS.get(id);
    if (number == null) {
      throw new Refused("there is no card " + Json.brief(id));
    }
    return number;
  }

  /** Adds a score move for every way in which the map has the card's shape. */
  static void addFits(Ints moves, int source, int number, IslandMap map) {
    Card card = CARDS.get(number);
    int placements = card.drawn.size();
    for (int tribe = 0; tribe < Tribes.TRIBES; tribe++) {
      if (Integer.bitCount(map.unfenced(tribe)) < placements) {
        continue;
      }
      for (int i = 0; i < card.forms.size(); i++) {
        Shape form = card.forms.get(i);
        for (int fits = form.fits(map, tribe); fits != 0; fits &= fits - 1) {
          int hexes = form.hexes(Integer.numberOfTrailingZeros(fits));
          moves.add(Moves.score(source, tribe, hexes));
        }
      }
    }
  }

  /** How many placements the card lacks on the map where it lacks the fewest. */
  static int missing(int number, IslandMap map) {
    Card card = CARDS.get(number);
    int missing = Shape.FAR;
    for (int tribe = 0; tribe < Tribes.TRIBES && missing > 0; tribe++) {
      if (Integer.bitCount(map.unfenced(tribe)) + missing > card.drawn.size()) {
        for (int i = 0; i < card.forms.size() && missing > 0; i++) {
          missing = Math.min(missing, card.forms.get(i).missing(map, tribe));
        }
      }
    }
    return missing;
  }
}
