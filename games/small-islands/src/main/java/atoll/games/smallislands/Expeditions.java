package atoll.games.smallislands;

import atoll.engine.Components;
import atoll.engine.Words;
import atoll.engine.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The Expedition cards and the levels of Alexis (R30). A card is its number from 0; E01 is 0. */
final class Expeditions {
  /** The cards with action Explore, as a set. */
  static final int EXPLORING;

  /** The cards with action A Land, as a set. */
  static final int LANDING;

  private static final int DIRECTIONS = 3;
  private static final List<String> NAMES = new ArrayList<>();
  private static final List<String> TEXTS = new ArrayList<>();
  private static final int[] SLOTS;
  private static final int[] SIDES;
  private static final Mission[] MISSIONS;
  private static final List<Map<String, Object>> LEVELS = new ArrayList<>();

  static {
    Map<String, Object> data = Components.of(SmallIslandsGame.class).file("solo.json");
    for (Object level : Json.list(data.get("alexis"))) {
      LEVELS.add(Json.object(level));
    }
    List<Object> cards = Json.list(data.get("expeditions"));
    SLOTS = new int[cards.size()];
    SIDES = new int[cards.size() * DIRECTIONS];
    MISSIONS = new Mission[cards.size()];
    int exploring = 0;
    for (int card = 0; card < cards.size(); card++) {
      Map<String, Object> item = Json.object(cards.get(card));
      NAMES.add(Json.text(item.get("id")));
      TEXTS.add(Json.text(item.get("text")));
      exploring |= Json.text(item.get("type")).equals("explore") ? 1 << card : 0;
      SLOTS[card] = Json.whole(item.get("slot")) - 1;
      List<Object> directions = Json.list(item.get("directions"));
      for (int i = 0; i < DIRECTIONS; i++) {
        SIDES[card * DIRECTIONS + i] = "NESW".indexOf(Json.text(directions.get(i))); // R31
      }
      MISSIONS[card] = Mission.of(Json.object(item.get("mission")));
    }
    EXPLORING = exploring;
    LANDING = (1 << cards.size()) - 1 & ~exploring;
  }

  private Expeditions() {}

  static String name(int card) {
    return NAMES.get(card);
  }

  static String text(int card) {
    return TEXTS.get(card);
  }

  static int read(Words words) {
    int card = NAMES.indexOf(words.next("an Expedition card"));
    if (card < 0) {
      throw words.wrong("an Expedition card, E01 to E15");
    }
    return card;
  }

  static boolean lands(int card) {
    return (LANDING >> card & 1) != 0;
  }

  /** The slot of the row, from 0, that the card explores with. */
  static int slot(int card) {
    return SLOTS[card];
  }

  static int directions() {
    return DIRECTIONS;
  }

  /** The side of a cell that leads in the card's first, second or third direction. */
  static int direction(int card, int index) {
    return SIDES[card * DIRECTIONS + index];
  }

  static Mission mission(int card) {
    return MISSIONS[card];
  }

  /** How many Explore cards a level has. */
  static int exploringCards(int level) {
    return Json.whole(LEVELS.get(level - 1).get("explore"));
  }

  static int landingCards(int level) {
    return Json.whole(LEVELS.get(level - 1).get("land"));
  }

  /** What Alexis has at the end in any case. */
  static int points(int level) {
    return Json.whole(LEVELS.get(level - 1).get("points"));
  }

  static int pointsPerHouse(int level) {
    return Json.whole(LEVELS.get(level - 1).get("perHouse"));
  }
}
