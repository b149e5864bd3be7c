package atoll.server.http;

import atoll.engine.Components;
import atoll.engine.Game;
import atoll.engine.Setup;
import atoll.engine.json.Json;
import atoll.server.store.History;
import atoll.server.table.Achievements;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The Great Explorer's cards (Small Islands R28): with enough achievements of a mode that mode's
 * deck is open for a person, and it may be played with where one such person is at the table. That
 * is asked when somebody makes a table, sits down last or starts it; who gets up in that very
 * moment may take the deck along unnoticed, and nobody is harmed by it.
 */
final class Decks {
  private static final String OPTION = "greatExplorer";

  private final History history;
  private final boolean areAllOpen;

  Decks(History history, boolean areAllOpen) {
    this.history = history;
    this.areAllOpen = areAllOpen;
  }

  /** Whether a table can be played only by people who have earned it. */
  boolean isLocked(Setup setup) {
    return !areAllOpen
        && setup.game().id().equals(Achievements.SMALL_ISLANDS)
        && setup.flag(OPTION);
  }

  /** Refuses a table that nobody of these people has earned. */
  void mustBeOpen(Setup setup, Collection<String> people) {
    String mode = setup.flag("advanced") ? Achievements.ADVANCED : Achievements.NORMAL;
    if (people.stream().noneMatch(person -> isOpen(setup.game(), person, mode))) {
      throw new Problem(
          409,
          "deckLocked",
          "The Great Explorer's cards of this mode open with %d of its achievements, and nobody at the table has them."
              .formatted(needed(setup.game())),
          Map.of("needed", needed(setup.game())));
    }
  }

  /** The modes whose deck is open for a person. */
  List<String> open(Game game, String person) {
    return Stream.of(Achievements.NORMAL, Achievements.ADVANCED)
        .filter(mode -> areAllOpen || isOpen(game, person, mode))
        .map(mode -> mode.substring(0, mode.length() - 1))
        .toList();
  }

  private boolean isOpen(Game game, String person, String mode) {
    return history.achievements(person).stream()
            .filter(
                achieved -> achieved.game().equals(game.id()) && achieved.name().startsWith(mode))
            .count()
        >= needed(game);
  }

  /** How many achievements open a deck, as the rules say. */
  int needed(Game game) {
    return Json.whole(Components.of(game.getClass()).file("achievements.json").get("needed"));
  }
}
