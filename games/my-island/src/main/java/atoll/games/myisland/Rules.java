package atoll.games.myisland;

import atoll.engine.Bits;
import atoll.engine.json.Json;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The rules of the Eternal Game or of one episode, as the data tell them. Nothing of the story is
 * in them: that is {@link Story}'s.
 */
final class Rules {
  private final Book book;
  private final String title;
  private final int episode; // 0 is the Eternal Game
  private final int chapter;
  private final List<String> sheet;
  private final String only;
  private final Board board;
  private final int terrain;
  private final int first;
  private final int pass;
  private final int tiles;
  private final int open;
  private final boolean hasRaft;
  private final boolean mayFlip;
  private final List<Flood> floods;
  private final Goals goals;
  private final List<Piece> pieces;
  private final Piece.AtOnce[] atOnce;
  private final Piece.AtEnd[] atEnd;
  private final CirclePiece[] circlePieces;
  private final int piecesWithCubes;
  private final int[] log; // numbers of the pieces whose scoring is a stroke
  private final Map<Standing, Integer> circles = new EnumMap<>(Standing.class);
  private final List<Grant> grants;
  private final List<Grant> startStickers = new ArrayList<>(); // a grant of n is there n times
  private final Map<Standing, List<Grant>> endStickers = new EnumMap<>(Standing.class);
  private final BoardState standard;
  private final List<String> breakdownKeys;

  /** A row that goes under water when a round has closed (R30). */
  record Flood(int row, int after) {}

  /**
   * The goals of an episode: how many are turned over, and among which chance chooses.
   *
   * @param circles that each of them brings
   */
  record Goals(int deal, long from, int circles, String text) {
    static final Goals NONE = new Goals(0, 0, 0, "");

    private static Goals read(Book book, Map<String, Object> data) {
      long from = 0;
      for (String name : Fields.words(data, "from")) {
        from |= 1L << book.goal(name).number();
      }
      int circles = book.goals().get(Bits.first(from)).circles();
      return new Goals(Fields.whole(data, "deal"), from, circles, Fields.text(data, "text"));
    }
  }

  Rules(Book book, Map<String, Object> data) {
    this.book = book;
    boolean isEpisode = data.containsKey("episode");
    title = Fields.text(data, "title");
    episode = isEpisode ? Fields.whole(data, "episode") : 0;
    chapter = isEpisode ? Fields.whole(data, "chapter") : 0;
    sheet = List.copyOf(Fields.words(data, "sheet"));
    only = isEpisode ? Fields.text(data, "only") : "";
    board = isEpisode ? book.campaignBoard() : book.eternalBoard();
    terrain = book.traits().in(data, "terrain");
    first = book.traits().in(data, "first");
    pass = Fields.whole(data, "pass");
    tiles = Fields.whole(data, "tiles");
    open = data.containsKey("open") ? Fields.whole(data, "open") : 1;
    hasRaft = Fields.flag(data, "hold");
    mayFlip = Fields.flag(data, "flip");
    floods =
        Fields.objects(data, "flood").stream()
            .map(flood ->
                new Flood(Board.row(Fields.text(flood, "row")), Fields.whole(flood, "after")))
            .toList();
    goals = data.containsKey("goals") ? Goals.read(book, Fields.object(data, "goals")) : Goals.NONE;
    pieces = Piece.read(Fields.objects(data, "pieces"), book.traits());
    atOnce = only(Piece.AtOnce.class).toArray(Piece.AtOnce[]::new);
    atEnd = only(Piece.AtEnd.class).toArray(Piece.AtEnd[]::new);
    circlePieces = only(CirclePiece.class).toArray(CirclePiece[]::new);
    piecesWithCubes = atOnce.length == 0 ? 0 : atOnce[atOnce.length - 1].line().number() + 1;
    log = Fields.words(data, "log").stream().mapToInt(this::numbered).toArray();
    grants = Grant.read(Fields.objects(data, "grants"), book);
    for (Standing standing : Standing.values()) {
      Object number = isEpisode ? Fields.object(data, "circles").get(standing.word()) : null;
      circles.put(standing, number == null ? 0 : Json.whole(number));
      endStickers.put(standing, new ArrayList<>());
    }
    grants.forEach(this::handOut);
    standard =
        data.containsKey("standard")
            ? BoardState.read(book, data.get("standard"))
            : BoardState.fresh("");
    breakdownKeys = findBreakdownKeys();
  }

