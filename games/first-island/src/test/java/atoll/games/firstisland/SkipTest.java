package atoll.games.firstisland;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Skipping the hand card after the roll. */
final class SkipTest {
  private static final String RIBBON = "b1 12 ne, b2 12 sw, c3 12 ne, c4 12 sw"; // fits 4a
  private static final String SCORE_RIBBON = "score hand 1 b1 b2 c3 c4";

  /** A full game for three, the hands 6a, 6b and 6c dealt. */
  private static Play three() {
    return Play.cards("full", 3).chance("deal 0 6a", "deal 1 6b", "deal 2 6c", "table sa");
  }

  /** The same with all windows of round 1 closed and five different dice rolled. */
  private static Play threeRolled() {
    Play play = three().move(0, "done").move(1, "done").move(2, "done");
    return play.chance("roll 1 2 3 4 5");
  }

  private static Play marked(Play play, int seat) {
    return play.move(seat, "mark a1 12 e", "mark a2 34 e");
  }

  @Test
  void skippedCardsAreReplacedWhenAllOthersAreThrough() { // example 18, R23
    Play play = three().move(1, "skip").move(0, "done").move(2, "done");
    play.chance("draw 1 5a 5b").move(1, "keep 5a").chance("roll 1 2 3 4 5");
    assertThat(play.legal(0)).hasSize(1567).contains("skip"); // the longest list of all
    assertThat(play.legal(1)).hasSize(1566).doesNotContain("skip");
    assertThat(play.legal(2)).hasSize(1567);

    play.move(2, "mark c3 12 e");
    assertThat(play.legal(2)).hasSize(457);
    play.move(2, "skip").move(0, "override 3");
    assertThat(play.legal(0)).doesNotContain("skip");
    play.move(0, "mark c3 13 e", "skip");
    assertThat(play.legal(0)).isEmpty();
    assertThat(play.legal(2)).isEmpty();
    assertThat(play.position.next()).isEqualTo(1);

    marked(play, 1);
    assertThat(play.isPossible("draw 0 4a 4b")).isFalse();
    assertThat(play.isPossible("draw 2 5c 5d")).isFalse();
    play.chance("draw 0 5c 5d", "draw 2 5e 5f");
    assertThat(play.legal(1)).isEmpty();
    play.move(2, "keep 5f");
    assertThat(play.legal(2)).isEmpty();
    play.move(0, "keep 5c");
    assertThat(play.bottom("5")).containsExactly("5b", "5d", "5e");
    assertThat(play.bottom("6")).isEmpty(); // R9

    assertThat(play.legal(0)).hasSize(900).allMatch(move -> move.startsWith("mark"));
    assertThat(play.legal(2)).hasSize(456).doesNotContain("skip").contains("override 6");
    play.move(0, "mark c4 24 e").move(2, "mark c4 34 e");
    assertThat(play.position.course().round()).isEqualTo(2);
    for (int seat = 0; seat < 3; seat++) {
      assertThat(play.legal(seat)).containsExactlyInAnyOrder("done", "skip");
    }
  }

  @Test
  void aCardDrawnInTheLastRoundCountsInTheClosingWindow() { // example 19
    Play play = Play.solo("casual").chance("deal 0 4b", "table sc");
    play.move(0, "done").chance("roll 1 1 2 2 3").move(0, "mark b1 12 ne", "mark b2 12 sw");
    play.move(0, "done").chance("roll 1 1 2 2 3").move(0, "mark c3 12 ne", "mark c4 12 sw");
    for (int round = 3; round < 12; round++) {
      play.move(0, "done").chance("roll 3 3 4 4 5").next("33", "44");
    }
    play.move(0, "done").chance("roll 3 3 4 4 5").next("33").move(0, "skip");
    play.chance("draw 0 4a 4c").move(0, "keep 4a").next("44");
    assertThat(play.position.course().isClosing()).isTrue();
    assertThat(play.legal(0)).containsExactlyInAnyOrder("done", SCORE_RIBBON);
  }

  @Test
  void whoScoredTheHandCardHasNoSkipInThatRound() { // example 19, R7
    Play play = Play.cards("easy", 2);
    Play.marks(play.position.seat(0).map, RIBBON);
    play.chance("deal 0 4a", "deal 1 4b", "table sc").move(0, SCORE_RIBBON).move(1, "done");
    play.chance("draw 0 4c 4d").move(0, "keep 4c").chance("roll 1 2 3 4 5");
    assertThat(play.legal(0)).doesNotContain("skip");
    assertThat(play.legal(1)).contains("skip");
    marked(play, 0).move(1, "mark a1 12 e", "mark a2 34 e").move(0, "done").move(1, "done");
    assertThat(play.chance("roll 1 2 3 4 5").legal(0)).contains("skip"); // another round
  }

