package atoll.games.firstisland;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Bits;
import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Skipping the hand card after the roll. */
final class SkipTest {
  /** A full game for three, its windows of round 1 closed and five different dice rolled. */
  private static Scene threeRolled() {
    return Scene.three().roll("roll 1 2 3 4 5");
  }

  @Test
  void whoScoredTheTableCardMaySkipInTheWindowOrAfterTheRoll() { // R7
    for (String inWindow : new String[] {"skip", "done"}) {
      Scene game = Scene.cards("full", 2);
      game.marks(0, "c2 12 e, c4 12 w, d2 12 ne, d3 12 nw");
      game.chance("deal 0 6a", "deal 1 6b", "table sa");
      game.play(0, "score table 1 c2 c4 d2 d3", inWindow).play(1, "done").chance("table sb");
      if (inWindow.equals("skip")) {
        game.chance("draw 0 5a 5b").play(0, "keep 5b");
      }
      game.chance("roll 1 2 3 4 5");
      assertThat(game.legal(0).contains("skip")).isEqualTo(inWindow.equals("done"));
    }
  }

  @Test
  void thereIsNoSkipBeforeTheRollerHasChosen() { // R24
    Scene game = Scene.three().roll("roll 1 1 1 2 3");
    assertThat(game.legal(0)).containsExactlyInAnyOrder("reroll", "stand");
    assertThat(game.legal(1)).isEmpty();
    game.play(0, "stand");
    for (int seat = 0; seat < 3; seat++) {
      assertThat(game.legal(seat)).contains("skip");
    }
  }

  @Test
  void thereIsNoSkipBetweenAnOverrideAndItsMark() { // R7
    Scene game = threeRolled().play(0, "mark a1 12 e", "override 6");
    assertThat(game.legal(0)).doesNotContain("skip");
    game.play(0, "mark a2 36 e");
    assertThat(game.position.mayAct(0)).isFalse();
  }

  @Test
  void withoutCardsThereIsNothingToSkip() {
    assertThat(Scene.rolled("roll 1 2 3 4 5").legal(0)).doesNotContain("skip");
  }

  @Test
  void ifAllSkipTheCardsAreDrawnAtOnce() {
    Scene game = threeRolled().play(2, "skip").play(0, "skip").play(1, "skip");
    assertThat(game.position.next()).isEqualTo(Position.CHANCE);
    game.chance("draw 0 5a 5b", "draw 1 5c 5d", "draw 2 5e 5f");
    game.play(0, "keep 5a").play(1, "keep 5c").play(2, "keep 5e");
    for (int seat = 0; seat < 3; seat++) {
      assertThat(game.legal(seat)).hasSize(1566).doesNotContain("skip");
    }
  }

  @Test
  void theOrderInWhichSeatsActChangesNothing() { // R10, R23
    Scene one = threeRolled().play(0, "skip").play(2, "skip");
    one.marked(1).chance("draw 0 5a 5b", "draw 2 5c 5d").play(0, "keep 5a").play(2, "keep 5d");
    Scene other = threeRolled().play(2, "skip");
    other.marked(1).play(0, "skip").chance("draw 0 5a 5b", "draw 2 5c 5d");
    other.play(2, "keep 5d").play(0, "keep 5a");
    assertThat(other.view()).isEqualTo(one.view());
    assertThat(one.bottom("5")).containsExactly("5b", "5c");
  }

  @Test
  void aloneItWorksTheSame() { // R21
    Scene game = Scene.solo("impossible").chance("deal 0 6a", "table sg").play(0, "done");
    game.chance("roll 1 1 1 2 3").play(0, "stand", "skip");
    assertThat(game.isPossible("draw 0 5a 5b")).isFalse();
    game.chance("draw 0 6b 6c").play(0, "keep 6c");
    assertThat(game.bottom("6")).containsExactly("6a", "6b");
    assertThat(game.legal(0)).hasSize(26 * (1 + 6 + 6 + 6)); // 11, 12, 13, 23
    game.play(0, "mark a1 11", "mark a2 12 e");
    assertThat(game.legal(0)).containsExactlyInAnyOrder("done", "skip");
  }

  @Test
  void afterTheFourthCardOfASoloGameNothingIsSkipped() { // R22
    Scene game = Scene.solo("standard");
    game.marks(0, "c2 12 e, c4 12 w, d2 12 ne, d3 12 nw");
    game.scored(0, "6b", "5a", "4b");
    game.chance("deal 0 6a", "table sa").play(0, "score table 1 c2 c4 d2 d3");
    for (int round = 1; round < 3; round++) {
      assertThat(game.chance("roll 1 2 3 4 5").legal(0)).hasSize(hexes(game) * 60 + 6);
      game.next("12 e", "34 e");
      assertThat(game.due()).isEqualTo("roll");
    }
  }

  private static int hexes(Scene game) {
    return Integer.bitCount(game.seat(0).map.empty());
  }

