package atoll.server;

import atoll.bots.BotSeat;
import atoll.bots.Bots;
import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Setup;
import atoll.engine.fair.FairChance;
import atoll.engine.json.Json;
import atoll.engine.record.RecordWriter;
import atoll.games.Catalogue;
import java.util.List;
import java.util.Map;

/** Games as devices play them: chance falls from a seed, which is in the record at the end. */
final class DeviceGame {
  static final String SEED = "0123456789abcdef0123456789abcdef";

  private DeviceGame() {}

  /** Picks one of the legal moves of a seat. */
  private interface Choice {
    int of(Position position, int seat, Ints legal);
  }

  /** The record of a game of random moves. */
  static String record(String game, Map<String, Object> options, String... names) {
    return record(game, options, SEED, List.of(), names);
  }

  static String record(
      String game,
      Map<String, Object> options,
      String seed,
      List<String> contributions,
      String... names) {
    RandomSource random = new RandomSource(game.length());
    Setup setup = Setup.of(Catalogue.all().get(game), names.length, options);
    Choice anything = (_, _, legal) -> legal.get(random.below(legal.size()));
    return record(setup, seed, contributions, List.of(names), anything);
  }

  /** The record of a game in which the first seat takes what is best at first sight. */
  static String wellPlayed(String game, String seed, String... names) {
    RandomSource random = new RandomSource(game.length());
    Setup setup = Setup.of(Catalogue.all().get(game), names.length, Map.of());
    Position start = setup.start();
    BotSeat greedy = new BotSeat(Bots.create("greedy", setup, start), 0, start, random);
    Choice firstWell =
        (position, seat, legal) ->
            seat == 0 ? greedy.choose(position) : legal.get(random.below(legal.size()));
    return record(setup, seed, List.of(), List.of(names), firstWell);
  }

  private static String record(
      Setup setup, String seed, List<String> contributions, List<String> names, Choice choice) {
    FairChance chance = new FairChance(seed, contributions);
    RecordWriter writer = new RecordWriter(false);
    StringBuilder record = new StringBuilder();
    record.append(chance.promisedIn(writer.header(setup, names), List.of())).append('\n');
    Position position = setup.start();
    Ints list = new Ints();
    int draws = 0;
    while (!position.isOver()) {
      int next = position.next();
      if (next == Position.CHANCE) {
        position.sample(chance.source(++draws), list);
        record.append(writer.chance(position, list)).append('\n');
        position.happen(list);
      } else {
        position.legal(next, list);
        int move = choice.of(position, next, list);
        record.append(writer.move(position, next, move)).append('\n');
        position.play(next, move);
      }
    }
    return record.append(chance.revealedIn(writer.end(position))).append('\n').toString();
  }

  /** A request to bring it along: for each seat a bot's name in quotes, or null for a person. */
  static String request(String record, List<String> bots) {
    return "{\"record\":%s,\"bots\":[%s]}".formatted(Json.write(record), String.join(",", bots));
  }
}
