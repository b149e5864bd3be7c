package atoll.games.smallislands;

import atoll.engine.Words;
import atoll.engine.json.Fields;
import atoll.engine.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The cards of a mode: in Normal mode one deck of objectives, in Advanced mode a deck of missions
 * and one of rewards (R38). A card is its number in the deck, from 0.
 */
final class Cards {
  private final List<Deck> decks;
  final Mission[] missions; // on the cards of the first deck
  final Reward[] rewards; // on the cards of the last deck

  private Cards(List<Deck> decks, Deck missions, Deck rewards) {
    this.decks = decks;
    this.missions =
        missions.cards.stream()
            .map(card -> Mission.read(Fields.object(card, "mission")))
            .toArray(Mission[]::new);
    this.rewards =
        rewards.cards.stream()
            .map(card -> Reward.read(Fields.object(card, "reward")))
            .toArray(Reward[]::new);
  }

  static Cards normal(Map<String, Object> data) {
    Deck objectives = Deck.read(data, "objectives", "greatExplorerObjectives");
    return new Cards(List.of(objectives), objectives, objectives);
  }

  static Cards advanced(Map<String, Object> data) {
    Deck missions = Deck.read(data, "missions", "greatExplorerMissions");
    Deck rewards = Deck.read(data, "rewards", "greatExplorerRewards");
    return new Cards(List.of(missions, rewards), missions, rewards);
  }

  /** The cards of one kind; after the basic ones come those of the Great Explorer. */
  private record Deck(List<Map<String, Object>> cards, List<String> names, int basic) {
    static Deck read(Map<String, Object> data, String key, String greatExplorerKey) {
      List<Map<String, Object>> cards = new ArrayList<>(Json.objects(data.get(key)));
      int basic = cards.size();
      cards.addAll(Json.objects(data.get(greatExplorerKey)));
      return new Deck(cards, cards.stream().map(card -> Fields.text(card, "id")).toList(), basic);
    }
  }

  /** How many decks there are. */
  int decks() {
    return decks.size();
  }

  boolean areAdvanced() {
    return decks.size() > 1;
  }

  /** How many cards a deck has, with or without those of the Great Explorer. */
  int size(int deck, boolean greatExplorer) {
    return greatExplorer ? decks.get(deck).cards.size() : decks.get(deck).basic;
  }

  /** How many cards the largest deck has, with those of the Great Explorer. */
  int most() {
    return decks.stream().mapToInt(deck -> deck.cards.size()).max().orElseThrow();
  }

  String name(int deck, int card) {
    return decks.get(deck).names.get(card);
  }

  String text(int deck, int card) {
    return Json.text(decks.get(deck).cards.get(card).get("text"));
  }

  int read(int deck, Words words) {
    List<String> names = decks.get(deck).names;
    return words.oneOf(names, "a card, " + names.getFirst() + " to " + names.getLast());
  }
}
