package atoll.games.firstisland;

import atoll.engine.Bits;
import atoll.engine.Counts;
import atoll.engine.Ints;
import atoll.engine.Sink;
import atoll.games.firstisland.Shape.Placement;
import java.util.stream.IntStream;

/**
 * What a viewer sees of a game of The First Island: everything but the order of the decks, which
 * nobody knows. A map tells each marked hex in the words of a mark: {@code "c3":"13 e"}.
 */
final class View {
  private final FirstIslandPosition position;
  private final Sink sink;
  private final Rules rules;
  private final Scoring scoring;

  View(FirstIslandPosition position, Sink sink) {
    this.position = position;
    this.sink = sink;
    rules = position.rules;
    scoring = new Scoring();
  }

  void write() {
    course();
    if (rules.hasCards()) {
      cardsOnTheTable();
    }
    sink.objects(
        "seats", position.seats(), seat -> seat(position.seat(seat), position.mayAct(seat)));
    position.ending(sink); // the conditions of a solo level as they stand
  }

  private void course() {
    Course course = position.course;
    sink.put("mode", rules.mode());
    sink.put("phase", course.phase().word);
    sink.put("round", Math.min(course.round(), rules.rounds())).put("rounds", rules.rounds());
    sink.put("closing", course.isClosing());
    sink.put("roller", course.roller());
    dice("dice", course.dice());
    sink.put("overrides", rules.hasOverrides() ? rules.tribes().overrides() : 0);
    sink.put("cardLimit", rules.hasCards() ? rules.limit() : 0);
  }

  private void cardsOnTheTable() {
    Table table = position.table;
    if (table.card() != Cards.NONE) {
      card("table", table.card());
      sink.put("tableScored", table.isScored());
    }
    sink.beginObject("decks");
    for (int deck = 0; deck < Cards.DECKS.count(); deck++) {
      if (rules.isInPlay(deck)) {
        sink.beginObject(Cards.DECKS.of(deck));
        deck(table.decks[deck]);
        sink.end();
      }
    }
    sink.end();
  }

  /** How many cards have not been out yet, and which ones lie below them. */
  private void deck(Deck deck) {
    IntStream bottom = IntStream.range(0, deck.bottomSize()).map(deck::bottomCard);
    sink.put("fresh", deck.freshSize()).texts("bottom", bottom.mapToObj(rules.cards().ids::of));
  }

  private void dice(String name, long dice) {
    Ints numbers = new Ints();
    Counts.list(dice, 1, numbers);
    sink.numbers(name, numbers.all());
  }

  private void seat(Seat own, boolean isActing) {
    scoring.count(own);
    sink.put("acting", isActing);
    map(own.map);
    sink.objects("fences", own.map.fences(), fence -> fence(own.map, fence));
    if (own.hand() != Cards.NONE && !own.isReplacing()) {
      card("hand", own.hand());
    }
    sink.put("replacing", own.isReplacing()).put("scoredNow", own.hasScored());
    sink.beginArray("drawn");
    addCard(own.firstDrawn());
    addCard(own.secondDrawn());
    sink.end();
    dice("left", own.dice());
    sink.put("marks", own.marks());
    IntStream crossedOff = IntStream.range(0, Tribes.COUNT).filter(own::isCrossedOff);
    sink.numbers("crossedOff", crossedOff.map(tribe -> tribe + 1));
    if (own.isBound()) {
      sink.put("override", own.bound() + 1);
    }
    tally(own);
  }

  private void map(IslandMap map) {
    sink.beginObject("map");
    for (int rest = map.board.island & ~map.empty(); rest != 0; rest = Bits.rest(rest)) {
      int hex = Bits.first(rest);
      sink.put(map.board.name(hex), mark(map, hex));
    }
    sink.end();
  }

  /** What is in a marked hex, in the words of the mark: the lower tribe's half is named. */
  private static String mark(IslandMap map, int hex) {
    for (int half = 0; half < Parts.WHOLE; half++) {
      int lower = map.tribeIn(hex, half);
      int higher = map.tribeIn(hex, Parts.otherHalf(half));
      if (lower != Tribes.NONE && lower < higher) {
        return "" + (lower + 1) + (higher + 1) + " " + Parts.NAMES.of(half);
      }
    }
    int whole = map.tribeIn(hex, Parts.WHOLE) + 1;
    return "" + whole + whole;
  }

  private void fence(IslandMap map, int fence) {
    sink.put("card", rules.cards().ids.of(map.fenceCard(fence)));
    sink.put("points", rules.cards().points(map.fenceCard(fence)));
    sink.put("tribe", map.fenceTribe(fence) + 1);
    hexes("hexes", map.fenceHexes(fence));
  }

  /** Areas, requests and the rest, as they stand; the scorable hexes show where the camps are. */
  private void tally(Seat own) {
    sink.objects("tribes", Tribes.COUNT, this::tribe);
    sink.put("overrides", own.overridePoints());
    sink.put("scoredCards", own.scoredCards()).put("cards", own.cardPoints());
    sink.put("score", scoring.total());
  }

  private void tribe(int tribe) {
    sink.put("tribe", rules.tribes().ids().get(tribe));
    sink.put("placements", scoring.placements(tribe)).put("camps", scoring.camps(tribe));
    hexes("scorable", scoring.scorable(tribe));
    sink.put("area", scoring.area(tribe)).put("request", scoring.request(tribe));
  }

  private void hexes(String name, int hexes) {
    sink.texts(name, Bits.all(hexes).mapToObj(rules.board()::name));
  }

  private void card(String name, int card) {
    sink.beginObject(name);
    face(card);
  }

  private void addCard(int card) {
    if (card != Cards.NONE) {
      sink.beginObject();
      face(card);
    }
  }

  /** The face of a card fills an object that has begun. */
  private void face(int card) {
    Cards.Card face = rules.cards().card(card);
    sink.put("id", face.id()).put("name", face.name()).put("points", face.points());
    sink.beginArray("shape");
    for (Placement placement : face.drawn()) {
      sink.beginArray().add(placement.q()).add(placement.r());
      sink.add(Parts.NAMES.of(placement.part())).end();
    }
    sink.end().end();
  }
}