  private <P extends Piece> List<P> only(Class<P> kind) {
    return pieces.stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  private int numbered(String key) {
    for (Piece piece : pieces) {
      if (piece.line().key().equals(key)) {
        return piece.line().number();
      }
    }
    throw new IllegalStateException("there is no piece " + key);
  }

  private void handOut(Grant grant) {
    for (int i = 0; i < grant.count(); i++) {
      if (grant.isAtStart()) {
        startStickers.add(grant);
      } else {
        endStickers.forEach((standing, stickers) -> {
          if (grant.who().equals(Grant.ALL) || grant.who().equals(standing.word())) {
            stickers.add(grant);
          }
        });
      }
    }
  }

  private List<String> findBreakdownKeys() {
    List<String> keys = new ArrayList<>();
    keys.add("start"); // R2
    for (Piece piece : pieces) {
      if (!(piece instanceof CirclePiece)) {
        keys.add(piece.line().key());
      }
    }
    keys.add("pass");
    if (isEpisode()) {
      keys.add("cap"); // R5: the Eternal Game has no top
    }
    return List.copyOf(keys);
  }

  /** All components, those of other episodes included. */
  Book book() {
    return book;
  }

  boolean isEpisode() {
    return episode > 0;
  }

  /** The number of the episode, 0 for the Eternal Game. */
  int episode() {
    return episode;
  }

  int chapter() {
    return chapter;
  }

  String title() {
    return title;
  }

  /** The rule sheet, a string a paragraph. */
  List<String> sheet() {
    return sheet;
  }

  /** The first line of the overview table: where tiles may be placed. */
  String only() {
    return only;
  }

  Board board() {
    return board;
  }

  /** The terrains that may be covered, a bit for each trait. */
  int terrain() {
    return terrain;
  }

  /** The terrains of which the first tile must cover a space. */
  int first() {
    return first;
  }

  /** Points for a pass; negative. */
  int pass() {
    return pass;
  }

  /** Cards and tiles 1 to this number are in the game. */
  int tiles() {
    return tiles;
  }

  /** How many cards are turned over in a round. */
  int open() {
    return open;
  }

  boolean hasRaft() {
    return hasRaft;
  }

  boolean mayFlip() {
    return mayFlip;
  }

  /** Whether there is a choice of tiles, so that placements name theirs. */
  boolean namesTiles() {
    return hasRaft || open > 1;
  }

  /** The tile in a move that places it: named only where there is a choice. */
  int nameOf(int tile) {
    return namesTiles() ? tile : Moves.UNNAMED;
  }

  List<Flood> floods() {
    return floods;
  }

  Goals goals() {
    return goals;
  }

  boolean hasGoals() {
    return goals.deal() > 0;
  }

  List<Piece> pieces() {
    return pieces;
  }

  CirclePiece[] circlePieces() {
    return circlePieces;
  }

  /** Pieces with lower numbers than this may put cubes on the board. */
  int piecesWithCubes() {
    return piecesWithCubes;
  }

  /** Scores everything that a seat's latest tile has completed, as one step on the track. */
  void scoreAtOnce(Island island, Track track, int round) {
    for (Piece.AtOnce piece : atOnce) {
      piece.score(island, track, round);
    }
    track.settle(); // R3
  }

  /** Scores the end of the game for a seat, piece after piece. */
  void scoreAtEnd(Island[] islands, Track track, int seat) {
    for (Piece.AtEnd piece : atEnd) {
      track.scoreAtEnd(piece.line(), piece.times(islands, seat));
    }
  }

  /** The strokes that a seat writes in its log for this episode: a swallowed point counts (R31). */
  int strokes(Track track) {
    int strokes = 0;
    for (int piece : log) {
      strokes += track.times(piece);
    }
    return strokes;
  }

  /** The numbers of the pieces whose scoring is a stroke in the log. */
  int[] log() {
    return log;
  }

  /** Progress circles for a standing. */
  int circles(Standing standing) {
    return Objects.requireNonNull(circles.get(standing));
  }

  /** The lines of the overview table that hand out stickers. */
  List<Grant> grants() {
    return grants;
  }

  /** The stickers that every seat places before the first card, one after another. */
  List<Grant> startStickers() {
    return startStickers;
  }

  /** The stickers that a seat places after the assessment, one after another. */
  List<Grant> endStickers(Standing standing) {
    return Objects.requireNonNull(endStickers.get(standing));
  }

  /** How many moves a seat can make before the others have to move: one, or all its stickers. */
  int mostMovesInAStep() {
    int most = Math.max(1, startStickers.size());
    for (List<Grant> stickers : endStickers.values()) {
      most = Math.max(most, stickers.size());
    }
    return most;
  }

  /** The board of an episode on its own. */
  BoardState standard() {
    return standard;
  }

  List<String> breakdownKeys() {
    return breakdownKeys;
  }
}
