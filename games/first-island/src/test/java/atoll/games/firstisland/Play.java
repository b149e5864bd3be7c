package atoll.games.firstisland;

import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.Refused;
import atoll.engine.Setup;
import atoll.engine.json.JsonSink;
import atoll.engine.record.Audit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A game under test, played in the notation of the rules. */
final class Play {
  final FirstIslandPosition position;
  private final Ints list = new Ints();

  private Play(int seats, Map<String, String> options) {
    position = (FirstIslandPosition) Setup.of(new FirstIslandGame(), seats, options).start();
  }

  static Play cards(String cards, int seats) {
    return new Play(seats, Map.of("cards", cards));
  }

  static Play solo(String level) {
    return new Play(1, Map.of("level", level));
  }

  /** A game without cards, its first dice rolled. */
  static Play rolled(String roll) {
    return cards("none", 2).chance(roll);
  }

  /** Marks hexes of a map beforehand: {@code "c3 13 e, d5 11"}. */
  static void marks(IslandMap map, String marks) {
    for (String mark : marks.split(", ")) {
      int move = Moves.read("mark " + mark);
      map.mark(Moves.hex(move), Moves.tribe(move), Moves.higherTribe(move), Moves.part(move));
    }
  }

  static int hexes(String names) {
    int hexes = 0;
    for (String name : names.split(" ")) {
      hexes |= 1 << Board.hex(name);
    }
    return hexes;
  }

  /** Seat 0 marks its next empty hexes, one after the other: {@code next("23 e", "12 ne")}. */
  Play next(String... marks) {
    for (String mark : marks) {
      int hex = Integer.numberOfTrailingZeros(position.seat(0).map.empty());
      move(0, "mark " + Board.name(hex) + " " + mark);
    }
    return this;
  }

  Play chance(String... outcomes) {
    for (String outcome : outcomes) {
      if (position.next() != Position.CHANCE) {
        throw new AssertionError("chance is not due: " + outcome);
      }
      position.readOutcome(outcome, list);
      position.happen(list);
    }
    return this;
  }

  Play move(int seat, String... moves) {
    for (String text : moves) {
      if (!legal(seat).contains(text)) {
        throw new AssertionError(text + " is not legal: " + legal(seat));
      }
      position.play(seat, position.readMove(seat, text));
    }
    return this;
  }

  /** The legal moves of a seat, none if it may not act. */
  List<String> legal(int seat) {
    List<String> texts = new ArrayList<>();
    if (position.mayAct(seat)) {
      position.legal(seat, list);
      for (int i = 0; i < list.size(); i++) {
        texts.add(position.writeMove(seat, list.get(i)));
      }
    }
    return texts;
  }

  Audit audit(int seat) {
    position.legal(seat, list);
    return Audit.of(position, seat, list);
  }

  /** Whether chance may decide so now. */
  boolean isPossible(String outcome) {
    try {
      position.readOutcome(outcome, list);
      return true;
    } catch (Refused refused) {
      return false;
    }
  }

  /** What chance decides next: the first word of the outcome due. */
  String due() {
    position.sample(new atoll.engine.RandomSource(1), list);
    return position.writeOutcome(list).split(" ")[0];
  }

  String ending() {
    JsonSink sink = new JsonSink().beginObject();
    position.ending(sink);
    return sink.end().toString();
  }

  String view() {
    JsonSink sink = new JsonSink().beginObject();
    position.view(Position.SPECTATOR, sink);
    return sink.end().toString();
  }

  /** All cards of a deck, wherever they are: in the deck, in a hand or drawn. */
  List<String> cardsOf(String deck) {
    List<String> ids = bottom(deck);
    long tops = position.table().deck(Cards.DECKS.indexOf(deck)).tops();
    for (long rest = tops; rest != 0; rest &= rest - 1) {
      String id = Cards.id(Long.numberOfTrailingZeros(rest));
      if (Long.bitCount(tops) > 1 || ids.isEmpty() || !id.equals(ids.getFirst())) {
        ids.add(id);
      }
    }
    for (int seat = 0; seat < position.seats(); seat++) {
      Seat own = position.seat(seat);
      for (int card : new int[] {own.hand(), own.firstDrawn(), own.secondDrawn()}) {
        if (card != Cards.NONE && Cards.id(card).startsWith(deck)) {
          ids.add(Cards.id(card));
        }
      }
    }
    return ids;
  }

  /** How many hand cards of a deck were scored as the last ones of their seats. */
  int lost(String deck) {
    int lost = 0;
    for (int seat = 0; seat < position.seats(); seat++) {
      Seat own = position.seat(seat);
      boolean isEmptyHanded =
          own.hand() == Cards.NONE && own.map.fences() > 0 && !own.isReplacing();
      if (isEmptyHanded) {
        String last = Cards.id(own.map.fenceCard(own.map.fences() - 1));
        lost += last.startsWith(deck) ? 1 : 0;
      }
    }
    return lost;
  }

  /** The cards at the bottom of a deck, the one that is there longest first. */
  List<String> bottom(String deck) {
    Deck cards = position.table().deck(Cards.DECKS.indexOf(deck));
    List<String> ids = new ArrayList<>();
    for (int i = 0; i < cards.bottomSize(); i++) {
      ids.add(Cards.id(cards.bottomCard(i)));
    }
    return ids;
  }
}
