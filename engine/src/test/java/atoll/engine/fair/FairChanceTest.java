package atoll.engine.fair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import atoll.engine.Games;
import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Refused;
import atoll.engine.Setup;
import atoll.engine.Sticks;
import atoll.engine.record.RecordWriter;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Chance that follows from a secret, and what is found when it does not. */
final class FairChanceTest {
  private static final FairChance FAIR = new FairChance("tide", List.of("1", "2"));
  private final Sticks game = new Sticks();
  private final Games games = new Games(List.of(game));

  /** The lines of a game that fell from the secret: the header, one draw, moves, the end. */
  private List<String> record() {
    Setup setup = game.setup(2);
    Position position = game.start(setup);
    RecordWriter writer = new RecordWriter(false);
    List<String> lines = new ArrayList<>();
    lines.add(FAIR.promisedIn(writer.header(setup, List.of("Ada", "Grace")), List.of(0, 1)));
    Ints outcome = new Ints();
    position.sample(FAIR.source(1), outcome);
    lines.add(writer.chance(position, outcome));
    position.happen(outcome);
    while (!position.isOver()) {
      lines.add(writer.move(position, position.next(), 1));
      position.play(position.next(), 1);
    }
    lines.add(FAIR.revealedIn(writer.end(position)));
    return lines;
  }

  private ThrowingCallable verifying(List<String> lines) {
    return () -> Verification.of(games, String.join("\n", lines) + "\n");
  }

  private static List<String> changed(List<String> lines, int line, String from, String to) {
    List<String> others = new ArrayList<>(lines);
    assertThat(lines.get(line)).contains(from);
    others.set(line, lines.get(line).replace(from, to));
    return others;
  }

  @Test
  void anybodyCanComputeIt() {
    assertThat(FairChance.commitment("tide")) // printf tide | sha256sum
        .isEqualTo("8a28929ac7f9a17e97a421ac2cd63ac73568ebe87bc0cee641a193d91c761577");
    RandomSource first = new RandomSource(0xbe0390a6ab9c95acL); // printf tide:1,2:1 | sha256sum
    assertThat(FAIR.source(1).next()).isEqualTo(first.next());
    assertThat(FAIR.source(2).next()).isNotEqualTo(FAIR.source(1).next());
  }

  @Test
  void whatIsPromisedHidesTheSecret() {
    List<String> lines = record();
    assertThat(lines.getFirst())
        .endsWith(
            ",\"fair\":{\"commitment\":\""
                + FairChance.commitment("tide")
                + "\",\"contributions\":[\"1\",\"2\"],\"seats\":[0,1]}}")
        .doesNotContain("tide");
    assertThat(lines.getLast()).endsWith(",\"fair\":{\"secret\":\"tide\"}}");
  }

  @Test
  void aFairGameIsFoundFair() {
    assertThat(Verification.of(games, String.join("\n", record()) + "\n").draws()).isOne();
  }

  @Test
  void aDrawThatWasChangedIsNamed() {
    List<String> lines = record();
    String sticks = lines.get(1).replaceAll("\\D+", "");
    String other = sticks.equals("9") ? "8" : "9";
    assertThatThrownBy(verifying(changed(lines, 1, "row " + sticks, "row " + other)))
        .isInstanceOfSatisfying(
            Refused.class,
            refused -> {
              assertThat(refused.code()).isEqualTo("otherDraw");
              assertThat(refused.parameters()).containsEntry("line", 2).containsEntry("draw", 1);
              assertThat(refused.sentence())
                  .isEqualTo(
                      "line 2: draw 1 is off: the secret gives \"row %s\", the record says"
                              .formatted(sticks)
                          + " \"row %s\"".formatted(other));
            });
  }

  @Test
  void anotherSecretIsNotTheOneThatWasPromised() {
    List<String> lines = record();
    assertThatThrownBy(verifying(changed(lines, lines.size() - 1, "tide", "lake")))
        .hasMessageContaining("the secret is not the one promised")
        .hasMessageContaining(FairChance.commitment("lake"));
  }

  @Test
  void onlyAGameWithASecretCanBeVerified() {
    List<String> lines = record();
    assertThatThrownBy(verifying(changed(lines, lines.size() - 1, "\"fair\"", "\"fare\"")))
        .hasMessageStartingWith("the end line has no \"fair\"");
    assertThatThrownBy(verifying(changed(lines, 0, "\"fair\"", "\"fare\"")))
        .hasMessageStartingWith("line 1 has no \"fair\"");
    assertThatThrownBy(verifying(lines.subList(0, 1))).hasMessageContaining("too short");
  }

  @Test
  void aGameThatDoesNotHoldTogetherIsRefusedWithItsLine() {
    List<String> lines = record();
    assertThatThrownBy(verifying(changed(lines, 2, "take 1", "take 7")))
        .isInstanceOfSatisfying(
            Refused.class, refused -> assertThat(refused.parameters()).containsEntry("line", 3));
    List<String> without = new ArrayList<>(lines);
    without.remove(lines.size() - 2);
    assertThatThrownBy(verifying(without)).isInstanceOf(Refused.class);
  }

  @Test
  void aLineThatHasNotTheFormOfOneIsABadRecordWithItsNumber() {
    List<String> lines = record();
    int end = lines.size();
    assertBad(1, changed(lines, 0, "{", ""));
    assertBad(1, changed(lines, 0, "\"fair\":{", "\"fair\":0,\"fare\":{"));
    assertBad(1, changed(lines, 0, "\"commitment\"", "\"promise\""));
    assertBad(1, changed(lines, 0, "[\"1\",\"2\"]", "[1,2]"));
    assertBad(2, changed(lines, 1, "\"do\":", "\"do\":7,\"done\":"));
    assertBad(3, changed(lines, 2, "{", "["));
    assertBad(end, changed(lines, end - 1, "{", "["));
    assertBad(end, changed(lines, end - 1, "\"tide\"", "7"));
  }

  private void assertBad(int line, List<String> lines) {
    assertThatThrownBy(verifying(lines))
        .isInstanceOfSatisfying(
            Refused.class,
            refused -> {
              assertThat(refused.code()).isEqualTo("badRecord");
              assertThat(refused.parameters()).containsEntry("line", line);
              assertThat(refused.sentence()).startsWith("line " + line + ": ");
            });
  }
}
