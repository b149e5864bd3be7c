package atoll.games.firstisland;

import atoll.engine.Bits;
import atoll.engine.Components;
import atoll.engine.Names;
import atoll.engine.Refused;
import atoll.engine.json.Fields;
import atoll.engine.json.Json;
import atoll.games.firstisland.Shape.Placement;
import java.util.List;
import java.util.Map;

/** The forty camp cards (R2), numbered in the order of their file, deck by deck. */
final class Cards {
  /** Where there is no card. */
  static final int NONE = -1;

  /** The decks by number: {@code 4}, {@code 5}, {@code 6}, {@code s}. */
  static final Names DECKS = new Names("deck", List.of("4", "5", "6", "s"));

  static final int TABLE_DECK = 3;

  private final List<Card> cards;
  final Names ids;
  final long[] inDeck = new long[DECKS.count()]; // the set of cards of each

  /** A camp card: its face, and every form in which its shape may be laid. */
  record Card(
      String id, int deck, int points, String name, List<Placement> drawn, List<Shape> forms) {
    /** How many placements there are in its shape. */
    int size() {
      return drawn.size();
    }

    /** Whether the tribe has enough placements to lack fewer than so many. */
    boolean isWithin(IslandMap map, int tribe, int missing) {
      return Integer.bitCount(map.unfenced(tribe)) + missing > size();
    }

    /** How many placements of the tribe it lacks where it lacks the fewest. */
    int missing(IslandMap map, int tribe) {
      int missing = Shape.FAR;
      for (int i = 0; i < forms.size() && missing > 0; i++) {
        missing = Math.min(missing, Shape.missing(forms.get(i).nearest(map, tribe)));
      }
      return missing;
    }

    /** The same, of no more than {@code most}, with one placement that is there. */
    int missingWith(IslandMap map, int tribe, int hex, int part, int most) {
      int missing = most;
      for (int i = 0; i < forms.size() && missing > 0; i++) {
        missing = forms.get(i).missingWith(map, tribe, hex, part, missing);
      }
      return missing;
    }
  }

  private Cards(List<Card> cards) {
    this.cards = cards;
    for (int card = 0; card < cards.size(); card++) {
      inDeck[cards.get(card).deck] |= 1L << card;
    }
    ids = new Names("card", cards.stream().map(Card::id).toList());
    for (long deck : inDeck) {
      if (deck >>> Bits.first(deck) != (1L << Long.bitCount(deck)) - 1
          || Long.bitCount(deck) > Deck.MOST_CARDS) {
        throw new Refused("a deck has up to " + Deck.MOST_CARDS + " cards, one after the other");
      }
    }
  }

  static Cards read(Components components, Board board) {
    List<Map<String, Object>> faces = Json.objects(components.file("cards.json").get("cards"));
    return new Cards(faces.stream().map(face -> card(face, board)).toList());
  }

  private static Card card(Map<String, Object> face, Board board) {
    List<Placement> drawn =
        Json.list(face.get("shape")).stream().map(Json::list).map(Placement::read).toList();
    return new Card(
        Fields.text(face, "id"),
        DECKS.named(Fields.text(face, "deck")),
        Fields.whole(face, "points"),
        Fields.text(face, "name"),
        drawn,
        Shape.forms(board, drawn));
  }

  int count() {
    return cards.size();
  }

  Card card(int number) {
    return cards.get(number);
  }

  int deck(int number) {
    return cards.get(number).deck;
  }

  int points(int number) {
    return cards.get(number).points;
  }
}
