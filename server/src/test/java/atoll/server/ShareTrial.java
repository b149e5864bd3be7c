package atoll.server;

import atoll.engine.RandomSource;
import atoll.engine.json.Json;
import atoll.games.Catalogue;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/**
 * How long a stranger waits for a greedy bot's answer, before and while one guest has many tables
 * full of the bots that think longest.
 */
final class ShareTrial {
  private static final String STRONG = "{\"kind\":\"bot\",\"bot\":\"level5\"}";
  private static final int STRONG_BOTS = 98;

  private ShareTrial() {}

  /**
   * What was measured.
   *
   * @param tables how many the guest could make
   */
  record Outcome(boolean isLimited, int tables, Times before, Times during) {}

  static Outcome run(Path data, boolean isLimited, int tables, int samples) throws Exception {
    ServerConfig config = TestServer.config(data).withLimits(isLimited);
    try (AtollServer server = AtollServer.start(config, Catalogue.all())) {
      Player stranger = Player.arrive(server.port(), "Ada");
      answers(stranger, samples); // the first ones are slow by themselves
      Times before = answers(stranger, samples);
      Player greedy = Player.arrive(server.port(), "Mallory");
      String full =
          "{\"game\":\"islant\",\"seats\":[{\"kind\":\"me\"},"
              + String.join(",", Collections.nCopies(STRONG_BOTS, STRONG))
              + "]}";
      int made = 0;
      for (int i = 0; i < tables; i++) {
        made += greedy.post("/api/tables", full).status() == 201 ? 1 : 0;
      }
      return new Outcome(isLimited, made, before, answers(stranger, samples));
    }
  }

  /** The times from a move until it is the player's turn again. */
  private static Times answers(Player player, int samples) throws InterruptedException {
    Times times = new Times();
    RandomSource random = new RandomSource(1);
    String id = "";
    while (times.count() < samples) {
      Map<String, Object> seen = id.isEmpty() ? Map.of("status", "over") : player.look(id);
      if (Player.isOver(seen)) {
        id =
            player.create(
                "lord-of-my-island",
                "{}",
                "{\"kind\":\"me\"}",
                "{\"kind\":\"bot\",\"bot\":\"greedy\"}");
      } else if (!Json.object(seen.get("legal")).isEmpty()) {
        player.playOne(id, random, _ -> true);
        long moved = System.nanoTime();
        if (waitsForTheBot(player, id)) {
          while (waitsForTheBot(player, id)) {
            Thread.sleep(1);
          }
          times.add(System.nanoTime() - moved);
        }
      }
    }
    return times;
  }

  private static boolean waitsForTheBot(Player player, String table) {
    return List.of(1L).equals(player.look(table).get("act"));
  }
}
