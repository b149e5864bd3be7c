package atoll.games.firstisland;

import static atoll.games.firstisland.Board.PARTS;
import static atoll.games.firstisland.Board.WHOLE;
import static atoll.games.firstisland.Cards.NONE;
import static atoll.games.firstisland.Tribes.TRIBES;

import atoll.engine.Sink;
import atoll.games.firstisland.Shape.Placement;
import java.util.Locale;

/**
 * What a viewer sees of a game of The First Island: everything but the order of the decks, which
 * nobody knows. A map tells each marked hex in the words of a mark: {@code "c3":"13 e"}.
 */
final class View {
  private final FirstIslandPosition position;
  private final Sink sink;
  private final Scoring scoring = new Scoring();

  private View(FirstIslandPosition position, Sink sink) {
    this.position = position;
    this.sink = sink;
  }

  static void write(FirstIslandPosition position, Sink sink) {
    View view = new View(position, sink);
    view.course();
    if (position.mode.hasCards()) {
      view.cardsOnTheTable();
    }
    sink.beginArray("seats");
    for (int seat = 0; seat < position.seats(); seat++) {
      sink.beginObject();
      view.seat(position.seat(seat), position.mayAct(seat));
      sink.end();
    }
    sink.end();
    position.ending(sink); // the conditions of a solo level as they stand
  }

  private void course() {
    Rules mode = position.mode;
    Course course = position.course();
    sink.put("mode", mode.name());
    sink.put("phase", course.phase().name().toLowerCase(Locale.ROOT));
    sink.put("round", Math.min(course.round(), mode.rounds())).put("rounds", mode.rounds());
    sink.put("closing", course.isClosing());
    sink.put("roller", course.roller());
    Dice.view("dice", course.dice(), sink);
    sink.put("overrides", mode.hasOverrides() ? Tribes.OVERRIDES : 0);
    sink.put("cardLimit", mode.hasCards() ? mode.limit() : 0);
  }

  private void cardsOnTheTable() {
    Table table = position.table();
    if (table.card() != NONE) {
      card("table", table.card());
      sink.put("tableScored", table.isScored());
    }
    sink.beginObject("decks");
    for (int deck = 0; deck < Cards.DECKS.size(); deck++) {
      if (table.isInPlay(deck)) {
        sink.beginObject(Cards.DECKS.get(deck));
        table.deck(deck).view(sink);
        sink.end();
      }
    }
    sink.end();
  }

  private void seat(Seat seat, boolean isActing) {
    scoring.count(seat);
    sink.put("acting", isActing);
    map(seat.map);
    fences(seat.map);
    if (seat.hand() != NONE && !seat.isReplacing()) {
      card("hand", seat.hand());
    }
    sink.put("replacing", seat.isReplacing()).put("scoredNow", seat.hasScored());
    sink.beginArray("drawn");
    addCard(seat.firstDrawn());
    addCard(seat.secondDrawn());
    sink.end();
    Dice.view("left", seat.dice(), sink);
    sink.put("marks", seat.marks());
    sink.beginArray("crossedOff");
    for (int tribe = 0; tribe < TRIBES; tribe++) {
      if (seat.isCrossedOff(tribe)) {
        sink.add(tribe + 1);
      }
    }
    sink.end();
    if (seat.bound() != Seat.NO_TRIBE) {
      sink.put("override", seat.bound() + 1);
    }
    tally(seat);
  }

  private void map(IslandMap map) {
    sink.beginObject("map");
    for (int rest = Board.ISLAND & ~map.empty(); rest != 0; rest &= rest - 1) {
      int hex = Integer.numberOfTrailingZeros(rest);
      sink.put(Board.name(hex), mark(map, hex));
    }
    sink.end();
  }

  /** What is in a marked hex, the lower tribe with its half first. */
  private static String mark(IslandMap map, int hex) {
    StringBuilder tribes = new StringBuilder();
    String half = "";
    for (int tribe = 0; tribe < TRIBES; tribe++) {
      for (int part = 0; part < PARTS; part++) {
        if ((map.held(tribe, part) >> hex & 1) != 0) {
          tribes.append(tribe + 1);
          if (part == WHOLE) {
            tribes.append(tribe + 1);
          } else if (half.isEmpty()) {
            half = " " + Board.partName(part);
          }
        }
      }
    }
    return tribes + half;
  }

  private void fences(IslandMap map) {
    sink.beginArray("fences");
    for (int fence = 0; fence < map.fences(); fence++) {
      sink.beginObject();
      sink.put("card", Cards.id(map.fenceCard(fence)));
      sink.put("points", Cards.points(map.fenceCard(fence)));
      sink.put("tribe", map.fenceTribe(fence) + 1);
      hexes("hexes", map.fenceHexes(fence));
      sink.end();
    }
    sink.end();
  }

  /** Areas, requests and the rest, as they stand; the scorable hexes show where the camps are. */
  private void tally(Seat seat) {
    sink.beginArray("tribes");
    for (int tribe = 0; tribe < TRIBES; tribe++) {
      sink.beginObject().put("tribe", Tribes.IDS.get(tribe));
      sink.put("placements", scoring.placements(tribe)).put("camps", scoring.camps(tribe));
      hexes("scorable", scoring.scorable(tribe));
      sink.put("area", scoring.area(tribe)).put("request", scoring.request(tribe)).end();
    }
    sink.end();
    sink.put("overrides", -seat.overrides());
    sink.put("scoredCards", seat.scoredCards()).put("cards", seat.cardPoints());
    sink.put("score", scoring.total());
  }

  private void hexes(String name, int hexes) {
    sink.beginArray(name);
    for (int rest = hexes; rest != 0; rest &= rest - 1) {
      sink.add(Board.name(Integer.numberOfTrailingZeros(rest)));
    }
    sink.end();
  }

  private void card(String name, int card) {
    sink.beginObject(name);
    face(card);
    sink.end();
  }

  private void addCard(int card) {
    if (card != NONE) {
      sink.beginObject();
      face(card);
      sink.end();
    }
  }

  private void face(int card) {
    Cards.Card face = Cards.card(card);
    sink.put("id", face.id()).put("name", face.name()).put("points", face.points());
    sink.beginArray("shape");
    for (Placement placement : face.drawn()) {
      sink.beginArray().add(placement.q()).add(placement.r());
      sink.add(Board.partName(placement.part())).end();
    }
    sink.end();
  }
}
