package atoll.games.myisland;

import atoll.engine.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The rules of the Eternal Game or of one episode, as the data tell them. */
final class MyIslandRules {
  private final String title;
  private final int episode; // 0 is the Eternal Game
  private final int chapter;
  private final String story;
  private final MyIslandBoard board;
  private final int terrain;
  private final int first;
  private final int pass;
  private final int tiles;
  private final List<Piece> pieces;
  private final Piece.AtOnce[] atOnce;
  private final Piece.AtEnd[] atEnd;
  private final int circlesForFirst;
  private final int circlesForSecond;
  private final Map<String, List<Grant>> grants; // by whom they are for
  private final List<String> breakdownKeys;

  MyIslandRules(Map<String, Object> data) {
    boolean isEpisode = data.containsKey("episode");
    title = MyIslandData.text(data, "title");
    episode = isEpisode ? MyIslandData.whole(data, "episode") : 0;
    chapter = isEpisode ? MyIslandData.whole(data, "chapter") : 0;
    story = isEpisode ? MyIslandData.text(data, "story") : "";
    board = isEpisode ? MyIslandBoard.CAMPAIGN : MyIslandBoard.ETERNAL;
    terrain = MyIslandData.traits(data, "terrain");
    first = MyIslandData.traits(data, "first");
    pass = MyIslandData.whole(data, "pass");
    tiles = MyIslandData.whole(data, "tiles");
    pieces = Piece.read(MyIslandData.objects(data, "pieces"));
    atOnce = atOnce(pieces);
    atEnd = atEnd(pieces);
    Map<String, Object> circles = isEpisode ? Json.object(data.get("circles")) : Map.of();
    circlesForFirst = isEpisode ? MyIslandData.whole(circles, "first") : 0;
    circlesForSecond = isEpisode ? MyIslandData.whole(circles, "second") : 0;
    grants = Grant.read(MyIslandData.objects(data, "grants"));
    breakdownKeys = breakdownKeys(pieces, isEpisode);
  }

  private static Piece.AtOnce[] atOnce(List<Piece> pieces) {
    List<Piece.AtOnce> found = new ArrayList<>();
    for (Piece piece : pieces) {
      if (piece instanceof Piece.AtOnce once) {
        found.add(once);
      }
    }
    return found.toArray(Piece.AtOnce[]::new);
  }

  private static Piece.AtEnd[] atEnd(List<Piece> pieces) {
    List<Piece.AtEnd> found = new ArrayList<>();
    for (Piece piece : pieces) {
      if (piece instanceof Piece.AtEnd end) {
        found.add(end);
      }
    }
    return found.toArray(Piece.AtEnd[]::new);
  }

  private static List<String> breakdownKeys(List<Piece> pieces, boolean isEpisode) {
    List<String> keys = new ArrayList<>();
    keys.add("start");
    for (Piece piece : pieces) {
      if (!(piece instanceof CirclePiece)) {
        keys.add(piece.line().key());
      }
    }
    keys.add("pass");
    if (isEpisode) {
      keys.add("cap");
    }
    return List.copyOf(keys);
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

  String story() {
    return story;
  }

  MyIslandBoard board() {
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

  List<Piece> pieces() {
    return pieces;
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

  /** Progress circles for a standing. */
  int circles(String standing) {
    return switch (standing) {
      case Grant.FIRST -> circlesForFirst;
      case Grant.SECOND -> circlesForSecond;
      default -> 0;
    };
  }

  /** The stickers handed out to all at the start, or at the end to a standing, in their order. */
  List<Grant> grants(String who) {
    return grants.getOrDefault(who, List.of());
  }

  List<String> breakdownKeys() {
    return breakdownKeys;
  }
}
