package atoll.arena.report;

import atoll.arena.Match;
import atoll.engine.Components;
import atoll.engine.Game;
import atoll.engine.Ints;
import atoll.engine.Playout;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Refused;
import atoll.engine.Setup;
import atoll.engine.json.Json;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * A game with component files of a designer's own. They are checked before anything is played: the
 * shape of the data, whether the game can be made of them, and whether some games come to an end in
 * which every tile and card can still be used as before. What is wrong is said in a sentence.
 */
public final class Alteration {
  private static final RandomSource SEED = new RandomSource(1);
  private static final int GAMES = 20;
  private static final int GREEDY_GAMES = 2;
  private static final int LONGEST = 20_000; // events of a game
  private static final int OFTEN = 20; // so often it is no accident

  private Alteration() {}

  /**
   * The game with some files exchanged; those that hold what the game's own hold are passed over.
   *
   * @param files the text of each by its name
   * @throws Refused with a sentence that says what is wrong
   */
  public static Game of(Game game, Map<String, String> files) {
    Components components = game.components();
    for (Map.Entry<String, String> file : files.entrySet()) {
      String name = file.getKey();
      if (!game.components().files().contains(name)) {
        throw new Refused(
            game.id()
                + " has no component file "
                + Json.brief(name)
                + "; it has "
                + String.join(", ", game.components().files()));
      }
      Map<String, Object> content = read(name, file.getValue());
      Map<String, Object> own = game.components().file(name);
      if (!content.equals(own)) {
        Shape shape = new Shape();
        shape.learn(own);
        shape.check(name + ":", content, true);
        components = components.with(name, content);
      }
    }
    return components.exchanged().isEmpty() ? game : made(game, components);
  }

  private static Map<String, Object> read(String name, String text) {
    try {
      return Json.object(Json.read(text));
    } catch (Refused refused) {
      throw new Refused(name + ": " + refused.sentence());
    }
  }

  private static Game made(Game game, Components components) {
    try {
      return game.with(components);
    } catch (RuntimeException e) {
      throw new Refused(
          String.join(", ", components.exchanged()) + " cannot be played with: " + why(e));
    }
  }

  /**
   * Tries a setup of an altered game: some games must come to an end, and what could be done with a
   * component before must still be possible.
   *
   * @param own the game as it is
   * @throws Refused with a sentence that says what does not work
   */
  public static void tryOut(Setup altered, Game own) {
    String files = String.join(", ", altered.game().components().exchanged());
    Map<Mark, Integer> now;
    try {
      now = offered(altered);
    } catch (Refused refused) {
      throw refused;
    } catch (RuntimeException e) {
      throw new Refused("with " + files + " a game breaks down: " + why(e));
    }
    Map<String, Integer> cameUp = new TreeMap<>();
    now.forEach((mark, times) -> cameUp.merge(mark.last(), times, Integer::sum));
    Labels labels = new Labels(altered.game().components());
    offeredBefore(altered, own)
        .forEach((mark, times) -> {
          boolean isGone = times >= OFTEN && !now.containsKey(mark) && !mark.isKind();
          int chances = cameUp.getOrDefault(mark.last(), 0);
          if (isGone && labels.has(mark.last()) && chances >= OFTEN) {
            throw new Refused(
                "with "
                    + files
                    + " “"
                    + labels.say(mark)
                    + "” fits nowhere: it came up "
                    + chances
                    + " times in "
                    + (GAMES + GREEDY_GAMES)
                    + " games and was never possible");
          }
        });
  }

  /** What could be done with the game as it is; nothing where it has not the options chosen. */
  private static Map<Mark, Integer> offeredBefore(Setup altered, Game own) {
    Setup before;
    try {
      before = Setup.of(own, altered.seats(), altered.chosen());
      before.start();
    } catch (Refused onlyAltered) { // such as a card set of a designer's own
      return Map.of();
    }
    return offered(before);
  }

  /** What could be done in some games, and in how many decisions. */
  private static Map<Mark, Integer> offered(Setup setup) {
    Map<Mark, Integer> offered = new TreeMap<>();
    Chronicle chronicle = new Chronicle(setup, new Labels(setup.game().components()));
    for (int game = 0; game < GAMES; game++) {
      chronicle.begin(true);
      playByLot(setup, SEED.split(game), chronicle);
      chronicle.offered.forEach((mark, times) -> offered.merge(mark, times, Integer::sum));
    }
    for (int game = 0; game < GREEDY_GAMES; game++) {
      chronicle.begin(true);
      new Match(setup, Collections.nCopies(setup.seats(), "greedy"), SEED.split(GAMES + game))
          .play(chronicle);
      chronicle.offered.forEach((mark, times) -> offered.merge(mark, times, Integer::sum));
    }
    return offered;
  }

  private static void playByLot(Setup setup, RandomSource random, Chronicle chronicle) {
    Ints moves = new Ints();
    Playout playout =
        new Playout(
            random,
            (position, seat) -> {
              position.legal(seat, moves);
              if (moves.isEmpty()) {
                throw new Refused("seat " + seat + " has no legal move");
              }
              return moves.get(random.below(moves.size()));
            });
    Position position = setup.start();
    for (int event = 0; playout.step(position, chronicle); event++) {
      if (event == LONGEST) {
        throw new Refused("a game does not end with these components");
      }
    }
  }

  private static String why(RuntimeException e) {
    if (e instanceof Refused refused) {
      return refused.sentence();
    }
    return switch (e) {
      case IndexOutOfBoundsException _ ->
          "something in it is larger or higher than there is room for (" + e.getMessage() + ")";
      case NullPointerException _ -> "something that the game needs is not there";
      case IllegalStateException _, IllegalArgumentException _ -> String.valueOf(e.getMessage());
      default -> String.valueOf(e);
    };
  }
}
