package atoll.games.myisland;

import atoll.engine.BoxedGame;
import atoll.engine.Components;
import atoll.engine.Insight;
import atoll.engine.Option;
import atoll.engine.Position;
import atoll.engine.Refused;
import atoll.engine.Setup;
import atoll.engine.Variant;
import atoll.engine.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** My Island: the Eternal Game, every episode on its own, and the campaign, link by link. */
public final class MyIslandGame extends BoxedGame {
  private static final int FIRST_EDITION = 1;
  private static final String MODE = "mode";
  private static final String ETERNAL = "eternal";
  private static final String EPISODE = "episode";
  private static final String BOARDS = "boards";

  final Book book;

  public MyIslandGame() {
    this(
        Components.of(
            MyIslandGame.class, "boards.json", "campaign.json", "eternal.json", "tiles.json"));
  }

  /** The game with these component files. */
  public MyIslandGame(Components components) {
    super(
        "my-island",
        "Settle an island of your own, tile by tile, all from the same cards",
        2,
        4,
        Reasons.Code.values(),
        components,
        MyIslandGame::new);
    book = Book.read(components);
  }

  @Override
  public int edition() {
    return book.edition;
  }

  /** The Eternal Game of the first edition is this one; its episodes were others (R26). */
  @Override
  public boolean plays(int edition, Map<String, ?> options) {
    boolean isEternal = !options.containsKey(MODE) || ETERNAL.equals(options.get(MODE));
    return edition == edition() || (edition == FIRST_EDITION && isEternal);
  }

  @Override
  public List<Option> options() {
    return List.of(
        Option.choice(MODE, List.of(ETERNAL, EPISODE), ETERNAL, "a game on its own, or an episode"),
        Option.whole(EPISODE, 1, book.episodes(), 1, "which episode of the campaign")
            .when(MODE, EPISODE),
        Option.data(BOARDS, "the boards of a campaign, one a seat, as the last episode left them")
            .when(MODE, EPISODE));
  }

  @Override
  public List<Variant> variants() {
    List<Variant> variants = new ArrayList<>();
    variants.add(new Variant(ETERNAL, Map.of(), minSeats(), maxSeats()));
    for (long episode = 1; episode <= book.episodes(); episode++) {
      Map<String, Object> alone = Map.of(MODE, EPISODE, EPISODE, episode);
      variants.add(new Variant("episode " + episode, alone, minSeats(), maxSeats()));
    }
    variants.addAll(Samples.campaigns(book, components().file("samples.json")));
    return variants;
  }

  /** The options of a campaign's episode. */
  static Map<String, Object> link(long episode, List<?> boards) {
    return Map.of(MODE, EPISODE, EPISODE, episode, BOARDS, boards);
  }

  @Override
  public Position start(Setup setup) {
    boolean isEternal = setup.choice(MODE).equals(ETERNAL);
    Rules rules = isEternal ? book.eternal : book.episode(setup.whole(EPISODE));
    List<BoardState> states = new ArrayList<>();
    if (setup.has(BOARDS)) {
      List<Object> boards = Json.list(setup.value(BOARDS));
      if (boards.size() != setup.seats()) {
        throw new Refused(
            "boards must be one for each of the " + setup.seats() + " seats, not " + boards.size());
      }
      for (Object board : boards) {
        states.add(state(states.size(), board));
      }
    }
    return MyIslandPosition.start(rules, setup.seats(), List.copyOf(states));
  }

  private BoardState state(int seat, @Nullable Object board) {
    try {
      return BoardState.read(book, board);
    } catch (Refused refused) {
      throw new Refused("the board of seat " + seat + " is not valid: " + refused.sentence());
    }
  }

  @Override
  public boolean seatsTouch() {
    return false;
  }

  @Override
  public Insight insight() {
    return new MyIslandInsight();
  }
}
