package atoll.arena.report;

import atoll.arena.RecordFolder;
import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a study found: as JSON, as a page, as sentences, and a few games to look at. */
public final class Report {
  final Study study;
  final Findings findings;
  final List<Ladder.Rung> ladder;
  final Labels labels;
  final List<Effect> effects;
  final List<Measure> measures;
  private final Map<Long, String> records = new HashMap<>();

  Report(Study study, Findings findings, List<Ladder.Rung> ladder) {
    this.study = study;
    this.findings = findings;
    this.ladder = ladder;
    labels = new Labels(study.setup().game().components());
    effects = Effect.of(findings);
    measures = Measures.of(this);
  }

  /** Everything as JSON: one line, the same bytes whenever the same is played. */
  public Map<String, Object> json() {
    return new ReportJson(this).write();
  }

  /** What matters most, in plain sentences. */
  public List<String> inShort() {
    return new Sentences(this).inShort();
  }

  /**
   * The page.
   *
   * @param comparison with another report, or null
   * @param games the folder beside the page that holds the telling games
   * @param server in whose replay they are opened
   */
  public String page(@Nullable Comparison comparison, String games, URI server) {
    return new Page(this).write(comparison, new GamesSection(this, games, server).write());
  }

  /**
   * A game worth looking at.
   *
   * @param title what it is, or all that it is
   * @param file the name of its record
   */
  public record TellingGame(String title, String file, long number, List<Long> scores) {}

  /** The games worth looking at. */
  public List<TellingGame> telling() {
    Telling telling = new Telling();
    telling.add(findings.telling);
    Endings.Ending rarest = findings.endings.rarest(findings.games());
    if (rarest != null) {
      telling.offer(Telling.Sort.RAREST, rarest.first());
    }
    return telling.choices().stream().map(Report::game).toList();
  }

  private static TellingGame game(Telling.Choice choice) {
    Telling.Pick pick = choice.pick();
    String file = choice.word() + "-" + RecordFolder.name(pick.number() + 1);
    return new TellingGame(choice.title(), file, pick.number(), pick.scores());
  }

  /** The record of one of these games, which is played once more for it. */
  public String record(TellingGame game) {
    return records.computeIfAbsent(game.number, study::record);
  }
}
