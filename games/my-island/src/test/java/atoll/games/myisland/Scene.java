package atoll.games.myisland;

import atoll.engine.Setup;
import atoll.engine.grid.CellSet;
import atoll.engine.json.Json;
import atoll.engine.laws.Script;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * A game laid out for a test: symbols are put on spaces as if tiles had been placed there, tokens
 * set where they should stand, and then cards are turned over and moves made as in a real game.
 */
final class Scene extends Script<MyIslandPosition, Scene> {
  private static final MyIslandGame GAME = new MyIslandGame();
  static final Book BOOK = GAME.book;

  private Scene(int seats, Map<String, Object> options) {
    this((MyIslandPosition) Setup.of(GAME, seats, options).start());
  }

  private Scene(MyIslandPosition position) {
    super(position);
  }

  /** A game as it is. */
  static Scene at(MyIslandPosition position) {
    return new Scene(position);
  }

  static Scene eternal() {
    return new Scene(2, Map.of());
  }

  /** An episode on its own. */
  static Scene episode(long number) {
    return new Scene(2, Map.of("mode", "episode", "episode", number));
  }

  /** An episode of a campaign, with the boards as JSON. */
  static Scene campaign(long number, String... boards) {
    List<Object> states = Arrays.stream(boards).map(Scene::read).toList();
    return new Scene(boards.length, MyIslandGame.link(number, states));
  }

  /** The board state that an episode on its own has, as JSON. */
  static String standard(int episode) {
    return Json.write(BOOK.episode(episode).standard.json());
  }

  private static Object read(String json) {
    return Json.object(Json.read(json));
  }

  /** Puts a symbol on spaces of seat 0. */
  Scene shows(String symbol, String cells) {
    return shows(0, symbol, cells);
  }

  Scene shows(int seat, String symbol, String cells) {
    Island island = position.seat(seat).island;
    for (String cell : cells.split(" ")) {
      island.cover(island.board.named(cell), printed(BOOK.traits.named(symbol)));
    }
    return this;
  }

  /** A tile space on which the symbol is printed, of the last tile that has it. */
  private static int printed(int symbol) {
    int found = -1;
    for (int tile = 1; tile <= BOOK.tiles.count; tile++) {
      for (int i = 0; i < BOOK.tiles.size[tile]; i++) {
        int space = Tiles.space(tile, i);
        found = BOOK.tiles.symbol[space] == symbol ? space : found;
      }
    }
    return found;
  }

  /** Covers all of a terrain that is not covered yet, except for some cells. */
  Scene covers(int seat, String terrain, String symbol, String except) {
    Island island = position.seat(seat).island;
    CellSet spaces = new CellSet();
    spaces.set(island.of(BOOK.traits.named(terrain))).removeAll(island.covered());
    spaces.removeAll(island.ground.blocked);
    List<String> open = List.of(except.split(" "));
    for (int space = spaces.first(); space >= 0; space = spaces.after(space)) {
      if (!open.contains(island.board.name(space))) {
        shows(seat, symbol, island.board.name(space));
      }
    }
    return this;
  }

  /** Lets a piece have scored some times already, with its cubes on the cells. */
  Scene scored(String key, String... cells) {
    Line line = line(key);
    for (String cell : cells) {
      int space = position.rules.board.named(cell);
      position.seat(0).island.cubes[line.number()].add(space);
      position.seat(0).track.score(line, 1, space);
    }
    position.seat(0).track.settle();
    return this;
  }

  private Line line(String key) {
    for (Piece piece : position.rules.pieces) {
      if (piece.line().key().equals(key)) {
        return piece.line();
      }
    }
    throw new AssertionError("no piece " + key);
  }

  /** Two goals are turned over, and everybody keeps the first. */
  Scene goals(String first, String second) {
    chance("goal " + first, "goal " + second);
    for (int seat = 0; seat < position.seats(); seat++) {
      play(seat, "keep " + first);
    }
    return this;
  }

  /** Sets seat 0's token; one above the top is held there. */
  Scene tokenOn(int points) {
    Track track = position.seat(0).track;
    track.advance(points - (track.token() - track.cap()));
    track.settle();
    return this;
  }

  Scene card(int number) {
    return chance("card " + number);
  }

  /** Two cards are turned over. */
  Scene cards(int first, int second) {
    return card(first).card(second);
  }

  /** Seat 0 moves, and all others stop if they have not done so. */
  Scene play(String move) {
    play(0, move);
    for (int seat = 1; seat < position.seats(); seat++) {
      if (position.mayAct(seat) && position.course.phase() == Phase.PLAY) {
        play(seat, "stop");
      }
    }
    return this;
  }

  /** How many moves of the seat that is next begin like this. */
  int count(String beginning) {
    return legal(beginning).size();
  }

  int token() {
    return position.score(0);
  }

  /** An item of seat 0's breakdown. */
  int points(String key) {
    return points(0, key);
  }

  List<Integer> scores() {
    return bySeat(position::score);
  }

  List<Integer> ranks() {
    return bySeat(position::rank);
  }

  List<Integer> circles() {
    return bySeat(position.assessment::circles);
  }

  private List<Integer> bySeat(IntUnaryOperator value) {
    return IntStream.range(0, position.seats()).map(value).boxed().toList();
  }

  /** A field of the end line, as JSON. */
  String ending(String field) {
    return Json.write(ending().get(field));
  }

  /** What a viewer sees of a seat. */
  Map<String, Object> seen(int viewer, int seat) {
    return Json.object(Json.list(seen(viewer).get("seats")).get(seat));
  }

  /** A field of what a viewer sees of a seat, as Java writes it. */
  String seen(int viewer, int seat, String field) {
    return String.valueOf(seen(viewer, seat).get(field));
  }

  /** The spaces that the latest tile of seat 0 covered. */
  String placed() {
    StringBuilder names = new StringBuilder();
    CellSet placed = position.seat(0).island.placed;
    for (int space = placed.first(); space >= 0; space = placed.after(space)) {
      names.append(names.isEmpty() ? "" : " ").append(position.rules.board.name(space));
    }
    return names.toString();
  }
}
