package atoll.arena.report;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.arena.Cores;
import atoll.engine.Game;
import atoll.engine.Setup;
import atoll.engine.json.Json;
import atoll.games.Catalogue;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The games to look at: links that carry them where a server can show them, and always files. */
final class GamesSectionTest {
  private static final String LINK = "<a href=\"https://isles.example/look/file#";

  private static Report report(Game game, int seats) {
    Setup setup = Setup.of(game, seats, Map.of());
    List<String> bots = Collections.nCopies(seats, "random");
    return new Study(setup, bots, 3, 7, List.of(), 1).run(new Cores(1), new AtomicLong());
  }

  private static String section(Report report) {
    return new GamesSection(report, "r-games", URI.create("https://isles.example")).write().body();
  }

  private static void hasFiles(String section, Report report) {
    for (Report.TellingGame game : report.telling()) {
      assertThat(section).contains("<a href=\"r-games/" + game.file() + "\" download=\"\">");
    }
  }

  @Test
  void everyLinkCarriesTheRecordOfItsGame() {
    Report report = report(Catalogue.all().get("islant"), 2);
    String section = section(report);
    List<String> carried =
        Pattern.compile(Pattern.quote(LINK) + "([\\w-]+)\">")
            .matcher(section)
            .results()
            .map(link -> Base64.getUrlDecoder().decode(link.group(1)))
            .map(record -> new String(record, StandardCharsets.UTF_8))
            .toList();
    assertThat(carried).isEqualTo(report.telling().stream().map(report::record).toList());
    assertThat(section).doesNotContain("too long");
    hasFiles(section, report);
  }

  @Test
  void aGameThatIsTooLongForALinkIsAFile() {
    Report report = report(Catalogue.all().get("islant"), 60);
    String section = section(report);
    assertThat(report.record(report.telling().getFirst())).hasSizeGreaterThan(1 << 16);
    assertThat(section).doesNotContain(LINK).contains("too long");
    hasFiles(section, report);
  }

  @Test
  void whatNoServerShowsIsReplayedByTheCommand() {
    Game own = Catalogue.all().get("lord-of-my-island");
    String dice = Json.write(own.components().file("dice.json"));
    Game altered =
        Alteration.of(own, Map.of("dice.json", dice.replace("\"value\":8", "\"value\":9")));
    Report report = report(altered, 2);
    String section = section(report);
    assertThat(section).doesNotContain("https:").contains("replay r-games --with dice.json<");
    hasFiles(section, report);
  }
}