  @Test
  void whoScoredTheTableCardMaySkipInTheWindowOrAfterTheRoll() { // R7
    for (String inWindow : new String[] {"skip", "done"}) {
      Play play = Play.cards("full", 2);
      Play.marks(play.position.seat(0).map, "c2 12 e, c4 12 w, d2 12 ne, d3 12 nw");
      play.chance("deal 0 6a", "deal 1 6b", "table sa");
      play.move(0, "score table 1 c2 c4 d2 d3", inWindow).move(1, "done").chance("table sb");
      if (inWindow.equals("skip")) {
        play.chance("draw 0 5a 5b").move(0, "keep 5b");
      }
      play.chance("roll 1 2 3 4 5");
      assertThat(play.legal(0).contains("skip")).isEqualTo(inWindow.equals("done"));
    }
  }

  @Test
  void thereIsNoSkipBeforeTheRollerHasChosen() { // R24
    Play play = three().move(0, "done").move(1, "done").move(2, "done").chance("roll 1 1 1 2 3");
    assertThat(play.legal(0)).containsExactlyInAnyOrder("reroll", "stand");
    assertThat(play.legal(1)).isEmpty();
    play.move(0, "stand");
    for (int seat = 0; seat < 3; seat++) {
      assertThat(play.legal(seat)).contains("skip");
    }
  }

  @Test
  void thereIsNoSkipBetweenAnOverrideAndItsMark() { // R7
    Play play = threeRolled().move(0, "mark a1 12 e", "override 6");
    assertThat(play.legal(0)).doesNotContain("skip");
    play.move(0, "mark a2 36 e");
    assertThat(play.position.mayAct(0)).isFalse();
  }

  @Test
  void withoutCardsThereIsNothingToSkip() {
    assertThat(Play.rolled("roll 1 2 3 4 5").legal(0)).doesNotContain("skip");
  }

  @Test
  void ifAllSkipTheCardsAreDrawnAtOnce() {
    Play play = threeRolled().move(2, "skip").move(0, "skip").move(1, "skip");
    assertThat(play.position.next()).isEqualTo(Position.CHANCE);
    play.chance("draw 0 5a 5b", "draw 1 5c 5d", "draw 2 5e 5f");
    play.move(0, "keep 5a").move(1, "keep 5c").move(2, "keep 5e");
    for (int seat = 0; seat < 3; seat++) {
      assertThat(play.legal(seat)).hasSize(1566).doesNotContain("skip");
    }
  }

  @Test
  void theOrderInWhichSeatsActChangesNothing() { // R10, R23
    Play one = threeRolled().move(0, "skip").move(2, "skip");
    marked(one, 1).chance("draw 0 5a 5b", "draw 2 5c 5d").move(0, "keep 5a").move(2, "keep 5d");
    Play other = threeRolled().move(2, "skip");
    marked(other, 1).move(0, "skip").chance("draw 0 5a 5b", "draw 2 5c 5d");
    other.move(2, "keep 5d").move(0, "keep 5a");
    assertThat(other.view()).isEqualTo(one.view());
    assertThat(one.bottom("5")).containsExactly("5b", "5c");
  }

  @Test
  void aloneItWorksTheSame() { // R21
    Play play = Play.solo("impossible").chance("deal 0 6a", "table sg").move(0, "done");
    play.chance("roll 1 1 1 2 3").move(0, "stand", "skip");
    assertThat(play.isPossible("draw 0 5a 5b")).isFalse();
    play.chance("draw 0 6b 6c").move(0, "keep 6c");
    assertThat(play.bottom("6")).containsExactly("6a", "6b");
    assertThat(play.legal(0)).hasSize(26 * (1 + 6 + 6 + 6)); // 11, 12, 13, 23
    play.move(0, "mark a1 11", "mark a2 12 e");
    assertThat(play.legal(0)).containsExactlyInAnyOrder("done", "skip");
  }

  @Test
  void afterTheFourthCardOfASoloGameNothingIsSkipped() { // R22
    Play play = Play.solo("standard");
    Play.marks(play.position.seat(0).map, "c2 12 e, c4 12 w, d2 12 ne, d3 12 nw");
    for (String card : new String[] {"6b", "5a", "4b"}) {
      play.position.seat(0).score(Cards.number(card), 5, 0);
    }
    play.chance("deal 0 6a", "table sa").move(0, "score table 1 c2 c4 d2 d3");
    for (int round = 1; round < 3; round++) {
      assertThat(play.chance("roll 1 2 3 4 5").legal(0)).hasSize(hexes(play) * 60 + 6);
      play.next("12 e", "34 e");
      assertThat(play.due()).isEqualTo("roll");
    }
  }

  private static int hexes(Play play) {
    return Integer.bitCount(play.position.seat(0).map.empty());
  }

