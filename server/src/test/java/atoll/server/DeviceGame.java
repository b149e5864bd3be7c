package atoll.server;

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
    Setup setup = Setup.of(Catalogue.all().get(game), names.length, options);
    FairChance chance = new FairChance(seed, contributions);
    RecordWriter writer = new RecordWriter(false);
    StringBuilder record = new StringBuilder();
    record.append(chance.promisedIn(writer.header(setup, List.of(names)), List.of())).append('\n');
    Position position = setup.start();
    RandomSource random = new RandomSource(game.length());
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
        int move = list.get(random.below(list.size()));
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
