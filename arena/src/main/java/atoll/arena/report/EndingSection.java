package atoll.arena.report;

import atoll.arena.Estimate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What the page shows of how games end, and whether that has to do with winning. */
final class EndingSection {
  private static final int MOST = 10; // rows in the chart
  private static final int MOST_SEATS = 4; // in the table

  private static final double TIE = 1e-9; // of two seats, one loses what the other wins

  private final Report report;
  private final Findings findings;

  EndingSection(Report report) {
    this.report = report;
    findings = report.findings;
  }

  /** How much more often a seat wins where a game ends in one way than where it does not. */
  private record Turn(String word, int seat, Difference difference) {
    double sureness() {
      Estimate wins = difference.wins();
      return Math.max(wins.low(), -wins.high());
    }

    /** Whether it says no more than that who has won has won. */
    boolean saysItself() {
      return Math.abs(difference.wins().value()) == 1;
    }
  }

  Section section() {
    List<Effect> closers =
        report.effects.stream().filter(effect -> effect.mark().isEnding()).limit(MOST).toList();
    String chart = "";
    if (findings.seats() > 1 && Effect.compared(closers) > 0) {
      List<Charts.Whisker> rows = closers.stream().map(this::whisker).toList();
      chart =
          Html.paragraph(closing(closers))
              + Html.figure(
                  "Wins of whoever makes the last move, against those who do not",
                  Charts.whiskers("Wins of whoever ends the game", rows, 0, true));
    }
    return new Section(
        "endings",
        "How does it end?",
        Html.paragraph(sentence())
            + chart
            + Html.paragraph("The last moves, and what the end lines of the records say.")
            + Html.table("Endings", head(), rows()));
  }

  private Charts.Whisker whisker(Effect effect) {
    Estimate wins = effect.difference().wins();
    String note = Figures.points(wins.value());
    return new Charts.Whisker(
        report.labels.say(effect.mark()), note, wins, effect.difference().isFew());
  }

  private static String closing(List<Effect> closers) {
    List<String> clear =
        closers.stream()
            .filter(Effect::isClear)
            .map(effect -> {
              Estimate wins = effect.difference().wins();
              return "who "
                  + effect.mark().text()
                  + " wins "
                  + (wins.value() < 0 ? "less" : "more")
                  + " often by "
                  + Figures.tenth(100 * Math.abs(wins.value()))
                  + " percentage points";
            })
            .toList();
    return clear.isEmpty()
        ? "Whether one makes the last move makes no clear difference."
        : "Making the last move goes along with winning or losing: "
            + String.join("; ", clear)
            + ".";
  }

  /** How most games end, and what ending has most to do with who wins. */
  String sentence() {
    return commonest() + " " + favouring();
  }

  private String commonest() {
    String most = "";
    long games = 0;
    for (Map.Entry<String, Endings.Ending> entry : findings.endings.byWord().entrySet()) {
      if (entry.getKey().startsWith(Endings.LAST_MOVE) && entry.getValue().games() > games) {
        most = entry.getKey().substring(Endings.LAST_MOVE.length());
        games = entry.getValue().games();
      }
    }
    return (games == findings.games() ? "Every game ends" : share(games) + " of the games end")
        + " with the move “"
        + most
        + "”.";
  }

  private String favouring() {
    Turn strongest = strongest();
    if (strongest == null) {
      return findings.seats() == 1
          ? "No way to end goes clearly along with winning."
          : "No way to end clearly favours a seat.";
    }
    Estimate wins = strongest.difference.wins();
    return "Games with “"
        + strongest.word
        + (findings.seats() == 1 ? "” are won" : "” are won by seat " + (strongest.seat + 1))
        + (wins.value() < 0 ? " less" : " more")
        + " often than the others, by "
        + Figures.tenth(100 * Math.abs(wins.value()))
        + " percentage points ("
        + Figures.between(wins)
        + ").";
  }

  private @Nullable Turn strongest() {
    List<Turn> turns = new ArrayList<>();
    findings
        .endings
        .byWord()
        .forEach((word, ending) -> {
          for (int seat = 0; seat < findings.seats() && ending.games() < findings.games(); seat++) {
            turns.add(new Turn(word, seat, ending.difference(seat, findings)));
          }
        });
    turns.removeIf(turn -> turn.saysItself() || turn.difference.isFew());
    Turn strongest = null;
    for (Turn turn : turns) {
      boolean isClear = turn.difference.isClearAmong(turns.size());
      if (isClear && (strongest == null || turn.sureness() > strongest.sureness() + TIE)) {
        strongest = turn;
      }
    }
    return strongest;
  }

  private List<String> head() {
    List<String> head = new ArrayList<>(List.of("ending", "games", "share"));
    for (int seat = 0; seat < findings.seats() && findings.seats() <= MOST_SEATS; seat++) {
      head.add(findings.seats() == 1 ? "won" : "won by seat " + (seat + 1));
    }
    return head;
  }

  private List<List<String>> rows() {
    List<List<String>> rows = new ArrayList<>();
    findings
        .endings
        .byWord()
        .forEach((word, ending) -> {
          List<String> row = new ArrayList<>();
          row.add(word);
          row.add(Figures.whole(ending.games()));
          row.add(share(ending.games()));
          for (int seat = 0; seat < findings.seats() && findings.seats() <= MOST_SEATS; seat++) {
            row.add(Figures.percent(ending.wins(seat)));
          }
          rows.add(row);
        });
    return rows;
  }

  private String share(long games) {
    return Figures.percent((double) games / findings.games());
  }
}