  @Test
  void theNewCardIsSeenOnceItIsKept() {
    Scene game = threeRolled().play(0, "skip").play(1, "skip");
    assertThat(game.view()).doesNotContain("\"id\":\"6a\"").contains("\"id\":\"6c\"");
    game.marked(2).chance("draw 0 5a 5b", "draw 1 5c 5d").play(0, "keep 5a");
    assertThat(game.view()).contains("\"hand\":{\"id\":\"5a\"").contains("\"id\":\"5d\"");
    game.play(1, "keep 5c");
    assertThat(game.view()).contains("\"hand\":{\"id\":\"5c\"").doesNotContain("\"id\":\"5d\"");
  }

  // Taking back.

  @Test
  void aSkipIsTakenBackUntilCardsAreDrawn() {
    Scene game = threeRolled().play(0, "mark a1 12 e", "skip");
    assertThat(game.position.takeBacks(0)).isEqualTo(2);
    game.marked(1).play(2, "mark a1 12 e");
    assertThat(game.position.takeBacks(0)).isEqualTo(2);
    game.play(2, "mark a2 34 e");
    assertThat(game.position.takeBacks(0)).isEqualTo(2);
    game.chance("draw 0 5a 5b");
    for (int seat = 0; seat < 3; seat++) {
      assertThat(game.position.takeBacks(seat)).isZero();
    }
  }

  @Test
  void aKeptCardStandsOnceAnotherSeatHasMarkedOn() {
    Scene game = threeRolled().play(0, "skip").play(2, "skip");
    game.marked(1).chance("draw 0 5a 5b", "draw 2 5c 5d").play(0, "keep 5a").play(2, "keep 5d");
    assertThat(game.position.takeBacks(0)).isEqualTo(1);
    assertThat(game.position.takeBacks(2)).isEqualTo(1);
    game.play(0, "mark a1 12 e");
    assertThat(game.position.takeBacks(0)).isEqualTo(2);
    assertThat(game.position.takeBacks(2)).isZero();
    game.play(2, "mark a1 12 e");
    assertThat(game.position.takeBacks(0)).isEqualTo(1);
    assertThat(game.position.takeBacks(2)).isEqualTo(1);
  }

  // What holds however often seats skip.

  @Tag("random")
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
    for (int i = 0; i < 10; i++) {
      Scene game = begin(mode, seats);
      List<String> events = new ArrayList<>(); // each with its seat in front, or "chance"
      while (!game.position.isOver()) {
        String event = next(game, random);
        skips += event.endsWith(" skip") && game.position.course.isMarking() ? 1 : 0;
        replay(game, event);
        events.add(event);
        for (String deck : new String[] {"4", "5"}) {
          assertThat(cardsOf(game, deck)).doesNotHaveDuplicates().hasSize(13 - lost(game, deck));
        }
        int seat = random.below(seats);
        if (game.position.takeBacks(seat) > 0 && random.below(4) == 0) {
          Scene without = begin(mode, seats);
          without(events, seat, game.position.takeBacks(seat)).forEach(e -> replay(without, e));
          assertThat(without.position.mayAct(seat)).isTrue();
        }
      }
    }
    assertThat(skips).isGreaterThan(10);
  }

  /** All cards of a deck, wherever they are: in the deck, in a hand or drawn. */
  private static List<String> cardsOf(Scene game, String deck) {
    Cards cards = game.position.rules.cards();
    List<String> ids = game.bottom(deck);
    if (game.deck(deck).freshSize() > 0) {
      for (long rest = game.deck(deck).tops(); rest != 0; rest = Bits.rest(rest)) {
        ids.add(cards.ids.of(Bits.first(rest)));
      }
    }
    for (int seat = 0; seat < game.position.seats(); seat++) {
      Seat own = game.seat(seat);
      for (int card : new int[] {own.hand(), own.firstDrawn(), own.secondDrawn()}) {
        if (card != Cards.NONE && cards.ids.of(card).startsWith(deck)) {
          ids.add(cards.ids.of(card));
        }
      }
    }
    return ids;
  }

  /** How many hand cards of a deck were scored as the last ones of their seats. */
  private static int lost(Scene game, String deck) {
    int lost = 0;
    for (int seat = 0; seat < game.position.seats(); seat++) {
      Seat own = game.seat(seat);
      if (own.hand() == Cards.NONE && own.map.fences() > 0 && !own.isReplacing()) {
        int last = own.map.fenceCard(own.map.fences() - 1);
        lost += game.position.rules.cards().ids.of(last).startsWith(deck) ? 1 : 0;
      }
    }
    return lost;
  }

  private static Scene begin(String mode, int seats) {
    return seats == 1 ? Scene.solo(mode) : Scene.cards(mode, seats);
  }

  /** What chance or some seat that may act does next; every third time it may skip, it does. */
  private static String next(Scene game, RandomSource random) {
    Position position = game.position;
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

  private static void replay(Scene game, String event) {
    String[] words = event.split(" ", 2);
    if (words[0].equals("chance")) {
      game.chance(words[1]);
    } else {
      game.play(Integer.parseInt(words[0]), words[1]);
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
