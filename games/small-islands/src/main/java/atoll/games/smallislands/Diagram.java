package atoll.games.smallislands;

import atoll.engine.Bits;
import atoll.engine.Canvas;
import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.grid.Squares;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The position as text: what is to be done, the table, the supply, and what everybody has. */
final class Diagram {
  private static final int LONGEST_LINE = 110;

  private final SmallIslandsPosition position;
  private final World world;
  private final Course course;
  private final Rules rules;
  private final int viewer;
  private final Canvas canvas = new Canvas();

  Diagram(SmallIslandsPosition position, int viewer) {
    this.position = position;
    this.viewer = viewer;
    world = position.world;
    course = position.course;
    rules = world.rules;
  }

  String draw() {
    drawCourse();
    new TableDiagram(world, canvas).draw();
    drawSupply();
    canvas.standing(position, this::pointsOf);
    for (int seat = 0; seat < rules.seats(); seat++) {
      drawSeat(seat);
    }
    if (rules.isSolo()) {
      drawAlexis();
    }
    if (viewer >= 0) {
      drawCards();
    }
    return canvas.toString();
  }

  /** Whether the viewer sees what is the seat's alone. */
  private boolean sees(int seat) {
    return viewer == Position.OPEN || viewer == seat;
  }

  private boolean seesDiscoveries(int seat) {
    return sees(seat) || course.phase() == Phase.OVER;
  }

  private int pointsOf(int seat) {
    int hidden = seesDiscoveries(seat) ? 0 : world.discoveries.sum(seat);
    return position.score(seat) - hidden;
  }

  // The course.

  private void drawCourse() {
    Phase phase = course.phase();
    String round = course.round() == 0 ? "Setup" : "Round " + course.round();
    canvas.line(round + ": " + task(name(course.player())));
    if (phase.isReward() && !rules.isAlexis(course.player())) {
      drawReward();
    }
  }

  private String name(int player) {
    return rules.isAlexis(player) ? "Alexis" : "seat " + player;
  }

  private String task(String who) {
    return switch (course.phase()) {
      case START -> who + " places the Starting tiles";
      case ROW -> "the row is laid out";
      case HANDS -> who + " gets tiles";
      case FIRST_CARDS, DEAL -> who + " gets cards";
      case EXPEDITION_SET -> "the Expedition set is drawn";
      case PREPARATION -> "all choose a card and keep one";
      case TURN -> who + " takes a tile" + (world.supply.navigation() > 0 ? "" : " or lands");
      case PLACE -> who + " places a tile";
      case DISCARD -> who + " must discard, because nothing fits";
      case REDRAW -> who + " draws a tile instead";
      case TAKE_AGAIN -> who + " takes another tile";
      case TOKEN -> who + " may use a token";
      case REFILL -> who + " has played, and slot " + (course.slot() + 1) + " is refilled";
      case EXPEDITION -> who + " draws an Expedition card";
      case ALEXIS_TILE -> who + " places a tile at " + Grid.name(world.alexis.cell());
      case HOUSES, ALEXIS_HOUSE -> who + " builds";
      case DISCOVER -> who + " draws discovery tokens";
      case DISCOVERY -> who + " keeps a discovery token";
      case SAIL -> who + " may let a ship sail";
      case ERUPT -> who + " may let a tile erupt";
      case ALEXIS_CARD -> who + " draws an Expedition card for his reward";
      case OVER -> "the game is over";
    };
  }

  /** Where the seat has built in this reward turn, and what it draws. */
  private void drawReward() {
    RewardTurn turn = course.rewardTurn;
    Places locations = rules.tiles().locations;
    List<String> built = new ArrayList<>();
    for (int i = 0; i < turn.builtCount(); i++) {
      int location = turn.built(i);
      String cell = Grid.name(world.table.cellOf(locations.faces[location]));
      String rewarded = i < turn.rewardedCount() ? " (rewarded)" : "";
      built.add(cell + " " + Moves.place(locations.wheres[location]) + rewarded);
    }
    canvas.line("built: " + (built.isEmpty() ? "nothing" : String.join(", ", built)));
    if (course.phase() == Phase.DISCOVERY && sees(course.player())) {
      canvas.line("drawn: " + world.discoveries.drawn());
    }
  }

  // What lies beside the table.

