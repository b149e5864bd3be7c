package atoll.games.smallislands;

import atoll.engine.Words;
import atoll.engine.json.Json;
import java.util.List;
import java.util.Map;

/** The Expedition cards and the levels of Alexis (R30). A card is its number from 0; E01 is 0. */
final class Expeditions {
  private final List<Card> cards;
  private final List<Level> levels;
  private final int exploring;

  /**
   * @param data the content of {@code solo.json}
   */
  Expeditions(Map<String, Object> data) {
    cards =
        Json.list(data.get("expeditions")).stream()
            .map(item -> Card.of(Json.object(item)))
            .toList();
    levels =
        Json.list(data.get("alexis")).stream().map(item -> Level.of(Json.object(item))).toList();
    int explore = 0;
    for (int card = 0; card < cards.size(); card++) {
      explore |= cards.get(card).lands ? 0 : 1 << card;
    }
    exploring = explore;
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
    private static Card of(Map<String, Object> data) {
      return new Card(
          Json.text(data.get("id")),
          Json.text(data.get("text")),
          !Json.text(data.get("type")).equals("explore"),
          Json.whole(data.get("slot")) - 1,
          Json.list(data.get("directions")).stream()
              .map(direction -> Grid.SIDES.indexOf(Json.text(direction))) // R31
              .toList(),
          Mission.of(Json.object(data.get("mission"))));
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
    private static Level of(Map<String, Object> data) {
      return new Level(
          Json.whole(data.get("explore")),
          Json.whole(data.get("land")),
          Json.whole(data.get("points")),
          Json.whole(data.get("perHouse")));
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

  /** The cards with action Explore, as a set. */
  int exploring() {
    return exploring;
  }

  /** The cards with action A Land, as a set. */
  int landing() {
    return (1 << cards.size()) - 1 & ~exploring;
  }

  int read(Words words) {
    String name = words.next("an Expedition card");
    for (int card = 0; card < cards.size(); card++) {
      if (cards.get(card).name.equals(name)) {
        return card;
      }
    }
    throw words.wrong(
        "an Expedition card, " + cards.getFirst().name + " to " + cards.getLast().name);
  }
}