  @Test
  void theNewCardIsSeenOnceItIsKept() {
    Play play = threeRolled().move(0, "skip").move(1, "skip");
    assertThat(play.view()).doesNotContain("\"id\":\"6a\"").contains("\"id\":\"6c\"");
    marked(play, 2).chance("draw 0 5a 5b", "draw 1 5c 5d").move(0, "keep 5a");
    assertThat(play.view()).contains("\"hand\":{\"id\":\"5a\"").contains("\"id\":\"5d\"");
    play.move(1, "keep 5c");
    assertThat(play.view()).contains("\"hand\":{\"id\":\"5c\"").doesNotContain("\"id\":\"5d\"");
  }

  // Taking back.

  @Test
  void aSkipIsTakenBackUntilCardsAreDrawn() {
    Play play = threeRolled().move(0, "mark a1 12 e", "skip");
    assertThat(play.position.takeBacks(0)).isEqualTo(2);
    marked(play, 1).move(2, "mark a1 12 e");
    assertThat(play.position.takeBacks(0)).isEqualTo(2);
    play.move(2, "mark a2 34 e");
    assertThat(play.position.takeBacks(0)).isEqualTo(2);
    play.chance("draw 0 5a 5b");
    for (int seat = 0; seat < 3; seat++) {
      assertThat(play.position.takeBacks(seat)).isZero();
    }
  }

  @Test
  void aKeptCardStandsOnceAnotherSeatHasMarkedOn() {
    Play play = threeRolled().move(0, "skip").move(2, "skip");
    marked(play, 1).chance("draw 0 5a 5b", "draw 2 5c 5d").move(0, "keep 5a").move(2, "keep 5d");
    assertThat(play.position.takeBacks(0)).isEqualTo(1);
    assertThat(play.position.takeBacks(2)).isEqualTo(1);
    play.move(0, "mark a1 12 e");
    assertThat(play.position.takeBacks(0)).isEqualTo(2);
    assertThat(play.position.takeBacks(2)).isZero();
    play.move(2, "mark a1 12 e");
    assertThat(play.position.takeBacks(0)).isEqualTo(1);
    assertThat(play.position.takeBacks(2)).isEqualTo(1);
  }

  // What holds however often seats skip.

  @ParameterizedTest
  @CsvSource({
    "full, 2",
    "full, 6",
    "easy, 3",
    "easy, 6",
    "casual, 1",
    "standard, 1",
    "hard, 1",
    "impossible, 1"
  })
  void noCardIsLostAndWhatIsTakenBackLeavesTheOthersLegal(String mode, int seats) {
    RandomSource random = new RandomSource(seats);
    int skips = 0;
    for (int game = 0; game < 10; game++) {
      Play play = begin(mode, seats);
      List<String> events = new ArrayList<>(); // each with its seat in front, or "chance"
      while (!play.position.isOver()) {
        String event = next(play, random);
        skips += event.endsWith(" skip") && play.position.course().isMarking() ? 1 : 0;
        replay(play, event);
        events.add(event);
        for (String deck : new String[] {"4", "5"}) {
          assertThat(play.cardsOf(deck)).doesNotHaveDuplicates().hasSize(13 - play.lost(deck));
        }
        int seat = random.below(seats);
        if (play.position.takeBacks(seat) > 0 && random.below(4) == 0) {
          Play without = begin(mode, seats);
          without(events, seat, play.position.takeBacks(seat)).forEach(e -> replay(without, e));
          assertThat(without.position.mayAct(seat)).isTrue();
        }
      }
    }
    assertThat(skips).isGreaterThan(10);
  }

  private static Play begin(String mode, int seats) {
    return seats == 1 ? Play.solo(mode) : Play.cards(mode, seats);
  }

  /** What chance or some seat that may act does next; every third time it may skip, it does. */
  private static String next(Play play, RandomSource random) {
    Position position = play.position;
    Ints list = new Ints();
    if (position.next() == Position.CHANCE) {
      position.sample(random, list);
      return "chance " + position.writeOutcome(list);
    }
    int seat = random.below(position.seats());
    while (!position.mayAct(seat)) {
      seat = (seat + 1) % position.seats();
    }
    position.legal(seat, list);
    boolean skips = list.contains(Moves.SKIP) && random.below(3) == 0;
    int move = skips ? Moves.SKIP : list.get(random.below(list.size()));
    return seat + " " + position.writeMove(seat, move);
  }

  private static void replay(Play play, String event) {
    String[] words = event.split(" ", 2);
    if (words[0].equals("chance")) {
      play.chance(words[1]);
    } else {
      play.move(Integer.parseInt(words[0]), words[1]);
    }
  }

  /** The events without a seat's latest moves. */
  private static List<String> without(List<String> events, int seat, int moves) {
    List<String> rest = new ArrayList<>(events);
    for (int i = rest.size() - 1, left = moves; left > 0; i--) {
      if (rest.get(i).startsWith(seat + " ")) {
        rest.remove(i);
        left--;
      }
    }
    return rest;
  }
}
