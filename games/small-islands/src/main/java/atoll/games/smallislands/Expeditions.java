package atoll.games.smallislands;

import atoll.engine.Bits;
import atoll.engine.Words;
import atoll.engine.grid.Squares;
import atoll.engine.json.Fields;
import atoll.engine.json.Json;
import java.util.List;
import java.util.Map;

/** The Expedition cards and the levels of Alexis (R30). A card is its number from 0; E01 is 0. */
final class Expeditions {
  private final List<Card> cards;
  private final List<Level> levels;

  /** The cards with action Explore, as a set. */
  final int exploring;

  /**
   * @param data the content of {@code solo.json}
   */
  Expeditions(Map<String, Object> data) {
    cards = Json.objects(data.get("expeditions")).stream().map(Card::read).toList();
    levels = Json.objects(data.get("alexis")).stream().map(Level::read).toList();
    for (int level = 0; level < levels.size(); level++) {
      Json.require(Json.objects(data.get("alexis")).get(level), "level", level + 1L);
    }
    exploring = (int) Bits.where(cards.size(), card -> !cards.get(card).lands);
  }

  /**
   * An Expedition card.
   *
   * @param lands whether its action A is Land
   * @param slot the slot of the row, from 0, that it explores with
   * @param directions the sides of a cell that lead in its directions, the first one first
   */
  record Card(
      String name,
      String text,
      boolean lands,
      int slot,
      List<Integer> directions,
      Mission mission) {
    private static Card read(Map<String, Object> data) {
      boolean lands = !Fields.text(data, "type").equals("explore");
      Json.require(data, "type", lands ? "land" : "explore");
      Json.require(data, "actions", lands ? List.of("land", "explore") : List.of("explore"));
      return new Card(
          Fields.text(data, "id"),
          Fields.text(data, "text"),
          lands,
          Fields.whole(data, "slot") - 1,
          Json.texts(data.get("directions")).stream().map(Squares.SIDES::named).toList(), // R31
          Mission.read(Fields.object(data, "mission")));
    }
  }

  /**
   * A level of Alexis.
   *
   * @param explore how many Explore cards there are in his set
   * @param land how many Land cards
   * @param points what he has at the end in any case
   */
  record Level(int explore, int land, int points, int perHouse) {
    private static Level read(Map<String, Object> data) {
      return new Level(
          Fields.whole(data, "explore"),
          Fields.whole(data, "land"),
          Fields.whole(data, "points"),
          Fields.whole(data, "perHouse"));
    }
  }

  Card card(int card) {
    return cards.get(card);
  }

  int levels() {
    return levels.size();
  }

  Level level(int level) {
    return levels.get(level - 1);
  }

  /** The cards with action A Land, as a set. */
  int landing() {
    return (1 << cards.size()) - 1 & ~exploring;
  }

  int read(Words words) {
    List<String> names = cards.stream().map(Card::name).toList();
    return words.oneOf(names, "an Expedition card, " + names.getFirst() + " to " + names.getLast());
  }
}
