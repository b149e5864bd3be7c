package atoll.server.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import atoll.bots.BotRatings;
import atoll.bots.Bots;
import atoll.games.Catalogue;
import atoll.server.store.Archive.Cursor;
import atoll.server.store.Change;
import atoll.server.store.Ratings;
import atoll.server.store.Rows.Belief;
import atoll.server.store.Store;
import atoll.server.store.TestStore;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a game changes about ratings, and that it does so once. */
final class RefereeTest {
  @TempDir Path data;

  private static Belief belief(double mean, double spread) {
    return Scale.belief(mean, spread);
  }

  @Test
  void theFormulasGiveTheKnownNumbers() {
    // Without the doubt that comes with every game, these are the numbers that are published.
    double spread = Math.sqrt(25.0 * 25 / 9 - 25.0 * 25 / 90_000);
    List<Belief> after =
        WengLin.after(List.of(belief(25, spread), belief(25, spread)), List.of(1, 2));
    assertThat(after.get(0).mean()).isCloseTo(27.63523138347365, within(1e-9));
    assertThat(after.get(1).mean()).isCloseTo(22.36476861652635, within(1e-9));
    assertThat(after.get(0).spread()).isCloseTo(8.065506316323548, within(1e-9));
    assertThat(after.get(1).spread()).isCloseTo(8.065506316323548, within(1e-9));
  }

  @Test
  void whatAGameMeansDependsOnWhomAndHowManyItWasPlayedAgainst() {
    Belief strong = belief(35, 2);
    Belief weak = belief(20, 2);
    double expected = WengLin.after(List.of(strong, weak), List.of(1, 2)).getFirst().mean() - 35;
    double upset = WengLin.after(List.of(strong, weak), List.of(2, 1)).getFirst().mean() - 35;
    assertThat(expected).isPositive();
    assertThat(upset).isNegative();
    assertThat(-upset).isGreaterThan(5 * expected);
    List<Belief> tied = WengLin.after(List.of(strong, weak), List.of(1, 1));
    assertThat(tied.getFirst().mean()).isLessThan(35);
    assertThat(tied.getLast().mean()).isGreaterThan(20);
    Belief first = Scale.FIRST;
    List<Belief> five =
        WengLin.after(List.of(first, first, first, first, first), List.of(3, 1, 5, 2, 4));
    assertThat(List.of(1, 3, 0, 4, 2).stream().map(five::get).map(Belief::mean).toList())
        .isSortedAccordingTo((a, b) -> Double.compare(b, a));
  }

  @Test
  void everyBotHasARatingInEveryGame() {
    BotRatings bots = new BotRatings();
    for (var game : Catalogue.all().all()) {
      for (String bot : Bots.names()) {
        assertThat(bots.of(game.id(), bot)).isBetween(0, 4000);
      }
      assertThat(bots.of(game.id(), "random")).isLessThan(bots.of(game.id(), "greedy"));
      for (int level = 1; level < 5; level++) {
        assertThat(bots.of(game.id(), "level" + level))
            .isLessThan(bots.of(game.id(), "level" + (level + 1)));
      }
    }
    assertThat(bots.of("a game of tomorrow", "greedy")).isEqualTo(1500);
  }

  @Test
  void aGameIsRatedOnceHoweverManyNodesSeeItsEnd() throws Exception {
    try (Store store = TestStore.open(data)) {
      for (String id : List.of("a", "b")) {
        store.ledger().write(TestStore.person(id, id, 1));
        store.ledger().write(new Change.SignedUp(id, id, id, "$argon2id$"));
      }
      int games = 20;
      for (int i = 0; i < games; i++) {
        TestStore.run(
            data,
            """
            insert into to_rate (table_id, game, seats, players, ended) values ('t%d', 'islant', 2,
              '[{"person":"a","place":1},{"person":"b","place":2}]', %d)
            """
                .formatted(i, i));
      }
      List<Store> nodes = new ArrayList<>(List.of(store));
      if (TestStore.isPostgres()) {
        nodes.add(TestStore.open(data));
      }
      try (var threads = Executors.newFixedThreadPool(6)) {
        List<Future<?>> work = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
          Store node = nodes.get(i % nodes.size());
          work.add(threads.submit(() -> new Referee(node.ledger(), node.ratings()).rate(games)));
        }
        for (Future<?> each : work) {
          each.get();
        }
      }
      Ratings.Rated first = store.ratings().of("a").getFirst();
      assertThat(first.games()).isEqualTo(games);
      List<Ratings.Step> steps = store.ratings().history("a", "islant", 2, null, 100);
      assertThat(steps).hasSize(games);
      for (int i = 1; i < games; i++) {
        assertThat(steps.get(i - 1).before()).isEqualTo(steps.get(i).mean());
      }
      assertThat(store.ratings().toRate(10)).isEmpty();
      List<Belief> expected = List.of(Scale.FIRST, Scale.FIRST);
      for (int i = 0; i < games; i++) {
        expected = WengLin.after(expected, List.of(1, 2));
      }
      assertThat(first.belief().mean()).isCloseTo(expected.getFirst().mean(), within(1e-6));
      if (nodes.size() > 1) {
        nodes.getLast().close();
      }
    }
  }

  @Test
  void theHistoryGoesAsTheRatingsWentWhateverTheClocksSay() throws Exception {
    try (Store store = TestStore.open(data)) {
      store.ledger().write(TestStore.person("a", "a", 1));
      store.ledger().write(new Change.SignedUp("a", "a", "a", "$argon2id$"));
      Referee referee = new Referee(store.ledger(), store.ratings());
      for (int ended : List.of(50, 40, 60)) { // the clock was set back after the first game
        TestStore.run(
            data,
            """
            insert into to_rate (table_id, game, seats, players, ended) values ('t%d', 'islant', 2,
              '[{"person":"a","place":1},{"bot":"greedy","place":2}]', %d)
            """
                .formatted(ended, ended));
        referee.rate(1);
      }
      List<Ratings.Step> latest = store.ratings().history("a", "islant", 2, null, 2);
      assertThat(latest).extracting(Ratings.Step::table).containsExactly("t60", "t40");
      Cursor next = Cursor.read(latest.getLast().cursor()).orElseThrow();
      List<Ratings.Step> first = store.ratings().history("a", "islant", 2, next, 2);
      assertThat(first).extracting(Ratings.Step::table).containsExactly("t50");
      assertThat(first.getFirst().before()).isEqualTo(Scale.FIRST.mean());
    }
  }

  @Test
  void aListGoesOnBelowZero() {
    Cursor low = new Cursor(-163, "g5-7");
    assertThat(Cursor.read(low.at() + "-" + low.id())).contains(low);
    assertThat(Cursor.read("-163")).isEmpty();
    assertThat(Cursor.read("-")).isEmpty();
    assertThat(Cursor.read("")).isEmpty();
  }
}
