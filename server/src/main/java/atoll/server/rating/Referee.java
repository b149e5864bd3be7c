package atoll.server.rating;

import atoll.bots.BotRatings;
import atoll.engine.json.Json;
import atoll.server.store.Change;
import atoll.server.store.Ledger;
import atoll.server.store.Ratings;
import atoll.server.store.Ratings.ToRate;
import atoll.server.store.Rows.Belief;
import atoll.server.store.StorageFailure;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * Rates games that have ended, if everybody who played has an account. Whoever let a bot play on
 * comes last. Several nodes may see the same game; one of them rates it.
 */
public final class Referee {
  private final Ledger ledger;
  private final Ratings ratings;
  private final BotRatings bots = new BotRatings();

  public Referee(Ledger ledger, Ratings ratings) {
    this.ledger = ledger;
    this.ratings = ratings;
  }

  /** Somebody who played: a person or a bot. */
  private record Player(String id, boolean isBot, int place) {
    static Player read(Object value) {
      Map<String, Object> player = Json.object(value);
      return player.get("bot") instanceof String bot
          ? new Player(bot, true, Json.whole(player.get("place")))
          : new Player(Json.text(player.get("person")), false, Json.whole(player.get("place")));
    }
  }

  /** Rates games that wait; at most so many. */
  public void rate(int most) {
    for (ToRate game : ratings.toRate(most)) {
      rate(game);
    }
  }

  private void rate(ToRate game) {
    List<Player> players = Json.list(Json.read(game.players())).stream().map(Player::read).toList();
    TreeSet<String> people = new TreeSet<>(); // always taken in the same order
    players.stream().filter(player -> !player.isBot).forEach(player -> people.add(player.id));
    boolean isRated = ratings.haveAccounts(people);
    try {
      ledger.write(
          new Change.Rated(
              game.table(),
              game.game(),
              game.seats(),
              isRated ? List.copyOf(people) : List.of(),
              places(players),
              game.ended(),
              Scale.FIRST,
              before -> after(game.game(), players, before)));
    } catch (StorageFailure.Conflict rated) {
      // another node was faster
    }
  }

  private static Map<String, Integer> places(List<Player> players) {
    Map<String, Integer> places = new HashMap<>();
    players.stream()
        .filter(player -> !player.isBot)
        .forEach(player -> places.put(player.id, player.place));
    return places;
  }

  private Map<String, Belief> after(String game, List<Player> players, Map<String, Belief> before) {
    List<Belief> beliefs = new ArrayList<>();
    for (Player player : players) {
      beliefs.add(
          player.isBot
              ? Scale.fixed(bots.of(game, player.id))
              : before.getOrDefault(player.id, Scale.FIRST));
    }
    List<Belief> updated = WengLin.after(beliefs, players.stream().map(Player::place).toList());
    Map<String, Belief> after = new HashMap<>();
    for (int i = 0; i < players.size(); i++) {
      if (!players.get(i).isBot) {
        after.put(players.get(i).id, updated.get(i));
      }
    }
    return after;
  }
}
