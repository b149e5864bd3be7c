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

/**
 * A game with component files of a designer's own. They are checked before anything is played: the
 * shape of the data, whether the game can be made of them, and whether some games come to an end in
 * which every tile and card can still be used as before. What is wrong is said in a sentence.
 */
public final class Alteration {
  private static final RandomSource SEED = new RandomSource(1);
  private static final int GAMES = 40;
  private static final int GREEDY_GAMES = 2;
  private static final int LONGEST = 20_000; // events of a game
  private static final double EXPECTED = 10; // so often, never is no accident

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
   * Tries a setup of an altered game: some games must come to an end, and what can be done with a
   * component, or with others like it if it is new, must still be possible.
   *
   * @param own the game as it is
   * @throws Refused with a sentence that says what does not work
   */
  public static void tryOut(Setup altered, Game own) {
    String files = String.join(", ", altered.game().components().exchanged());
    Appearances now;
    try {
      now = appearances(altered);
    } catch (Refused refused) {
      throw refused;
    } catch (RuntimeException e) {
      throw new Refused("with " + files + " a game breaks down: " + why(e));
    }
    Appearances before = before(altered, own);
    now.often()
        .forEach((id, times) ->
            before
                .expected(id, now)
                .forEach((use, share) -> {
                  if (times * share >= EXPECTED && !now.allows(id, use)) {
                    throw new Refused(
                        "with "
                            + files
                            + " “"
                            + now.say(use, id)
                            + "” fits nowhere: it came up "
                            + times
                            + " times in "
                            + (GAMES + GREEDY_GAMES)
                            + " games and was never possible");
                  }
                }));
  }

  /** What comes up in the game as it is; nothing where it has not the options chosen. */
  private static Appearances before(Setup altered, Game own) {
    Setup before;
    try {
      before = Setup.of(own, altered.seats(), altered.chosen());
      before.start();
    } catch (Refused onlyAltered) { // such as a card set of a designer's own
      return new Appearances(altered);
    }
    return appearances(before);
  }

  private static Appearances appearances(Setup setup) {
    Appearances appearances = new Appearances(setup);
    for (int game = 0; game < GAMES; game++) {
      appearances.begin();
      playByLot(setup, SEED.split(game), appearances);
      appearances.end();
    }
    for (int game = 0; game < GREEDY_GAMES; game++) {
      appearances.begin();
      new Match(setup, Collections.nCopies(setup.seats(), "greedy"), SEED.split(GAMES + game))
          .play(appearances);
      appearances.end();
    }
    return appearances;
  }

  private static void playByLot(Setup setup, RandomSource random, Appearances witness) {
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
    for (int event = 0; playout.step(position, witness); event++) {
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
