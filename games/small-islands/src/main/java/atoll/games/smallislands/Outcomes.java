package atoll.games.smallislands;

import atoll.engine.Ints;
import atoll.engine.Refused;
import atoll.engine.Words;

/**
 * What chance decides, in the notation. An outcome is a list of tiles, cards or values, in the
 * order they are written; seat and slot follow from the position.
 */
final class Outcomes {
  private Outcomes() {}

  static String write(Course game, Ints outcome) {
    StringBuilder text = new StringBuilder(opening(game));
    for (int i = 0; i < outcome.size(); i++) {
      text.append(' ').append(name(game, outcome, i));
    }
    return text.toString();
  }

  /** The first words: what is drawn, and for which seat or slot. */
  private static String opening(Course game) {
    return switch (game.phase()) {
      case ROW -> "row";
      case HANDS -> "hand " + game.player();
      case FIRST_CARDS, DEAL -> "deal " + game.player();
      case EXPEDITION_SET -> "expeditions";
      case REFILL -> "tile " + (game.slot() + 1);
      case REDRAW -> "redraw " + game.player();
      case DISCOVER -> "discover " + game.player();
      case EXPEDITION, ALEXIS_CARD -> "expedition";
      default -> throw new Refused("chance decides nothing now");
    };
  }

  private static String name(Course game, Ints outcome, int index) {
    int item = outcome.get(index);
    return switch (game.phase()) {
      case FIRST_CARDS, DEAL -> game.rules.cards().name(index / game.cardsDue(), item);
      case EXPEDITION_SET, EXPEDITION, ALEXIS_CARD -> Expeditions.name(item);
      case DISCOVER -> String.valueOf(item);
      default -> Tiles.name(item);
    };
  }

  static void read(Course game, String text, Ints outcome) {
    Words words = new Words(text);
    for (String word : opening(game).split(" ")) {
      words.expect(word);
    }
    outcome.clear();
    switch (game.phase()) {
      case ROW -> readTiles(game, Supply.SLOTS, false, words, outcome);
      case HANDS -> readTiles(game, Course.HAND, true, words, outcome);
      case FIRST_CARDS, DEAL -> readCards(game, words, outcome);
      case EXPEDITION_SET -> readExpeditions(game, words, outcome);
      case REFILL, REDRAW -> readTiles(game, 1, false, words, outcome);
      case DISCOVER -> readDiscoveries(game, words, outcome);
      default -> readExpedition(game, words, outcome);
    }
    words.end();
  }

  private static void readTiles(
      Course game, int count, boolean ascending, Words words, Ints outcome) {
    long left = game.supply.unseen();
    for (int i = 0; i < count; i++) {
      int face = Tiles.readLandscape(words);
      if ((left >>> face & 1) == 0) {
        throw words.wrong("a tile that has not been drawn before");
      }
      left &= ascending ? -2L << face : ~(1L << face);
      outcome.add(face);
    }
  }

  private static void readCards(Course game, Words words, Ints outcome) {
    for (int deck = 0; deck < game.objectives.decks(); deck++) {
      int left = game.objectives.stack(deck);
      for (int i = 0; i < game.cardsDue(); i++) {
        int card = game.rules.cards().read(deck, words);
        if ((left >>> card & 1) == 0) {
          throw words.wrong("cards of the stack in ascending order");
        }
        left &= -2 << card;
        outcome.add(card);
      }
    }
  }

  private static void readExpeditions(Course game, Words words, Ints outcome) {
    int cards = 0;
    while (words.hasMore()) {
      int card = Expeditions.read(words);
      if (cards >>> card != 0) {
        throw words.wrong("Expedition cards in ascending order");
      }
      cards |= 1 << card;
      outcome.add(card);
    }
    if (!game.alexis.isSet(cards)) {
      throw words.wrong(
          Expeditions.exploringCards(game.rules.level())
              + " Explore cards and "
              + Expeditions.landingCards(game.rules.level())
              + " Land cards");
    }
  }

  private static void readExpedition(Course game, Words words, Ints outcome) {
    int card = Expeditions.read(words);
    if ((game.alexis.drawable() >> card & 1) == 0) {
      throw words.wrong("a card of the Expedition stack");
    }
    outcome.add(card);
  }

  private static void readDiscoveries(Course game, Words words, Ints outcome) {
    int due = game.rewardTurn.discoveriesDue();
    int least = 2;
    for (int i = 0; i < due; i++) {
      String what = due + " values from 2 to 8 in ascending order";
      least = words.whole(what, least, 8);
      outcome.add(least);
    }
    if (!game.discoveries.has(outcome)) {
      throw words.wrong("values that are in the pool");
    }
  }
}
