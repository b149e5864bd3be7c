package atoll.games.smallislands;

import atoll.engine.Bits;
import atoll.engine.Ints;
import atoll.engine.RandomSource;
import atoll.engine.Refused;
import atoll.engine.Words;
import java.util.stream.IntStream;

/**
 * What chance decides, drawn and in the notation. An outcome is a list of tiles, cards or values,
 * in the order they are written; seat and slot follow from the position.
 */
final class Outcomes {
  private final World world;
  private final Course course;

  Outcomes(World world, Course course) {
    this.world = world;
    this.course = course;
  }

  void sample(RandomSource random, Ints outcome) {
    outcome.clear();
    switch (course.phase()) {
      case ROW -> world.supply.sample(Supply.SLOTS, random, outcome);
      case HANDS -> world.supply.sampleHand(random, outcome);
      case FIRST_CARDS, DEAL -> world.objectives.sample(cardsDue(), random, outcome);
      case EXPEDITION_SET -> world.alexis.sampleSet(random, outcome);
      case REFILL, REDRAW -> world.supply.sample(1, random, outcome);
      case DISCOVER -> world.discoveries.sample(discoveriesDue(), random, outcome);
      case EXPEDITION, ALEXIS_CARD -> outcome.add(random.bit(world.alexis.drawable()));
      default -> throw new IllegalStateException("nothing is random in " + course.phase());
    }
  }

  /** How many cards of each deck are dealt. */
  private int cardsDue() {
    return course.phase() == Phase.FIRST_CARDS ? 1 : 2;
  }

  private int discoveriesDue() {
    return course.rewardTurn.discoveriesDue(course.player());
  }

  /** What is dealt to a hand, only its seat hears; what lies in the expedition stack, nobody. */
  boolean isToldTo(int viewer) {
    return switch (course.phase()) {
      case ROW, REFILL, EXPEDITION, ALEXIS_CARD -> true;
      case HANDS, FIRST_CARDS, DEAL, REDRAW, DISCOVER -> viewer == course.player();
      default -> false;
    };
  }

  String write(Ints outcome) {
    IntStream all = IntStream.range(0, outcome.size());
    return Words.join(opening(), all.mapToObj(i -> name(outcome, i)));
  }

  /** The first words: what is drawn, and for which seat or slot. */
  private String opening() {
    return switch (course.phase()) {
      case ROW -> "row";
      case HANDS -> "hand " + course.player();
      case FIRST_CARDS, DEAL -> "deal " + course.player();
      case EXPEDITION_SET -> "expeditions";
      case REFILL -> "tile " + (course.slot() + 1);
      case REDRAW -> "redraw " + course.player();
      case DISCOVER -> "discover " + course.player();
      case EXPEDITION, ALEXIS_CARD -> "expedition";
      default -> throw new Refused("chance decides nothing now");
    };
  }

  private String name(Ints outcome, int index) {
    int item = outcome.get(index);
    return switch (course.phase()) {
      case FIRST_CARDS, DEAL -> world.rules.cards().name(index / cardsDue(), item);
      case EXPEDITION_SET, EXPEDITION, ALEXIS_CARD -> world.rules.expeditions().card(item).name();
      case DISCOVER -> String.valueOf(item);
      default -> world.rules.tiles().name(item);
    };
  }

  void read(String text, Ints outcome) {
    Words words = new Words(text);
    words.expect(opening());
    outcome.clear();
    switch (course.phase()) {
      case ROW -> readTiles(Supply.SLOTS, false, words, outcome);
      case HANDS -> readTiles(Supply.DEALT, true, words, outcome);
      case FIRST_CARDS, DEAL -> readCards(words, outcome);
      case EXPEDITION_SET -> readExpeditions(words, outcome);
      case REFILL, REDRAW -> readTiles(1, false, words, outcome);
      case DISCOVER -> readDiscoveries(words, outcome);
      default -> readExpedition(words, outcome);
    }
    words.end();
  }

  private void readTiles(int count, boolean ascending, Words words, Ints outcome) {
    long left = world.supply.unseen();
    for (int i = 0; i < count; i++) {
      int face = world.rules.tiles().readLandscape(words);
      if (!Bits.has(left, face)) {
        throw words.wrong("a tile that has not been drawn before");
      }
      left &= ascending ? -2L << face : ~(1L << face);
      outcome.add(face);
    }
  }

  private void readCards(Words words, Ints outcome) {
    for (int deck = 0; deck < world.objectives.decks; deck++) {
      int left = world.objectives.stack(deck);
      for (int i = 0; i < cardsDue(); i++) {
        int card = world.rules.cards().read(deck, words);
        if (!Bits.has(left, card)) {
          throw words.wrong("cards of the stack in ascending order");
        }
        left &= -2 << card;
        outcome.add(card);
      }
    }
  }

  private void readExpeditions(Words words, Ints outcome) {
    int cards = 0;
    while (words.hasMore()) {
      int card = world.rules.expeditions().read(words);
      if (cards >>> card != 0) {
        throw words.wrong("Expedition cards in ascending order");
      }
      cards |= 1 << card;
      outcome.add(card);
    }
    if (!world.alexis.isSet(cards)) {
      Expeditions.Level level = world.rules.alexis();
      throw words.wrong(level.explore() + " Explore cards and " + level.land() + " Land cards");
    }
  }

  private void readExpedition(Words words, Ints outcome) {
    int card = world.rules.expeditions().read(words);
    if (!Bits.has(world.alexis.drawable(), card)) {
      throw words.wrong("a card of the Expedition stack");
    }
    outcome.add(card);
  }

  private void readDiscoveries(Words words, Ints outcome) {
    int due = discoveriesDue();
    int least = world.discoveries.smallest;
    int most = world.discoveries.largest;
    String what = due + " values from " + least + " to " + most + " in ascending order";
    for (int i = 0; i < due; i++) {
      least = words.whole(what, least, most);
      outcome.add(least);
    }
    if (!world.discoveries.has(outcome)) {
      throw words.wrong("values that are in the pool");
    }
  }
}