  private void drawSupply() {
    StringBuilder row = new StringBuilder("row:");
    for (int slot = 0; slot < Supply.SLOTS; slot++) {
      int face = world.supply.row(slot);
      String tile = face == Supply.EMPTY ? "-" : TableDiagram.tile(rules.tiles(), face);
      row.append("  ").append(slot + 1).append(' ').append(tile);
    }
    canvas.line(row.toString());
    canvas.line(
        "navigation stack "
            + world.supply.navigation()
            + ", reserve "
            + world.supply.reserve()
            + ", discovery tokens "
            + world.discoveries.poolSize()
            + ", grey ships "
            + world.clans.greyShips());
  }

  private void drawSeat(int seat) {
    StringBuilder text = new StringBuilder("seat " + seat + " has " + houses(seat));
    text.append(world.clans.hasOwnShip(seat) ? ", its ship" : "").append("; tokens");
    for (int rest = world.clans.tokens(seat); rest != 0; rest = Bits.rest(rest)) {
      text.append(' ').append(Tokens.name(Bits.first(rest)));
    }
    canvas.line(text + (world.clans.tokens(seat) == 0 ? " used up" : "") + discoveries(seat));
    canvas.line("       " + hand(seat) + "; " + cards(seat));
  }

  private String houses(int player) {
    return "houses " + world.clans.houses(player) + " + " + world.clans.reserve(player);
  }

  private String discoveries(int seat) {
    Ints values = world.discoveries.kept(seat);
    if (values.isEmpty()) {
      return "";
    }
    return "; discoveries " + (seesDiscoveries(seat) ? values : values.size() + " face down");
  }

  /** Tiles that were taken before everybody's eyes are open. */
  private String hand(int seat) {
    IntStream seen =
        sees(seat)
            ? IntStream.range(0, world.supply.handSize(seat)).map(i -> world.supply.hand(seat, i))
            : Bits.all(world.supply.open(seat));
    List<String> tiles = new ArrayList<>();
    seen.forEach(face -> tiles.add(TableDiagram.tile(rules.tiles(), face)));
    int hidden = world.supply.handSize(seat) - tiles.size();
    if (hidden > 0) {
      tiles.add(hidden + " face down");
    }
    return tiles.isEmpty() ? "no tiles" : "tiles " + String.join(", ", tiles);
  }

  private String cards(int seat) {
    Objectives objectives = world.objectives;
    StringBuilder text = new StringBuilder("cards");
    if (sees(seat)) {
      append(seat, false, text);
    } else {
      text.append(' ').append(objectives.handSize(seat)).append(" face down");
    }
    boolean hasChosen = objectives.chosen(0, seat) != Objectives.NONE;
    if (hasChosen) {
      text.append(", chosen");
      if (sees(seat) || objectives.hasShown(seat)) {
        append(seat, true, text);
      } else {
        text.append(" in secret");
      }
    }
    return text.toString();
  }

  private void append(int seat, boolean chosen, StringBuilder text) {
    Objectives objectives = world.objectives;
    for (int deck = 0; deck < objectives.decks; deck++) {
      int set = chosen ? objectives.chosenSet(deck, seat) : objectives.held(deck, seat);
      for (int rest = set; rest != 0; rest = Bits.rest(rest)) {
        text.append(' ').append(rules.cards().name(deck, Bits.first(rest)));
      }
    }
  }

  private void drawAlexis() {
    Alexis alexis = world.alexis;
    canvas.line(
        "Alexis: "
            + Scoring.alexisPoints(world)
            + ", level "
            + rules.level()
            + ", has "
            + houses(Rules.ALEXIS)
            + ", expedition stack "
            + alexis.stackSize());
    if (alexis.hasDrawn()) {
      Expeditions.Card card = alexis.card();
      StringBuilder directions = new StringBuilder();
      card.directions().forEach(side -> directions.append(' ').append(Squares.SIDES.of(side)));
      String action = card.lands() ? "lands or explores" : "explores";
      canvas.line(
          "        card "
              + (card.name() + " " + action)
              + (" with slot " + (card.slot() + 1))
              + (" towards" + directions)
              + ("; houses: " + card.text()));
    }
  }

  /** What the viewer's own cards say. */
  private void drawCards() {
    for (int deck = 0; deck < world.objectives.decks; deck++) {
      int cards = world.objectives.inUse(deck, viewer);
      for (int rest = cards; rest != 0; rest = Bits.rest(rest)) {
        int card = Bits.first(rest);
        wrap(rules.cards().name(deck, card) + " " + rules.cards().text(deck, card));
      }
    }
  }

  private void wrap(String text) {
    int space = text.length() > LONGEST_LINE ? text.lastIndexOf(' ', LONGEST_LINE) : -1;
    canvas.line(space < 0 ? text : text.substring(0, space));
    if (space > 0) {
      wrap("   " + text.substring(space));
    }
  }
}
