package atoll.games.myisland;

import atoll.engine.Components;
import atoll.engine.Position;
import atoll.engine.Sink;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * The campaign for whoever leads people or bots through it: 24 episodes in 8 chapters, each episode
 * a game of its own. Begin with {@link #freshBoards}; play each episode with the {@link #options}
 * that its number and the boards make; when it is over, {@link #results} has what everybody earned
 * and the boards for the next. {@link #chapter}, {@link #sheet} and {@link #overview} are what an
 * envelope holds for people to read, {@link Story} tells the tale around it.
 */
public final class Campaign {
  private final Book book;
  private final Map<String, Object> story;

  public Campaign() {
    this(Components.of(MyIslandGame.class));
  }

  /** The campaign with these component files. */
  public Campaign(Components components) {
    book = Book.read(components);
    story = components.file("story.json");
  }

  /** How many episodes there are; they count from 1. */
  public int episodes() {
    return book.episodes();
  }

  /** How an island is called in texts if it has no name. */
  public String nameless() {
    return book.nameless;
  }

  public List<Chapter> chapters() {
    return book.chapters;
  }

  /** The chapter that an episode belongs to. Its envelope is opened before its first episode. */
  public Chapter chapter(int episode) {
    return book.chapter(book.episode(episode).chapter);
  }

  public String title(int episode) {
    return book.episode(episode).title;
  }

  /** The rule sheet of an episode, a string a paragraph. */
  public List<String> sheet(int episode) {
    return book.episode(episode).sheet;
  }

  /** The overview table of an episode, as it is for so many seats. */
  public Overview overview(int episode, int seats) {
    return Overview.of(book.episode(episode), seats, true);
  }

  /** The story as it is told to one reader: the player of an island, which may have no name. */
  public Story story(String island, String player) {
    return new Story(story, book, island, player);
  }

  /**
   * The island as it has become, drawn in lines of text: a letter for the terrain of each space,
   * two letters for a sticker, and below what these mean.
   */
  public List<String> picture(BoardState board) {
    return new Picture(book, board).lines();
  }

  /** The terrain of an island as it has become: a letter for each space, row by row. */
  public List<String> terrain(BoardState board) {
    return Land.terrain(ground(board));
  }

  /**
   * What whoever draws these islands must know, as in the view of an episode: {@code rows}, where
   * the spaces lie, and {@code stickers}, the kinds that lie on any of them.
   */
  public void land(List<BoardState> boards, Sink sink) {
    Land.rows(book.campaignBoard, sink);
    Set<Integer> kinds = new TreeSet<>();
    for (BoardState board : boards) {
      Land.kinds(ground(board)).forEach(kinds::add);
    }
    new Land(book).stickers(kinds, sink);
  }

  private Ground ground(BoardState board) {
    return new Ground(book.episode(1), board);
  }

  /**
   * The boards before the first episode, one for each island.
   *
   * @param islands their names; may be empty
   * @throws atoll.engine.Refused if a name is too long
   */
  public static List<BoardState> freshBoards(List<String> islands) {
    return islands.stream().map(BoardState::fresh).toList();
  }

  /**
   * A board as {@link BoardState#json} wrote it.
   *
   * @throws atoll.engine.Refused if it is none
   */
  public BoardState board(Object json) {
    return BoardState.read(book, json);
  }

  /** The options of an episode with these boards: what makes a game a link of the campaign. */
  public static Map<String, Object> options(int episode, List<BoardState> boards) {
    return MyIslandGame.link(episode, boards.stream().map(BoardState::json).toList());
  }

  /**
   * What an episode came to for a seat.
   *
   * @param circles earned in this episode, before the limit of 80
   * @param earned where they came from: {@code standing}, {@code top}, the keys of lines that bring
   *     circles, {@code goal}, {@code log}
   * @param board for the next episode
   * @param finalRank the rank in the whole campaign; 0 unless this was its last episode
   */
  public record Result(
      int score,
      int rank,
      Standing standing,
      int circles,
      Map<String, Integer> earned,
      BoardState board,
      int finalRank) {}

  /**
   * The results of an episode of a campaign, one a seat.
   *
   * @param position the game, which is over
   */
  public static List<Result> results(Position position) {
    if (!(position instanceof MyIslandPosition game)
        || !game.course.isCampaign()
        || !game.isOver()) {
      throw new IllegalArgumentException("no episode of a campaign that is over");
    }
    return IntStream.range(0, game.seats()).mapToObj(seat -> result(game, seat)).toList();
  }

  private static Result result(MyIslandPosition game, int seat) {
    Assessment assessment = game.assessment;
    List<String> keys = assessment.earnedKeys;
    int[] circles = new int[keys.size()];
    assessment.earned(seat, circles);
    Map<String, Integer> earned = new LinkedHashMap<>();
    for (int i = 0; i < circles.length; i++) {
      earned.put(keys.get(i), circles[i]);
    }
    return new Result(
        game.score(seat),
        game.rank(seat),
        game.seat(seat).standing(),
        assessment.circles(seat),
        earned,
        assessment.board(seat),
        assessment.isFinal() ? assessment.finalRank(seat) : 0);
  }
}
