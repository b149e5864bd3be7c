package atoll.games.firstisland;

import atoll.engine.Bits;
import atoll.engine.Counts;
import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.Setup;
import atoll.engine.laws.Script;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A game under test, with what may be laid out beforehand. */
final class Scene extends Script<FirstIslandPosition, Scene> {
  Scene(FirstIslandGame game, int seats, Map<String, String> options) {
    super((FirstIslandPosition) Setup.of(game, seats, options).start());
  }

  private Scene(int seats, Map<String, String> options) {
    this(new FirstIslandGame(), seats, options);
  }

  static Scene cards(String cards, int seats) {
    return new Scene(seats, Map.of("cards", cards));
  }

  static Scene solo(String level) {
    return new Scene(1, Map.of("level", level));
  }

  /** A game without cards, its first dice rolled. */
  static Scene rolled(String roll) {
    return cards("none", 2).chance(roll);
  }

  /** A full game for three, the hands 6a, 6b and 6c dealt. */
  static Scene three() {
    return cards("full", 3).chance("deal 0 6a", "deal 1 6b", "deal 2 6c", "table sa");
  }

  /** All seats say {@code done}, and the dice are rolled. */
  Scene roll(String roll) {
    for (int seat = 0; seat < position.seats(); seat++) {
      play(seat, "done");
    }
    return chance(roll);
  }

  /** The seat makes two marks with the dice 1, 2, 3 and 4. */
  Scene marked(int seat) {
    return play(seat, "mark a1 12 e", "mark a2 34 e");
  }

  Seat seat(int seat) {
    return position.seat(seat);
  }

  /** Marks hexes of a seat's map beforehand: {@code "c3 13 e, d5 11"}. */
  Scene marks(int seat, String marks) {
    for (String mark : marks.split(", ")) {
      int move = position.readMove(seat, "mark " + mark);
      seat(seat)
          .map
          .mark(Moves.cell(move), Moves.tribe(move), Moves.higherTribe(move), Moves.part(move));
    }
    return this;
  }

  /** The seat has scored cards beforehand, wherever on its map. */
  Scene scored(int seat, String... cards) {
    for (String card : cards) {
      seat(seat).score(card(card), 5, 0);
    }
    return this;
  }

  /** The number of a card. */
  int card(String id) {
    return position.rules.cards().ids.named(id);
  }

  /** Seat 0 marks its next empty hexes, one after the other: {@code next("23 e", "12 ne")}. */
  Scene next(String... marks) {
    for (String mark : marks) {
      int hex = Bits.first(seat(0).map.empty());
      play(0, "mark " + position.rules.board().name(hex) + " " + mark);
    }
    return this;
  }

  /** The same as {@link #view(int)} for everybody, since nothing is hidden. */
  String view() {
    return view(Position.SPECTATOR);
  }

  /** Where a card dealt to seat 0 fits on its map, as the hexes of the score moves. */
  List<String> fits(String card, int die) {
    Ints moves = new Ints();
    seat(0).deal(card(card));
    seat(0).openWindow();
    position.listing.addScores(position.course, seat(0), Moves.HAND, moves);
    List<String> hexes = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      if (Moves.scoringTribe(moves.get(i)) == die - 1) {
        hexes.add(position.writeMove(0, moves.get(i)).substring("score hand 1 ".length()));
      }
    }
    return hexes;
  }

  /** A set of hexes. */
  int hexes(String names) {
    int hexes = 0;
    for (String name : names.split(" ")) {
      hexes |= 1 << position.rules.board().named(name);
    }
    return hexes;
  }

  Deck deck(String id) {
    return position.table.decks[Cards.DECKS.named(id)];
  }

  /** The cards at the bottom of a deck, the one that is there longest first. */
  List<String> bottom(String id) {
    List<String> ids = new ArrayList<>();
    for (int i = 0; i < deck(id).bottomSize(); i++) {
      ids.add(position.rules.cards().ids.of(deck(id).bottomCard(i)));
    }
    return ids;
  }

  /** Dice that show these numbers. */
  static long dice(int... numbers) {
    Ints list = new Ints();
    for (int number : numbers) {
      list.add(number);
    }
    return Counts.in(list, 1);
  }
}
