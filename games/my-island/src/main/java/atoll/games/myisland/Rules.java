package atoll.games.myisland;

import atoll.engine.Bits;
import atoll.engine.Refused;
import atoll.engine.json.Fields;
import atoll.engine.json.Json;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * The rules of the Eternal Game or of one episode, as the data tell them. Nothing of the story is
 * in them: that is {@link Story}'s.
 */
final class Rules {
  /** All components, those of other episodes included. */
  final Book book;

  final String title;

  /** The number of the episode, 0 for the Eternal Game. */
  final int episode;

  final int chapter;

  /** The rule sheet, a string a paragraph. */
  final List<String> sheet;

  /** Which paragraphs of it tell of the raft and of the flood, by their names. */
  final Map<String, List<String>> twists;

  /** The first line of the overview table: where tiles may be placed. */
  final String only;

  final Board board;

  /** The terrains that may be covered, a bit for each trait. */
  final int terrain;

  /** The terrains of which the first tile must cover a space. */
  final int first;

  /** Points for a pass; negative. */
  final int pass;

  /** Cards and tiles 1 to this number are in the game. */
  final int tiles;

  /** How many cards are turned over in a round. */
  final int open;

  final boolean hasRaft;
  final boolean mayFlip;
  final List<Flood> floods;
  final Goals goals;
  final List<Piece> pieces;
  private final Piece.AtOnce[] atOnce;
  private final Piece.AtEnd[] atEnd;
  final CirclePiece[] circlePieces;

  /** Pieces with lower numbers than this may put cubes on the board. */
  final int piecesWithCubes;

  /** The numbers of the pieces whose scoring is a stroke in the log. */
  final int[] log;

  private final Map<Standing, Integer> circles = new EnumMap<>(Standing.class);

  /** The lines of the overview table that hand out stickers. */
  final List<Grant> grants;

  /** What every seat places before the first card, one after another. */
  final List<Grant> startStickers;

  private final Map<Standing, List<Grant>> endStickers = new EnumMap<>(Standing.class);

  /** The board of an episode on its own. */
  final BoardState standard;

  /** A row that goes under water when a round has closed. */
  record Flood(int row, int after) {
    private static Flood read(Map<String, Object> data) {
      return new Flood(Board.row(Fields.text(data, "row")), Fields.whole(data, "after"));
    }
  }

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
        from |= 1L << book.goalNamed(name).number();
      }
      int circles = book.goals.get(Bits.first(from)).circles();
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
    twists = twists(data.containsKey("twists") ? Fields.object(data, "twists") : Map.of());
    only = isEpisode ? Fields.text(data, "only") : "";
    board = isEpisode ? book.campaignBoard : book.eternalBoard;
    terrain = book.traits.in(data, "terrain");
    first = book.traits.in(data, "first");
    pass = Fields.whole(data, "pass");
    tiles = Fields.whole(data, "tiles");
    open = data.containsKey("open") ? Fields.whole(data, "open") : 1;
    hasRaft = Fields.flag(data, "hold");
    mayFlip = Fields.flag(data, "flip");
    floods = Fields.objects(data, "flood").stream().map(Flood::read).toList();
    goals = data.containsKey("goals") ? Goals.read(book, Fields.object(data, "goals")) : Goals.NONE;
    pieces = Piece.read(Fields.objects(data, "pieces"), book.traits);
    atOnce = only(Piece.AtOnce.class).toArray(Piece.AtOnce[]::new);
    atEnd = only(Piece.AtEnd.class).toArray(Piece.AtEnd[]::new);
    circlePieces = only(CirclePiece.class).toArray(CirclePiece[]::new);
    piecesWithCubes = atOnce.length == 0 ? 0 : atOnce[atOnce.length - 1].line().number() + 1;
    log = Fields.words(data, "log").stream().mapToInt(this::numbered).toArray();
    grants = Grant.read(Fields.objects(data, "grants"), book);
    startStickers = stickers(Grant::isAtStart);
    for (Standing standing : Standing.values()) {
      circles.put(standing, isEpisode ? circles(data, standing) : 0);
      endStickers.put(standing, stickers(grant -> !grant.isAtStart() && grant.isFor(standing)));
    }
    Object given = data.get("standard");
    standard = given == null ? BoardState.fresh("") : BoardState.read(book, given);
  }

  /** In the file the paragraphs of a twist are counted from 1. */
  private Map<String, List<String>> twists(Map<String, Object> numbers) {
    Map<String, List<String>> paragraphs = new TreeMap<>();
    for (String twist : numbers.keySet()) {
      if (!twist.equals("flood") && !twist.equals("raft")) {
        throw new Refused(
            "there is no twist " + Json.brief(twist) + "; a sheet may tell of flood, raft");
      }
      List<Integer> told = Fields.wholes(numbers, twist);
      paragraphs.put(twist, told.stream().map(number -> paragraph(twist, number)).toList());
    }
    return paragraphs;
  }

  private String paragraph(String twist, int number) {
    if (number < 1 || number > sheet.size()) {
      throw new Refused(
          "the sheet of "
              + Json.brief(title)
              + " tells of the "
              + twist
              + " in paragraph "
              + number
              + " of "
              + sheet.size());
    }
    return sheet.get(number - 1);
  }

  private static int circles(Map<String, Object> data, Standing standing) {
    return Json.whole(Fields.object(data, "circles").getOrDefault(standing.word(), 0L));
  }

  private <P extends Piece> List<P> only(Class<P> kind) {
    return pieces.stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  private int numbered(String key) {
    return pieces.stream()
        .map(Piece::line)
        .filter(line -> line.key().equals(key))
        .findFirst()
        .orElseThrow()
        .number();
  }

  /** Some of the grants; one of n stickers is there n times. */
  private List<Grant> stickers(Predicate<Grant> which) {
    return grants.stream()
        .filter(which)
        .flatMap(grant -> Collections.nCopies(grant.count(), grant).stream())
        .toList();
  }

  boolean isEpisode() {
    return episode > 0;
  }

  /** Whether there is a choice of tiles, so that placements name theirs. */
  boolean namesTiles() {
    return hasRaft || open > 1;
  }

  /** The tile in a move that places it: named only where there is a choice. */
  int nameOf(int tile) {
    return namesTiles() ? tile : Moves.UNNAMED;
  }

  boolean hasGoals() {
    return goals.deal() > 0;
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

  /** Progress circles for a standing. */
  int circles(Standing standing) {
    return Objects.requireNonNull(circles.get(standing));
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
}
