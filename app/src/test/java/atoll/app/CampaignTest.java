package atoll.app;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.json.Json;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Campaigns from the command line. */
final class CampaignTest {
  @TempDir Path temporary;
  private Path folder = Path.of("");

  private record Result(int code, String out, String err) {}

  @BeforeEach
  void nameTheFolder() {
    folder = temporary.resolve("isles");
  }

  private Result campaign(String command, String... more) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    String[] args = new String[more.length + 3];
    args[0] = "campaign";
    args[1] = command;
    args[2] = folder.toString();
    System.arraycopy(more, 0, args, 3, more.length);
    int code = Atoll.run(args, new PrintWriter(out, true), new PrintWriter(err, true));
    return new Result(code, out.toString(), err.toString());
  }

  private Path record(int episode) {
    return folder.resolve(
        episode < 10 ? "00000" + episode + ".atoll" : "0000" + episode + ".atoll");
  }

  private static Map<String, Object> line(List<String> lines, int index) {
    return Json.object(Json.read(lines.get(index)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"2", "3", "4"})
  void aWholeCampaignRunsThroughLinkByLink(String seats) throws IOException {
    assertThat(campaign("new", "--seats", seats, "--seed", "5").code()).isZero();
    assertThat(campaign("play", "--brief").code()).isZero();
    Result show = campaign("show", "--json");
    assertThat(show.code()).isZero();
    Map<String, Object> json = Json.object(Json.read(show.out().trim()));
    assertThat(json).containsEntry("over", true);
    assertThat(Json.list(json.get("episodes"))).hasSize(24);
    assertThat(Json.list(json.get("final"))).hasSize(Integer.parseInt(seats)).contains(1L);
    @Nullable Object boards = null;
    for (int episode = 1; episode <= 24; episode++) {
      List<String> lines = Files.readAllLines(record(episode));
      Map<String, Object> options = Json.object(line(lines, 0).get("options"));
      if (boards != null) {
        assertThat(options.get("boards")).isEqualTo(boards);
      }
      boards = line(lines, lines.size() - 1).get("boards");
    }
    assertThat(campaign("play").err()).contains("is over");
  }

  @Test
  void aCampaignGoesOnWhereItStopped() throws IOException {
    campaign("new", "--players", "Ada,Grace", "--islands", "Heron Rock,Low Key");
    assertThat(campaign("play", "--episodes", "2").out())
        .contains("next: episode 3 of 24, Chimney Smoke");
    String[] third = {"--episodes", "1", "--bots", "greedy,random", "--audit", "--brief"};
    assertThat(campaign("play", third).out())
        .contains("episode 3: scores", "next: episode 4 of 24, in a sealed envelope");
    assertThat(Files.readString(record(3))).contains("Heron Rock", "\"digest\"");
    String record = Files.readString(record(3));
    Files.delete(record(3));
    campaign("play", third);
    assertThat(Files.readString(record(3))).isEqualTo(record);
    assertThat(campaign("show").out()).contains("Heron Rock (Ada)", "episode 1: scores");
  }

  @Test
  void theStoryIsToldAsTheEnvelopesAreOpened() {
    campaign("new", "--players", "Ada,Grace", "--islands", ",Low Key");
    String first = campaign("play", "--episodes", "2", "--bots", "greedy").out();
    assertThat(first)
        .contains("== Chapter 1: Arrival ==", "== Episode 1: Ashore ==", "== Episode 2: ")
        .contains("In the envelope: rule sheet, overview table", "the Dunlin struck a reef")
        .contains("Rule sheet", "Only place on beach and heather spaces", "-1  End: Visible beach")
        .contains("Result", "To Nameless Island: ", "To Low Key: ", "== Standings ==")
        .doesNotContain("{island}", "{player}", "The Palm Belt", "Chapter 2");
    assertThat(campaign("show").out()).doesNotContain("The Palm Belt");
    assertThat(campaign("play", "--episodes", "2", "--bots", "greedy").out())
        .containsSubsequence("Episode 3: Chimney Smoke", "Chapter 2: The Palm Belt", "Episode 4")
        .doesNotContain("Stone Faces");
  }

  @Test
  void theIslandIsShownAsItHasBecome() {
    campaign("new", "--players", "Ada,Grace", "--islands", "Heron Rock,Low Key");
    campaign("play", "--episodes", "4", "--brief", "--bots", "greedy");
    String shown = campaign("show").out();
    assertThat(shown).contains("○○○○○", "log ", "B beach, H heather, P palm, R rainforest");
    assertThat(shown).containsAnyOf("wr wreck", "ba banner", "cl clearing");
    Map<String, Object> json = Json.object(Json.read(campaign("show", "--json").out().trim()));
    assertThat(Json.list(json.get("boards"))).hasSize(2);
    assertThat(json.get("islands")).isEqualTo(List.of("Heron Rock", "Low Key"));
  }

  @Test
  void aPlayerHandsOverTheIslandWhichKeepsItsName() throws IOException {
    campaign("new", "--players", "Ada,Grace", "--islands", "Heron Rock,Low Key");
    campaign("play", "--episodes", "1", "--brief");
    campaign("play", "--episodes", "1", "--brief", "--players", "Ada,Linus");
    assertThat(line(Files.readAllLines(record(2)), 0))
        .containsEntry("seats", List.of("Ada", "Linus"));
    assertThat(campaign("show").out()).contains("Low Key (Linus)").doesNotContain("Grace");
    campaign("play", "--episodes", "1", "--brief"); // those who played last go on
    assertThat(Files.readString(record(3))).contains("\"Linus\"", "Low Key");
    assertThat(campaign("play", "--players", "Ada,Linus,Grace").err())
        .contains("a campaign keeps its number of seats: players must be 2 names, not 3");
    assertThat(record(4)).doesNotExist();
  }

  @Test
  void afterTheLastEpisodeTheSolutionAndEachIslandsOwnPageAreRead() {
    campaign("new", "--players", "Ada,Grace", "--islands", "Heron Rock,Low Key");
    campaign("play", "--episodes", "23", "--brief");
    String last = campaign("play").out();
    assertThat(last)
        .contains("Episode 24: The Last Evening", "== The last page ==", "The mist does not lift.")
        .containsAnyOf("Heron Rock (Ada), rank 1", "Low Key (Grace), rank 1")
        .contains("over: final ranks");
    assertThat(campaign("show").out()).contains("== The last page ==");
  }

  @Test
  void aCampaignOfTheFirstEditionIsRefusedInASentence() throws IOException {
    Files.createDirectories(folder);
    Files.writeString(
        folder.resolve("campaign.json"),
        "{\"campaign\":\"my-island\",\"players\":[\"Ada\",\"Grace\"],\"islands\":[\"\",\"\"],\"seed\":1}");
    assertDamaged(
        "campaign.json: this was played by edition 1 of the rules of my-island; here edition 2 is"
            + " played");
  }

  @Test
  void aForeignFolderIsNoCampaign() throws IOException {
    assertThat(campaign("show").err()).contains("is no campaign").doesNotContain("Exception");
    assertThat(campaign("play").code()).isEqualTo(2);
    Files.createDirectories(folder);
    Files.writeString(folder.resolve("notes.txt"), "mine");
    Result taken = campaign("new");
    assertThat(taken.code()).isEqualTo(2);
    assertThat(taken.err()).contains("is not empty");
    assertThat(folder.resolve("campaign.json")).doesNotExist();
  }

  @Test
  void aDamagedCampaignSaysWhichFileAndWhy() throws IOException {
    campaign("new");
    campaign("play", "--episodes", "3", "--brief");
    String second = Files.readString(record(2));

    Files.writeString(record(2), second.substring(0, second.indexOf("card")));
    assertDamaged("000002.atoll: line 2: not JSON");
    Files.writeString(record(2), second.substring(0, second.indexOf('\n') + 1));
    assertDamaged("000002.atoll: the episode is unfinished");
    Files.writeString(record(2), second.replace("\"progress\":", "\"progress\":1"));
    assertDamaged("000002.atoll: ");
    Files.writeString(record(2), Files.readString(record(1)));
    assertDamaged("000002.atoll: the header does not continue this campaign");
    Files.write(record(2), new byte[] {(byte) 0xff, 0, 1});
    assertDamaged("000002.atoll: it cannot be read as text");
    Files.delete(record(2));
    assertDamaged("000003.atoll: does not belong here");
    Files.writeString(record(2), second);
    assertThat(campaign("show").code()).isZero();

    Files.writeString(folder.resolve("campaign.json"), "{\"campaign\":\"my-island\"}");
    assertDamaged("campaign.json: ");
    Files.writeString(folder.resolve("campaign.json"), "nonsense");
    assertDamaged("campaign.json: not JSON");
  }

  private void assertDamaged(String sentence) {
    for (String command : List.of("show", "play")) {
      Result result = campaign(command);
      assertThat(result.code()).isEqualTo(1);
      assertThat(result.err()).contains(sentence).hasLineCount(1);
    }
  }

  @Test
  void wrongUsageIsRefusedBeforeAnythingIsMade() {
    assertThat(campaign("new", "--seats", "5").err()).contains("seats must be 2 to 4");
    assertThat(campaign("new", "--seats", "3", "--islands", "One").err())
        .contains("islands must have a name for each of the 3 players, not 1");
    assertThat(campaign("new", "--islands", "A name that is far too long,B").err())
        .contains("name must have at most 24 characters");
    assertThat(folder).doesNotExist();
    campaign("new");
    assertThat(campaign("play", "--bots", "clever").err()).contains("there is no bot");
    assertThat(campaign("play", "--bots", "random,random,random").code()).isEqualTo(2);
    assertThat(campaign("play", "--episodes", "0").code()).isEqualTo(2);
    assertThat(campaign("show").out()).contains("next: episode 1 of 24");
  }
}
